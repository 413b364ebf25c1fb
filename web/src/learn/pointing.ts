/** Where the guide stands and how its arrow runs: geometry only, so that it can be tried without a screen. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const MARGIN = 10; // between the guide and the edge of the screen
const GAP = 34; // the least room for an arrow
const TRIES = 19; // places that are tried from left to right, and from top to bottom

const right = (box: Box): number => box.left + box.width;
const bottom = (box: Box): number => box.top + box.height;
const middle = (box: Box): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];

function overlap(one: Box, other: Box): number {
  const wide = Math.min(right(one), right(other)) - Math.max(one.left, other.left);
  const high = Math.min(bottom(one), bottom(other)) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

export function grown(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

/** The place for a guide of that size which hides nothing that is lit and is not far from what it points at. */
export function placeFor(
  size: { width: number; height: number },
  lit: readonly Box[],
  screen: { width: number; height: number },
): { left: number; top: number } {
  const widest = Math.max(MARGIN, screen.width - size.width - MARGIN);
  const lowest = Math.max(MARGIN, screen.height - size.height - MARGIN);
  const target = lit[0] ? middle(lit[0]) : [screen.width / 2, screen.height / 2];
  let best = { left: widest, top: lowest };
  let least = Infinity;
  for (let across = 0; across < TRIES; across += 1) {
    for (let down = 0; down < TRIES; down += 1) {
      const left = MARGIN + ((widest - MARGIN) * across) / (TRIES - 1);
      const top = MARGIN + ((lowest - MARGIN) * down) / (TRIES - 1);
      const here: Box = { left, top, ...size };
      // First of all the piece itself is seen, then room for the arrow, then the option in the list.
      const hidden = lit.reduce(
        (sum, box, at) => sum + (at ? overlap(box, here) : overlap(grown(box, GAP), here) + 40 * overlap(box, here)),
        0,
      );
      const [x, y] = middle(here);
      const cost = hidden * 100 + Math.hypot(x - (target[0] ?? 0), y - (target[1] ?? 0));
      if (cost < least) {
        least = cost;
        best = { left, top };
      }
    }
  }
  return best;
}

/** Where the line from the middle of a box towards a point leaves the box. */
function edge(box: Box, [x, y]: [number, number]): [number, number] {
  const [cx, cy] = middle(box);
  const dx = x - cx;
  const dy = y - cy;
  if (!dx && !dy) return [cx, cy];
  const scale = 1 / Math.max(Math.abs(dx) / (box.width / 2), Math.abs(dy) / (box.height / 2));
  return [cx + dx * scale, cy + dy * scale];
}

export interface Arrow {
  line: string;
  head: string;
}

/** An arrow in a slight bow from the guide to what it points at; none where they touch. */
export function arrowFor(from: Box, to: Box): Arrow | null {
  if (overlap(grown(from, 6), grown(to, 6))) return null;
  const [x1, y1] = edge(from, middle(to));
  const [x2, y2] = edge(grown(to, 8), middle(from));
  const long = Math.hypot(x2 - x1, y2 - y1);
  if (long < 14) return null;
  const bow = Math.min(60, long * 0.18);
  const [mx, my] = [(x1 + x2) / 2 - ((y2 - y1) / long) * bow, (y1 + y2) / 2 + ((x2 - x1) / long) * bow];
  const turn = Math.atan2(y2 - my, x2 - mx);
  const at = (angle: number, far: number): string =>
    `${(x2 - Math.cos(turn + angle) * far).toFixed(1)} ${(y2 - Math.sin(turn + angle) * far).toFixed(1)}`;
  return {
    line: `M${x1.toFixed(1)} ${y1.toFixed(1)}Q${mx.toFixed(1)} ${my.toFixed(1)} ${at(0, 10)}`,
    head: `M${x2.toFixed(1)} ${y2.toFixed(1)}L${at(0.5, 22)}L${at(0, 15)}L${at(-0.5, 22)}Z`,
  };
}

/** The whole screen without what is lit, as a path to be filled by the even-odd rule. */
export function veilFor(lit: readonly Box[], screen: { width: number; height: number }, round = 14): string {
  const holes = lit.map((box) => {
    const r = Math.min(round, box.width / 2, box.height / 2);
    const [w, h] = [box.width - 2 * r, box.height - 2 * r];
    return `M${box.left + r} ${box.top}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 ${-r} ${r}h${-w}a${r} ${r} 0 0 1 ${-r} ${-r}v${-h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
  });
  return `M0 0H${screen.width}V${screen.height}H0Z${holes.join('')}`;
}
