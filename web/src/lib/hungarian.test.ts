import { expect, it } from 'vitest';
import cases from '../../../crates/quincunx-words/locales/hungarian.json';
import { beginsWithVowel, suffixed } from './hungarian';
import { bundle, Words } from './words';

it.each(cases.az)('%s takes %s', (text, article) => {
  expect(beginsWithVowel(String(text)) ? 'az' : 'a').toBe(article);
});

it.each(cases.rag)('%s with %s is %s', (text, form, whole) => {
  expect(suffixed(String(text), String(form))).toBe(whole);
});

it('has one name for a form', () => {
  expect(suffixed('Anna', 'nek')).toBeUndefined();
});

it('hears a name that is isolated as it is without that, and puts the suffix behind the mark', () => {
  const isolated = (name: string) => `\u2068${name}\u2069`;
  for (const [name, suffix] of [['שלום', 'nek'], ['שלום 2', 'nek'], ['שלום 3', 'nak'], ['שלום Anna', 'nak']] as const) {
    expect(suffixed(name, 'nak')?.slice(-3)).toBe(suffix);
    expect(suffixed(isolated(name), 'nak')).toBe(`${isolated(name)}-${suffix}`);
  }
  expect(beginsWithVowel(isolated('Anna שלום'))).toBe(true);
});

it('serves the sentences', () => {
  const source = 'laid = { AZ($n, capital: "yes") } { $n }. forduló óta, { AZ($name) } { RAG($name, form: "nak") } szól';
  const words = new Words('hu', [bundle('hu', source)]);
  expect(words.say('laid', { n: 1, name: 'Béla' })).toBe('Az 1. forduló óta, a Bélának szól');
  expect(words.say('laid', { n: 10, name: 'Anna' })).toBe('A 10. forduló óta, az Annának szól');
});
