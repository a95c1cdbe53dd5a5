/** The reader's settings on every device: they are kept with the account, and of each the newest change counts. */
import type { SettingName } from '../generated/SettingName';
import { api, Trouble } from './api';
import { get, update } from './keep';
import { adopt, chosen, prefs, tell } from './prefs.svelte';
import { reader } from './reader.svelte';

/** When the settings were changed here of which the server has not heard yet: milliseconds since 1970. */
type Unheard = Partial<Record<SettingName, number>>;

const key = 'quincunx-unheard';

/** One request after the other: what was answered last is what is so. */
let last = Promise.resolve();

const note = (settings: SettingName[]) =>
  update<Unheard>(key, (kept) => ({ ...kept, ...Object.fromEntries(settings.map((name) => [name, Date.now()])) }));

tell((settings) => {
  if (!reader.account) return;
  note(settings);
  exchange();
});

/** What a guest has chosen here goes to the account that is about to be made. */
export const bring = () => note(chosen());

/** Has the settings of the account here, now and whenever the reader changes one. Returns what is to be done when somebody else reads. */
export function follow(): () => void {
  exchange();
  return () => update<Unheard>(key, () => ({}));
}

/** Tells what was changed here, and hears what was changed elsewhere. */
export const exchange = (): Promise<void> => (last = last.then(ask, ask));

async function ask(): Promise<void> {
  const account = reader.account?.name;
  if (account === undefined) return;
  const unheard = Object.entries(get<Unheard>(key) ?? {}) as [SettingName, number][];
  // The clocks of two devices need not agree.
  const ago = (at: number) => Math.max(0, Math.round((Date.now() - at) / 1000));
  const settings = unheard.map(([name, at]) => ({ name, value: String(prefs[name]), ago: ago(at) }));
  try {
    const all = await (settings.length > 0 ? api.changeSettings({ settings }) : api.settings());
    if (reader.account?.name !== account) return;
    const heard = ([name, at]: [string, number]) => unheard.some((told) => told[0] === name && told[1] === at);
    const left = update<Unheard>(key, (kept) => Object.fromEntries(Object.entries(kept ?? {}).filter((one) => !heard(one))));
    // What was changed here meanwhile is newer.
    adopt(all.filter(({ name }) => !(name in left)));
  } catch (trouble) {
    // It is told with the next change, or at the next visit.
    if (!(trouble instanceof Trouble)) throw trouble;
  }
}
