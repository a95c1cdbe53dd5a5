/** What was lost in a battle, and what the dice did against what was to be expected (section 7). */
import type { PbEvent } from '$generated/PbEvent';
import type { PbUnitId } from '$generated/PbUnitId';
import type { PbView } from '$generated/PbView';
import { printOf, seatOf } from './units';

export interface Luck {
  strikes: number;
  shots: number;
  /** Hits of all rolls, those of +X Wounds included. */
  hits: number;
  /** So many were to be expected, as the rules reckoned at each roll. */
  expected: number;
  /** Lost. */
  troops: number;
  units: number;
  /** Points destroyed of the enemy, by what did it (PB-5.1.1). */
  points: { strikes: number; shots: number; givenUp: number };
}

/** By seat. */
export function luckOf(events: PbEvent[], view: PbView): [Luck, Luck] {
  const empty = (): Luck => ({ strikes: 0, shots: 0, hits: 0, expected: 0, troops: 0, units: 0, points: { strikes: 0, shots: 0, givenUp: 0 } });
  const all: [Luck, Luck] = [empty(), empty()];
  const of = (unit: PbUnitId) => all[seatOf(unit) === 0 ? 0 : 1];
  const against = (unit: PbUnitId) => all[seatOf(unit) === 0 ? 1 : 0];
  let last: 'strikes' | 'shots' = 'strikes';
  for (const event of events) {
    switch (event.type) {
      case 'rolled': {
        const luck = of(event.unit);
        const white = event.kind === 'shot' || event.kind === 'shot-against';
        last = white ? 'shots' : 'strikes';
        luck[last]++;
        luck.hits += event.hits + event.more;
        luck.expected += event.expected;
        break;
      }
      case 'destroyed':
        of(event.unit).troops++;
        against(event.unit).points[event.how === 'given-up' ? 'givenUp' : last] += printOf(view, event.tile).points;
        break;
      case 'unit-destroyed':
        of(event.unit).units++;
        break;
    }
  }
  return all;
}
