/** Fetches what lies beside the Map; once it is there, it is there at once. */

type Panels = typeof import('./panels');

class Beside {
  panels = $state.raw<Panels | null>(null);
  #coming: Promise<void> | null = null;

  fetch(): Promise<void> {
    this.#coming ??= import('./panels').then(
      (found) => void (this.panels = found),
      () => void (this.#coming = null), // whoever opens it next tries again
    );
    return this.#coming;
  }
}

export const beside = new Beside();
