/** How many of the reader's tables wait for the reader: shown in the tab's title. */
import type { TableInfo } from '../generated/TableInfo';
import { api } from './api';

class Waiting {
  tables = $state.raw<TableInfo[]>([]);
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
    this.tables = await api.tables(true).catch(() => this.tables);
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
