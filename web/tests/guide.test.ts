/** Where the guide stands and how its arrow runs. */

import { describe, expect, test } from 'vitest';
import { arrowFor, placeFor, veilFor, type Box } from '../src/learn/pointing';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const GUIDE = { width: 460, height: 190 };

const meet = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

describe('the guide', () => {
  test.each([
    [{ left: 20, top: 120, width: 120, height: 140 }],
    [{ left: 600, top: 350, width: 200, height: 200 }],
    [{ left: 1300, top: 820, width: 100, height: 60 }],
  ])('hides nothing that is lit and stays on the screen: %o', (target) => {
    const row = { left: 1060, top: 200, width: 360, height: 46 };
    const place = placeFor(GUIDE, [target, row], WIDE);
    const box = { ...place, ...GUIDE };
    expect(meet(box, target)).toBe(false);
    expect(meet(box, row)).toBe(false);
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.top).toBeGreaterThanOrEqual(0);
    expect(box.left + box.width).toBeLessThanOrEqual(WIDE.width);
    expect(box.top + box.height).toBeLessThanOrEqual(WIDE.height);
  });

  test('is near what it points at', () => {
    const left = placeFor(GUIDE, [{ left: 20, top: 120, width: 100, height: 100 }], WIDE);
    const right = placeFor(GUIDE, [{ left: 1300, top: 700, width: 100, height: 100 }], WIDE);
    expect(left.left).toBeLessThan(right.left);
    expect(left.top).toBeLessThan(right.top);
  });

  test('finds room on a phone between piece and list', () => {
    const size = { width: 370, height: 170 };
    const target = { left: 40, top: 180, width: 110, height: 110 };
    const row = { left: 10, top: 640, width: 370, height: 46 };
    const place = placeFor(size, [target, row], PHONE);
    expect(meet({ ...place, ...size }, target)).toBe(false);
    expect(meet({ ...place, ...size }, row)).toBe(false);
  });

  test('points from its edge to just before the piece', () => {
    const from = { left: 400, top: 400, width: 200, height: 100 };
    const to = { left: 900, top: 420, width: 80, height: 60 };
    const [x1, , x2] = (arrowFor(from, to)?.line.match(/-?[\d.]+/g) ?? []).map(Number);
    expect(x1).toBe(600);
    expect(arrowFor(from, to)?.head.startsWith('M892.0')).toBe(true);
    expect(x2).toBeGreaterThan(600);
  });

  test('needs no arrow where it stands right beside the piece', () => {
    const from = { left: 400, top: 400, width: 200, height: 100 };
    expect(arrowFor(from, { left: 605, top: 400, width: 80, height: 60 })).toBeNull();
  });

  test('veils the screen but for what is lit', () => {
    const veil = veilFor([{ left: 10, top: 20, width: 100, height: 60 }], WIDE);
    expect(veil.startsWith('M0 0H1440V900H0Z')).toBe(true);
    expect(veil.match(/M/g)).toHaveLength(2);
  });
});
