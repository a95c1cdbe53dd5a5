import { describe, expect, it } from 'vitest';
import { answersTo } from './answers';
import { flankOf, groupsIn, openSectors, places } from './field';
import { parted, reacting, targeting, turning } from './fixtures/observations';
import { optionOf, strikeToCome } from './options';
import { capIn, fit, heightWith } from './sizes';

describe('the field', () => {
  it('lies turned for A (PB-2.2.1)', () => {
    expect(places(0).map(({ zone }) => zone).slice(6)).toEqual(['E3', 'E2', 'E1', 'AF3', 'AF2', 'AF1', 'AR3', 'AR2', 'AR1']);
    expect(places(1).map(({ zone }) => zone).slice(6)).toEqual(['E1', 'E2', 'E3', 'BF1', 'BF2', 'BF3', 'BR1', 'BR2', 'BR3']);
  });

  it('names the sectors as their owner sees them (PB-2.2.2)', () => {
    expect([1, 2, 3].map((sector) => flankOf(sector, 0))).toEqual(['right', 'centre', 'left']);
    expect([1, 2, 3].map((sector) => flankOf(sector, 1))).toEqual(['left', 'centre', 'right']);
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
    const tile = fit(turning.view, room, 1);
    expect(heightWith(turning.view, room.width, 1)(tile)).toBeLessThanOrEqual(room.height);
    expect(fit(turning.view, { width: 1400, height: 1300 }, 1)).toBeGreaterThan(tile);
  });

  it('does not change for little', () => {
    const room = { width: 700, height: 640 };
    const tile = fit(turning.view, room, 1);
    expect(fit(turning.view, room, 1, tile - 2)).toBe(tile - 2);
    expect(fit(turning.view, room, 1, tile + 20)).toBe(tile);
  });

  it('has no room left over on a phone, and is as low as can be', () => {
    const tile = fit(turning.view, { width: 380, height: 100 }, 1);
    expect(tile).toBeGreaterThanOrEqual(34);
  });

  it('folds units where more of them stand beside each other so', () => {
    expect(capIn(turning.view, 'BF2', 44, 700)).toBe(3);
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
    expect(strikeToCome(reacting.view)?.by).toBe('A10');
  });

  it('is shared where several units of the target’s side are in contact (PB-4.14.2)', () => {
    const sides = parted.view.sides.map((side) => side);
    const view = { ...parted.view, deed: null, sides };
    const [roll] = optionOf(view, 'shoot(A2, B8)').rolls;
    expect(roll?.shared ?? (roll === undefined ? 2 : undefined)).toBe(2);
    expect(roll?.lethal).toBeUndefined();
  });

  it('is a parting strike of every enemy unit with a black face in contact with one that leaves (PB-4.12.2)', () => {
    const { rolls } = optionOf({ ...parted.view, deed: null }, 'leave(A10)');
    expect(rolls.map(({ by, at }) => `${by} ${at}`)).toEqual(['B8 A10']);
  });
});

it('lists who may answer a charge: on the front of the sector, with the right faces, if it can be paid (PB-4.4.3, PB-4.4.4)', () => {
  const { targets, intercept, shoot } = answersTo(reacting.view, 'A10');
  expect(targets.map(({ id }) => id)).toEqual(['B10', 'B12']);
  expect(intercept.map(({ id }) => `intercept(${id})`)).toEqual(['intercept(B12)']);
  expect(shoot.map(({ id }) => `shoot(${id})`)).toEqual(['shoot(B10)']);
  const [a, b] = reacting.view.sides;
  const poor = { ...reacting.view, sides: [a!, { ...b!, tokens: { ...b!.tokens!, unused: 0 } }] };
  expect(answersTo(poor, 'A10').intercept).toEqual([]);
});
