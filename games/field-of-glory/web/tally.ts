/** What happened to each player in the combats of a game. */
import type { FogEvent } from '$generated/FogEvent';

export interface Tally {
  /** Combats that were fought, and how many of them were won. */
  combats: number;
  wins: number;
  /** Bonus cards that counted in a combat, and their command points. */
  bonuses: number;
  points: number;
  /** Bonus cards from the deck. */
  fromDeck: number;
  /** Units that retreated. */
  retreats: number;
}

/** By seat. */
export function tally(events: FogEvent[]): [Tally, Tally] {
  const empty = (): Tally => ({ combats: 0, wins: 0, bonuses: 0, points: 0, fromDeck: 0, retreats: 0 });
  const all: [Tally, Tally] = [empty(), empty()];
  const of = (seat: number) => all[seat === 0 ? 0 : 1];
  for (const event of events) {
    switch (event.type) {
      case 'compared':
        for (const [seat, { parts }] of [[event.attacker, event.attack], [1 - event.attacker, event.defence]] as const) {
          const bonus = parts.find(({ part }) => part === 'bonus-card');
          of(seat).combats++;
          if (event.winner === seat) of(seat).wins++;
          if (bonus) of(seat).bonuses++;
          of(seat).points += bonus?.value ?? 0;
        }
        break;
      case 'bonus':
        if (event.from === 'deck') of(event.seat).fromDeck++;
        break;
      case 'retreated':
        of(event.seat).retreats += event.cards.length;
        break;
    }
  }
  return all;
}
