import { describe, expect, it } from 'vitest';
import type { VodDecision } from '$generated/VodDecision';
import { fighting, keeping, playing } from './fixtures/observations';
import module from './index';
import { ofCard, ofSpace } from './why';

const { view } = playing;
const at = (kind: VodDecision) => ({ ...view, decision: { ...view.decision!, kind } });

describe('what is asked about', () => {
  it('of a card is what a press on it would be in this decision', () => {
    expect(ofCard(keeping.view, 'corinth', 'cor_s1', 'hand')).toBe('discard(corinth, cor_s1)');
    expect(ofCard(at('play'), 'sparta', 'spa_e1', 'hand')).toBe('play(spa_e1)');
    expect(ofCard(at('planning'), 'sparta', 'spa_e1', 'hand')).toBe('lay(spa_e1)');
    expect(ofCard(at('pay'), 'sparta', 'spa_e1', 'hand')).toBe('discard(spa_e1)');
    expect(ofCard(at('react'), 'sparta', 'spa_e1', 'hand')).toBe('use(spa_e1)');
    expect(ofCard(at('play'), 'sparta', 'spa_p1', 'laid')).toBe('use(spa_p1)');
    expect(ofCard(at('pay'), 'corinth', 'cor_s1', 'hand')).toBe('play(cor_s1)');
  });

  it('of a space as well', () => {
    expect(ofSpace(at('muster'), 'argos', 'sparta')).toBe('new(hoplite, argos)');
    expect(ofSpace(at('muster'), 'ionian_sea', 'sparta')).toBe('new(trireme, ionian_sea)');
    expect(ofSpace(at('place'), 'argos', 'sparta')).toBe('place(hoplite, argos)');
    expect(ofSpace(at('aid'), 'argos', 'sparta')).toBe('put(argos)');
    expect(ofSpace(at('muster'), 'argos', 'sparta', 'sparta')).toBe('put(argos)');
    expect(ofSpace(at('muster'), 'argos', 'sparta', 'corinth')).toBe('d-18(corinth, put, argos)');
    const { power } = fighting.view.decision!;
    const [, from] = /^fight\((\w+), argos\)$/.exec(ofSpace(fighting.view, 'argos', power))!;
    expect(fighting.view.pieces.some(({ owner, kind, space }) => owner === power && kind !== 'city' && space === from)).toBe(true);
  });
});

describe('the end of a turn (VOD-3.7.5)', () => {
  const end = { action: 'end', label: { key: 'action-end-planning', args: {} } };
  const seen = (kind: VodDecision, hand: number, bribeStock = 0, buys = false) => ({
    ...playing,
    choices: [end, ...(buys ? [{ ...end, action: 'buy' }] : [])],
    view: { ...at(kind), powers: view.powers.map((power) => ({ ...power, hand, bribeStock, deck: 20 })) },
  });
  const follows = (observation: ReturnType<typeof seen>) => module.follows?.(end, observation);

  it('is one press after the Planning step, which says how many cards are drawn', () => {
    expect(follows(seen('planning', 5))).toEqual({ then: 'draw', label: { key: 'board-end-turn', args: { n: { number: 2 } } } });
    expect(follows(seen('planning', 9))?.label.args).toEqual({ n: { number: 0 } });
    expect(follows(seen('strategy', 5))).toBeUndefined();
  });

  it('is not, where a bribe can be bought in the Draw step only', () => {
    expect(follows(seen('planning', 5, 1, true))).toBeDefined();
    expect(follows(seen('planning', 5, 1))).toBeUndefined();
  });
});
