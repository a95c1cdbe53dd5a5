/** The end of a turn, which one press brings about with the choice before it. */
import type { VodView } from '$generated/VodView';
import type { Choice } from '$board/contract';
import { parse } from '$board/notation';

/** So many cards a hand is filled up to (VOD-3.7.2). */
const HAND = 7;

const deciding = ({ powers, decision }: VodView) => powers.find(({ id }) => id === decision?.power);

/** The cards that are drawn if so many are in hand. */
const drawn = (hand: number, deck: number) => Math.min(Math.max(0, HAND - hand), deck);

/**
 * In the Planning step: the cards that are drawn at the end of the turn if nothing more is done. Whatever can be done in the Draw step
 * can be done in the Planning step as well, but for what the Supply step brings: then the second act waits. Where bribes are bought in
 * the Draw step only, that step is asked for.
 */
export function drawnAfter(view: VodView, choices: readonly Pick<Choice, 'action'>[]): number | undefined {
  const power = deciding(view);
  if (view.decision?.kind !== 'planning' || !power) return undefined;
  const buys = choices.some(({ action }) => action === 'buy');
  if (!buys && power.bribeStock > 0 && power.hand > 0) return undefined;
  return drawn(power.hand, power.deck);
}

/** While a prepared card is paid for: the cards that are drawn once the last card for it is chosen. */
export function drawnWithPayment(view: VodView): number | undefined {
  const power = deciding(view);
  if (view.payment?.purpose !== 'laying' || view.payment.left !== 1 || !power) return undefined;
  return drawn(power.hand - 1, power.deck);
}

/** Is this what a card is paid with? */
export const isPaid = (action: string): boolean => parse(action).word === 'discard';
