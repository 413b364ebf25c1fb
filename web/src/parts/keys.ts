/** The keyboard of a table. Tab is never bound; single keys can be switched off or changed in the settings. */

import { explainer } from '../explain.svelte';
import { skipMotion } from '../motion';
import { settings, strokes, type Action, type Gesture } from '../settings.svelte';
import type { TableStore } from '../table.svelte';
import type { Door } from './TableBar.svelte';
import { explainFocused, stepTarget } from './spot';

const SECOND_DIGIT = 700; // ms in which two digits make one number

/** Keys that do nothing by themselves. */
const TWO_HANDED = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'Tab']);

interface Hands {
  table: TableStore;
  open(door: Door): void;
  /** Close what lies on top; false where nothing does. */
  close(): boolean;
  look(at: number | null): void;
  /** The decision that is looked at; null is now. */
  at(): number | null;
  own(): void;
  /** List all options. */
  whole(): void;
}

export function keyHandler(hands: Hands): (event: KeyboardEvent) => void {
  const { table } = hands;
  let digits = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  function chooseNumber(number: number): void {
    const option = table.options[number - 1];
    if (option) table.choose(option.key);
  }

  function digit(key: string): void {
    clearTimeout(timer);
    digits += key;
    const number = Number(digits);
    // Another digit can follow only if such a number exists.
    if (number * 10 <= table.options.length && digits.length < 2) {
      timer = setTimeout(() => {
        digits = '';
        chooseNumber(number);
      }, SECOND_DIGIT);
    } else {
      digits = '';
      chooseNumber(number);
    }
  }

  function enter(): void {
    const proposed = table.proposed;
    const errand = proposed ? null : table.errandAt(null);
    if (errand) table.carryOut(errand);
    if (!proposed) return;
    if (table.picked === proposed.key) table.send(proposed.key);
    else table.choose(proposed.key);
  }

  function escape(): void {
    if (explainer.hide()) return;
    if (table.menu) table.menu = null;
    else if (table.picked) table.picked = null;
    else if (table.why) table.why = null;
    else if (table.hint) table.hint = null;
    else if (table.asks && !table.moments.folded) table.moments.folded = true;
    else hands.close();
  }

  const ACTS: Record<Action, () => void> = {
    'take-back': () => table.takeBack(),
    why: () => void table.askWhy(),
    explain: () => explainFocused(),
    pin: () => explainer.pin(),
    hint: () => void table.askHint(),
    score: () => hands.open('score'),
    log: () => {
      const log = document.querySelector<HTMLElement>('#log [role="log"]');
      if (log) log.focus();
      else hands.open('log');
    },
    own: () => hands.own(),
    prompt: () => document.querySelector<HTMLElement>('#question h2')?.focus(),
    previous: () => stepTarget(-1),
    next: () => stepTarget(1),
    earlier: () => hands.look(Math.max(0, (hands.at() ?? table.state?.seq ?? 0) - 1)),
    later: () => {
      const at = hands.at();
      if (at === null || !table.state) return;
      hands.look(at + 1 >= table.state.seq ? null : at + 1);
    },
    'turn-back': () => void turn(-1),
    'turn-on': () => void turn(1),
    search: () => {
      hands.whole();
      document.querySelector<HTMLElement>('[data-search]')?.focus();
    },
    mute: () => settings.change({ sound: !settings.kept.sound }),
    skip: () => table.skip(),
    help: () => hands.open('help'),
    signs: () => hands.open('signs'),
    aside: () => gesture('aside'),
    larger: () => gesture('larger'),
    smaller: () => gesture('smaller'),
    whole: () => gesture('whole'),
  };

  /** To the beginning of this turn or of the one before, or to the next; the last one leads to now. */
  async function turn(by: 1 | -1): Promise<void> {
    const at = hands.at();
    if (by > 0 && at === null) return;
    const to = await table.turnFrom(at ?? table.state?.seq ?? 0, by);
    hands.look(by > 0 && to >= (table.state?.seq ?? 0) ? null : to);
  }

  function gesture(which: Gesture): void {
    for (const heard of table.gestures) heard(which);
  }

  return (event) => {
    // The first key ends what plays, and does nothing else: nobody answers a question that they do not see.
    if (table.moments.now && !TWO_HANDED.has(event.key)) {
      event.preventDefault();
      table.moments.end();
      return;
    }
    skipMotion();
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target as HTMLElement;
    if (document.querySelector('dialog[open]')) return;
    if (event.key === 'Escape') return escape();
    if (target.closest?.('input, textarea, select')) return;
    if (event.key === 'Enter') {
      if (target.closest?.('button, a, summary, [data-spot]')) return;
      event.preventDefault();
      return enter();
    }
    // No option has the number 0: alone it is a key like others.
    if (/^\d$/.test(event.key) && (digits || event.key !== '0')) return digit(event.key);
    if (!settings.kept.shortcuts) return;
    const acts = Object.keys(ACTS) as Action[];
    const action = strokes(event).flatMap((stroke) => acts.filter((each) => settings.kept.keys[each] === stroke))[0];
    if (!action) return;
    event.preventDefault();
    ACTS[action]();
  };
}
