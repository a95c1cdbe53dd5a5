/**
 * The view counts cards; to see a card move it must be the same card before and after. Each card that can be seen gets a
 * number here, which it keeps on its way from the display into the hand.
 */
import type { IffCopies } from '$generated/IffCopies';
import type { IffView } from '$generated/IffView';

export interface Token {
  id: number;
  card: string;
  /** In the hand since an earlier turn. */
  kept: boolean;
}

export interface Tokens {
  next: number;
  turn: string;
  /** By the number of the space. */
  display: Map<number, Token>;
  held: Token[];
  german: Token[];
}

export const noTokens: Tokens = { next: 0, turn: '', display: new Map(), held: [], german: [] };

/** The cards of `view`, numbered as in `before` where they are the same ones. */
export function follow(before: Tokens, view: IffView): Tokens {
  const turn = `${view.round}:${view.active}`;
  const after: Tokens = { next: before.next, turn, display: new Map(), held: [], german: [] };
  const fresh = (card: string, kept: boolean): Token => ({ id: after.next++, card, kept });

  const left: Token[] = [];
  for (const [number, old] of before.display) {
    if (view.display.find((space) => space.number === number)?.card !== old.card) left.push(old);
  }
  for (const { number, card } of view.display) {
    if (card === null) continue;
    const old = before.display.get(number);
    after.display.set(number, old?.card === card ? old : fresh(card, false));
  }

  const sameTurn = before.turn === turn;
  // What is held before the first roll was kept; later the view does not tell kept cards from others (IFF-6.14).
  const kept = view.step === 'before-roll' && !view.rollDue;
  const hand = (old: Token[], copies: IffCopies[]): Token[] =>
    copies.flatMap(({ card, count }) => {
      const stay = sameTurn ? old.filter((token) => token.card === card).slice(0, count) : [];
      while (stay.length < count) {
        const place = left.findIndex((token) => token.card === card);
        stay.push((place < 0 ? undefined : left.splice(place, 1)[0]) ?? fresh(card, kept));
      }
      return stay;
    });
  after.held = hand(before.held, view.held);
  after.german = hand(before.german, view.german);
  return after;
}
