import { describe, expect, it } from 'vitest';
import type { OhView } from '$generated/OhView';
import { guards, naming, places, plans, springs } from './fixtures/observations';
import { wishAt, wishWith } from './why';

const seatOf = (observation: typeof plans) => observation.turn.waiting[0] ?? 0;
const of = (view: OhView, kind: string) => view.cards.find((card) => card.kind === kind)?.id ?? '';

describe('why not', () => {
  it('is asked of a card by what it is for', () => {
    const me = seatOf(plans);
    for (const [kind, word] of [['mercenary', 'place'], ['weapon', 'equip'], ['mount', 'ability'], ['instant', 'instant'], ['potion', 'potion']] as const) {
      const card = of(plans.view, kind);
      expect(wishWith(plans.view, me, card), kind).toBe(`${word}(${card})`);
    }
    expect(wishWith(plans.view, me, of(plans.view, 'trap'))).toMatch(/^trap\(.+, 1\)$/);
  });

  it('is asked of a trap for the character that is touched', () => {
    const me = seatOf(springs);
    const deed = springs.view.act;
    const on = deed?.what === 'attack' ? deed.on : deed?.targets[0];
    expect(wishWith(springs.view, me, of(springs.view, 'trap'))).toMatch(new RegExp(`, ${on?.[1]}\\)$`));
  });

  it('is asked at a place by what is to be decided', () => {
    const me = seatOf(plans);
    const [own, other] = me === 0 ? ['A', 'B'] : ['B', 'A'];
    const there = plans.view.players[me === 0 ? 0 : 1].slots.findIndex(Boolean) + 1;
    expect(wishAt(plans.view, me, `${own}${there}`)).toBe(`attack(${there})`);
    expect(wishAt(plans.view, me, `${own}${there} weapon`)).toBe(`activate(${there} weapon)`);
    expect(wishAt(plans.view, me, `${own} battlefield`)).toBe('activate(battlefield)');
    expect(wishAt(plans.view, me, `${other}2 mount`)).toBe(`target(${other}2 mount)`);
    expect(wishAt(plans.view, me, `${other}2 weapon`)).toBe(`target(${other}2)`);
    expect(wishAt(plans.view, me, other)).toBe(`target(${other})`);
    const name = seatOf(naming) === 0 ? 'A' : 'B';
    expect(wishAt(naming.view, seatOf(naming), `${name}1`)).toBe(`target(${name}1)`);
    const place = seatOf(places) === 0 ? 'A' : 'B';
    expect(wishAt(places.view, seatOf(places), `${place}4`)).toBe('slot(4)');
    const guard = seatOf(guards) === 0 ? 'A' : 'B';
    expect(wishAt(guards.view, seatOf(guards), `${guard}4`)).toBe('guard(4)');
  });
});
