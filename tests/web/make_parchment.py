"""The sheet under the Map of Euthia: ``python tests/web/make_parchment.py``, with Chromium. Stains, grain and the torn
edge are filters, too slow for a table that moves; here they are laid on once."""

from __future__ import annotations

import base64
import shutil
from typing import Final

from playwright.sync_api import sync_playwright
from tests.web.conftest import QUIET
from tests.web.screens import ROOT

OUT: Final = ROOT / "web" / "src" / "boards" / "euthia" / "scenery" / "parchment.webp"
WIDTH: Final = 1100
HEIGHT: Final = 700
QUALITY: Final = 0.62
SHEET: Final = f"""<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">
<defs>
<radialGradient id="paper" cx=".3" cy=".25" r=".95">
<stop offset="0" stop-color="#fbf0d4"/><stop offset=".5" stop-color="#ead7ac"/><stop offset="1" stop-color="#bf9c62"/>
</radialGradient>
<filter id="torn" x="-3%" y="-3%" width="106%" height="106%">
<feTurbulence type="fractalNoise" baseFrequency=".02" numOctaves="4" seed="9"/>
<feDisplacementMap in="SourceGraphic" scale="15" xChannelSelector="R" yChannelSelector="G"/>
</filter>
<filter id="stains" x="0" y="0" width="100%" height="100%">
<feTurbulence type="fractalNoise" baseFrequency=".006 .009" numOctaves="4" seed="3"/>
<feColorMatrix values="0 0 0 0 .42  0 0 0 0 .26  0 0 0 0 .1  0 0 0 2.6 -1.05"/>
</filter>
<filter id="grain" x="0" y="0" width="100%" height="100%">
<feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="8"/>
<feColorMatrix values="0 0 0 0 .2  0 0 0 0 .12  0 0 0 0 .05  0 0 0 1 -.52"/>
</filter>
<filter id="soft"><feGaussianBlur stdDeviation="7"/></filter>
<clipPath id="inside"><rect x="17" y="17" width="{WIDTH - 34}" height="{HEIGHT - 34}" rx="6"/></clipPath>
</defs>
<rect x="16" y="18" width="{WIDTH - 26}" height="{HEIGHT - 26}" rx="8" opacity=".6" filter="url(#soft)"/>
<g filter="url(#torn)"><rect x="12" y="12" width="{WIDTH - 24}" height="{HEIGHT - 24}" rx="8" fill="#74531f"/>
<rect x="15" y="15" width="{WIDTH - 30}" height="{HEIGHT - 30}" rx="7" fill="url(#paper)"/></g>
<g clip-path="url(#inside)"><rect width="{WIDTH}" height="{HEIGHT}" filter="url(#stains)" opacity=".38"/>
<rect width="{WIDTH}" height="{HEIGHT}" filter="url(#grain)" opacity=".5"/></g>
<g fill="none" stroke="#6b4a20">
<rect x="27" y="27" width="{WIDTH - 54}" height="{HEIGHT - 54}" stroke-opacity=".55" stroke-width="1.3"/>
<rect x="32" y="32" width="{WIDTH - 64}" height="{HEIGHT - 64}" stroke-opacity=".32" stroke-width="2.6"/></g>
</svg>"""
BAKE: Final = """async ([svg, width, height, quality]) => {
    const image = new Image();
    image.src = 'data:image/svg+xml;base64,' + btoa(svg);
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width, height];
    canvas.getContext('2d').drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', quality).split(',')[1];
}"""


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=list(QUIET))
        baked = browser.new_page().evaluate(BAKE, [SHEET, WIDTH, HEIGHT, QUALITY])
        browser.close()
    OUT.write_bytes(base64.b64decode(baked))
    print(OUT.relative_to(ROOT), OUT.stat().st_size)


if __name__ == "__main__":
    main()
