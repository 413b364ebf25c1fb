/** Who sits before this screen. */

import { api } from './api';
import type { Me } from './protocol';
import { settings } from './settings.svelte';
import { t } from './words.svelte';

class Session {
  me = $state.raw<Me | null>(null);
  #asked: Promise<Me> | null = null;

  load(): Promise<Me> {
    this.#asked ??= api.me().then((me) => (this.me = me));
    this.#asked.catch(() => (this.#asked = null));
    return this.#asked;
  }

  /** Nobody plays without a name; who gives none is called a guest. */
  async named(name: string): Promise<Me> {
    const me = await this.load();
    const wanted = name.trim() || me.name || t('guest');
    if (name.trim()) settings.change({ name: name.trim() });
    return me.name === wanted ? me : this.set(await api.name(wanted));
  }

  /** Somebody else from now on, or under another name. */
  set(me: Me): Me {
    this.#asked = Promise.resolve(me);
    return (this.me = me);
  }
}

export const session = new Session();
