"""Pictures that are kept to compare with: how a screen looked when somebody last said that it looks right.

Compared is what one sees from across the room: both pictures at the size of a stamp. A word may change, a scene, a
figure or a panel may not without somebody looking. The browser draws and counts, so that nothing else is needed.
"""

from __future__ import annotations

import base64
import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Page

KEPT: Final = Path(__file__).parent / "pictures"
RENEW: Final = os.environ.get("MUSTER_PICTURES") == "renew"
WIDEST: Final = 640  # pixels of a kept picture
CELLS: Final = 72  # across a stamp
FAR: Final = 36  # of 255, in any colour: this cell shows something else
MOST_FAR: Final = 0.06  # of all cells

# The share of cells in which two pictures differ; 1 where their shapes do.
DIFFERENCE: Final = """async ([kept, shown, cells, far]) => {
    const stamp = async source => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const [wide, high] = [cells, Math.round(cells * image.naturalHeight / image.naturalWidth)];
        // Halved as often as it takes: every pixel of the picture counts.
        let drawn = image, [width, height] = [image.naturalWidth, image.naturalHeight];
        while (width > wide) {
            [width, height] = [Math.max(wide, width >> 1), Math.max(high, height >> 1)];
            const smaller = new OffscreenCanvas(width, height);
            smaller.getContext('2d').drawImage(drawn, 0, 0, width, height);
            drawn = smaller;
        }
        return { high, pixels: drawn.getContext('2d').getImageData(0, 0, wide, high).data };
    };
    const [one, other] = [await stamp(kept), await stamp(shown)];
    if (one.high !== other.high) return 1;
    let count = 0;
    for (let at = 0; at < one.pixels.length; at += 4) {
        if ([0, 1, 2].some(part => Math.abs(one.pixels[at + part] - other.pixels[at + part]) > far)) count += 1;
    }
    return count / (one.pixels.length / 4);
}"""

SMALLER: Final = """async ([shown, widest]) => {
    const image = new Image();
    image.src = shown;
    await image.decode();
    const scale = Math.min(1, widest / image.naturalWidth);
    const drawn = document.createElement('canvas');
    [drawn.width, drawn.height] = [image.naturalWidth * scale, image.naturalHeight * scale];
    const context = drawn.getContext('2d');
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, drawn.width, drawn.height);
    return drawn.toDataURL('image/webp', 0.8).split(',')[1];
}"""


def address(picture: bytes, kind: str) -> str:
    return f"data:image/{kind};base64,{base64.b64encode(picture).decode()}"


def differs(desk: Page, name: str, shown: bytes) -> float:
    """How much of a picture is not as it was kept; ``desk`` is an empty page. Renewing keeps it as it is now."""
    path = KEPT / f"{name}.webp"
    if RENEW:
        KEPT.mkdir(exist_ok=True)
        path.write_bytes(base64.b64decode(desk.evaluate(SMALLER, [address(shown, "png"), WIDEST])))
    assert path.exists(), f"{path.name} was never kept: MUSTER_PICTURES=renew python -m pytest {__package__}"
    told: float = desk.evaluate(DIFFERENCE, [address(path.read_bytes(), "webp"), address(shown, "png"), CELLS, FAR])
    return told
