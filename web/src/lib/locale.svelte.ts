/** The language in use and its sentences: those of the page, and those of each game that was asked for. */
import type { FluentBundle } from '@fluent/bundle';
import type { Saying, Translate } from '../board/contract';
import { part } from './part.svelte';
import type { Language } from './prefs.svelte';
import { bundle, Words } from './words';

type Files = Record<string, () => Promise<string>>;

const appFiles = import.meta.glob('../../locales/*.ftl', { query: '?raw', import: 'default' }) as Files;
const gameFiles = import.meta.glob('../../../games/*/locales/*.ftl', { query: '?raw', import: 'default' }) as Files;

interface Loaded {
  lang: Language;
  app: Words;
  games: Record<string, Words>;
}

let loaded = $state.raw<Loaded>();

/** How often a language was asked for. */
let asked = 0;

/** Loads a language and shows the page in it, unless another one is asked for meanwhile. */
export async function speak(lang: Language): Promise<void> {
  const call = ++asked;
  const app = bundle(lang, await read(appFiles, `../../locales/${lang}.ftl`));
  const games: Record<string, Words> = {};
  for (const game of Object.keys(loaded?.games ?? {})) games[game] = await gameWords(game, lang, app);
  if (call !== asked) return;
  bundles.set(lang, app);
  loaded = { lang, app: new Words(lang, [app]), games };
  document.documentElement.lang = lang;
}

const bundles = new Map<Language, FluentBundle>();

/** Loads the sentences of a game in the language in use. */
export async function speakOf(game: string): Promise<void> {
  const { lang, games } = current();
  if (games[game]) return;
  const words = await gameWords(game, lang, bundles.get(lang)!);
  if (current().lang === lang) loaded = { ...current(), games: { ...current().games, [game]: words } };
  else await speakOf(game);
}

async function gameWords(game: string, lang: Language, app: FluentBundle): Promise<Words> {
  const file = (lang: Language) => `../../../games/${game}/locales/${lang}.ftl`;
  const own = gameFiles[file(lang)] ? lang : 'en';
  return new Words(lang, gameFiles[file(own)] ? [bundle(own, await read(gameFiles, file(own))), app] : [app]);
}

async function read(files: Files, path: string): Promise<string> {
  const file = files[path];
  if (!file) throw new Error(`there is no ${path}`);
  return part(file);
}

function current(): Loaded {
  if (!loaded) throw new Error('no language is loaded yet');
  return loaded;
}

/** The language in use. */
export function lang(): Language {
  return current().lang;
}

/** A sentence of the page. */
export function t(key: string, args?: Record<string, string | number>): string {
  return current().app.say(key, args);
}

/** The sentences of a game, with the names of its players. Before the game is loaded they are empty. */
export function translator(game: string, names: () => readonly string[] = () => []): Translate {
  const says = (message: Saying | string, args?: Record<string, string | number>) => current().games[game]?.say(message, args, names()) ?? '';
  return Object.assign(says, { has: (key: string) => current().games[game]?.has(key) ?? false });
}

/** Does the page have words for this key? */
export function has(key: string): boolean {
  return current().app.has(key);
}
