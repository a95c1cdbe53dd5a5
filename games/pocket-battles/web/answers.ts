/** What the enemy may answer with, as far as it is in observation. */
import type { PbUnit } from '$generated/PbUnit';
import type { PbUnitId } from '$generated/PbUnitId';
import type { PbView } from '$generated/PbView';
import { sectorOf } from './field';
import { oddsOf } from './odds';
import { findUnit, seatOf, unitsOf } from './units';

export interface Answers {
  /** Units that the charge can be at, if it is not from the flank. */
  targets: PbUnit[];
  /** Those that could be ordered to intercept (PB-4.4.3). */
  intercept: PbUnit[];
  /** Those that could be ordered to shoot (PB-4.4.4). */
  shoot: PbUnit[];
}

/** Against a charge: units on the front of the sector with the right faces that their owner can pay. */
export function answersTo(view: PbView, charger: PbUnitId): Answers {
  const zone = findUnit(view, charger)?.zone;
  if (!zone) return { targets: [], intercept: [], shoot: [] };
  const foe = 1 - seatOf(charger);
  const sector = sectorOf(zone);
  const tokens = view.sides[foe]?.tokens?.unused ?? 0;
  const front = unitsOf(view, foe).filter((unit) => unit.zone === `${'AB'[foe]}F${sector}`);
  const engaged = unitsOf(view, foe).filter((unit) => unit.zone === `E${sector}`);
  const payable = front.filter(({ strength }) => strength !== null && strength.price <= tokens);
  return {
    targets: [...front, ...engaged],
    intercept: payable.filter((unit) => oddsOf(unit, 'strike-back') !== undefined),
    shoot: payable.filter((unit) => oddsOf(unit, 'shot') !== undefined),
  };
}
