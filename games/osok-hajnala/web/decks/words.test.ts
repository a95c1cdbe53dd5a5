import { readFileSync } from 'node:fs';
import type { OhCatalogue } from '$generated/OhCatalogue';
import type { Saying, Translate } from '$board/contract';
import { describe, expect, it } from 'vitest';
import table from '../fixtures/table.json';
import { named, plain } from './words';

const catalogue = { cards: table.cards } as unknown as OhCatalogue;
const languages = ['en', 'hu', 'pl', 'ru'].map((language): [string, Translate] => {
  const book = readFileSync(`../games/osok-hajnala/locales/${language}.ftl`, 'utf8');
  const words = new Map([...book.matchAll(/^([\w-]+) = (.+)$/gm)].map(([, key, value]) => [key!, value!]));
  const says = (message: Saying | string) => words.get(typeof message === 'string' ? message : message.key) ?? '';
  return [language, Object.assign(says, { has: (key: string) => words.has(key) })];
});

describe.each(languages)('in %s a deck as text (OH-2.20)', (_, t) => {
  const ids = catalogue.cards.filter(({ kind }) => kind !== 'noble').map(({ id }) => `2 ${id}`);
  const text = ['# mine, all mine', 'noble h-noble', ...ids, '', 'side', '1 h-c1', ''].join('\n');

  it('is written with names, and read back from them, whatever is in the names', () => {
    const told = named(text, catalogue, t);
    expect(told).not.toMatch(/\b[hmw]-[a-z]\d/);
    expect(told.split('\n').length).toBe(text.split('\n').length);
    expect(plain(told, catalogue, t)).toBe(text);
  });

  it('is read without regard to accents, capitals and signs of number', () => {
    const name = t('card-h-c1');
    expect(plain(`3x ${name.toUpperCase()}`, catalogue, t)).toBe('3 h-c1');
    expect(plain(`${name} x3\n3х ${name}`, catalogue, t)).toBe('3 h-c1\n3 h-c1');
    expect(plain(`3 ${name.normalize('NFD').replace(/\p{M}/gu, '')}   # many`, catalogue, t)).toBe('3 h-c1 # many');
  });

  it('has several cards in a line, also where a name has a comma', () => {
    const both = `1 ${t('card-h-c8')}, 2 ${t('card-h-c1')}`;
    expect(plain(both, catalogue, t)).toBe('1 h-c8, 2 h-c1');
    expect(plain('1 h-c8, 2 h-c1', catalogue, t)).toBe('1 h-c8, 2 h-c1');
  });

  it('is told of what is wrong in the words in which it was written', () => {
    const written = ['61 h-c1', 'noble h-noble', 'side', 'h-c1'].map((line) => named(line, catalogue, t));
    expect(written).toEqual([`61 ${t('card-h-c1')}`, `${t('builder-word-noble')} ${t('card-h-noble')}`, t('builder-word-side'), t('card-h-c1')]);
  });

  it('has a Noble whom it does not know as one', () => {
    expect(plain(`${t('builder-word-noble')} Nobody At All`, catalogue, t)).toBe('noble Nobody At All');
  });

  it('keeps what it does not know, on its line', () => {
    expect(plain('2 h-c1\n3 Nobody At All\nside', catalogue, t)).toBe('2 h-c1\n3 Nobody At All\nside');
    expect(named('3 nobody\nmany h-c1', catalogue, t).split('\n')[0]).toBe('3 nobody');
  });
});
