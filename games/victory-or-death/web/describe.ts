/** The position in sentences, for those who do not see the board. */
import type { VodView } from '$generated/VodView';
import type { Sight, Translate } from '$lib/board';
import { supplyInWords, whetherScores } from './inspected';
import { cardName, figureAt, spaceName } from './names';
import { warnings } from './warnings';

interface About {
  sight: Sight<VodView>;
  me: number | null;
  names: string[];
  t: Translate;
}

export function describe({ sight: { view }, names, t }: About): string[] {
  const list = (parts: string[]) => parts.join(', ');
  const cards = (copies: { card: string; count: number }[]) => list(copies.map(({ card, count }) => (count > 1 ? t('board-copies', { card: cardName(view, card, t), count }) : cardName(view, card, t))));
  const lines: string[] = [];
  lines.push([t('board-round', { round: view.round }), ...(view.active && view.step ? [t(`power-${view.active}`), t(`step-${view.step}`)] : [t(`board-phase-${view.phase}`)])].join(' · '));
  lines.push(t('board-told-vp', { oligarchs: view.vp[0], demos: view.vp[1] }));
  lines.push(...warnings(view, t));
  for (const power of view.powers) {
    const name = t(`power-${power.id}`);
    lines.push(`${name} (${names[power.seat] ?? ''}): ${t('board-told-cards', { hand: power.hand, deck: power.deck, discard: power.discard, laid: power.laid.length })}`);
    if (power.top !== null) lines.push(t('board-top', { card: cardName(view, power.top, t) }));
    lines.push(t('board-told-stock', { hoplites: power.stock[0], triremes: power.stock[1], cities: power.stock[2], stock: power.bribeStock, bowl: power.bowl }));
    for (const piece of view.pieces.filter((piece) => piece.owner === power.id)) {
      lines.push(piece.kind === 'city' ? figureAt(view, piece, t) : `${figureAt(view, piece, t)}: ${supplyInWords(view, piece.supply, t)}`);
    }
    const bribes = view.bribes.filter((bribe) => bribe.owner === power.id).map(({ space }) => spaceName(view, space, t));
    if (bribes.length > 0) lines.push(`${t('board-bribes-map')}: ${list(bribes)}`);
    for (const status of power.status) {
      const scores = whetherScores(view, status, t);
      lines.push(scores === undefined ? cardName(view, status.card, t) : `${cardName(view, status.card, t)}: ${scores}`);
    }
    if (power.own) {
      lines.push(`${t('board-hand', { power: name })}: ${cards(power.own.hand) || '–'}`);
      const laid = power.laid.flatMap(({ card }) => (card === null ? [] : [cardName(view, card, t)]));
      if (laid.length > 0) lines.push(`${t('board-laid')}: ${list(laid)}`);
    }
  }
  return lines;
}
