/** What the board still knows of the turn when the view no longer shows it. */
import type { IffView } from '$generated/IffView';
import { follow, noTokens, type Tokens } from './tokens';

export interface Memory {
  tokens: Tokens;
  /** The last dice of this turn. */
  dice: readonly number[] | null;
  /** Who was active before this view. */
  activeBefore: number | null;
  /** The German cards that were held before this view. */
  germanBefore: string[];
}

export const nothing: Memory = { tokens: noTokens, dice: null, activeBefore: null, germanBefore: [] };

export function remember(before: Memory, active: number | null, view: IffView): Memory {
  const tokens = follow(before.tokens, view);
  const sameTurn = tokens.turn === before.tokens.turn;
  return {
    tokens,
    dice: view.dice ?? (sameTurn ? before.dice : null),
    activeBefore: active,
    germanBefore: before.tokens.german.map(({ card }) => card),
  };
}
