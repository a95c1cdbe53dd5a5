import { describe, expect, it } from 'vitest';
import type { IffView } from '$generated/IffView';
import { follow, noTokens } from './tokens';

function view(display: Record<number, string>, rest: Partial<IffView> = {}): IffView {
  const spaces = Object.entries(display).map(([number, card]) => ({ number: Number(number), card, open: true, rolls: 30 }));
  return { round: 1, active: 0, step: 'after-taking', rollDue: false, held: [], german: [], players: [], ...rest, display: spaces } as unknown as IffView;
}

describe('follow', () => {
  const start = follow(noTokens, view({ 3: 'INF1', 4: 'INF1', 5: 'G_MG' }, { step: 'before-roll' }));

  it('keeps the number of a card that stays', () => {
    const next = follow(start, view({ 3: 'INF1', 4: 'INF1', 5: 'G_MG' }));
    expect(next.display).toEqual(start.display);
  });

  it('sees a card go from its space into the hand', () => {
    const next = follow(start, view({ 3: 'INF1', 5: 'G_MG' }, { held: [{ card: 'INF1', count: 1 }] }));
    expect(next.held).toEqual([start.display.get(4)]);
    const german = follow(next, view({ 3: 'INF1' }, { held: [{ card: 'INF1', count: 1 }], german: [{ card: 'G_MG', count: 1 }] }));
    expect(german.held).toEqual(next.held);
    expect(german.german).toEqual([start.display.get(5)]);
  });

  it('gives a new number to a card that is drawn, even of the same name', () => {
    const taken = follow(start, view({ 3: 'INF1', 5: 'G_MG' }, { held: [{ card: 'INF1', count: 1 }] }));
    const refilled = follow(taken, view({ 3: 'INF1', 4: 'INF1', 5: 'G_MG' }, { active: 1, step: 'before-roll' }));
    expect(refilled.display.get(3)).toEqual(start.display.get(3));
    expect(refilled.display.get(4)?.id).not.toBe(start.display.get(4)?.id);
    expect(refilled.held).toEqual([]);
  });

  it('knows what was kept: whatever is held before the first roll', () => {
    const turn = follow(start, view({ 3: 'ART' }, { active: 1, step: 'before-roll', held: [{ card: 'ART', count: 1 }] }));
    expect(turn.held.map(({ kept }) => kept)).toEqual([true]);
    const more = follow(turn, view({}, { active: 1, held: [{ card: 'ART', count: 2 }] }));
    expect(more.held.map(({ kept }) => kept)).toEqual([true, false]);
  });
});
