/** What a screen reader is told without being asked: a calm voice for news, a firm one for trouble. */

class Announcer {
  polite = $state('');
  firm = $state('');
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** News are gathered for a second, so that a round of bots is one message and not twenty. */
  say(text: string): void {
    if (!text) return;
    this.#waiting.push(text);
    if (this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.polite = this.#waiting.slice(-6).join(' ');
      this.#waiting = [];
    }, 1000);
  }

  warn(text: string): void {
    this.firm = text;
  }
}

export const announcer = new Announcer();
