/** What a press on something that does not glow asks about: the act that one would think of, so that the answer is the true reason. */
import type { PbUnitId } from '$generated/PbUnitId';
import type { PbView } from '$generated/PbView';
import type { PbZone } from '$generated/PbZone';
import { engagementOf } from './field';
import { findUnit, seatOf } from './units';

/** The word of the step: one that has more to it is an object. */
const stepOf = (view: PbView): string => (typeof view.step === 'string' ? view.step : Object.keys(view.step)[0]!);

/** Steps in which units are chosen that answer, are aimed at, strike, give a token or are given up. */
const chosenIn: Record<string, string> = {
  reaction: 'intercept',
  target: 'target',
  parting: 'parting',
  mark: 'from',
  'leader-token': 'from',
  removal: 'give_up',
};

/** Why does this unit not do what one would think? `chosen` is the unit that is about to be ordered or placed, and may charge or not. */
export function askOfUnit(view: PbView, me: number, chosen: PbUnitId | undefined, id: PbUnitId, charges = false): string {
  const zone = findUnit(view, id)?.zone ?? undefined;
  if (view.phase === 'deployment') return `deploy(${id}, ${zone ?? `${'AB'[me]}F2`})`;
  const word = chosenIn[stepOf(view)];
  if (word !== undefined) return `${word}(${id})`;
  if (seatOf(id) !== me) {
    if (chosen === undefined) return `charge(${id})`;
    if (engagementOf(view, chosen)?.units.flat().includes(id)) return `carry_on(${chosen}, ${id})`;
    const shoots = (findUnit(view, chosen)?.strength?.white.length ?? 0) > 0;
    return shoots || charges ? `shoot(${chosen}, ${id})` : `charge(${chosen})`;
  }
  if (zone?.startsWith('E')) {
    const enemy = engagementOf(view, id)?.units[1 - me]?.[0];
    return enemy ? `carry_on(${id}, ${enemy})` : `leave(${id})`;
  }
  return zone?.[1] === 'R' ? `move(${id}, ${zone[0]}F${zone[2]})` : `charge(${id})`;
}

/** Why can nothing be done in this zone? Nothing is asked where one has only to choose a unit first. */
export function askOfZone(view: PbView, chosen: PbUnitId | undefined, zone: PbZone, mine: boolean): string | undefined {
  if (chosen !== undefined && view.phase === 'deployment') return `deploy(${chosen}, ${zone})`;
  if (chosen !== undefined) {
    const from = findUnit(view, chosen)?.zone ?? '';
    return zone.startsWith('E') && from[1] === 'F' && from[2] === zone[1] ? `charge(${chosen})` : `move(${chosen}, ${zone})`;
  }
  const choosing = ['turn', 'action', 'first-order', 'second-order', 'deploy'].includes(stepOf(view));
  return mine && choosing ? undefined : 'pass';
}

/** Why can this troop not be pressed? */
export const askOfTroop = (view: PbView, tile: string): string => (stepOf(view) === 'leader-token' ? `troop(${tile})` : `allot(${tile})`);
