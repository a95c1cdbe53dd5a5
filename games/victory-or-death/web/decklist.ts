/** Where the cards of a deck list are, as far as the viewer may know. */
import type { VodCard } from '$generated/VodCard';
import type { VodSeenPower } from '$generated/VodSeenPower';
import type { VodView } from '$generated/VodView';
import { findCard, sorted } from './names';

export type Where = 'hand' | 'deck' | 'laid' | 'status' | 'discard' | 'doing';

export interface Row {
  card: VodCard;
  /** Copies that may still come: of an own card those in the draw pile, of another's those that nobody has seen go. */
  left: number;
  places: { where: Where; count: number }[];
}

export function decklist(view: VodView, power: VodSeenPower): Row[] {
  const ids = sorted(view, view.cards.flatMap((card) => (card.power === power.id ? [card.id] : [])));
  return ids.map((id) => {
    const card = findCard(view, id)!;
    const count = (copies: readonly { card: string; count: number }[] | undefined) => copies?.find((held) => held.card === id)?.count ?? 0;
    const status = power.status.filter((status) => status.card === id).length;
    const laid = power.laid.filter((laid) => laid.card === id).length;
    const doing = view.doing.filter((doing) => doing.what === 'card' && doing.card === id && card.type !== 'status').length;
    const places: Row['places'] = [];
    const add = (where: Where, count: number) => count > 0 && places.push({ where, count });
    add('hand', count(power.own?.hand ?? power.shown));
    add('laid', laid);
    add('status', status);
    add('doing', doing);
    add('discard', power.own ? count(power.own.discard) : Number(power.top === id));
    const known = places.reduce((sum, place) => sum + place.count, 0);
    return { card, left: power.own ? count(power.own.deck) : card.copies - known, places };
  });
}
