/** The battlefield (PB-2.2.1) as a viewer sees it: his own rear is nearest. */
import type { PbEngagement } from '$generated/PbEngagement';
import type { PbUnit } from '$generated/PbUnit';
import type { PbUnitId } from '$generated/PbUnitId';
import type { PbView } from '$generated/PbView';
import type { PbZone } from '$generated/PbZone';
import { findUnit, seatOf, unitsOf } from './units';

export type Row = 'enemy-rear' | 'enemy-front' | 'engagement' | 'front' | 'rear';

export interface Place {
  zone: PbZone;
  row: Row;
  /** As the rules number it. */
  sector: number;
  /** Whose it is; nobody's in an engagement zone. */
  owner: number | undefined;
}

export const rows: Row[] = ['enemy-rear', 'enemy-front', 'engagement', 'front', 'rear'];

export const sectorOf = (zone: PbZone): number => Number(zone.at(-1));

/** The sectors from the left of who sits below: columns are numbered from B's left (PB-2.2.1). */
export const sectors = (below: number): number[] => (below === 0 ? [3, 2, 1] : [1, 2, 3]);

/** The fifteen zones, row by row from above. */
export function places(below: number): Place[] {
  const owner: Record<Row, number | undefined> = {
    'enemy-rear': 1 - below,
    'enemy-front': 1 - below,
    engagement: undefined,
    front: below,
    rear: below,
  };
  const letter = (row: Row) => (row === 'engagement' ? 'E' : `${'AB'[owner[row]!]}${row.endsWith('rear') ? 'R' : 'F'}`);
  return rows.flatMap((row) => sectors(below).map((sector) => ({ zone: `${letter(row)}${sector}`, row, sector, owner: owner[row] })));
}

/** Units that stand together: an engagement with both its sides, or a unit that is in none. */
export interface Group {
  key: string;
  engaged: boolean;
  /** By seat. */
  units: [PbUnit[], PbUnit[]];
}

/** What stands in a zone, the engagements first (PB-4.5.7). */
export function groupsIn(view: PbView, zone: PbZone): Group[] {
  const found = (ids: PbUnitId[]) => ids.flatMap((id) => findUnit(view, id) ?? []);
  const engagements = view.engagements
    .filter((engagement) => engagement.zone === zone)
    .map(({ units: [a, b] }) => ({ key: [...a, ...b].join(' '), engaged: a.length > 0 && b.length > 0, units: [found(a), found(b)] satisfies Group['units'] }));
  const met = new Set(engagements.flatMap(({ units }) => units.flat().map(({ id }) => id)));
  const alone = [0, 1].flatMap((seat) => unitsOf(view, seat).filter((unit) => unit.zone === zone && !met.has(unit.id)));
  return [
    ...engagements,
    ...alone.map((unit): Group => ({ key: unit.id, engaged: false, units: seatOf(unit.id) === 0 ? [[unit], []] : [[], [unit]] })),
  ];
}

export const engagementOf = (view: PbView, id: PbUnitId): PbEngagement | undefined =>
  view.engagements.find(({ units }) => units.some((side) => side.includes(id)));

/** Sectors in which a side has no unit, while it has any on the field. */
export function openSectors(view: PbView, seat: number): number[] {
  const held = unitsOf(view, seat).flatMap(({ zone }) => (zone === null ? [] : sectorOf(zone)));
  return [1, 2, 3].filter((sector) => !held.includes(sector));
}

/** Is it told there that its owner has no unit in the sector? */
export function isOpen(view: PbView, { zone, row, sector, owner }: Place): boolean {
  const told = view.phase === 'battle' && row.endsWith('rear') && groupsIn(view, zone).length === 0;
  return told && owner !== undefined && openSectors(view, owner).includes(sector);
}

/** The key of a zone's name: left and right are the reader's own; one without a seat is told the owner's. */
export function zoneKey(zone: PbZone, reader: number | null): string {
  const owner = zone.startsWith('E') ? undefined : zone.startsWith('A') ? 0 : 1;
  const row = owner === undefined ? 'engagement' : zone[1] === 'F' ? 'front' : 'rear';
  const whose = reader === null ? (owner === undefined ? 'onlooker-' : `${'AB'[owner]}-`) : owner === undefined || owner === reader ? '' : 'enemy-';
  return `zone-${whose}${flankOf(sectorOf(zone), reader ?? owner ?? 1)}-${row}`;
}

/** Left, centre or right as the owner of a side sees it (PB-2.2.2). */
export const flankOf = (sector: number, seat: number): 'left' | 'centre' | 'right' =>
  sector === 2 ? 'centre' : (sector === 1) === (seat === 1) ? 'left' : 'right';

/** The name of a sector, and what goes into it: the reader's own flank, or for one without a seat that of B, who is below. */
export const flankKey = (sector: number, reader: number | null, seat = 1): [string, Record<string, string>] =>
  reader === null ? [`board-flank-${flankOf(sector, seat)}-of`, { seat: 'AB'[seat]! }] : [`board-flank-${flankOf(sector, reader)}`, {}];
