import { describe, expect, it } from 'vitest';
import type { FogOdds } from '$generated/FogOdds';
import { both, openIn, verdict, type Open } from './clash';

const odds = (attack: number, defence: number, spear = false): FogOdds => ({
  front: spear ? 'SP3' : 'HI3',
  attack: { total: attack, parts: [] },
  defence: { total: defence, parts: [] },
  spear,
});
const judge = (lead: number, open: Open, spear = false) => {
  const { key, number } = verdict(odds(5 + lead, 5, spear), open);
  return `${key} ${number}`;
};
const defender: Open = { attacker: false, defender: true };
const attacker: Open = { attacker: true, defender: false };
const none: Open = { attacker: false, defender: false };

/** Who wins with these bonus cards. */
function outcome(lead: number, attackers: number, defenders: number, spear: boolean): 'attacker' | 'defender' | 'tie' {
  const difference = lead + attackers - defenders;
  return difference > 0 ? 'attacker' : difference < 0 || spear ? 'defender' : 'tie';
}

describe('what a bonus card would turn', () => {
  it('is said as a difference while both are open', () => {
    expect([2, 0, -2].map((lead) => judge(lead, both))).toEqual(['ahead 2', 'even 0', 'behind 2']);
    expect([2, 0, -2].map((lead) => judge(lead, both, true))).toEqual(['ahead-spear 2', 'even-spear 0', 'behind-spear 2']);
  });

  it('is said as a card while one is open', () => {
    expect([3, 1, 0].map((lead) => judge(lead, defender))).toEqual(['defender-needs 3', 'defender-any 1', 'tie-unless-defender 0']);
    expect([3, 1].map((lead) => judge(lead, defender, true))).toEqual(['defender-wins-with 3', 'defender-wins-with 2']);
    expect(judge(-3, attacker)).toBe('attacker-needs 3');
    expect(judge(-3, attacker, true)).toBe('attacker-wins-with 4');
  });

  it.each([both, defender, attacker, none])('is certain exactly when no card from two to five changes it: %o', (open) => {
    const attackers = open.attacker ? [2, 3, 4, 5] : [0];
    const defenders = open.defender ? [0, 2, 3, 4, 5] : [0];
    for (const spear of [false, true]) {
      for (let lead = -9; lead <= 9; lead++) {
        const ends = new Set(attackers.flatMap((one) => defenders.map((other) => outcome(lead, one, other, spear))));
        const only = ends.size === 1 ? [...ends][0] : undefined;
        const { key } = verdict(odds(lead, 0, spear), open);
        expect([lead, spear, key === 'attacker-sure']).toEqual([lead, spear, only === 'attacker']);
        expect([lead, spear, key === 'defender-sure']).toEqual([lead, spear, only === 'defender']);
      }
    }
  });
});

it('takes a bonus card that lies face down for open, and one that was declined for known', () => {
  const combat = { attackerBonus: { from: 'deck', card: null }, defenderBonus: { from: 'nowhere', card: null } };
  expect(openIn(combat as never)).toEqual(attacker);
  expect(openIn({ attackerBonus: { from: 'hand', card: 'CO5' }, defenderBonus: null } as never)).toEqual(defender);
});
