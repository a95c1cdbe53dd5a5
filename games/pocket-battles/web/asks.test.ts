import { expect, it } from 'vitest';
import { askOfTroop, askOfUnit, askOfZone } from './asks';
import { allotting, deploying, exciting, marking, parted, reacting, removing, targeting, turning } from './fixtures/observations';

const first = (seat: number, observation: typeof turning) => observation.view.sides[seat]!.units.find(({ zone }) => zone !== null)!.id;

it('asks of a unit about the act that is chosen in the step', () => {
  expect(askOfUnit(reacting.view, 1, undefined, 'A1')).toBe('intercept(A1)');
  expect(askOfUnit(targeting.view, 1, undefined, 'A1')).toBe('target(A1)');
  expect(askOfUnit(parted.view, 1, undefined, 'B1')).toBe('parting(B1)');
  expect(askOfUnit(marking.view, 1, undefined, 'B1')).toBe('from(B1)');
  expect(askOfUnit(removing.view, 1, undefined, 'B1')).toBe('give_up(B1)');
  expect(askOfUnit(exciting.view, 1, undefined, 'A1')).toBe('charge(A1)');
});

it('asks in deployment why a stack cannot be placed there, or again', () => {
  const placed = first(1, deploying);
  expect(askOfUnit(deploying.view, 1, undefined, placed)).toMatch(new RegExp(`^deploy\\(${placed}, B[FR]\\d\\)$`));
  expect(askOfZone(deploying.view, 'B9', 'AF1', true)).toBe('deploy(B9, AF1)');
  expect(askOfZone(deploying.view, undefined, 'AF1', true)).toBeUndefined();
});

it('asks about the way of the chosen unit, and else whose turn it is', () => {
  expect(askOfZone(turning.view, 'B8', 'E1', true)).toBe('move(B8, E1)');
  expect(askOfZone(turning.view, 'B8', 'E3', true)).toBe('charge(B8)');
  expect(askOfZone(turning.view, undefined, 'E1', true)).toBeUndefined();
  expect(askOfZone(turning.view, undefined, 'E1', false)).toBe('pass');
  expect(askOfZone(reacting.view, undefined, 'E1', true)).toBe('pass');
});

it('asks of a troop why it cannot take the hit', () => {
  expect(askOfTroop(allotting.view, 'R11')).toBe('allot(R11)');
});
