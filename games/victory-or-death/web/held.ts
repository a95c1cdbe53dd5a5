/** What lies before the player of a power: each card with what can be done with it. */
import type { VodCardType } from '$generated/VodCardType';
import type { VodSeenPower } from '$generated/VodSeenPower';
import type { VodView } from '$generated/VodView';
import type { Act } from '$board/notation';
import { cardOf } from './actions';
import { findCard, sorted } from './names';

/** Where a card is: chosen for a payment or the opening discards, laid or on the table, in hand, or in the draw pile that is searched. */
export type From = 'picked' | 'status' | 'laid' | 'hand' | 'deck';

export interface Held {
  key: string;
  card: string;
  count: number;
  acts: Act[];
  /** In a corner: the round in which it was laid, or its place among those picked. */
  mark?: string;
}

export interface Group {
  from: From;
  type?: VodCardType;
  cards: Held[];
}

/** The picks of an unfinished payment or of the opening, in their order. */
function picksOf(view: VodView, power: VodSeenPower): string[] {
  if (view.payment?.power === power.id) return view.payment.cards;
  return view.opening.find((picks) => picks.power === power.id)?.cards ?? [];
}

export function laidOut(view: VodView, power: VodSeenPower, acts: Act[]): Group[] {
  const own = power.own;
  if (!own) return [];
  const actsOf = (card: string) => acts.filter((act) => cardOf(act) === card && (act.word !== 'd-18' || act.args[0] === power.id));
  const groups: Group[] = [];

  const searched = acts.filter(({ word }) => word === 'fetch' || word === 'take').map((act) => cardOf(act)!);
  const found = sorted(view, searched.filter((card) => own.deck.some((copies) => copies.card === card)));
  if (found.length > 0) {
    const copies = (card: string) => own.deck.find((copies) => copies.card === card)?.count ?? 1;
    groups.push({ from: 'deck', cards: found.map((card) => ({ key: `deck-${card}`, card, count: copies(card), acts: actsOf(card) })) });
  }

  const picked = picksOf(view, power);
  if (picked.length > 0) {
    groups.push({ from: 'picked', cards: picked.map((card, place) => ({ key: `picked-${place}`, card, count: 1, acts: [], mark: `${place + 1}.` })) });
  }

  const statuses = power.status.map(({ card }) => card).filter((card) => actsOf(card).length > 0);
  if (statuses.length > 0) groups.push({ from: 'status', cards: statuses.map((card) => ({ key: `status-${card}`, card, count: 1, acts: actsOf(card) })) });

  const laid = power.laid.flatMap(({ card, round }, place) =>
    card === null ? [] : [{ key: `laid-${card}-${place}`, card, count: 1, acts: actsOf(card).filter(({ word }) => word === 'use'), mark: String(round) }],
  );
  if (laid.length > 0) groups.push({ from: 'laid', cards: laid });

  const counts = new Map(own.hand.map(({ card, count }) => [card, count]));
  for (const card of picked) counts.set(card, (counts.get(card) ?? 0) - 1);
  const inHand = sorted(view, [...counts].flatMap(([card, count]) => (count > 0 ? [card] : [])));
  for (const card of inHand) {
    const type = findCard(view, card)?.type;
    const held = { key: `hand-${card}`, card, count: counts.get(card) ?? 0, acts: actsOf(card).filter(({ word }) => word !== 'use' && word !== 'fetch' && word !== 'take') };
    const last = groups.at(-1);
    if (last?.from === 'hand' && last.type === type) last.cards.push(held);
    else groups.push({ from: 'hand', ...(type ? { type } : {}), cards: [held] });
  }
  return groups;
}
