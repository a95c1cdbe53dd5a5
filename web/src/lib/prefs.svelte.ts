/** What this browser remembers of its reader. */
import type { Setting } from '../generated/Setting';
import type { SettingName } from '../generated/SettingName';
import { get, heard, update } from './keep';

export const languages = ['en', 'hu', 'pl', 'ru'] as const;
export type Language = (typeof languages)[number];

/** How what the others do is shown: each act until the reader goes on, for a while, for a short while, or all at once. */
export const paces = ['hand', 'calm', 'brisk', 'now'] as const;
export type Pace = (typeof paces)[number];

export const themes = ['auto', 'light', 'dark'] as const;
export const motions = ['auto', 'on', 'off'] as const;

/** Who sees whether the reader is there. */
export const seers = ['everybody', 'nobody'] as const;

interface Prefs {
  name: string;
  lang: Language;
  theme: (typeof themes)[number];
  motion: (typeof motions)[number];
  /** Press forced choices automatically. */
  forced: boolean;
  pace: Pace;
  /** Who sees when the reader is there; the server honours it for whoever is signed in. */
  seen: (typeof seers)[number];
  /** The reader has been told of the long press. */
  held: boolean;
}

const key = 'quincunx';

/** What holds until the reader chooses. */
const fresh: Prefs = {
  name: '',
  lang: preferred(navigator.languages),
  theme: 'auto',
  motion: 'auto',
  forced: true,
  pace: 'calm',
  seen: 'everybody',
  held: false,
};

export const prefs: Prefs = $state({ ...fresh, ...get<Partial<Prefs>>(key) });

const calm = matchMedia('(prefers-reduced-motion: reduce)');
let reduced = $state(calm.matches);
calm.addEventListener('change', () => (reduced = calm.matches));

/** May things move? */
export function motion(): boolean {
  return prefs.motion === 'auto' ? !reduced : prefs.motion === 'on';
}

/** So many milliseconds a sentence of so many letters is looked at; none where nothing is to move. */
export function timeFor(letters: number, pace: Pace = prefs.pace): number {
  if (!motion()) return 0;
  switch (pace) {
    case 'hand':
      return Infinity;
    case 'calm':
      return Math.min(900 + 22 * letters, 5000);
    case 'brisk':
      return Math.min(450 + 9 * letters, 2000);
    case 'now':
      return 0;
  }
}

/**
 * The settings, which are the reader's own on every device, and what each may be. The rest is this browser's: by the name a guest sits down,
 * and whether the long press is known is asked where there is a finger.
 */
const settings: { [Name in SettingName]: readonly Prefs[Name][] } = {
  lang: languages,
  theme: themes,
  motion: motions,
  forced: [true, false],
  pace: paces,
  seen: seers,
};

const names = Object.keys(settings) as SettingName[];

/** The settings among what is remembered here, by whichever tab; nobody has chosen the others. */
export const chosen = (among: Partial<Prefs> = get<Partial<Prefs>>(key) ?? {}): Setting[] =>
  names.flatMap((name) => (among[name] === undefined ? [] : [{ name, value: String(among[name]) }]));

let changed: ((settings: Setting[]) => void) | undefined;

/** Lets somebody hear of the settings that the reader changes here. */
export function tell(hear: (settings: Setting[]) => void): void {
  changed = hear;
}

/** Changes what is remembered, and what the whole document shows of it. What another tab remembers of the rest stays. */
export function remember(change: Partial<Prefs>): void {
  take(change);
  if (chosen(change).length > 0) changed?.(chosen(change));
}

/** Takes settings as they stand elsewhere. What this version of the page does not know stays as it is. */
export const adopt = (from: readonly Setting[]): void => take(known(from));

/** Has these settings chosen and no others. */
export function restore(from: readonly Setting[]): void {
  const none = Object.fromEntries(names.map((name) => [name, undefined]));
  update<Partial<Prefs>>(key, (kept) => ({ ...kept, ...none, ...known(from) }));
  read();
}

/** Those settings that this version of the page knows; the server may have another. */
function known(from: readonly Setting[]): Partial<Prefs> {
  const value = (setting: Setting) => settings[setting.name]?.find((known) => String(known) === setting.value);
  return Object.fromEntries(from.flatMap((setting) => (value(setting) === undefined ? [] : [[setting.name, value(setting)]])));
}

function take(change: Partial<Prefs>): void {
  Object.assign(prefs, change);
  update<Partial<Prefs>>(key, (kept) => ({ ...kept, ...change }));
  show();
}

function read(): void {
  Object.assign(prefs, fresh, get<Partial<Prefs>>(key));
  show();
}

heard(key, read);

/** The settings that the style sheets read. */
export function show(): void {
  const { dataset } = document.documentElement;
  dataset['theme'] = prefs.theme;
  dataset['motion'] = prefs.motion;
}

/** The first language of the program that the reader prefers. */
export function preferred(wished: readonly string[]): Language {
  const known = (tag: string) => languages.find((lang) => tag.toLowerCase().split('-')[0] === lang);
  return wished.map(known).find((lang) => lang !== undefined) ?? 'en';
}
