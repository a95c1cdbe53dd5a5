import { describe, expect, it } from 'vitest';
import { parse } from '$board/notation';
import { cardOf, isDrawn, isMain, spotOf } from './actions';

describe('choices', () => {
  it('are about a card of the hand or of a pile', () => {
    expect(cardOf(parse('place(w-c3)'))).toBe('w-c3');
    expect(cardOf(parse('target(h-c1)'))).toBe('h-c1');
    expect(cardOf(parse('target(B3 mount)'))).toBeUndefined();
    expect(cardOf(parse('trap(w-t1, 2)'))).toBeUndefined();
  });

  it('are made at a place of the battlefield, the own ones by number alone', () => {
    expect(spotOf(parse('attack(2)'), 1)).toBe('B2');
    expect(spotOf(parse('trap(w-t1, 2)'), 0)).toBe('A2');
    expect(spotOf(parse('target(B3 mount)'), 0)).toBe('B3 mount');
    expect(spotOf(parse('target(B)'), 0)).toBe('B');
    expect(spotOf(parse('activate(3 body)'), 0)).toBe('A3');
    expect(spotOf(parse('activate(3 weapon, 2)'), 0)).toBe('A3 weapon');
    expect(spotOf(parse('activate(noble)'), 1)).toBe('B');
    expect(spotOf(parse('activate(battlefield)'), 1)).toBe('B battlefield');
    expect(spotOf(parse('target(h-c1)'), 0)).toBeUndefined();
  });

  it('are drawn on the board or stand in the prompt bar', () => {
    expect(['attack(1)', 'discard(w-c1)', 'slot(4)', 'activate(noble)'].every(isDrawn)).toBe(true);
    expect(['finish', 'pass', 'take-over', 'idle', 'draw-seven'].some(isDrawn)).toBe(false);
  });

  it('are done by pressing what stands there, or have a button of their own', () => {
    expect(['attack(1)', 'target(A1)', 'guard(2)', 'slot(3)'].map(parse).every(isMain)).toBe(true);
    expect(['turn-idle(1)', 'activate(1 body)', 'trap(w-t1, 1)'].map(parse).some(isMain)).toBe(false);
  });
});
