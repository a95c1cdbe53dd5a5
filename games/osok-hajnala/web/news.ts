/** What the board makes of what has just happened: the events that led to what is shown. */
import type { OhEvent } from '$generated/OhEvent';
import type { SeenLine } from '$board/contract';
import { letter } from './actions';

type News = SeenLine<OhEvent>[];

/** By how much armour and life have changed, by spot. */
export function changesIn(news: News): Map<string, number> {
  const changes = new Map<string, number>();
  const change = (spot: string, n: number) => changes.set(spot, (changes.get(spot) ?? 0) + n);
  for (const { event } of news) {
    if (event.event === 'suffered' || event.event === 'paid-armour') change(event.spot, -event.n);
    if (event.event === 'restored') change(event.spot, event.n);
    if (event.event === 'sacrificed') change(letter(event.player), -event.n);
    if (event.event === 'life') change(letter(event.player), event.change);
  }
  return changes;
}

/** The spots that something was done to. */
export function struckIn(news: News): Set<string> {
  const struck = new Set<string>();
  for (const { event } of news) {
    if (event.event === 'suffered' || event.event === 'woke' || event.event === 'prevented' || event.event === 'restored') struck.add(event.spot);
    if (event.event === 'life' && event.change < 0) struck.add(letter(event.player));
  }
  return struck;
}

/** Who went at whom, or stepped before whom. */
export function lungesIn(news: News): { from: string; to: string }[] {
  return news.flatMap(({ event }) => {
    if (event.event === 'attacked') return [{ from: event.attacker, to: event.on }];
    return event.event === 'guarded' ? [{ from: event.spot, to: event.insteadOf }] : [];
  });
}

/** A card that was played and does not stay. */
export interface Played {
  card: string;
  by: number;
}

/** The last card that was played and does not stay; none if none was; null when a turn has begun. */
export function playedIn(news: News): Played | null | undefined {
  for (const { event } of news.toReversed()) {
    if (event.event === 'trapped') return { card: event.card, by: event.spot.startsWith('B') ? 1 : 0 };
    if (event.event === 'declared' && (event.deed.what === 'use' || event.deed.what === 'drink')) return { card: event.deed.card, by: event.by };
    if (event.event === 'turn-begins') return null;
  }
  return undefined;
}

/** Where the card goes that leaves a spot. */
export function wayOut(news: News, spot: string): string[] {
  const seat = spot.startsWith('B') ? 1 : 0;
  const toHand = news.some(({ event }) => event.event === 'left' && event.spot === spot && event.to === 'hand');
  return toHand ? wayOfHand(seat) : [`discard-${seat}`];
}

/** The cards in the hand of a seat, or only their number. */
export const wayOfHand = (seat: number): string[] => [`held-${seat}`, `hand-${seat}`];

/** Where a card comes from that comes into the hand of a seat. */
export function wayIn(news: News, card: string, seat: number): string[] {
  for (const { event } of news) {
    if (event.event === 'left' && event.card === card) return [event.spot.slice(0, 2)];
    if (event.event === 'taken' && event.card === card) return [`discard-${seat}`];
    if (event.event === 'back-in-hand' && event.card === card) return ['played'];
  }
  return [`deck-${seat}`];
}

const shown = new Set<OhEvent['event']>(['entered', 'equipped', 'laid', 'trapped']);

/** Where a card goes that leaves the hand of a seat; one that comes into play is seen arriving there. */
export function wayFromHand(news: News, card: string, seat: number): string[] {
  for (const { event } of news) {
    if (shown.has(event.event) && 'card' in event && event.card === card) return [];
    if (event.event === 'declared' && 'card' in event.deed && event.deed.card === card) return [];
    if (event.event === 'exchanged') return [`deck-${seat}`];
  }
  return [`discard-${seat}`];
}
