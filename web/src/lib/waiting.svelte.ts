/** The reader's tables, and how many of them wait for the reader: shown in the tab's title. */
import type { TableInfo } from '../generated/TableInfo';
import { api, PAGE } from './api';

class Waiting {
  tables = $state.raw<TableInfo[]>([]);
  /** How many pages of them are asked for. Those that wait for the reader are on the first. */
  #pages = 1;
  /** Are there, as far as is known, more of them? */
  more = $state(false);
  /** The table on this page; it is not elsewhere. */
  here = $state<string>();

  get elsewhere(): number {
    return this.tables.filter((table) => table.id !== this.here && mine(table)).length;
  }

  #asking: Promise<void> | undefined;

  /** Asks anew; whoever asks meanwhile waits for the same answer. */
  refresh(): Promise<void> {
    this.#asking ??= this.#ask().finally(() => (this.#asking = undefined));
    return this.#asking;
  }

  async #ask(): Promise<void> {
    try {
      const lists = await Promise.all(Array.from({ length: this.#pages }, (_, page) => api.own(page)));
      this.more = lists.at(-1)?.length === PAGE;
      this.tables = [...new Map(lists.flat().map((table) => [table.id, table])).values()];
    } catch {
      // What was there before is better than nothing, and it is asked for again.
    }
  }

  /** Asks for one page more from now on. */
  async showMore(): Promise<void> {
    // What was asked before is not the answer.
    await this.#asking;
    this.#pages++;
    await this.refresh();
  }

  /** Asks now and then, as long as the page is open. */
  async watch(): Promise<void> {
    await this.refresh();
    setTimeout(() => this.watch(), document.hidden ? 60_000 : 20_000);
  }
}

/** Is it the reader's turn? */
export function mine({ you, waiting, status }: TableInfo): boolean {
  return status === 'playing' && you !== null && waiting.includes(you);
}

export const waiting = new Waiting();
