import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { languages, preferred } from './prefs.svelte';
import { bundle } from './words';

const files = import.meta.glob<string>('../../locales/*.ftl', { query: '?raw', import: 'default', eager: true });
const sources = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../generated/**', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const everywhere = import.meta.glob<string>(['../../locales/*.ftl', '../../../games/*/locales/*.ftl', '../../../crates/quincunx/locales/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const code = Object.values(sources).join('\n');

const texts = Object.fromEntries(languages.map((lang) => [lang, files[`../../locales/${lang}.ftl`] ?? '']));
const keys = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!);
const english = keys(texts['en']!);

/** The variables of each message, by its key. */
function variables(text: string): Record<string, string[]> {
  const chunks = text.split(/\n(?=[a-z#])/).map((chunk) => [keys(chunk)[0], chunk] as const);
  const found = (chunk: string) => [...new Set([...chunk.matchAll(/\$([\w-]+)/g)].map(([, name]) => name!))].sort();
  return Object.fromEntries(chunks.flatMap(([key, chunk]) => (key === undefined ? [] : [[key, found(chunk)]])));
}

/** The keys that the sources name: whole ones, and the beginnings of those that are put together. */
const named = new Set([...code.matchAll(/['"`]([a-z][a-z-]*)['"`]/g)].map(([, key]) => key!));
const begun = [...code.matchAll(/\b(?:t|says|has)\(`([a-z][a-z-]*-)\$\{/g)].map(([, beginning]) => beginning!);

describe('the locales of the page', () => {
  it.each(languages)('%s can be read, and has every key once, in the order of the English file', (lang) => {
    expect(() => bundle(lang, texts[lang]!)).not.toThrow();
    expect(new FluentResource(texts[lang]!).body.map(({ id }) => id)).toEqual(english);
  });

  it.each(languages)('%s uses the variables of the English sentences', (lang) => {
    expect(variables(texts[lang]!)).toEqual(variables(texts['en']!));
  });

  it.each(languages)('%s knows every plural form of the language', (lang) => {
    const forms = new Intl.PluralRules(lang).resolvedOptions().pluralCategories;
    for (const [key] of Object.entries(variables(texts[lang]!))) {
      const chunk = texts[lang]!.split(/\n(?=[a-z#])/).find((part) => part.startsWith(`${key} =`)) ?? '';
      if (!chunk.includes('->')) continue;
      const said = [...chunk.matchAll(/\[([a-z]+)\]/g)].map(([, form]) => form!);
      expect(['few', 'many', 'one', 'other'].filter((form) => said.includes(form)), key).toEqual(
        ['few', 'many', 'one', 'other'].filter((form) => forms.includes(form as Intl.LDMLPluralRule) && (form !== 'other' || forms.length < 4)),
      );
    }
  });

  it('has nothing that no source names', () => {
    expect(english.filter((key) => !named.has(key) && !begun.some((beginning) => key.startsWith(beginning)))).toEqual([]);
  });

  it('has every key that a source names', () => {
    const calls = [...code.matchAll(/\bt\(\s*'([a-z][a-z-]*)'/g)].map(([, key]) => key!);
    expect(calls.length).toBeGreaterThan(80);
    expect(calls.filter((key) => !english.includes(key))).toEqual([]);
    const ofGames = ['option-', 'order-', 'deck-'];
    const ofPage = begun.filter((beginning) => !ofGames.includes(beginning));
    expect(ofPage.filter((beginning) => !english.some((key) => key.startsWith(beginning)))).toEqual([]);
  });

  it('has words for every problem of the server', () => {
    const problems = Object.values(
      import.meta.glob<string>('../../../crates/quincunx-server/src/problem.rs', { query: '?raw', import: 'default', eager: true }),
    ).flatMap((source) => [...source.matchAll(/= "([a-z-]+)", [A-Z_]+;/g)].map(([, key]) => `problem-${key}`));
    expect(problems.length).toBeGreaterThan(20);
    expect(problems.filter((key) => !english.includes(key))).toEqual([]);
  });

  it('has words for every computer player', () => {
    const faces = import.meta.glob<string>('../../../games/*/src/face.rs', { query: '?raw', import: 'default', eager: true });
    const levels = Object.values(faces).flatMap((source) => [...source.matchAll(/name: "([a-z-]+)"/g)].map(([, name]) => `level-${name}`));
    expect(levels.length).toBeGreaterThan(0);
    expect(levels.filter((key) => !english.includes(key))).toEqual([]);
  });

  it('chooses the first language that the reader prefers', () => {
    expect(preferred(['de-AT', 'hu-HU', 'en'])).toBe('hu');
    expect(preferred(['PL'])).toBe('pl');
    expect(preferred(['de'])).toBe('en');
    expect(preferred([])).toBe('en');
  });
});

it('a browser is not to translate the page: what it has put in the place of our texts would never change', () => {
  const [page] = Object.values(import.meta.glob<string>('../../index.html', { query: '?raw', import: 'default', eager: true }));
  expect(page).toMatch(/<html[^>]* translate="no"/);
  expect(page).toContain('<meta name="google" content="notranslate" />');
});

describe('every locale file', () => {
  const lines = (ending: string) =>
    Object.entries(everywhere).flatMap(([path, text]) =>
      path.endsWith(ending) ? text.split('\n').flatMap((line) => (line.startsWith('#') ? [] : [`${path}: ${line}`])) : [],
    );

  it('has the Hungarian article from AZ wherever it stands before something that varies', () => {
    expect(lines('/hu.ftl').length).toBeGreaterThan(3000);
    expect(lines('/hu.ftl').filter((line) => /(?<!\p{L})[Aa]z? [„(]?\{/u.test(line))).toEqual([]);
  });

  it('leaves no choice of endings to the reader', () => {
    expect(lines('.ftl').filter((line) => /\p{L}\(\p{Ll}{1,3}\)/u.test(line))).toEqual([]);
  });

  it('calls a file by what the player has in it', () => {
    const ofDevelopers = /component file|alkatrészfájl|plik\w* (?:z elementami|komponent)|файл\w* компонент|\bhash|хеш|(?<!\.)\bJSON\b|\bTOML\b/iu;
    // Who sets a server up is told what its file of settings is.
    const ofPlayers = lines('.ftl').filter((line) => !line.includes(': config-'));
    expect(ofPlayers.filter((line) => ofDevelopers.test(line.replace(/^.*? = /, '')))).toEqual([]);
  });
});
