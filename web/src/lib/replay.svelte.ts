/** A game that is looked at again, number by number, with anybody's eyes. */
import type { SeenEntry } from '../generated/SeenEntry';
import type { SeenLine } from '../generated/SeenLine';
import type { SeenPosition } from '../generated/SeenPosition';
import type { JsonValue } from '../generated/serde_json/JsonValue';
import type { Eyes } from './api';
import { stops } from './log';

export interface ReplaySource {
  observation(at: number, as: Eyes): Promise<SeenPosition>;
  readonly entries: SeenEntry[];
  /** How many entries there are. */
  readonly last: number;
}

export class Replay {
  at = $state(0);
  eyes = $state.raw<Eyes>('spectator');
  position = $state.raw<SeenPosition>();
  news = $state.raw<SeenLine<JsonValue>[]>([]);
  playing = $state(false);
  readonly stops = $derived.by(() => stops(this.source.entries, this.source.last));
  /** The place of the number shown among the stops. */
  readonly place = $derived.by(() => this.stops.findLastIndex((stop) => stop <= this.at));

  #cache = new Map<string, Promise<SeenPosition>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly source: ReplaySource,
    eyes: Eyes,
  ) {
    this.eyes = eyes;
  }

  async go(at: number): Promise<void> {
    this.at = Math.min(Math.max(at, 0), this.source.last);
    const { at: wanted, eyes } = this;
    const position = await this.#observation(wanted, eyes);
    if (wanted !== this.at || eyes !== this.eyes) return;
    const one = this.stops[this.place - 1] === this.position?.number;
    const from = this.position?.number ?? wanted;
    this.news = one ? this.source.entries.filter(({ number }) => number >= from && number < wanted).flatMap(({ lines }) => lines) : [];
    this.position = position;
  }

  /** So many stops on, or back. */
  step(by: number): Promise<void> {
    return this.go(this.stops[this.place + by] ?? (by < 0 ? 0 : this.source.last));
  }

  see(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    return this.go(this.at);
  }

  /** Steps on by itself, to the end. */
  play(): void {
    this.playing = true;
    const on = async () => {
      if (!this.playing) return;
      await this.step(1);
      if (this.at >= this.source.last) this.pause();
      else this.#timer = setTimeout(on, 1100);
    };
    on();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #observation(at: number, eyes: Eyes): Promise<SeenPosition> {
    const key = `${at}/${eyes}`;
    const known = this.#cache.get(key);
    if (known) return known;
    const asked = this.source.observation(at, eyes);
    this.#cache.set(key, asked);
    asked.catch(() => this.#cache.delete(key));
    return asked;
  }
}
