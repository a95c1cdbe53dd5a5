/** What each player did in a game, counted from its events. */
import type { OhEvent } from '$generated/OhEvent';

export interface Tally {
  attacks: number;
  suffered: number;
  sacrificed: number;
  takeovers: number;
  quick: number;
  traps: number;
  lost: number;
}

const none = (): Tally => ({ attacks: 0, suffered: 0, sacrificed: 0, takeovers: 0, quick: 0, traps: 0, lost: 0 });

const owner = (spot: string): 0 | 1 => (spot.startsWith('B') ? 1 : 0);
const at = (player: number): 0 | 1 => (player === 1 ? 1 : 0);

/** By player; `quick` are acts of the other player that were withdrawn (OH-4.3.3). */
export function tallies(events: OhEvent[]): [Tally, Tally] {
  const all: [Tally, Tally] = [none(), none()];
  for (const event of events) {
    if (event.event === 'attacked') all[owner(event.attacker)].attacks += 1;
    if (event.event === 'suffered') all[owner(event.spot)].suffered += event.n;
    if (event.event === 'sacrificed') all[at(event.player)].sacrificed += event.n;
    if (event.event === 'taken-over') all[owner(event.spot)].takeovers += 1;
    if (event.event === 'withdrawn') all[at(1 - event.by)].quick += 1;
    if (event.event === 'trapped') all[owner(event.spot)].traps += 1;
    if (event.event === 'left' && /^[AB][1-4]$/.test(event.spot)) all[owner(event.spot)].lost += 1;
  }
  return all;
}
