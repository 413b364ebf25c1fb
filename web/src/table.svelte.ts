/** A table as this screen knows it: the latest state, the question, what is picked, and the line to the server. */

import { tick } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { announcer } from './announce.svelte';
import { Problem, address, api } from './api';
import type { Errand, GameBoard, Motion } from './boards/board';
import { boardOf } from './boards/registry';
import { explainer } from './explain.svelte';
import { Live } from './live';
import { longest, prepare, skipMotion } from './motion';
import { Moments } from './stage/director.svelte';
import type { Moment } from './stage/moments';
import { gathered, MEASURES, Pace, type Step as Shown } from './stage/pace';
import { recapOf, type Recap } from './stage/recap';
import { Orders } from './orders.svelte';
import type { Course, Decision, FromServer, Hint, LogEvent, Moved, Option, Pieces, Seat, State, Why } from './protocol';
import { settings, type Gesture } from './settings.svelte';
import { play } from './sounds';
import { t, words } from './words.svelte';

export type Connection = { kind: 'connecting' } | { kind: 'live' } | { kind: 'lost'; until: number | null };

/** Options under one heading, in the order of their numbers. */
export interface Group {
  title: string;
  options: Option[];
}

/** An answer of mine that led to another question. */
interface Step {
  /** Which question it answered: its name in the game, else its words. */
  question: string;
  text: string;
  /** It only went on: there was nothing else, or nothing else was wanted. */
  onward: boolean;
}

/** A step that can be gone back to: its words, and which of all steps it was. */
export interface Crumb {
  text: string;
  at: number;
}

/** A question that is asked once more is the same place: what lay between is not on the way to it. Going on ends a way. */
function crumbs(steps: readonly Step[], question: string): Crumb[] {
  let way: (Step & Crumb)[] = [];
  const arrive = (at: string): void => {
    const before = way.findIndex((each) => each.question === at);
    if (before >= 0) way = way.slice(0, before);
  };
  for (const [at, step] of steps.entries()) {
    arrive(step.question);
    way = step.onward ? [] : [...way, { ...step, at }];
  }
  arrive(question);
  return way.map(({ text, at }) => ({ text, at }));
}

/** What this browser remembers of a table: without it a reload would forget the way to the question, and what was seen. */
const remembered = {
  get<Shape>(store: () => Storage, key: string): Shape | null {
    try {
      return JSON.parse(store().getItem(key) ?? 'null') as Shape | null;
    } catch {
      return null;
    }
  },
  set(store: () => Storage, key: string, value: unknown): void {
    try {
      store().setItem(key, JSON.stringify(value));
    } catch {
      // A browser that keeps nothing still plays.
    }
  },
};
const forThisTab = (): Storage => sessionStorage;
const forGood = (): Storage => localStorage;

/** The steps to the open question, as they were when so many answers had been given. */
interface Way {
  seq: number;
  lang: string;
  steps: Step[];
}

const SETTLED = 1500; // ms after which what is not needed at first is fetched
export const MANY = 8; // from here on options stand in groups

export class TableStore {
  readonly id: string;
  state = $state.raw<State | null>(null);
  events = $state.raw<LogEvent[]>([]);
  pieces = $state.raw<Pieces>({});
  problem = $state.raw<Problem | null>(null);
  connection = $state.raw<Connection>({ kind: 'connecting' });

  #gameBoard = $state.raw<GameBoard | null>(null);
  /** How the game is drawn; before the match there is nothing to draw. */
  board = $derived(this.state?.state === 'room' ? null : this.#gameBoard);

  /** What is rolled, fought and won, one after another. */
  readonly moments = new Moments();

  /** With whose eyes we look; null is a spectator. */
  eyes = $state<number | null>(null);
  /** One device, several people: the seat that the screen must be handed to. */
  curtain = $state<number | null>(null);
  /** In the replay of a finished match: look with the eyes of whoever acts. */
  follow = $state(false);
  /** A state of the past that is looked at instead of the latest. */
  looking = $state.raw<{ at: number; state: State } | null>(null);

  /** Where rounds and turns begin and where somebody took back; fetched when somebody looks back. */
  course = $state.raw<Course | null>(null);

  picked = $state<string | null>(null);
  hot = $state<string | null>(null);
  sending = $state<string | null>(null);
  notice = $state('');
  hint = $state.raw<Hint | null>(null);
  why = $state.raw<Why | null>(null);
  /** A place with several options: they are offered beside it. */
  menu = $state.raw<{ place: string; anchor: DOMRect } | null>(null);
  /** Events that came while the line was cut. */
  missed = $state.raw<LogEvent[]>([]);
  /** Places that have just changed. */
  changed = new SvelteMap<string, number>();
  /** My answers since which nothing has happened yet, with the questions they answered. */
  #steps = $state.raw<Step[]>([]);
  /** The steps that lead to the question that is open, without those that have come round to where they began. */
  trail = $derived.by<Crumb[]>(() => crumbs(this.#steps, this.#asking));
  /** What is answered for the player. */
  readonly orders = new Orders(this);
  /** Drawings that listen to their keys. */
  readonly gestures = new Set<(gesture: Gesture) => void>();

  shown = $derived(this.looking?.state ?? this.state);
  mine = $derived<number[]>(this.state?.your_seats ?? []);
  decision = $derived.by<Decision | null>(() => {
    const decisions = this.shown?.decisions ?? [];
    return decisions.find((each) => each.seat === this.eyes) ?? decisions[0] ?? null;
  });
  /** Is my question one with a single answer, put so that nobody can tell? It answers itself: the server sees to it. */
  forced = $derived(this.decision?.forced === true && this.decision.seat === this.eyes && this.looking === null);
  /** May this screen answer right now? */
  answering = $derived(
    this.decision !== null &&
      !this.forced &&
      this.looking === null &&
      this.eyes !== null &&
      this.connection.kind === 'live',
  );
  /** Where a guided match stands. */
  lesson = $derived(this.looking ? null : (this.state?.lesson ?? null));
  /** The answer that a step of the lesson waits for; the others come later. */
  awaited = $derived(this.answering && this.lesson?.guided && this.lesson.phase === 'step' ? this.lesson.take : null);
  /** The roll or fight in which I am asked, as it comes onto the stage with its options. */
  asks = $derived.by<Moment | null>(() => {
    const decision = this.decision;
    // A guided match points at the board itself.
    if (!decision || !this.shown || !this.answering || this.lesson?.guided || settings.kept.tempo === 'off')
      return null;
    const asked = {
      decision,
      view: this.shown.view,
      pieces: this.pieces,
      mine: this.mine,
      nameOf: (seat: number) => this.nameOf(seat),
    };
    return this.moments.staging?.asks?.(asked) ?? null;
  });
  groups = $derived.by<Group[]>(() => this.#group());
  options = $derived<Option[]>(this.groups.flatMap((group) => group.options));
  numbers = $derived(new Map(this.options.map((option, at) => [option.key, at + 1])));
  /** The options that lie at each place. */
  places = $derived.by<Map<string, Option[]>>(() => {
    const places = new Map<string, Option[]>();
    for (const option of this.options) {
      if (this.comesLater(option.key)) continue;
      for (const place of this.targets(option.key)) {
        const there = places.get(place);
        if (there) there.push(option);
        else places.set(place, [option]);
      }
    }
    return places;
  });
  /** Why something that lies at a place cannot be done. */
  refusals = $derived.by<Map<string, string[]>>(() => {
    const refusals = new Map<string, string[]>();
    for (const refused of this.decision?.refused ?? []) {
      for (const place of this.targets(refused.key)) {
        refusals.set(place, [...(refusals.get(place) ?? []), `${refused.text}: ${refused.reason}`]);
      }
    }
    return refusals;
  });
  hotPlaces = $derived<ReadonlySet<string>>(new Set(this.hot ? this.targets(this.hot) : []));
  hintPlaces = $derived<ReadonlySet<string>>(new Set(this.hint ? this.targets(this.hint.key) : []));
  /** The option that the big button would send. */
  proposed = $derived.by<Option | null>(() => {
    const decision = this.decision;
    if (!decision || !this.shown || this.forced) return null;
    if (this.awaited !== null) return decision.options.find((option) => option.key === this.awaited) ?? null;
    const only = decision.options.length === 1 ? decision.options[0]?.key : null;
    const key = this.picked ?? only ?? this.board?.primary(decision, this.shown.view) ?? null;
    return decision.options.find((option) => option.key === key) ?? null;
  });

  #live: Live | null = null;
  #lastId = 0;
  /** What others have done since my last answer, in three lines. */
  recap = $state.raw<Recap | null>(null);
  /** Others act, and it is shown at the chosen tempo: it can be skipped. */
  playing = $state(false);
  #queue: Moved[] = [];
  #drawing = false;
  #pace = new Pace();
  #skipping = false;
  /** The last event of others that I have been told of at a question of mine. */
  #answeredAt = Infinity;
  #spoken = words.lang;
  #past = new Map<string, State>();
  #wasMine = false;
  #cut = false;
  #came = false;
  #said: Step | null = null;
  #lastSent = '';
  #errand: Errand | null = null;
  /** So many of the last steps were one errand: they are taken back together. */
  #together = 0;
  #warned = '';
  #stepsBack = 0;
  /** The answer was given here, so the next question takes the focus. */
  answered = $state(0);

  constructor(id: string) {
    this.id = id;
  }

  // -- coming and going ------------------------------------------------------------------------------------------

  async open(): Promise<void> {
    try {
      const first = await api.state(this.id, null);
      const [board] = await Promise.all([boardOf(first.game), this.#fetchPieces()]);
      if (board.texts) await words.learn(board.texts);
      this.#gameBoard = board;
      if (settings.kept.tempo !== 'off') setTimeout(() => void this.moments.fetch(board), SETTLED);
      const mine = first.your_seats ?? (await this.#ownSeats());
      this.state = { ...first, your_seats: mine };
      this.#take(first.log?.events ?? []);
      if (mine.length === 1) this.eyes = mine[0] ?? null;
      else if (mine.length > 1) this.#handOver();
      this.#listen();
    } catch (problem) {
      this.problem = problem instanceof Problem ? problem : new Problem(0, 'broken', String(problem));
    }
  }

  close(): void {
    this.#live?.end();
    document.removeEventListener('visibilitychange', this.#looked);
    this.moments.end();
    skipMotion();
    explainer.hide();
  }

  async #fetchPieces(): Promise<void> {
    try {
      this.pieces = await api.pieces(this.id);
    } catch {
      this.pieces = {}; // a game without pieces is drawn from its keys
    }
  }

  async #ownSeats(): Promise<number[]> {
    const line = (await api.matches()).find((each) => each.id === this.id);
    return line?.your_seats ?? [];
  }

  #listen(): void {
    const socket = (): string => {
      const query = { seat: this.#listener, since: this.state?.seq ?? 0 };
      const base = location.origin.replace(/^http/, 'ws');
      return base + address(`/matches/${encodeURIComponent(this.id)}/live`, query);
    };
    this.#live = new Live(socket, {
      heard: (message) => this.#heard(message),
      opened: () => (this.connection = { kind: 'live' }),
      lost: (seconds) => this.#lost(seconds),
    });
    this.#live.start();
    document.addEventListener('visibilitychange', this.#looked);
  }

  #lost(seconds: number | null): void {
    if (this.connection.kind === 'live') {
      this.#cut = true;
      announcer.warn(t('connection-lost'));
    }
    this.connection = { kind: 'lost', until: seconds === null ? null : Date.now() + seconds * 1000 };
    this.sending = null;
    if (seconds === null && !this.problem && !this.state) this.problem = new Problem(403, 'closed', t('error-closed'));
  }

  retryNow(): void {
    this.#live?.now();
  }

  // -- what the server says --------------------------------------------------------------------------------------

  #heard(message: FromServer): void {
    switch (message.type) {
      case 'state':
        this.#queue = [];
        this.moments.end();
        this.#settle(message);
        break;
      case 'moved':
        // Whoever waits for a person has not been kept waiting by the table.
        if (!this.#queue.length && this.#personActed) this.#pace.begin(performance.now());
        this.#queue.push(message);
        void this.#playQueue();
        break;
      case 'refused':
        this.sending = null;
        this.picked = null;
        this.#errand = null;
        this.notice = message.code === 'stale-answer' ? t('moved-on') : message.detail;
        announcer.warn(this.notice);
        play('refused');
        break;
      case 'done':
        // What was sent meanwhile is not done with it.
        if (message.seq <= (this.state?.seq ?? 0) && message.id === this.#lastSent) this.sending = null;
        break;
      case 'pong':
        break;
    }
  }

  /** A whole state: at the beginning, after a cut, or in another language. */
  #settle(state: State): void {
    const before = this.state?.seq ?? state.seq;
    const news = state.log?.events ?? [];
    if (this.#cut && before < state.seq) this.missed = news.filter((event) => event.seq > before);
    if (this.#spoken !== words.lang) this.events = [];
    this.#spoken = words.lang;
    this.#cut = false;
    this.#take(news);
    const way = remembered.get<Way>(forThisTab, this.#key('way'));
    const stands = state.may_take_back && way?.seq === state.seq && way.lang === words.lang;
    this.#show(state);
    this.#steps = stands ? way.steps : [];
    if (!this.#came) void this.#welcomeBack();
    this.orders.obey();
  }

  #key(what: string): string {
    return `muster-${what}-${this.id}-${this.eyes ?? 'watching'}`;
  }

  /** Who comes back is told what others have done since this browser was last looked at. */
  async #welcomeBack(): Promise<void> {
    this.#came = true;
    const [eyes, seen] = [this.eyes, remembered.get<number>(forGood, this.#key('seen'))];
    if (seen !== null && eyes !== null && this.mine.length === 1 && !this.state?.over) {
      try {
        for (let since = seen + 1, more = true; more;) {
          const { events, next } = await api.events(this.id, eyes, since);
          this.#take(events);
          more = next > since;
          since = next;
        }
        const others = this.events.filter((event) => event.at > seen && event.seat !== eyes);
        if (others.some((event) => event.seat !== null)) this.missed = others;
      } catch {
        // The log has it all the same.
      }
    }
    this.#noteSeen();
  }

  /** All that was told so far has been on the screen. */
  #noteSeen(): void {
    const last = this.events.at(-1)?.at;
    if (this.#came && last !== undefined && this.eyes !== null && !document.hidden)
      remembered.set(forGood, this.#key('seen'), last);
  }

  /** Back from another tab: what came meanwhile is told, then it has been seen. */
  readonly #looked = (): void => {
    if (!document.hidden && this.#came) void this.#welcomeBack();
  };

  #take(news: LogEvent[]): void {
    const known = new Map(this.events.map((event) => [event.at, event]));
    for (const event of news) known.set(event.at, event);
    this.events = [...known.values()].sort((one, other) => one.at - other.at);
  }

  /** What has come is shown in beats, at the chosen tempo. */
  async #playQueue(): Promise<void> {
    if (this.#drawing) return;
    this.#drawing = true;
    try {
      while (this.#queue.length) {
        const tempo = settings.kept.tempo;
        const unseen =
          this.#skipping || tempo === 'off' || document.hidden || this.looking !== null || this.curtain !== null;
        const { count, jump } = unseen
          ? { count: this.#queue.length, jump: true }
          : this.#pace.next(this.#waiting(), performance.now(), tempo);
        const beat = this.#queue.splice(0, count);
        const flown = await this.#play(beat, jump);
        const others = this.#queue.length;
        if (this.answerable) this.#arrive();
        else if (!jump)
          await longest(
            Math.max(
              this.playing ? this.#pace.rest(performance.now(), tempo, others) : 0,
              others ? Math.min(flown, this.#pace.left(performance.now(), tempo)) : 0,
            ),
          );
      }
    } finally {
      this.#drawing = false;
    }
  }

  /** Is somebody asked who is no bot and not me? Then they have answered by now. */
  get #personActed(): boolean {
    return (
      this.state?.seats.some((seat) => seat.acting && seat.bot === null && !this.mine.includes(seat.seat)) ?? false
    );
  }

  /** What waits to be shown, as far as the pace goes. */
  #waiting(): Shown[] {
    let before = this.state;
    return this.#queue.map((moved) => {
      const acting = before?.seats.filter((seat) => seat.acting) ?? [];
      const told = moved.events.find((event) => event.seat !== null);
      const part = moved.events.map((event) => this.board?.told?.[event.kind]?.[0] ?? '').find(Boolean) ?? '';
      before = moved.state;
      return {
        actor: acting.length === 1 ? (acting[0]?.seat ?? null) : (told?.seat ?? null),
        part,
        asks: moved.state.decisions.some((each) => each.seat === this.eyes && !each.forced),
      };
    });
  }

  /** It is my turn again: what others did meanwhile is told once more, in short. */
  #arrive(): void {
    this.playing = false;
    this.#skipping = false;
    const events = this.events.filter(
      (event) => event.at > this.#answeredAt && event.seat !== null && !this.mine.includes(event.seat),
    );
    if (!events.length || !this.board || !this.state) return;
    this.#answeredAt = this.events.at(-1)?.at ?? Infinity;
    this.recap = recapOf(this.board, events, this.state.view);
  }

  /** Everything that waits is shown at once, up to my next question. */
  skip(): void {
    this.#skipping = this.mine.length > 0 && this.playing;
    this.moments.end();
    skipMotion();
  }

  async #play(beat: Moved[], jump: boolean): Promise<number> {
    const moved = gathered(beat);
    const started = this.state;
    const view = started?.view ?? moved.state.view;
    const motions = moved.events.map((event) => this.board?.motion(event, view)).filter((each) => !!each);
    const still = settings.still || jump;
    const back = this.sending === 'take-back';
    const own = this.#said !== null;
    // The log and the voice tell it at once; what is seen follows.
    this.#take(moved.events);
    this.#follow(moved, back);
    announcer.say(moved.events.map((event) => event.text).join(' '));
    if (!jump && !back && started) await this.#stage(beat, started, own);
    const fly = still
      ? null
      : prepare(
          motions.flatMap((motion) => motion.flights ?? []),
          motions.flatMap((motion) => motion.walks ?? []),
          MEASURES[settings.kept.tempo].stretch,
        );
    this.#show({ ...moved.state, your_seats: moved.state.your_seats ?? this.mine });
    this.#mark(jump ? motions.slice(-1) : motions);
    this.playing = !this.answerable && !moved.state.over;
    if (this.playing) this.recap = null;
    if (back) this.#goOnBack();
    else if (this.#errand) this.#goOnWithErrand();
    else this.orders.obey();
    await tick();
    return fly ? fly() : 0;
  }

  /** A moment of this beat comes onto the stage, before the board shows where it led. */
  async #stage(beat: Moved[], started: State, own: boolean): Promise<void> {
    const mine = this.mine;
    let before = started.view;
    const happened = beat.map((moved) => {
      const each = {
        events: moved.events,
        before,
        after: moved.state.view,
        pieces: this.pieces,
        mine,
        nameOf: (seat: number) => this.nameOf(seat),
      };
      before = moved.state.view;
      return each;
    });
    await this.moments.play(
      this.board,
      happened,
      own ? Infinity : this.#pace.left(performance.now(), settings.kept.tempo),
      this.asks !== null && !this.moments.folded,
    );
  }

  /** A choice in steps: while nothing happens, each answer only leads to the next question. */
  #follow(moved: Moved, back: boolean): void {
    const asked = moved.state.decisions.some((each) => each.seat === this.eyes);
    const stands = asked && moved.state.may_take_back && !moved.events.length;
    if (back) this.#steps = this.#steps.slice(0, -1);
    else if (!stands) this.#steps = [];
    else if (this.#said) this.#steps = [...this.#steps, this.#said];
    else if (!this.forced) this.#steps = []; // what answers itself is no step of mine
    this.#said = null;
    const way: Way = { seq: moved.state.seq, lang: words.lang, steps: this.#steps };
    remembered.set(forThisTab, this.#key('way'), way);
  }

  #goOnBack(): void {
    this.#stepsBack = Math.max(0, this.#stepsBack - 1);
    if (this.#stepsBack) this.takeBack();
  }

  #mark(motions: Motion[]): void {
    for (const motion of motions) {
      if (motion.cue) play(motion.cue);
      for (const place of motion.changed ?? []) {
        this.changed.set(place, (this.changed.get(place) ?? 0) + 1);
        setTimeout(() => this.changed.delete(place), 2000);
      }
    }
  }

  #show(state: State): void {
    const question = this.state?.decisions.map((each) => each.number).join();
    const inRoom = this.state?.state === 'room';
    if (inRoom && state.your_seats?.length === 1) this.eyes = state.your_seats[0] ?? null; // seats may be changed there
    if (inRoom && state.state !== 'room') void this.#fetchPieces();
    this.state = state;
    this.sending = null;
    if (state.decisions.map((each) => each.number).join() !== question) this.#forget();
    this.#handOver();
    if (this.forced) return; // nobody is called for it, nor twice because it came between two real questions
    if (this.answerable && !this.asks) this.moments.folded = false;
    const mine = this.answerable;
    if (mine && !this.#wasMine) this.#call();
    this.#wasMine = mine;
    this.#noteSeen();
  }

  /** Is there a question for one of my seats? */
  get answerable(): boolean {
    const forced = this.forced ? this.eyes : null;
    return !!this.state?.seats.some((seat) => seat.acting && seat.seat !== forced && this.mine.includes(seat.seat));
  }

  /** Tell a person who has looked away that it is their turn. */
  #call(): void {
    play('turn');
    const asked = this.state?.decisions[0];
    if (asked) announcer.say(t('turn-said', { question: asked.text, n: asked.options.length }));
    if (document.hidden && settings.kept.notices && typeof Notification === 'function') {
      if (Notification.permission === 'granted') new Notification(t('your-turn'), { body: this.state?.title ?? '' });
    }
  }

  /** A new question: nothing is picked, nothing explained. */
  #forget(): void {
    this.picked = null;
    this.hot = null;
    this.hint = null;
    this.why = null;
    this.menu = null;
    this.notice = '';
  }

  // -- one device, several people --------------------------------------------------------------------------------

  #handOver(): void {
    if (this.mine.length < 2 || !this.state) return;
    const asked = this.state.seats.filter((seat) => seat.acting && this.mine.includes(seat.seat));
    const first = asked[0];
    this.curtain = !first || asked.some((seat) => seat.seat === this.eyes) ? null : first.seat;
  }

  /** The person of that seat holds the device now. */
  sitDown(seat: number): void {
    this.curtain = null;
    this.eyes = seat;
    this.state = this.state && { ...this.state, decisions: [] };
    this.events = [];
    this.connection = { kind: 'connecting' };
    this.#live?.restart();
  }

  // -- answering -------------------------------------------------------------------------------------------------

  /** Which question is open; the same one may be put in other words, about another thing. */
  get #asking(): string {
    const asked = (this.shown?.view['asked'] ?? []) as { seat: number; prompt: string }[];
    return asked.find((each) => each.seat === this.decision?.seat)?.prompt ?? this.decision?.text ?? '';
  }

  /** Where the board shows an option. */
  targets(key: string): string[] {
    return this.shown && this.board ? this.board.targets(key, this.shown.view) : [];
  }

  /** Not now: the lesson shows something else first. */
  comesLater(key: string): boolean {
    return this.awaited !== null && this.awaited !== key;
  }

  needsWord(option: Option): boolean {
    if (this.awaited !== null) return false; // the guide has said it
    const level = settings.kept.confirm;
    return level === 'always' || (level === 'final' && option.final);
  }

  /** A click or a digit: sends the option, or picks it where it must be confirmed. */
  choose(key: string): void {
    const option = this.decision?.options.find((each) => each.key === key);
    if (!option || !this.answering || this.sending) return;
    if (this.comesLater(key)) {
      this.notice = t('lesson-later', { first: this.lesson?.heading ?? '' });
      announcer.warn(this.notice);
      return;
    }
    this.menu = null;
    explainer.hide();
    if (this.picked !== key && (this.#warns(key) || this.needsWord(option))) {
      this.picked = key;
      this.hot = key;
      announcer.say(t('picked-confirm', { option: option.text }));
      play('placed');
    } else this.send(key);
  }

  /** A click on a place. */
  chooseAt(place: string, anchor: DOMRect): boolean {
    const there = this.places.get(place) ?? [];
    if (!there.length || !this.answering) return false;
    const only = there[0];
    if (there.length === 1 && only) this.choose(only.key);
    else this.menu = { place, anchor };
    return true;
  }

  /** The big button: what it names is sent, unless a warning comes before. */
  press(): void {
    const key = this.proposed?.key;
    if (!key) return;
    if (this.picked !== key && this.#warns(key)) this.picked = key;
    else this.send(key);
  }

  /** Something would be left unused: it is said once, and the answer waits for a second word. */
  #warns(key: string): boolean {
    if (this.awaited !== null) return false; // the guide knows why
    const warning =
      this.decision && this.shown ? this.board?.warns?.(key, this.decision, this.shown.view, this.pieces) : null;
    if (!warning || warning.about === this.#warned) return false;
    this.#warned = warning.about;
    this.notice = warning.text;
    announcer.warn(warning.text);
    return true;
  }

  /** What one more click can do at an option, or for the whole question. */
  errandAt(option: string | null): Errand | null {
    // A lesson goes one answer at a time.
    if (this.awaited !== null) return null;
    return this.decision && this.shown && this.answering
      ? (this.board?.errand?.(this.decision, this.shown.view, this.pieces, option) ?? null)
      : null;
  }

  /** May what stands at a place be dragged now? */
  carries(place: string): boolean {
    return (
      this.decision !== null &&
      this.shown !== null &&
      this.answering &&
      (this.board?.carries?.(place, this.decision, this.shown.view) ?? false)
    );
  }

  /** What dropping the piece of one place on another would do. */
  dropAt(from: string, onto: string): Errand | null {
    if (this.awaited !== null) return null;
    return this.decision && this.shown && this.answering
      ? (this.board?.drop?.(from, onto, this.decision, this.shown.view) ?? null)
      : null;
  }

  /** One wish, several answers: sent one after the other, each an option of the question that is open then. */
  carryOut(errand: Errand): void {
    if (!this.answering || this.sending) return;
    this.menu = null;
    explainer.hide();
    this.#errand = errand;
    this.#together = 0;
    this.#goOnWithErrand();
  }

  #goOnWithErrand(): void {
    const [errand, decision] = [this.#errand, this.decision];
    if (!errand || this.forced) return; // a forced question answers itself
    const key =
      decision && this.shown && this.answering && !this.sending ? errand.next(decision, this.shown.view) : null;
    const option = decision?.options.find((each) => each.key === key);
    if (!option || this.needsWord(option)) {
      this.#errand = null;
      return;
    }
    this.#together += 1;
    this.#send(option.key);
  }

  send(key: string): void {
    this.#errand = null;
    this.#together = 0;
    this.#send(key);
  }

  #send(key: string): void {
    const decision = this.decision;
    if (!decision || !this.answering || this.sending || this.comesLater(key)) return;
    const id = `a${(this.#lastId += 1)}`;
    const sent = this.#live?.send({ type: 'answer', seat: decision.seat, number: decision.number, key, id });
    if (!sent) return;
    this.sending = key;
    this.#lastSent = id;
    const text = decision.options.find((option) => option.key === key)?.text ?? '';
    const onward = decision.options.length === 1 || this.board?.onward(decision, this.shown?.view ?? {}) === key;
    this.#said = { question: this.#asking, text, onward };
    this.#stepsBack = 0;
    this.answered += 1;
    this.notice = '';
    this.missed = [];
    this.#answeredAt = this.events.at(-1)?.at ?? -1;
    this.#skipping = false;
    this.#pace.begin(performance.now());
    this.moments.end();
    skipMotion();
  }

  takeBack(): void {
    if (!this.state?.may_take_back || this.eyes === null || this.looking || this.sending) return;
    this.orders.cancel();
    this.#errand = null;
    const together = Math.min(this.#together, this.#steps.length);
    this.#together = 0;
    if (together > 1) return this.takeBackTo(this.#steps.length - together);
    const id = `t${(this.#lastId += 1)}`;
    if (this.#live?.send({ type: 'take-back', seat: this.eyes, id })) {
      this.sending = 'take-back';
      this.#lastSent = id;
      this.answered += 1;
    }
  }

  /** Back to a step of the choice that is being made, counted from the first. */
  takeBackTo(step: number): void {
    this.#stepsBack = this.#steps.length - step;
    if (this.#stepsBack > 0) this.takeBack();
  }

  /** Everything that this seat has heard, as a text to keep. */
  async ownLog(): Promise<string> {
    await this.fetchAllEvents();
    return [this.state?.title ?? '', '', ...this.events.map((event) => event.text), ''].join('\n');
  }

  async askHint(): Promise<void> {
    if (!this.decision || this.eyes === null) return;
    try {
      const hint = await api.hint(this.id, this.eyes);
      const option = this.decision?.options.find((each) => each.key === hint.key);
      this.hint = option ? { ...hint, text: option.text } : hint;
      announcer.say(t('hint-said', { option: this.hint.text ?? hint.key, reason: hint.reason }));
    } catch (problem) {
      this.notice = (problem as Error).message;
    }
  }

  async askWhy(): Promise<void> {
    if (this.why) {
      this.why = null;
      return;
    }
    if (!this.decision || this.eyes === null) return;
    try {
      this.why = await api.why(this.id, this.eyes);
    } catch (problem) {
      this.notice = (problem as Error).message;
    }
  }

  // -- looking back ----------------------------------------------------------------------------------------------

  /** The table as it was before an answer; null is now. */
  async look(at: number | null): Promise<void> {
    this.#forget();
    if (at === null) {
      this.looking = null;
      return;
    }
    try {
      if (this.follow) {
        const open = await this.#stateAt(at, null);
        this.eyes = open.seats.find((seat) => seat.acting)?.seat ?? null;
      }
      this.looking = { at, state: await this.#stateAt(at, this.eyes) };
      void this.#fetchCourse().catch(() => undefined); // without its marks the past is seen all the same
      if ((this.events[0]?.at ?? 1) > 0) await this.fetchAllEvents();
    } catch (problem) {
      this.notice = (problem as Error).message;
      announcer.warn(this.notice);
    }
  }

  async #fetchCourse(): Promise<Course> {
    if (this.course?.length !== this.state?.seq) this.course = await api.course(this.id);
    return this.course ?? { length: 0, rounds: [], turns: [], take_backs: [] };
  }

  /** The place where the turn before `at` begins, or the one after; else the start or the end of the match. */
  async turnFrom(at: number, by: 1 | -1): Promise<number> {
    const { length, turns } = await this.#fetchCourse();
    return by > 0 ? (turns.find((turn) => turn > at) ?? length) : (turns.findLast((turn) => turn < at) ?? 0);
  }

  async #stateAt(at: number, seat: number | null): Promise<State> {
    const key = `${at} ${seat} ${words.lang}`;
    const state = this.#past.get(key) ?? (await api.stateAt(this.id, at, seat));
    this.#past.set(key, state);
    if (this.#past.size > 60) this.#past.delete(this.#past.keys().next().value ?? '');
    return state;
  }

  /** Whose log is read: it would have to be fetched anew at every step if it followed whoever acts. */
  get #listener(): number | null {
    return this.follow ? null : this.eyes;
  }

  /** Look with the eyes of whoever acts, decision by decision. */
  async followActing(): Promise<void> {
    this.follow = true;
    this.events = [];
    this.#live?.restart();
    if (this.looking) await this.look(this.looking.at);
  }

  async lookFrom(seat: number | null): Promise<void> {
    const before = this.eyes;
    this.follow = false;
    this.eyes = seat;
    this.events = [];
    this.#live?.restart();
    if (!this.looking) return;
    await this.look(this.looking.at);
    if (this.notice) this.eyes = before;
  }

  /** Older lines of the log than those that came with the state. */
  async fetchAllEvents(): Promise<void> {
    let since = 0;
    const listener = this.#listener;
    const first = this.events[0]?.at ?? Infinity;
    while (since < first) {
      const { events, next } = await api.events(this.id, listener, since);
      if (listener !== this.#listener) return; // somebody else looks by now, and hears other things
      this.#take(events);
      if (next <= since) break;
      since = next;
    }
  }

  // -- words -----------------------------------------------------------------------------------------------------

  /** The page speaks another language now: sentences come anew. */
  async speak(): Promise<void> {
    if (!this.state || this.#spoken === words.lang) return;
    await this.#fetchPieces();
    // Without a line the new language is asked for when it comes back.
    this.#live?.send({ type: 'language', lang: words.lang });
    if (this.looking) await this.look(this.looking.at);
  }

  seatOf(seat: number): Seat | null {
    return this.shown?.seats.find((each) => each.seat === seat) ?? null;
  }

  nameOf(seat: number): string {
    return this.seatOf(seat)?.name || t('seat-number', { n: seat + 1 });
  }

  /** What has no place comes last; long lists stand in groups by place. */
  #group(): Group[] {
    const decision = this.decision;
    const view = this.shown?.view;
    if (!decision || !view) return [];
    const board = this.board;
    if (!board) return [{ title: '', options: decision.options }];
    const titled = decision.options.map((option) => ({ option, title: board.group(option.key, view, this.pieces) }));
    if (decision.options.length <= MANY) {
      const some = (placed: boolean): Option[] =>
        titled.filter(({ title }) => !!title === placed).map(({ option }) => option);
      return [{ title: '', options: [...some(true), ...some(false)] }];
    }
    const groups = new Map<string, Option[]>();
    for (const { option, title } of titled) {
      const there = groups.get(title);
      if (there) there.push(option);
      else groups.set(title, [option]);
    }
    const rest = groups.get('');
    groups.delete('');
    const listed = [...groups].map(([title, options]) => ({ title, options }));
    if (rest) listed.push({ title: listed.length ? t('options-other') : '', options: rest });
    return listed;
  }
}
