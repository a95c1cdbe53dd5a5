/** What is asked of the server when something is pressed with which nothing can be done: it answers with reason and clause. */
import type { VodPower } from '$generated/VodPower';
import type { VodView } from '$generated/VodView';
import { piecesAt } from './inspected';
import { findSpace } from './names';
import type { From } from './held';

/** The choice that a press on this card would be. */
export function ofCard({ phase, decision }: VodView, power: VodPower, card: string, from: From): string {
  if (phase === 'mulligan' || phase === 'discards') return `discard(${power}, ${card})`;
  if (from === 'laid' || from === 'status') return `use(${card})`;
  if (decision?.power !== power) return `play(${card})`;
  const words: Partial<Record<typeof decision.kind, string>> = { planning: 'lay', pay: 'discard', react: 'use', fetch: 'fetch', search: 'take' };
  return `${words[decision.kind] ?? 'play'}(${card})`;
}

/** The choice that a press on this space would be; with the power whose bribe is in hand, putting it there. */
export function ofSpace(view: VodView, space: string, decider: VodPower | null, bowl?: VodPower): string {
  const pieces = piecesAt(view, space);
  const army = findSpace(view, space)?.ground === 'sea' ? 'trireme' : 'hoplite';
  if (bowl !== undefined) return bowl === decider ? `put(${space})` : `d-18(${bowl}, put, ${space})`;
  switch (view.decision?.kind) {
    case 'place':
      return `place(${army}, ${space})`;
    case 'remove':
      return `target(${space}, ${pieces[0]?.kind ?? army})`;
    case 'remove-bribe':
      return `target(${space}, ${view.bribes.find((bribe) => bribe.space === space)?.owner ?? decider ?? 'corinth'})`;
    case 'take-off':
      return `off(${space}, ${pieces.find(({ owner }) => owner === decider)?.kind ?? army})`;
    case 'place-bribe':
    case 'aid':
    case 'scoring':
      return `put(${space})`;
    case 'battle': {
      const near = findSpace(view, space)?.nextTo ?? [];
      const fighters = view.pieces.filter(({ owner, kind }) => owner === decider && kind !== 'city');
      return `fight(${(fighters.find((fighter) => near.includes(fighter.space)) ?? fighters[0])?.space ?? space}, ${space})`;
    }
    default:
      return `new(${army}, ${space})`;
  }
}
