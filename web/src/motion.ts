/** Things that are seen to move: small pictures fly over the table while the state beneath is already the new one. */

import type { Flight } from './boards/board';

const FLIGHT = 420; // ms
const APART = 90; // ms between pieces of one flight
const MOST = 9; // pieces that are drawn of one flight

let layer: HTMLElement | null = null;
let running: Animation[] = [];
let wake: (() => void) | null = null;

export function setLayer(element: HTMLElement | null): void {
  layer = element;
}

/** The middle of a place on the screen, if it is drawn now. */
function middle(place: string): DOMRect | null {
  const element = document.querySelector(`[data-place="${CSS.escape(place)}"]`);
  const box = element?.getBoundingClientRect();
  return box && box.width > 0 ? box : null;
}

/**
 * Look where flights begin, before the state changes. The function that is returned lets them fly, after the state has
 * changed, and says how long they take.
 */
export function prepare(flights: Flight[]): () => number {
  const starts = flights.map((flight) => ({ flight, from: middle(flight.from) }));
  return () => {
    let last = 0;
    let at = 0;
    for (const { flight, from } of starts) {
      const to = middle(flight.to);
      if (!from || !to || !layer) continue;
      for (let piece = 0; piece < Math.min(flight.count ?? 1, MOST); piece += 1) {
        fly(flight.picture, from, to, at);
        last = at + FLIGHT;
        at += APART;
      }
    }
    return last;
  };
}

function fly(picture: string, from: DOMRect, to: DOMRect, delay: number): void {
  if (!layer || typeof layer.animate !== 'function') return;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `#${picture}`);
  svg.setAttribute('class', 'flying');
  svg.setAttribute('viewBox', '0 0 40 50');
  svg.append(use);
  layer.append(svg);
  const start = [from.left + from.width / 2, from.top + from.height / 2] as const;
  const end = [to.left + to.width / 2, to.top + to.height / 2] as const;
  const rise = Math.min(60, Math.hypot(end[0] - start[0], end[1] - start[1]) / 4);
  const at = (x: number, y: number, size: number): string => `translate(${x - 16}px, ${y - 20}px) scale(${size})`;
  const animation = svg.animate(
    [
      { transform: at(...start, 0.7), opacity: 0 },
      { transform: at((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 - rise, 1.15), opacity: 1, offset: 0.5 },
      { transform: at(...end, 0.8), opacity: 0.9 },
    ],
    { duration: FLIGHT, delay, easing: 'ease-out', fill: 'backwards' },
  );
  running.push(animation);
  animation.onfinish = animation.oncancel = () => {
    svg.remove();
    running = running.filter((each) => each !== animation);
  };
}

/** Wait so long, or until somebody skips. */
export function longest(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    wake = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}

/** Any key or tap: everything is where it belongs. */
export function skipMotion(): void {
  for (const animation of [...running]) animation.cancel();
  wake?.();
  wake = null;
}
