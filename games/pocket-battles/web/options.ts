/** What an order, a reaction or a target would come to: the rolls that follow, and what is at stake in them. */
import type { PbOddsKind } from '$generated/PbOddsKind';
import type { PbUnitId } from '$generated/PbUnitId';
import type { PbView } from '$generated/PbView';
import { parse } from './actions';
import { engagementOf } from './field';
import { oddsOf } from './odds';
import { findUnit, seatOf } from './units';

/** A roll that would follow. */
export interface Roll {
  kind: 'strike' | 'strike-back' | 'parting-strike' | 'shot' | 'shot-against';
  by: PbUnitId;
  /** Against whom, if that is known. */
  at: PbUnitId | undefined;
  dice: number;
  chances: number[];
  /** So many hits destroy the target; left out where it is not known, or where hits are shared. */
  lethal?: number;
  /** Hits are shared among so many units (PB-4.14.2). */
  shared?: number;
}

/** What is told of a choice before it is made. */
export interface Option {
  action: string;
  word: string;
  /** Whom it is about. */
  unit: PbUnitId;
  at: PbUnitId | undefined;
  price: number | undefined;
  /** In the order in which they are made; each as if the ones before had missed. */
  rolls: Roll[];
}

/** The roll with what is at stake in it. */
function staked(view: PbView, roll: Roll): Roll {
  if (roll.at === undefined) return roll;
  const together = engagementOf(view, roll.at)?.units[seatOf(roll.at)]?.length ?? 0;
  if (roll.kind === 'shot' && together > 1) return { ...roll, shared: together };
  const target = findUnit(view, roll.at)?.strength;
  return target ? { ...roll, lethal: target.woundsLeft } : roll;
}

function roll(view: PbView, kind: Roll['kind'], odds: PbOddsKind, by: PbUnitId, at: PbUnitId | undefined): Roll[] {
  const found = oddsOf(findUnit(view, by), odds);
  if (!found) return [];
  const { dice, chances, excited } = found;
  // The die of Excite is in the first roll of the order that is being carried out (PB-4.21.2).
  const more = excited && view.deed?.unit === by && view.deed.excited;
  return [staked(view, { kind, by, at, dice: more ? dice + 1 : dice, chances: more ? excited : chances })];
}

/** The roll that is made now or asked about. */
export function rollDue(view: PbView): Roll | undefined {
  const due = view.deed?.roll;
  return due && !view.wounds ? staked(view, { kind: due.kind, by: due.by, at: due.at, dice: due.dice, chances: due.chances }) : undefined;
}

/** The first strike of a charge that has met nobody yet. */
export function strikeToCome(view: PbView): Roll | undefined {
  const deed = view.deed;
  return deed?.kind === 'charge' && deed.target === null && deed.roll === null ? roll(view, 'strike', 'charge', deed.unit, undefined)[0] : undefined;
}

export function optionOf(view: PbView, action: string): Option {
  const { word, args } = parse(action);
  const [unit = '', other] = args;
  const price = findUnit(view, unit)?.strength?.price;
  const deed = view.deed;
  const made = (rolls: Roll[], more: Partial<Option> = {}): Option => ({ action, word, unit, at: undefined, price, rolls, ...more });
  switch (word) {
    case 'charge':
      return made(roll(view, 'strike', 'charge', unit, undefined));
    case 'carry_on':
      return made([...roll(view, 'strike', 'carry-on', unit, other), ...roll(view, 'strike-back', 'strike-back', other!, unit)], { at: other });
    case 'shoot':
      if (other !== undefined) return made(roll(view, 'shot', 'shot', unit, other), { at: other });
      return made(roll(view, 'shot-against', 'shot', unit, deed?.unit), { at: deed?.unit });
    case 'leave': {
      const enemies = engagementOf(view, unit)?.units[1 - seatOf(unit)] ?? [];
      return made(enemies.flatMap((enemy) => roll(view, 'parting-strike', 'strike-back', enemy, unit)));
    }
    case 'intercept':
      if (!deed) return made([]);
      // The price lies on the unit when it strikes back, as when it carries on.
      return made([...roll(view, 'strike', 'charge', deed.unit, unit), ...roll(view, 'strike-back', 'carry-on', unit, deed.unit)], { at: deed.unit });
    case 'target':
      if (!deed) return made([]);
      return {
        ...made([...roll(view, 'strike', 'charge', deed.unit, unit), ...roll(view, 'strike-back', 'strike-back', unit, deed.unit)]),
        unit: deed.unit,
        at: unit,
        price: undefined,
      };
    case 'parting':
      return made(deed ? roll(view, 'parting-strike', 'strike-back', unit, deed.unit) : [], { at: deed?.unit, price: undefined });
    case 'give_up':
      return made([], { price: undefined });
    default:
      return made([]);
  }
}
