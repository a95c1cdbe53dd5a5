import { describe, expect, it } from 'vitest';
import { parse } from '$board/notation';
import { cardOf, fighterOf, isDrawn, isFree, isPassing, isPutOf, keyFor, spaceOf } from './actions';

const choices = (...actions: string[]) => actions.map((action) => ({ action, label: { key: action, args: {} } }));
const nothing = { space: undefined, bowl: undefined, spread: undefined };
const muster = { kind: 'muster', power: 'athens' } as const;

describe('the notation (VOD-8.6)', () => {
  it('is read', () => {
    expect(parse('d-18(athens, put, crete)')).toEqual({ action: 'd-18(athens, put, crete)', word: 'd-18', args: ['athens', 'put', 'crete'] });
    expect(parse('go-on')).toEqual({ action: 'go-on', word: 'go-on', args: [] });
  });

  it.each([
    ['new(hoplite, argos)', 'argos'],
    ['place-in(argos)', 'argos'],
    ['place(city, argos)', 'argos'],
    ['fight(megara, argos)', 'argos'],
    ['target(argos, city)', 'argos'],
    ['target(crete, athens)', 'crete'],
    ['ask(hoplite, argos)', 'argos'],
    ['ask(megara, argos)', 'argos'],
    ['off(argos, hoplite)', 'argos'],
    ['lift(argos, city)', 'argos'],
    ['put(crete)', 'crete'],
    ['take-back(crete)', 'crete'],
    ['d-18(athens, take-back, crete)', 'crete'],
    ['d-18(athens, buy, none)', undefined],
    ['play(ath_e1)', undefined],
    ['ask', undefined],
  ])('%s is done on %s', (action, space) => expect(spaceOf(parse(action))).toBe(space));

  it('names the fighter of a battle, and not the kind of a muster', () => {
    expect(fighterOf(parse('fight(megara, argos)'))).toBe('megara');
    expect(fighterOf(parse('ask(megara, argos)'))).toBe('megara');
    expect(fighterOf(parse('ask(trireme, argos)'))).toBeUndefined();
  });

  it('names the card', () => {
    expect(cardOf(parse('discard(corinth, cor_s2)'))).toBe('cor_s2');
    expect(cardOf(parse('discard(cor_s2)'))).toBe('cor_s2');
    expect(cardOf(parse('d-18(athens, buy, ath_e1)'))).toBe('ath_e1');
    expect(cardOf(parse('d-18(athens, buy, none)'))).toBeUndefined();
  });
});

describe('free actions (VOD-3.9)', () => {
  it('are told from answers', () => {
    expect(isFree(parse('lift(argos, city)'), 'muster')).toBe(true);
    expect(isFree(parse('put(crete)'), 'muster')).toBe(true);
    expect(isFree(parse('put(crete)'), 'aid')).toBe(false);
    expect(isFree(parse('new(hoplite, argos)'), 'muster')).toBe(false);
  });

  it('know whose bribe is put', () => {
    expect(isPutOf(parse('put(crete)'), 'athens', 'athens')).toBe(true);
    expect(isPutOf(parse('put(crete)'), 'delian', 'athens')).toBe(false);
    expect(isPutOf(parse('d-18(delian, put, crete)'), 'delian', 'athens')).toBe(true);
    expect(isPutOf(parse('d-18(delian, take-back, crete)'), 'delian', 'athens')).toBe(false);
  });
});

describe('the keys', () => {
  const all = choices('new(hoplite, argos)', 'ask(hoplite, argos)', 'stop', 'buy', 'lift(argos, city)', 'put(crete)', 'put(italy)', 'back');
  const key = (action: string, mind: Parameters<typeof keyFor>[3] = nothing) => keyFor(action, all, muster, mind);

  it('stand for spaces by their first choice, and leave free actions out but for the bowl', () => {
    expect(key('new(hoplite, argos)')).toBeUndefined();
    expect(key('ask(hoplite, argos)')).toBeNull();
    expect(key('lift(argos, city)')).toBeNull();
    expect(key('put(crete)')).toBe('x');
    expect(key('put(italy)')).toBeNull();
    expect(key('stop')).toBe('s');
    expect(key('back')).toBe('k');
  });

  it('stand for all choices of a space that is chosen', () => {
    expect(key('ask(hoplite, argos)', { ...nothing, space: 'argos' })).toBeUndefined();
    expect(key('lift(argos, city)', { ...nothing, space: 'argos' })).toBeUndefined();
  });

  it('stand for the opening discards of the power whose cards are seen', () => {
    const seen = { ...nothing, spread: 'sparta' } as const;
    expect(key('discard(sparta, spa_s1)', seen)).toBeUndefined();
    expect(key('discard(corinth, cor_s1)', seen)).toBeNull();
  });

  it('stand for the places of a bribe that is in hand', () => {
    expect(key('put(italy)', { ...nothing, bowl: 'athens' })).toBeUndefined();
    expect(key('new(hoplite, argos)', { ...nothing, bowl: 'athens' })).toBeNull();
  });
});

it('leaves plain answers to the prompt bar', () => {
  expect(['end', 'stop', 'pass', 'wait', 'back', 'alternative(0)', 'power(corinth)', 'bribe', 'vp'].filter(isDrawn)).toEqual([]);
  expect(['keep(corinth)', 'buy', 'emergency', 'none', 'back(corinth)', 'use(ath_s4)', 'd-18(athens, buy, none)'].filter((action) => !isDrawn(action))).toEqual([]);
});

it('does what is asked for, or passes it by', () => {
  expect(['emergency', 'none', 'stop', 'pass', 'wait', 'back'].filter((action) => !isPassing(action))).toEqual([]);
  expect(['end', 'draw', 'done', 'go-on', 'do', 'alternative(0)', 'power(corinth)'].filter(isPassing)).toEqual([]);
});
