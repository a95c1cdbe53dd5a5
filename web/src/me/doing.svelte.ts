/** What a part of the account's page asks of the server. */
import type { Problem } from '../generated/Problem';
import { Trouble } from '$lib/api';
import { reader } from '$lib/reader.svelte';

/** One thing at a time, and what was wrong with the last one. `Of` is what it was about: a part may ask for several things. */
export class Doing<Of> {
  #sending = $state(false);
  #problem = $state.raw<{ of: Of; told: Problem }>();

  get sending(): boolean {
    return this.#sending;
  }

  /** What went wrong, if it was about this. */
  problem(of: Of): Problem | undefined {
    return this.#problem?.of === of ? this.#problem.told : undefined;
  }

  async do(of: Of, what: () => Promise<void>): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    this.#problem = undefined;
    try {
      await what();
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
      // Another browser has ended this one's session.
      if (trouble.problem.key === 'not-signed-in') await reader.becomes(null);
      this.#problem = { of, told: trouble.problem };
    } finally {
      this.#sending = false;
    }
  }
}
