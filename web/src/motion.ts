/** Things that are seen to move: pieces walk, small pictures fly over the table while the state beneath is already the new one. */

import type { Flight, Walk } from './boards/board';

const FLIGHT = 400; // ms
const APART = 80; // ms between pieces of one flight
const MOST = 7; // pieces that are drawn of one flight
const MOST_FLIGHTS = 12; // flights of one beat; the rest is told by where it led
const SHORTEST = 150; // ms of a walk
const LONGEST = 450;
const A_HAIR = 4; // px that nobody sees

type Point = readonly [x: number, y: number];

let layer: HTMLElement | null = null;
let running: Animation[] = [];
let wake: (() => void) | null = null;

export function setLayer(element: HTMLElement | null): void {
  layer = element;
}

/** What is drawn of a place now. Of a seat its mark: what flies there must not lie over its words. */
export function drawnAt(place: string): DOMRect | null {
  const element = document.querySelector(`[data-place="${CSS.escape(place)}"]`);
  const aim = place.startsWith('seat:') ? (element?.querySelector('svg') ?? element) : element;
  const box = aim?.getBoundingClientRect();
  return box && box.width > 0 ? box : null;
}

const middle = (box: DOMRect): Point => [box.left + box.width / 2, box.top + box.height / 2];

/**
 * Look where everything lies, before the state changes. The function that is returned lets it move, after the state has
 * changed, and says how long that takes.
 */
export function prepare(flights: readonly Flight[], walks: readonly Walk[], stretch: number): () => number {
  const seen = flights.slice(0, MOST_FLIGHTS).map((flight) => ({ flight, from: drawnAt(flight.from) }));
  const pieces = new Map(
    [...document.querySelectorAll('[data-piece]')].map((element) => [
      pieceOf(element),
      middle(element.getBoundingClientRect()),
    ]),
  );
  for (const { piece } of walks) {
    const box = drawnAt(piece);
    if (box) pieces.set(piece, middle(box));
  }
  return () => {
    let last = 0;
    let at = 0;
    for (const { flight, from } of seen) {
      const to = drawnAt(flight.to);
      if (!from || !to || !layer) continue;
      for (let piece = 0; piece < Math.min(flight.count ?? 1, MOST); piece += 1) {
        fly(flight.picture, middle(from), middle(to), at * stretch, FLIGHT * stretch);
        last = at + FLIGHT;
        at += APART;
      }
    }
    return Math.max(last, ...[...pieces].map(([piece, from]) => walk(piece, from, walks, stretch))) * stretch;
  };
}

const pieceOf = (element: Element): string => element.getAttribute('data-piece') ?? '';

/** A piece that lies elsewhere now goes there, by the places that were named on its way. */
function walk(piece: string, from: Point, walks: readonly Walk[], stretch: number): number {
  const name = CSS.escape(piece);
  const element = document.querySelector<SVGElement | HTMLElement>(`[data-piece="${name}"], [data-place="${name}"]`);
  if (!element || typeof element.animate !== 'function') return 0;
  // A drawing that moves its pieces by itself is at its end at once, so that one walk is seen and not two.
  for (const each of element.getAnimations()) if (each instanceof CSSTransition) each.finish();
  const to = middle(element.getBoundingClientRect());
  if (Math.hypot(to[0] - from[0], to[1] - from[1]) < A_HAIR) return 0;
  const way = walks
    .filter((each) => each.piece === piece)
    .flatMap((each) => drawnAt(each.to) ?? [])
    .slice(0, -1);
  const stops = [from, ...way.map(middle), to];
  const scale = element instanceof SVGElement ? (element.ownerSVGElement?.getScreenCTM()?.a ?? 1) : 1;
  const frames = stops.map(([x, y]) => ({ translate: `${(x - to[0]) / scale}px ${(y - to[1]) / scale}px` }));
  const far = stops
    .slice(1)
    .reduce((sum, [x, y], at) => sum + Math.hypot(x - (stops[at]?.[0] ?? x), y - (stops[at]?.[1] ?? y)), 0);
  const duration = Math.max(SHORTEST, Math.min(LONGEST, far * 1.1)) * Math.min(2, Math.max(1, way.length / 2));
  keep(element.animate(frames, { duration: duration * stretch, easing: way.length ? 'ease-in-out' : 'ease-out' }));
  return duration;
}

function keep(animation: Animation, after: () => void = () => {}): void {
  running.push(animation);
  animation.onfinish = animation.oncancel = () => {
    after();
    running = running.filter((each) => each !== animation);
  };
}

function fly(picture: string, start: Point, end: Point, delay: number, duration: number): void {
  if (!layer || typeof layer.animate !== 'function') return;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `#${picture}`);
  svg.setAttribute('class', 'flying');
  svg.setAttribute('viewBox', '0 0 40 50');
  svg.append(use);
  layer.append(svg);
  const rise = Math.min(60, Math.hypot(end[0] - start[0], end[1] - start[1]) / 4);
  const at = ([x, y]: Point, size: number): string => `translate(${x - 16}px, ${y - 20}px) scale(${size})`;
  const top: Point = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2 - rise];
  const animation = svg.animate(
    [
      { transform: at(start, 0.7), opacity: 0 },
      { transform: at(top, 1.15), opacity: 1, offset: 0.5 },
      { transform: at(end, 0.8), opacity: 0.9 },
    ],
    { duration, delay, easing: 'ease-out', fill: 'backwards' },
  );
  keep(animation, () => svg.remove());
}

/** Wait so long, or until somebody skips. */
export function longest(milliseconds: number): Promise<void> {
  if (milliseconds <= 0) return Promise.resolve();
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
