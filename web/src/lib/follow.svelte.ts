/**
 * Following what the others do. The newest positions are held back, and their acts are shown one after another, each for as long as
 * the reader takes for it. Nothing may be done before all is shown, or the reader has had enough of it.
 */
import type { SeenEntry } from '../generated/SeenEntry';
import type { SeenLine } from '../generated/SeenLine';
import type { SeenPosition } from '../generated/SeenPosition';
import type { JsonValue } from '../generated/serde_json/JsonValue';
import { type Act, acts, doneByOthers, type Heading, tells } from './log';

export interface Followed {
  readonly entries: SeenEntry[];
  /** The newest position. */
  readonly live: SeenPosition | undefined;
  /** The reader's seat. */
  readonly me: number | null;
  /** Nobody looks at the page. */
  readonly asleep: boolean;
  readonly heading: Heading;
  observation(at: number): Promise<SeenPosition>;
  /**
   * For so many milliseconds an act is looked at; none: nothing is held back for it; `Infinity`: until the reader goes on. `again`: the
   * reader has asked for it.
   */
  time(act: Act, again: boolean): number;
}

/** More acts than these nobody looks at one by one. */
const MOST = 40;
/** So long the position before the first act is seen, when all are shown again. */
const BEFORE = 700;

export class Follow {
  /** What is shown. */
  position = $state.raw<SeenPosition>();
  /** What led from the position before to this one. */
  news = $state.raw<SeenLine<JsonValue>[]>([]);
  paused = $state(false);
  /** Is something newer held back? */
  readonly held = $derived.by(() => (this.position?.number ?? 0) < (this.source.live?.number ?? 0));
  /** So many acts are still to be shown. */
  readonly left = $derived.by(() => {
    const at = this.position?.number ?? 0;
    return this.held ? this.#acts().filter((act) => act.to > at && this.#holds(act)).length : 0;
  });

  /** Positions that were told of, the newest last. */
  #known = new Map<number, SeenPosition>();
  /** The act that is shown is looked at until then. */
  #until = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counted up whenever what is on its way is not wanted any more. */
  #run = 0;
  #fetching = false;
  /** The reader has asked to see it again. */
  #again = false;

  constructor(readonly source: Followed) {}

  /** The visit begins, and so many entries were seen before. */
  async begin(seen: number): Promise<void> {
    const live = this.source.live;
    const unseen = this.#acts().filter((act) => act.to > seen && tells(act));
    const first = unseen.slice(-MOST).find((act) => this.#holds(act));
    if (!live || !first || seen === 0 || this.#isAsked(live)) return this.now();
    await this.#backTo(first.from);
  }

  /** There is a new position. */
  moved(live: SeenPosition): void {
    this.#keep(live);
    const at = this.position?.number;
    const fresh = at === undefined ? [] : this.#acts().filter((act) => act.to > at);
    if (at === undefined || this.#isAsked(live) || this.#decides() || !fresh.some((act) => this.#holds(act))) return this.now();
    this.#on();
  }

  /** Shows what is newest. */
  now(): void {
    const { live } = this.source;
    this.#stop();
    this.#again = this.paused = false;
    if (!live) return;
    this.#show(live);
  }

  /** The next act, without waiting. */
  step(): void {
    this.#until = 0;
    this.#on(true);
  }

  pause(): void {
    this.paused = true;
    clearTimeout(this.#timer);
  }

  play(): void {
    this.paused = false;
    this.step();
  }

  /** Somebody looks at the page again. */
  awake(): void {
    this.#on();
  }

  /** Shows again what the others have done last. */
  async again(): Promise<void> {
    const [first] = doneByOthers(this.source.entries, this.source.me, this.source.heading);
    if (!first) return;
    this.#again = true;
    await this.#backTo(first.from);
  }

  stop(): void {
    this.#stop();
  }

  /** A position by its number; those that were told of are known. */
  observation(at: number): Promise<SeenPosition> {
    const known = this.#known.get(at);
    return known ? Promise.resolve(known) : this.source.observation(at);
  }

  #acts(): Act[] {
    return acts(this.source.entries, this.source.heading);
  }

  async #backTo(at: number): Promise<void> {
    this.#stop();
    const run = this.#run;
    try {
      const position = await this.observation(at);
      if (run !== this.#run) return;
      this.news = [];
      this.position = position;
      this.paused = false;
      this.#until = Date.now() + BEFORE;
      this.#on();
    } catch {
      // Whoever cannot be shown what was, is shown what is.
      if (run === this.#run) this.now();
    }
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#run += 1;
    this.#fetching = false;
    this.#until = 0;
  }

  /** Goes on to the next act as soon as the one that is shown has been looked at. */
  async #on(even = false): Promise<void> {
    clearTimeout(this.#timer);
    if (!this.held || this.#fetching || (this.paused && !even) || this.source.asleep) return;
    const wait = this.#until - Date.now();
    if (wait > 0) {
      if (wait < Infinity) this.#timer = setTimeout(() => this.#on(), wait);
      return;
    }
    const at = this.position!.number;
    const coming = this.#acts().filter((act) => act.to > at);
    const act = coming.find((act) => this.#holds(act));
    const live = this.source.live!;
    // What follows unseen belongs to it: then there is nothing left to wait for.
    const rest = coming.filter(({ from }) => act && from >= act.to).some(tells);
    const to = act && rest ? act.to : live.number;
    const run = this.#run;
    this.#fetching = true;
    try {
      const position = to >= live.number ? live : await this.observation(to);
      if (run !== this.#run) return;
      this.#fetching = false;
      this.#show(position);
      this.#until = act ? Date.now() + this.source.time(act, this.#again) : 0;
      if (!this.held) this.#again = false;
      this.#on();
    } catch {
      if (run === this.#run) this.now();
    }
  }

  #show(position: SeenPosition): void {
    const from = this.position?.number ?? position.number;
    this.news = this.source.entries.filter(({ number }) => number >= from && number < position.number).flatMap(({ lines }) => lines);
    this.position = position;
  }

  /** Does one look at it before the next one? */
  #holds(act: Act): boolean {
    return tells(act) && act.seat !== this.source.me && this.source.time(act, this.#again) > 0;
  }

  /** Was the reader to decide before? Then nothing keeps him from it, whatever the others do meanwhile. */
  #decides(): boolean {
    const { me } = this.source;
    return me !== null && (this.position?.observation.turn.waiting.includes(me) ?? false);
  }

  /** Is the reader asked something that is soon answered for him? */
  #isAsked({ orders }: SeenPosition): boolean {
    return orders?.answerIn != null;
  }

  #keep(position: SeenPosition): void {
    this.#known.delete(position.number);
    this.#known.set(position.number, position);
    const [oldest] = this.#known.keys();
    if (this.#known.size > 2 * MOST) this.#known.delete(oldest!);
  }
}
