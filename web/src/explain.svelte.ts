/** The help popover: what a thing is, what it does now, and the rule behind it. */

export interface Explanation {
  title: string;
  /** The piece whose figure stands beside the words: its sort and key, as the content has them. */
  piece?: string;
  /** Short facts in one line: strength 5 · level 2. */
  facts?: string[];
  text?: string;
  /** The gist of the text, where an option is listed. */
  short?: string;
  /** What one can do with it now, or why not. */
  now?: string[];
  rule?: string;
}

export interface Shown extends Explanation {
  anchor: DOMRect;
  pinned: boolean;
  /** Opened by a key or a press, so it is read aloud too. */
  asked: boolean;
}

export const HOVER_PAUSE = 400;
export const PRESS_PAUSE = 450;

class Explainer {
  shown = $state.raw<Shown | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #owner: Element | null = null;

  /** Soon: the pointer rests on something. */
  soon(element: Element, told: () => Explanation | null): void {
    if (this.shown?.pinned) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.now(element, told(), false), HOVER_PAUSE);
  }

  now(element: Element, told: Explanation | null, asked = true): void {
    clearTimeout(this.#timer);
    if (!told) return;
    this.#owner = element;
    this.shown = { ...told, anchor: element.getBoundingClientRect(), pinned: false, asked };
  }

  /** The pointer has left, or the focus. */
  leave(element: Element): void {
    clearTimeout(this.#timer);
    if (this.#owner === element && this.shown && !this.shown.pinned) this.hide();
  }

  pin(): void {
    if (this.shown) this.shown = { ...this.shown, pinned: !this.shown.pinned };
  }

  /** True where there was something to hide. */
  hide(): boolean {
    clearTimeout(this.#timer);
    const was = this.shown !== null;
    this.shown = null;
    this.#owner = null;
    return was;
  }
}

export const explainer = new Explainer();
