/** What the operator tells everybody just now, as it came with the last answer. */
import { get, heard, update } from './keep';

/** A tab that hears it tells the others: they ask the server the later for that. */
const key = 'quincunx-announcement';

class Announced {
  #told = $state<string>();
  #closed = $state<string>();

  /** What is to be shown: the reader may have closed it. */
  get text(): string | undefined {
    return this.#told === this.#closed ? undefined : this.#told;
  }

  /** What stands in an answer, percent-encoded; nothing, if nothing is told. */
  hear(encoded: string | null): void {
    const told = encoded === null ? undefined : decodeURIComponent(encoded);
    if (told === this.#told) return;
    this.#tell(told);
    update(key, () => told ?? null);
  }

  /** Hears what another tab has heard. */
  hearTab(): void {
    this.#tell(get<string>(key));
  }

  /** What is told anew after it was taken back is shown again. */
  #tell(told: string | undefined): void {
    this.#told = told;
    if (told === undefined) this.#closed = undefined;
  }

  close(): void {
    this.#closed = this.#told;
  }
}

export const announced = new Announced();

heard(key, () => announced.hearTab());
