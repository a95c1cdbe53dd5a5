import type { OhCard } from '$generated/OhCard';
import { describe, expect, it } from 'vitest';
import { add, count, exchange, fits, readDeck, size, writeDeck } from './deck';

const card = (id: string, part: Partial<OhCard>): OhCard => ({
  id, name: null, text: null, kind: 'mercenary', tier: null, attach: null, caste: 'hunter', level: 1, armour: null, damage: null, keywords: [], activated: [], ...part,
});
const cards = [
  card('h-noble', { kind: 'noble', level: 0 }),
  card('h-c1', {}),
  card('h-w1', { kind: 'weapon', level: 3 }),
  card('w-c1', { caste: 'warrior', level: 3 }),
];

describe('a deck as text (OH-2.20)', () => {
  const text = 'noble h-noble\n2 h-c1\n4 w-c1\nside\n1 h-w1\n';

  it('is read and written as the rules read and write it', () => {
    const deck = readDeck(text);
    expect(deck).toEqual({ noble: 'h-noble', main: { 'h-c1': 2, 'w-c1': 4 }, side: { 'h-w1': 1 } });
    expect(writeDeck(deck, cards)).toBe(text);
  });

  it('has cards in the order of the file, unknown ones last', () => {
    expect(writeDeck(readDeck('1 zzz\n1 w-c1\n1 h-c1'), cards)).toBe('1 h-c1\n1 w-c1\n1 zzz\n');
  });

  it('may have remarks, commas for ends of lines, and a card in several lines', () => {
    expect(readDeck('# mine, all mine\n2 h-c1, 1 w-c1 # shields\n1 h-c1').main).toEqual({ 'h-c1': 3, 'w-c1': 1 });
  });

  it('leaves out what is no line', () => {
    expect(readDeck('h-c1\nmany h-c1\n2\n')).toEqual({ noble: undefined, main: {}, side: {} });
  });
});

describe('a deck in the making', () => {
  it('takes and gives up copies, and never has fewer than none', () => {
    let deck = add(readDeck(''), 'main', 'h-c1', 2);
    expect(size(deck.main)).toBe(2);
    deck = add(deck, 'main', 'h-c1', -3);
    expect(deck.main).toEqual({});
  });

  it('exchanges a copy between draw deck and side deck (OH-2.24)', () => {
    const deck = exchange(readDeck('2 h-c1'), 'main', 'h-c1');
    expect(deck).toEqual({ noble: undefined, main: { 'h-c1': 1 }, side: { 'h-c1': 1 } });
    expect(exchange(exchange(deck, 'side', 'h-c1'), 'side', 'h-c1').main).toEqual({ 'h-c1': 2 });
  });

  it('is counted by level, caste and kind', () => {
    expect(count({ 'h-c1': 2, 'h-w1': 1, 'w-c1': 4, unknown: 9 }, cards)).toEqual({
      level: { 1: 2, 3: 5 },
      caste: { hunter: 3, warrior: 4 },
      kind: { mercenary: 6, weapon: 1 },
    });
  });
});

describe('a card that is looked for', () => {
  const all = { words: '', caste: undefined, kind: undefined, level: undefined };

  it('fits by its words without accents and in any order', () => {
    expect(fits(cards[1]!, 'Bükkrejteki Csapdaállító', { ...all, words: 'csapda bukk' })).toBe(true);
    expect(fits(cards[1]!, 'Bükkrejteki Csapdaállító', { ...all, words: 'harcos' })).toBe(false);
  });

  it('fits by caste, kind and level', () => {
    const found = (sought: object) => cards.filter((card) => fits(card, '', { ...all, ...sought })).map(({ id }) => id);
    expect(found({ level: 3 })).toEqual(['h-w1', 'w-c1']);
    expect(found({ caste: 'hunter', kind: 'weapon' })).toEqual(['h-w1']);
    expect(found({ kind: 'noble' })).toEqual(['h-noble']);
  });
});
