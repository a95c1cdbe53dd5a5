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
  #whose = $state(0);

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

  /** Another number for everybody who reads here, whatever the name: by this it is told whose things are whose. */
  get whose(): number {
    return this.#whose;
  }

  /** Asks the server, which knows by the cookie. */
  async ask(): Promise<void> {
    const { account, renamed = false } = await api.me();
    const become = this.becomes(account, renamed && account !== null && this.#account !== undefined);
    this.#renamed = renamed;
    await become;
  }

  /** The reader says how to be called from now on: by another name, or as it is. */
  async chooses(name?: string): Promise<void> {
    const { account } = await api.chooseName({ ...(name !== undefined && { name }) });
    this.#renamed = false;
    await this.becomes(account, true);
  }

  /** The reader is somebody else from now on, with other tables, or the same person under another name. */
  async becomes(account: AccountInfo | null, isSame = false): Promise<void> {
    if (account?.name === this.#account?.name) return;
    if (!isSame) {
      this.#whose += 1;
      // That was another one's name.
      this.#renamed = false;
    }
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
