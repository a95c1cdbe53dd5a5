import { describe, expect, it } from 'vitest';
import type { VodEvent } from '$generated/VodEvent';
import type { VodView } from '$generated/VodView';
import type { SeenLine } from '$board/contract';
import { decklist } from './decklist';
import { discarding, ended, fighting, losing, paying, playing } from './fixtures/observations';
import { mapOf } from './ground';
import { laidOut } from './held';
import { parse } from '$board/notation';
import { powerOf } from './names';
import { battleIn, placesIn, struckIn } from './news';
import { tallies } from './tally';
import { warnings } from './warnings';

const says = (message: string | { key: string }) => (typeof message === 'string' ? message : message.key);
const t = Object.assign(says, { has: () => false });
const acts = (observation: { choices: { action: string }[] }) => observation.choices.map(({ action }) => parse(action));
const line = (event: VodEvent): SeenLine<VodEvent> => ({ event, line: { key: `event-${event.event}`, args: {} } });

describe('a hand', () => {
  it('is laid out by type', () => {
    const groups = laidOut(playing.view, powerOf(playing.view, 'sparta'), acts(playing)).filter(({ from }) => from === 'hand');
    const types = groups.map(({ type }) => type);
    expect(new Set(types).size).toBe(types.length);
    expect(groups.flatMap(({ cards }) => cards).reduce((sum, { count }) => sum + count, 0)).toBe(powerOf(playing.view, 'sparta').hand);
  });

  it('is without what has been picked', () => {
    for (const [view, all] of [[discarding.view, acts(discarding)], [paying.view, acts(paying)]] as const) {
      const picks = view.payment ?? view.opening.find(({ cards }) => cards.length > 0)!;
      const power = powerOf(view, picks.power);
      const groups = laidOut(view, power, all);
      const count = (from: string) => groups.filter((group) => group.from === from).flatMap(({ cards }) => cards).reduce((sum, held) => sum + held.count, 0);
      expect([count('picked'), count('hand')]).toEqual([picks.cards.length, power.hand - picks.cards.length]);
    }
  });

  it('of another power is empty', () => {
    const other = fighting.view.powers.find(({ own }) => own === null)!;
    expect(laidOut(fighting.view, other, acts(fighting))).toEqual([]);
  });
});

describe('a deck list (VOD-2.1.5)', () => {
  it('says where each of the own cards is', () => {
    for (const power of playing.view.powers.filter(({ own }) => own)) {
      for (const { card, left, places } of decklist(playing.view, power)) {
        expect(left + places.reduce((sum, { count }) => sum + count, 0), card.id).toBe(card.copies);
      }
    }
  });

  it('knows of others only what lies open', () => {
    const power = fighting.view.powers.find(({ own, top }) => own === null && top !== null)!;
    const rows = decklist(fighting.view, power);
    const seen = rows.flatMap(({ places }) => places).reduce((sum, { count }) => sum + count, 0);
    expect(seen).toBe(power.status.length + 1 + power.shown.reduce((sum, { count }) => sum + count, 0));
  });
});

describe('the news', () => {
  const battle = line({ event: 'battle', power: 'athens', kind: 'trireme', from: 'ionian_sea', target: 'achaea' });
  const turn = line({ event: 'turn-begins', power: 'corinth', round: 2 });

  it('mark where something happened, until a turn begins', () => {
    expect([...struckIn([battle])]).toEqual(['ionian_sea', 'achaea']);
    expect([...struckIn([battle, turn])]).toEqual([]);
    expect(battleIn([turn, battle])).toEqual({ from: 'ionian_sea', target: 'achaea' });
    expect(battleIn([battle, turn])).toBeUndefined();
  });

  it('of several turns together mark every place', () => {
    expect([...placesIn([battle, turn, line({ event: 'bribe-put', power: 'athens', space: 'crete' })])]).toEqual(['ionian_sea', 'achaea', 'crete']);
  });
});

it('adds up what a game came to', () => {
  const vp = (change: number, reason: Extract<VodEvent, { event: 'vp' }>['reason']): VodEvent => ({ event: 'vp', team: 'demos', change, total: 0, reason, card: null });
  const removed = (by: 'athens' | null): VodEvent => ({ event: 'removed', power: 'sparta', kind: 'hoplite', space: 'argos', by, cause: by ? 'battle' : 'supply' });
  const { demos, oligarchs } = tallies([vp(3, 'cities'), vp(2, 'card'), vp(1, 'city'), vp(-1, 'payment'), vp(-1, 'nothing-played'), vp(4, 'majors'), removed('athens'), removed(null)]);
  expect(demos).toEqual({ cities: 3, statuses: 2, city: 1, majors: 4, lost: -2, battles: 0, removed: 1, unsupplied: 0 });
  expect(oligarchs).toMatchObject({ unsupplied: 1, removed: 0 });
});

describe('warnings', () => {
  const at = (view: VodView, kind: 'planning' | 'play', hand: number, vp: number): VodView => {
    const power = view.decision!.power!;
    return {
      ...view,
      vp: [vp, vp],
      decision: { ...view.decision!, kind },
      powers: view.powers.map((seen) => (seen.id === power ? { ...seen, hand, deck: 20 } : seen)),
      outlook: { ...view.outlook, losses: [] },
    };
  };

  it('tell what preparing the last card costs, and that without VP it cannot be done (VOD-3.5.2)', () => {
    expect(warnings(at(playing.view, 'planning', 1, 3), t)).toEqual(['board-warn-last-laid']);
    expect(warnings(at(playing.view, 'planning', 1, 0), t)).toEqual(['board-warn-last-never']);
    expect(warnings(at(playing.view, 'planning', 2, 0), t)).toEqual([]);
  });

  it('tell that a hand is empty (VOD-3.4.5)', () => {
    expect(warnings(at(playing.view, 'play', 0, 3), t)).toEqual(['board-warn-no-card']);
  });

  it('tell what will be lost', () => {
    expect(warnings(losing.view, t)[0]).toBe('describe-losses');
  });
});

it('draws the map of the file once', () => {
  const drawn = mapOf(fighting.view.spaces);
  expect(drawn.drawn).toBe(true);
  expect(mapOf(ended.view.spaces)).toBe(drawn);
});
