import { describe, expect, it, vi } from 'vitest';
import type { Message } from '../generated/Message';
import { bundle, Words } from './words';

const game = bundle(
  'pl',
  `
kind-infantry = Piechota
    .acc = Piechotę
kind-gas = Gaz
took = { $who } bierze { $card-acc } z pola { $space }
lost = Traci: { $cards-acc }
troops = { $n ->
    [one] { $n } oddział
    [few] { $n } oddziały
   *[many] { $n } oddziałów
}
dice = Rzut { $dice }
`,
);
const app = bundle('pl', 'undo = Cofnij\nkind-gas = nie ta');
const words = new Words('pl', [game, app]);

describe('words', () => {
  it('fills in seats by name, terms in the form that is asked for, numbers', () => {
    const message = { key: 'took', args: { who: { seat: 1 }, card: { term: 'kind-infantry' }, space: { number: 7 } } };
    expect(words.say(message, {}, ['Ala', 'Ola'])).toBe('Ola bierze Piechotę z pola 7');
  });

  it('lists whatever several lines of the log are about, in the form that is asked for', () => {
    const phrase = { key: 'took', args: { who: { text: 'Ala' }, card: { term: 'kind-gas' }, space: { number: 2 } } };
    expect(words.say({ key: 'lost', args: { cards: { several: [{ term: 'kind-infantry' }, { phrase }] } } })).toBe('Traci: Piechotę i Ala bierze Gaz z pola 2');
  });

  it('keeps the base form of a term without the attribute, and lists terms as the language does', () => {
    const message = { key: 'lost', args: { cards: { terms: ['kind-infantry', 'kind-gas'] } } };
    expect(words.say(message)).toBe('Traci: Piechotę i Gaz');
  });

  it('tells once, with its number, what comes several times', () => {
    const infantry = { term: 'kind-infantry' };
    for (const cards of [{ terms: ['kind-infantry', 'kind-gas', 'kind-infantry'] }, { several: [infantry, { term: 'kind-gas' }, infantry] }]) {
      expect(words.say({ key: 'lost', args: { cards } })).toBe('Traci: Piechotę\u00a0×2 i Gaz');
    }
  });

  it('knows the plural forms', () => {
    const troops = (n: number) => words.say({ key: 'troops', args: { n: { number: n } } });
    expect([1, 3, 5, 22].map(troops)).toEqual(['1 oddział', '3 oddziały', '5 oddziałów', '22 oddziały']);
  });

  it('leaves literal text alone', () => {
    expect(words.say({ key: 'dice', args: { dice: { text: '1-3-4' } } })).toBe('Rzut 1-3-4');
  });

  it('puts a phrase into words before its sentence', () => {
    const phrase: Message = { key: 'took', args: { who: { seat: 0 }, card: { term: 'kind-gas' }, space: { number: 2 } } };
    const message: Message = { key: 'dice', args: { dice: { phrase } } };
    expect(words.say(message, {}, ['Ala'])).toBe('Rzut Ala bierze Gaz z pola 2');
  });

  it('asks the sources in their order; shows a key that none has, and complains of it', () => {
    const complained = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(words.say('undo')).toBe('Cofnij');
    expect(words.say('kind-gas')).toBe('Gaz');
    expect(words.has('nowhere')).toBe(false);
    expect(complained).not.toHaveBeenCalled();
    expect(words.say('nowhere')).toBe('nowhere');
    expect(words.say({ key: 'dice', args: {} })).toBe('Rzut {$dice}');
    expect(complained.mock.calls).toEqual([['pl has no words for nowhere'], ['pl, dice: Unknown variable: $dice']]);
    complained.mockRestore();
  });

  it('refuses a file with a fault', () => {
    expect(() => bundle('en', 'a = { $')).not.toThrow(SyntaxError);
    expect(() => bundle('en', 'a = 1\na = 2')).toThrow('override');
  });
});
