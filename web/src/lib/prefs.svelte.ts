/** What this browser remembers of its reader. */
import { get, put } from './keep';

export const languages = ['en', 'hu', 'pl', 'ru'] as const;
export type Language = (typeof languages)[number];

interface Prefs {
  name: string;
  lang: Language;
  theme: 'auto' | 'light' | 'dark';
  motion: 'auto' | 'on' | 'off';
  /** Press forced choices automatically. */
  forced: boolean;
}

const key = 'quincunx';

export const prefs: Prefs = $state({
  name: '',
  lang: preferred(navigator.languages),
  theme: 'auto',
  motion: 'auto',
  forced: true,
  ...get<Partial<Prefs>>(key),
});

const calm = matchMedia('(prefers-reduced-motion: reduce)');
let reduced = $state(calm.matches);
calm.addEventListener('change', () => (reduced = calm.matches));

/** May things move? */
export function motion(): boolean {
  return prefs.motion === 'auto' ? !reduced : prefs.motion === 'on';
}

/** Changes what is remembered, and what the whole document shows of it. */
export function remember(change: Partial<Prefs>): void {
  Object.assign(prefs, change);
  put(key, { ...prefs });
  show();
}

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
