import { expect, it } from 'vitest';
import module from './index';

it('an invitation names the team of each seat, as the powers are dealt out (VOD-2.2.3)', () => {
  const teams = (seats: number, seating: string) => module.teams!(seats, { seating }).map((team) => team.replace('team-', ''));
  expect(teams(2, 'demos')).toEqual(['oligarchs', 'demos']);
  expect(teams(3, 'demos')).toEqual(['oligarchs', 'demos', 'oligarchs']);
  expect(teams(3, 'oligarchs')).toEqual(['oligarchs', 'demos', 'demos']);
  expect(teams(4, 'demos')).toEqual(['oligarchs', 'demos', 'oligarchs', 'demos']);
});
