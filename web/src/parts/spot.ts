/** A place or piece on a board: pointing at it lights its options, pressing it chooses or explains. */

import type { Attachment } from 'svelte/attachments';
import { explainer, PRESS_PAUSE, type Explanation } from '../explain.svelte';
import type { Option } from '../protocol';
import type { TableStore } from '../table.svelte';
import { t } from '../words.svelte';

const told = new WeakMap<Element, () => Explanation | null>();

/** What is said about a place: what it is, then what can be done there and what cannot. */
export function explanation(table: TableStore, place: string): Explanation | null {
  const { shown, board } = table;
  if (!shown || !board) return null;
  const about = board.explain(place, shown.view, table.pieces);
  if (!about) return null;
  const now = [...(about.now ?? [])];
  for (const option of table.places.get(place) ?? []) {
    const number = table.numbers.get(option.key) ?? 0;
    now.push(
      option.preview
        ? t('option-at-preview', { number, option: option.text, preview: option.preview })
        : t('option-at', { number, option: option.text }),
    );
  }
  if (!table.places.get(place)?.length) now.push(...(table.refusals.get(place) ?? []));
  return { ...about, now };
}

/** The numbers of the options at one place: 4, 4–5, or 4+ where they do not follow each other. */
export function numbersOf(table: TableStore, options: Option[]): string {
  const numbers = options.map((option) => table.numbers.get(option.key) ?? 0).sort((one, other) => one - other);
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
  if (numbers.length < 2) return String(first);
  return last - first === numbers.length - 1 ? `${first}–${last}` : `${first}+`;
}

/** Explain whatever has the focus. */
export function explainFocused(): boolean {
  const element = document.activeElement;
  const about = element && told.get(element)?.();
  if (!element || !about) return false;
  explainer.now(element, about);
  return true;
}

type Handler = [string, (event: Event) => void];

/** An element says what it is by key and by a long press of a finger, which ends in no click. */
function tells(element: Element, about: () => Explanation | null, handlers: Handler[]): () => void {
  let press: ReturnType<typeof setTimeout> | undefined;
  let answered = false;
  const stop = (): void => clearTimeout(press);
  const all: Handler[] = [
    [
      'pointerdown',
      (event) => {
        if ((event as PointerEvent).pointerType !== 'touch') return;
        answered = false;
        press = setTimeout(() => {
          answered = true;
          explainer.now(element, about());
        }, PRESS_PAUSE);
      },
    ],
    ['pointerup', stop],
    ['pointercancel', stop],
    ['pointerleave', stop],
    ['contextmenu', (event) => answered && event.preventDefault()],
    [
      'click',
      (event) => {
        if (answered) event.stopImmediatePropagation();
        answered = false;
      },
    ],
    ...handlers,
  ];
  for (const [name, handle] of all) element.addEventListener(name, handle);
  told.set(element, about);
  return () => {
    stop();
    for (const [name, handle] of all) element.removeEventListener(name, handle);
    told.delete(element);
  };
}

/** Something beside the board that also says what it is when a pointer rests on it. */
export function explained(about: () => Explanation | null): Attachment {
  return (element) =>
    tells(element, about, [
      ['pointerenter', (event) => (event as PointerEvent).pointerType !== 'touch' && explainer.soon(element, about)],
      ['pointerleave', () => explainer.leave(element)],
      ['blur', () => explainer.leave(element)],
    ]);
}

export function spot(table: TableStore, place: string): Attachment {
  return (element) => {
    const target = element as HTMLElement | SVGElement;
    const about = (): Explanation | null => explanation(table, place);
    let asked = false;

    const light = (): void => {
      const first = table.places.get(place)?.[0];
      if (first) table.hot = first.key;
    };
    const leave = (): void => {
      if (table.places.get(place)?.some((option) => option.key === table.hot)) table.hot = null;
      explainer.leave(target);
    };
    const act = (): void => {
      if (!table.chooseAt(place, target.getBoundingClientRect())) explainer.now(target, about());
    };

    return tells(target, about, [
      ['click', act],
      [
        'keydown',
        (event) => {
          const { key } = event as KeyboardEvent;
          if (key !== 'Enter' && key !== ' ') return;
          event.preventDefault();
          event.stopPropagation();
          act();
        },
      ],
      [
        'pointerenter',
        (event) => {
          if ((event as PointerEvent).pointerType === 'touch') return;
          light();
        },
      ],
      [
        'pointermove',
        (event) => {
          // A pointer that rests while the table changes beneath it asks for nothing.
          const { pointerType, movementX, movementY } = event as PointerEvent;
          if (asked || pointerType === 'touch' || (!movementX && !movementY)) return;
          asked = true;
          explainer.soon(target, about);
        },
      ],
      [
        'pointerleave',
        () => {
          asked = false;
          leave();
        },
      ],
      ['focus', light],
      ['blur', leave],
    ]);
  };
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** One tab stop for a group of spots; arrows walk from piece to piece, also into the next group. */
export const roving: Attachment = (group) => {
  const spots = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('[data-spot]')];

  const settle = (): void => {
    const all = spots();
    const stop =
      all.find((each) => each === document.activeElement) ??
      all.find((each) => each.tabIndex === 0 && each.classList.contains('legal')) ??
      all.find((each) => each.classList.contains('legal')) ??
      all[0];
    for (const each of all) {
      const index = each === stop ? '0' : '-1';
      if (each.getAttribute('tabindex') !== index) each.setAttribute('tabindex', index);
    }
  };
  const walk = (event: Event): void => {
    const { key } = event as KeyboardEvent;
    const from = document.activeElement as HTMLElement | null;
    if (!from || !group.contains(from)) return;
    let to: HTMLElement | undefined;
    if (key === 'Home') to = spots()[0];
    else if (key === 'End') to = spots().at(-1);
    else {
      const way = ARROWS[key];
      if (!way) return;
      const board = group.closest('[data-board]') ?? group;
      to = nearest(from, [...board.querySelectorAll<HTMLElement>('[data-spot]')], way);
    }
    event.preventDefault();
    to?.focus();
  };
  // Chromium stops at any piece of SVG that listens for the focus, but nothing shows that a group has it.
  if (group instanceof SVGElement) group.setAttribute('tabindex', '-1');
  const watch = new MutationObserver(settle);
  watch.observe(group, { childList: true, subtree: true, attributeFilter: ['class'] });
  group.addEventListener('keydown', walk);
  group.addEventListener('focusin', settle);
  settle();
  return () => {
    watch.disconnect();
    group.removeEventListener('keydown', walk);
    group.removeEventListener('focusin', settle);
  };
};

/** The nearest element in a direction; what lies aside counts double. */
function nearest(from: HTMLElement, all: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | undefined {
  const here = centre(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const each of all) {
    if (each === from) continue;
    const there = centre(each);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (along < 4) continue;
    const distance = along + 2 * aside;
    if (distance < least) {
      least = distance;
      best = each;
    }
  }
  return best;
}

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** The next or previous lit place on the whole table. */
export function stepTarget(step: 1 | -1): void {
  const lit = [...document.querySelectorAll<HTMLElement>('[data-spot].legal')];
  if (!lit.length) return;
  const at = lit.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (step > 0 ? 0 : lit.length - 1) : (at + step + lit.length) % lit.length;
  lit[next]?.focus();
}
