/** Units and tiles by their ids: `A3` is A's third unit, `C05` a tile. */
import type { PbPrint } from '$generated/PbPrint';
import type { PbSide } from '$generated/PbSide';
import type { PbTile } from '$generated/PbTile';
import type { PbTroop } from '$generated/PbTroop';
import type { PbUnit } from '$generated/PbUnit';
import type { PbUnitId } from '$generated/PbUnitId';
import type { PbView } from '$generated/PbView';
import type { Translate } from '$board/contract';

export const isUnit = (id: string): boolean => /^[AB]\d+$/.test(id);
export const seatOf = (id: PbUnitId): number => (id.startsWith('A') ? 0 : 1);
export const numberOf = (id: PbUnitId): number => Number(id.slice(1));

export function printOf(view: PbView, tile: PbTile): PbPrint {
  const print = view.tiles.find(({ id }) => id === tile);
  if (!print) throw new Error(`there is no tile ${tile}`);
  return print;
}

export const unitsOf = (view: PbView, seat: number): PbUnit[] => view.sides[seat]?.units ?? [];

export const findUnit = (view: PbView, id: PbUnitId): PbUnit | undefined => unitsOf(view, seatOf(id)).find((unit) => unit.id === id);

/** The unit of a seat in which a troop is. */
export const unitWith = (view: PbView, seat: number, tile: PbTile): PbUnit | undefined =>
  unitsOf(view, seat).find(({ troops }) => troops.some((troop) => troop.tile === tile));

/** Its living troops; of a stack the top one first. */
export const living = (unit: PbUnit): PbTroop[] =>
  unit.troops.filter(({ alive }) => alive).sort((one, other) => Number(other.tile === unit.top) - Number(one.tile === unit.top));

/** Stacks that are not placed yet. */
export const reserveOf = (side: PbSide): PbUnit[] => side.units.filter(({ zone, destroyed }) => zone === null && !destroyed);

/** The troops of a unit in words: those alive, or all if none is. */
export function troopsOf(view: PbView, unit: PbUnit, t: Translate): string {
  const troops = living(unit);
  const counts = new Map<string, number>();
  for (const { tile } of troops.length > 0 ? troops : unit.troops) {
    const { troop } = printOf(view, tile);
    counts.set(troop, (counts.get(troop) ?? 0) + 1);
  }
  const named = [...counts].map(([troop, count]) => (count === 1 ? t(`troop-${troop}`) : t('board-times', { count, troop: t(`troop-${troop}`) })));
  const unseen = (unit.height ?? unit.troops.length) - unit.troops.length;
  if (unit.top !== null && unit.height === null) named.push(t('board-under-it'));
  else if (unseen > 0) named.push(t('board-face-down', { count: unseen }));
  return named.join(', ');
}

/** A unit by its number and its troops. */
export const nameOf = (view: PbView, id: PbUnitId, t: Translate): string => {
  const unit = findUnit(view, id);
  return t('board-unit', { unit: id, troops: unit ? troopsOf(view, unit, t) : '' });
};

/** A trait with its X. */
export const traitOf = ({ id, x }: { id: string; x: number }, t: Translate): string => t(x > 0 ? `trait-${id}-${x}` : `trait-${id}`);
