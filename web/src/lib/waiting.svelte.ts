/** The reader's tables, and those among them that wait for the reader: their number is shown in the tab's title. */
import type { TableInfo } from '../generated/TableInfo';
import { api, PAGE } from './api';
import { byStanding } from './own';

/** What a tab tells the others of the same browser: as many pages of the list, and whether there are more. */
interface List {
  pages: number;
  tables: TableInfo[];
  more: boolean;
}
/** Or at which table something is new, where it hears of that otherwise itself. */
type Told = List | { news: string };

export class Waiting {
  tables = $state.raw<TableInfo[]>([]);
  /** How many pages of them are asked for. Those that wait for the reader are on the first. */
  #pages = 1;
  /** Are there, as far as is known, more of them? */
  more = $state(false);
  /** The table on this page; it is not elsewhere. */
  here = $state<string>();

  /** The tables elsewhere that wait for the reader, from the one that has waited longest. */
  readonly elsewhere = $derived(byStanding(this.tables.filter(({ id }) => id !== this.here)).mine);

  #asking: Promise<void> | undefined;
  #again: Promise<void> | undefined;
  #tabs: BroadcastChannel | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Asks anew. What was asked before is not the answer, so whoever asks meanwhile waits for one more. */
  refresh(): Promise<void> {
    const asking = this.#asking;
    if (!asking) return (this.#asking = this.#askAndTell().finally(() => (this.#asking = undefined)));
    this.#again ??= asking.then(() => {
      this.#again = undefined;
      return this.refresh();
    });
    return this.#again;
  }

  /** Asks, unless that is under way: who comes to a page has changed nothing. */
  look(): Promise<void> {
    return this.#asking ?? this.refresh();
  }

  async #askAndTell(): Promise<void> {
    if (await this.#ask()) this.#tabs?.postMessage({ pages: this.#pages, tables: this.tables, more: this.more } satisfies Told);
  }

  /** Is there an answer? */
  async #ask(): Promise<boolean> {
    try {
      const lists = await Promise.all(Array.from({ length: this.#pages }, (_, page) => api.own(page)));
      this.more = lists.at(-1)?.length === PAGE;
      this.tables = [...new Map(lists.flat().map((table) => [table.id, table])).values()];
      return true;
    } catch {
      // What was there before is better than nothing, and it is asked for again.
      return false;
    } finally {
      this.#rest();
    }
  }

  /** Asks for one page more from now on. */
  async showMore(): Promise<void> {
    this.#pages++;
    await this.refresh();
  }

  /** Asks now and then as long as the page is open, and whenever it comes to light. What one tab of the browser hears all know, and ask the later. */
  watch(): void {
    this.#tabs = new BroadcastChannel('quincunx-tables');
    this.#tabs.onmessage = ({ data }: MessageEvent<Told>) => ('news' in data ? this.#hearNews(data.news) : this.#hearList(data));
    document.addEventListener('visibilitychange', () => document.hidden || this.refresh());
    this.refresh();
  }

  /** Of the table on this page it is heard otherwise. */
  #hearNews(table: string): void {
    if (table !== this.here) void this.refresh();
  }

  /** Hears what is new at the tables, as it happens, until the returned function is called: what is done on one device shows on all. */
  hear(): () => void {
    let end: (() => void) | undefined;
    let over = false;
    const table = (id: string) => {
      if (id === this.here) this.#tabs?.postMessage({ news: id } satisfies Told);
      this.#hearNews(id);
    };
    import('./news').then(
      ({ hear }) => {
        if (!over) end = hear(table, () => void this.refresh());
      },
      // The page asks now and then as it is.
      () => undefined,
    );
    return () => {
      over = true;
      end?.();
    };
  }

  /** A tab that shows more of the list asks by itself, and tells nobody: who hears it would ask in turn. */
  #hearList({ pages, tables, more }: List): void {
    if (pages < this.#pages) void this.#ask();
    else {
      this.tables = tables;
      this.more = more;
      this.#rest();
    }
  }

  #rest(): void {
    clearTimeout(this.#timer);
    if (this.#tabs) this.#timer = setTimeout(() => this.refresh(), document.hidden ? 60_000 : 20_000);
  }
}

export const waiting = new Waiting();
