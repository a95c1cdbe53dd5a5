/** What this browser remembers of a table. */
import { get, update } from './keep';

interface Kept {
  /** So many entries were seen at the last visit. */
  seen: number;
  /** The commitment to the server's seed, as it was before the game began or when it was first seen. */
  commitment?: string;
  /** The number of entries at that time. */
  at?: number;
}

export class Visit {
  readonly #key: string;
  #kept: Kept;
  /** So many entries had been seen before this visit. */
  readonly seen: number;

  constructor(table: string) {
    this.#key = `quincunx/${table}`;
    this.#kept = get<Kept>(this.#key) ?? { seen: 0 };
    this.seen = this.#kept.seen;
  }

  /** What the server committed itself to, as this browser heard it first. */
  get first(): { commitment: string; at: number } | undefined {
    const { commitment, at } = this.#kept;
    return commitment === undefined || at === undefined ? undefined : { commitment, at };
  }

  commitment(commitment: string, at: number): void {
    this.#keep((kept) => (kept.commitment === undefined ? { ...kept, commitment, at } : kept));
  }

  saw(number: number): void {
    this.#keep((kept) => ({ ...kept, seen: Math.max(kept.seen, number) }));
  }

  #keep(change: (kept: Kept) => Kept): void {
    this.#kept = update<Kept>(this.#key, (kept = this.#kept) => change(kept));
  }
}
