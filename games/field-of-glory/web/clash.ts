/** What is known of a combat, and what a bonus card could still do about it. */
import type { FogAttack } from '$generated/FogAttack';
import type { FogCombat } from '$generated/FogCombat';
import type { FogOdds } from '$generated/FogOdds';

/** Bonus cards have between two and five command points; the defender may do without. */
const least = 2;
const most = 5;

/** Is the bonus card of a side still unknown to the reader: to be chosen, or face down? */
export interface Open {
  attacker: boolean;
  defender: boolean;
}

export interface Verdict {
  /** Key of the sentence, after `board-verdict-`. */
  key: string;
  /** By how much, or how high a card. */
  number: number;
  /** Who is ahead as things stand. */
  ahead: 'attacker' | 'defender' | 'nobody';
}

/** How it stands with this front unit, and what would turn it. */
export function verdict({ attack, defence, spear }: FogOdds, open: Open): Verdict {
  const lead = attack.total - defence.total;
  const ahead = lead > 0 ? 'attacker' : lead < 0 || spear ? 'defender' : 'nobody';
  const worst = lead + (open.attacker ? least : 0) - (open.defender ? most : 0);
  const best = lead + (open.attacker ? most : 0);
  const say = (key: string, number = Math.abs(lead)): Verdict => ({ key, number, ahead });
  if (worst > 0) return say('attacker-sure');
  if (best < 0 || (best === 0 && spear)) return say('defender-sure');
  if (open.attacker && open.defender) {
    const side = lead > 0 ? 'ahead' : lead < 0 ? 'behind' : 'even';
    return say(spear ? `${side}-spear` : side);
  }
  if (open.defender) {
    if (spear) return say('defender-wins-with', Math.max(lead, least));
    return say(lead === 0 ? 'tie-unless-defender' : lead < least ? 'defender-any' : 'defender-needs');
  }
  if (open.attacker) return say(spear ? 'attacker-wins-with' : 'attacker-needs', spear ? 1 - lead : -lead);
  return say('tie');
}

/** An attack that is not declared yet has both bonus cards before it. */
export const both: Open = { attacker: true, defender: true };

/** What of the bonus cards is still open to the reader. */
export function openIn({ attackerBonus, defenderBonus }: FogCombat): Open {
  const open = (bonus: FogCombat['attackerBonus']) => bonus === null || (bonus.card === null && bonus.from !== 'nowhere');
  return { attacker: open(attackerBonus), defender: open(defenderBonus) };
}

/** The sums before the bonus cards; the defender names the front unit that is best for him. */
export function sums({ odds }: FogAttack): { own: number; other: number } {
  const lead = ({ attack, defence }: FogOdds) => attack.total - defence.total;
  const { attack, defence } = odds.reduce((worst, next) => (lead(next) < lead(worst) ? next : worst));
  return { own: attack.total, other: defence.total };
}

/** Is much given up? It cannot be won, or all may retreat, which costs the attacker a bonus card and a unit (FOG-4.40). */
export const isGrave = (attack: FogAttack, defenders: number): boolean =>
  attack.odds.some((odds) => verdict(odds, both).key === 'defender-sure') || (!attack.flank && attack.escape.length >= defenders);

/** The attack that a press would consider: the one of this action. */
export const attackOf = (attacks: FogAttack[], action: string | undefined): FogAttack | undefined =>
  attacks.find((attack) => attack.action === action);
