import { describe, expect, it } from 'vitest';
import type { PbSide } from '$generated/PbSide';
import type { PbView } from '$generated/PbView';
import { flankOf, groupsIn, openSectors, places, zoneKey } from './field';
import { deploying, exciting, parted, reacting, targeting, turning } from './fixtures/observations';
import { optionOf } from './options';
import { capIn, fit, heightWith, layWaiting, leastHeight, pileWidth } from './sizes';
import { reserveOf } from './units';

describe('the field', () => {
  it('lies turned for A (PB-2.2.1)', () => {
    expect(places(0).map(({ zone }) => zone).slice(6)).toEqual(['E3', 'E2', 'E1', 'AF3', 'AF2', 'AF1', 'AR3', 'AR2', 'AR1']);
    expect(places(1).map(({ zone }) => zone).slice(6)).toEqual(['E1', 'E2', 'E3', 'BF1', 'BF2', 'BF3', 'BR1', 'BR2', 'BR3']);
  });

  it('names the sectors as their owner sees them (PB-2.2.2)', () => {
    expect([1, 2, 3].map((sector) => flankOf(sector, 0))).toEqual(['right', 'centre', 'left']);
    expect([1, 2, 3].map((sector) => flankOf(sector, 1))).toEqual(['left', 'centre', 'right']);
  });

  it('names zones with the left and right of the reader, and for one without a seat with those of the owner (PB-2.2.2)', () => {
    expect(['AF3', 'BF3', 'E3', 'AR2'].map((zone) => zoneKey(zone, 0))).toEqual(['zone-left-front', 'zone-enemy-left-front', 'zone-left-engagement', 'zone-centre-rear']);
    expect(['AF3', 'BF3', 'E3'].map((zone) => zoneKey(zone, 1))).toEqual(['zone-enemy-right-front', 'zone-right-front', 'zone-right-engagement']);
    expect(['AF3', 'BF3', 'E3'].map((zone) => zoneKey(zone, null))).toEqual(['zone-A-left-front', 'zone-B-right-front', 'zone-onlooker-right-engagement']);
  });

  it('keeps engagements apart from each other, and a charger without an enemy alone (PB-4.5.2)', () => {
    expect(groupsIn(parted.view, 'E3').map(({ engaged, units }) => [engaged, units.map((side) => side.map(({ id }) => id))])).toEqual([[true, [['A10'], ['B8', 'B10']]]]);
    expect(groupsIn(reacting.view, 'E3').map(({ engaged }) => engaged)).toEqual([false]);
  });

  it('knows in which sectors a side has no unit', () => {
    expect(openSectors(parted.view, 0)).toEqual([2]);
    expect(openSectors(parted.view, 1)).toEqual([]);
  });
});

describe('the size of tiles', () => {
  it('is the biggest with which the field fits', () => {
    const room = { width: 700, height: 640 };
    const laying = fit(turning.view, room, 1);
    expect(heightWith(turning.view, room.width, 1)(laying)).toBeLessThanOrEqual(room.height);
    expect(fit(turning.view, { width: 1400, height: 1300 }, 1).tile).toBeGreaterThan(laying.tile);
  });

  it('does not change for little', () => {
    const room = { width: 700, height: 640 };
    const laying = fit(turning.view, room, 1);
    const [smaller, bigger] = [-2, 20].map((more) => ({ ...laying, tile: laying.tile + more }));
    expect(fit(turning.view, room, 1, smaller)).toBe(smaller);
    expect(fit(turning.view, room, 1, bigger)).toEqual(laying);
  });

  it('piles the tiles of a unit on a phone, only where they would be too small beside each other', () => {
    expect([900, 300].map((height) => fit(turning.view, { width: 380, height }, 1).piled)).toEqual([false, true]);
    expect(fit(turning.view, { width: 380, height: 100 }, 1)).toEqual({ tile: 28, piled: true });
    expect(fit(turning.view, { width: 700, height: 100 }, 1)).toMatchObject({ tile: 38, piled: false });
  });

  it('lets no tile be wider than its pile, however high the field is', () => {
    const piled = [300, 340, 380, 420, 460, 500].map((height) => fit(turning.view, { width: 380, height }, 1)).filter((laying) => laying.piled);
    expect(piled.length).toBeGreaterThan(0);
    for (const { tile } of piled) expect(tile).toBeLessThan(pileWidth(380) - 4);
  });

  it('gives a column that holds much more room than the others, where the field would have to roll otherwise', () => {
    const [a, b] = turning.view.sides as [PbSide, PbSide];
    const units = a.units.filter(({ zone }) => zone !== null);
    const many = Array.from({ length: 18 }, (_, nth) => ({ ...units[nth % units.length]!, id: `A${nth + 1}`, zone: 'E2' }));
    const view: PbView = { ...turning.view, sides: [{ ...a, units: many }, { ...b, units: [] }], engagements: [] };
    const width = 720;
    const height = (laying: ReturnType<typeof fit>) => heightWith(view, width, 1)(laying);
    const rolling = height({ tile: 38, piled: false });
    expect(fit(view, { width, height: rolling }, 1).shares).toBeUndefined();
    const laying = fit(view, { width, height: rolling - 1 }, 1);
    expect(laying.shares?.[1]).toBeGreaterThan(laying.shares?.[0] ?? 1);
    expect(height(laying)).toBeLessThan(rolling);
  });

  it('says how much room it takes on a phone at least: in so much it fits, and in no less', () => {
    const least = leastHeight(turning.view, 380, 1);
    const height = (room: number) => heightWith(turning.view, 380, 1)(fit(turning.view, { width: 380, height: room }, 1));
    expect([height(least), height(least - 1)]).toEqual([least, least]);
  });

  it('lets two engagements stand beside each other on a phone', () => {
    const [first, second] = ['B8', 'B10'].map((unit) => ({ ...parted.view.engagements[0]!, units: [['A10'], [unit]] as [string[], string[]] }));
    const height = (engagements: typeof parted.view.engagements) => heightWith({ ...parted.view, engagements }, 380, 0)({ tile: 28, piled: true });
    expect(height([first!, second!])).toBe(height([first!]));
  });

  it('folds units where more of them stand beside each other so', () => {
    expect(capIn(turning.view, 'BF2', { tile: 44, piled: false }, 700)).toBe(3);
  });
});

describe('stacks that wait to be placed', () => {
  const some = reserveOf(deploying.view.sides[1]!);
  const many = Array.from({ length: 19 }, (_, nth) => ({ ...some[nth % some.length]!, id: `B${nth + 1}` }));

  it('lie side by side where they have room, and else in piles that are small enough', () => {
    const room = { width: 300, height: 430 };
    expect(layWaiting([some, some], room, 720)).toEqual({ tile: 48, piled: false });
    const laying = layWaiting([many, many], room, 720);
    expect(laying.piled).toBe(true);
    expect(layWaiting([many, many], { width: 600, height: 900 }, 720).tile).toBeGreaterThan(laying.tile);
  });

  it('lie in piles on a phone, the smaller the more there are', () => {
    expect(layWaiting([some], { width: 360, height: 60 }, 300)).toMatchObject({ tile: 32, piled: true });
    expect(layWaiting([many], { width: 360, height: 110 }, 300)).toMatchObject({ tile: 28, piled: true });
  });
});

describe('what follows a choice', () => {
  it('is a strike and a strike back against a target, with the hits that destroy', () => {
    const { rolls, unit, price } = optionOf(targeting.view, 'target(A4)');
    expect([unit, price]).toEqual(['B11', undefined]);
    expect(rolls.map(({ kind, by, at, lethal }) => [kind, by, at, lethal])).toEqual([
      ['strike', 'B11', 'A4', 4],
      ['strike-back', 'A4', 'B11', 4],
    ]);
  });

  it('is the charger’s strike first where it is intercepted (PB-4.4.3)', () => {
    const { rolls, price } = optionOf(reacting.view, 'intercept(B12)');
    expect(rolls.map(({ by, at }) => `${by} ${at}`)).toEqual(['A10 B12', 'B12 A10']);
    expect(price).toBe(1);
    expect(optionOf(reacting.view, 'shoot(B10)').rolls.map(({ kind, at }) => [kind, at])).toEqual([['shot-against', 'A10']]);
    expect(reacting.view.coming.map(({ kind, by, at }) => [kind, by, at])).toEqual([['strike', 'A10', null]]);
  });

  it('is told of both answers to Excite (PB-4.21.1)', () => {
    const [yes, no] = ['yes', 'no'].map((action) => optionOf(exciting.view, action));
    expect(yes!.rolls[0]!.dice).toBe(no!.rolls[0]!.dice + 1);
    expect([yes!.price, no!.price]).toEqual([1, undefined]);
  });

  it('costs what the unit costs, where no dice are rolled', () => {
    expect(optionOf(turning.view, 'double_order(B6)').rolls).toEqual([]);
  });
});

it('lists who may answer a charge: on the front of the sector, with the right faces, if it can be paid (PB-4.4.3, PB-4.4.4)', () => {
  const { answers, targets, intercept, shoot } = reacting.view.threat!;
  expect(answers).toBe(true);
  expect(targets.map(({ unit }) => unit)).toEqual(['B10', 'B12']);
  expect(intercept.map(({ unit, price }) => [unit, price])).toEqual([['B12', 1]]);
  expect(shoot.map(({ unit, price }) => [unit, price])).toEqual([['B10', 2]]);
});
