/** The reader's settings on every device: they are kept with the account, and of each the newest change counts. */
import type { ChangedSetting } from '../generated/ChangedSetting';
import type { Setting } from '../generated/Setting';
import type { SettingName } from '../generated/SettingName';
import { api, Trouble } from './api';
import { get, update } from './keep';
import { adopt, chosen, restore, tell } from './prefs.svelte';
import { reader } from './reader.svelte';

/** When the settings were changed here of which the server has not heard yet: milliseconds since 1970. */
type Unheard = Partial<Record<SettingName, number>>;

const key = 'quincunx-unheard';

/** What the guest had chosen who was here before somebody signed in. */
const guest = 'quincunx-guest';

/** So long ago, in seconds, that any change is newer. */
const LONGEST_AGO = 2 ** 32 - 1;

/** One request after the other: what was answered last is what is so. */
let last = Promise.resolve();

/** When that was, in milliseconds since 1970. */
let answered = 0;

tell((settings) => {
  if (!reader.account) return;
  update<Unheard>(key, (kept) => ({ ...kept, ...Object.fromEntries(settings.map(({ name }) => [name, Date.now()])) }));
  exchange();
});

/** Has the settings of the account here, now and whenever the reader changes one. Returns what is to be done when somebody else reads. */
export function follow(): () => void {
  // After the page was loaded again they are the account's already.
  update<Setting[] | null>(guest, (kept) => kept ?? chosen());
  exchange();
  return () => {
    update<Unheard>(key, () => ({}));
    const before = get<Setting[]>(guest);
    // Another tab may have put them back already.
    if (before) restore(before);
    update<null>(guest, () => null);
  };
}

/** Tells what was changed here, and hears what was changed elsewhere. */
export const exchange = (): Promise<void> => (last = last.then(ask, ask));

async function ask(): Promise<void> {
  if (!reader.account) return;
  const { whose } = reader;
  const unheard = get<Unheard>(key) ?? {};
  const heard = () =>
    update<Unheard>(key, (kept) => Object.fromEntries(Object.entries(kept ?? {}).filter(([name, at]) => unheard[name as SettingName] !== at)));
  /** Returns what is chosen here and unknown there. */
  const say = async (settings: ChangedSetting[]): Promise<Setting[]> => {
    const all = await (settings.length > 0 ? api.changeSettings({ settings }) : api.settings());
    answered = Date.now();
    if (reader.whose !== whose) return [];
    const left = heard();
    // What was changed here meanwhile is newer.
    adopt(all.filter(({ name }) => !(name in left)));
    return chosen().filter(({ name }) => !(name in left) && !all.some((other) => other.name === name));
  };
  try {
    const unknown = await say(
      chosen().flatMap((setting) => {
        const at = unheard[setting.name];
        return at === undefined ? [] : [{ ...setting, ago: secondsSince(at) }];
      }),
    );
    // Chosen by the guest, or before accounts kept settings: whatever another device has to tell counts more.
    if (unknown.length > 0) await say(unknown.map((setting) => ({ ...setting, ago: LONGEST_AGO })));
  } catch (trouble) {
    if (!(trouble instanceof Trouble)) throw trouble;
    // An older server does not know what was told, and never will hear of it; the rest is told with the next change, or at the next visit.
    if (trouble.problem.key === 'bad-request') heard();
  }
}

/**
 * By this clock, as the server's need not agree. The server counts back from when it is told: what was changed while a request was under way
 * must not seem older than what that one told.
 */
const secondsSince = (at: number) => Math.max(0, Math.floor((Date.now() - Math.max(at, answered)) / 1000));
