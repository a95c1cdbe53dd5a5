/** Who the reader is: a guest, or somebody with an account. */
import type { AccountInfo } from '../generated/AccountInfo';
import { api } from './api';
import { get, heard, update } from './keep';
import { prefs } from './prefs.svelte';
import { waiting } from './waiting.svelte';

/** The account as this browser heard of it last: no page waits for the server to say who its reader is. */
const key = 'quincunx-account';

class Reader {
  #account = $state.raw(get<AccountInfo>(key));
  #renamed = $state(false);

  get account(): AccountInfo | undefined {
    return this.#account;
  }

  /** By this name the reader sits down. */
  get name(): string {
    return this.#account?.name ?? prefs.name.trim();
  }

  /** The operator has taken the reader's name away, who has not said yet whether to have another. */
  get renamed(): boolean {
    return this.#renamed;
  }

  /** Asks the server, which knows by the cookie. */
  async ask(): Promise<void> {
    const { account, renamed } = await api.me();
    this.#renamed = renamed ?? false;
    await this.becomes(account);
  }

  /** The reader says how to be called from now on: by another name, or as it is. */
  async chooses(name?: string): Promise<void> {
    const { account } = await api.chooseName({ ...(name !== undefined && { name }) });
    this.#renamed = false;
    await this.becomes(account);
  }

  /** The reader is somebody else from now on, with other tables. */
  async becomes(account: AccountInfo | null): Promise<void> {
    if (account?.name === this.#account?.name) return;
    this.#account = account ?? undefined;
    update<AccountInfo | null>(key, () => account);
    await waiting.refresh();
  }
}

export const reader = new Reader();

// What other tabs show is another person's.
heard(key, () => location.reload());
// And so is what the browser's back button has kept.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && get<AccountInfo>(key)?.name !== reader.account?.name) location.reload();
});
