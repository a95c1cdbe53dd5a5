/** The position in sentences, for those who do not see the board. */
import type { PbUnit } from '$generated/PbUnit';
import type { PbView } from '$generated/PbView';
import type { About, Translate } from '$board/contract';
import { flankKey, openSectors, places, zoneKey } from './field';
import { nameOf, printOf, reserveOf, unitsOf } from './units';

/** A unit with its faces and tokens. */
function told(view: PbView, unit: PbUnit, t: Translate): string {
  const name = nameOf(view, unit.id, t);
  const { strength } = unit;
  if (!strength || view.round === 0) return name;
  const { woundsLeft, points, orders, price } = strength;
  const faces = (list: number[]) => list.join(' ') || '–';
  const wounded = unit.troops.filter((troop) => troop.alive && troop.wounded).map(({ tile }) => t(`troop-${printOf(view, tile).troop}`));
  const parts = [
    t('board-says-faces', { black: faces(strength.black), white: faces(strength.white) }),
    t('board-unit-told', { wounds: woundsLeft, points, orders, price }),
    ...(wounded.length > 0 ? [t('board-says-wounded', { troops: wounded.join(', ') })] : []),
  ];
  return `${name} (${parts.join('; ')})`;
}

export function describe({ observation: { view }, me, names, t }: About<PbView>): string[] {
  const below = me ?? 1;
  const lines: string[] = [];
  if (view.round > 0) {
    lines.push(t('board-says-round', { round: view.round, name: names[view.active ?? view.first ?? 0] ?? '' }));
    if (view.ban) lines.push(t('board-ban'));
    const [quiet, limit] = view.quiet;
    if (limit > 0 && quiet > 0) lines.push(t('board-quiet', { quiet, limit }));
  }

  for (const { zone } of places(below)) {
    const there = [0, 1].flatMap((seat) => unitsOf(view, seat).filter((unit) => unit.zone === zone));
    if (there.length > 0) lines.push(t('board-says-zone', { zone: t(zoneKey(zone, view.reader)), units: there.map((unit) => told(view, unit, t)).join('; ') }));
  }
  for (const { units: [a, b] } of view.engagements) {
    if (a.length > 0 && b.length > 0) lines.push(t('board-says-engagement', { a: a.join(', '), b: b.join(', ') }));
  }

  view.sides.forEach((side, seat) => {
    const name = names[seat] ?? '';
    const { tokens, breaksAt, lost, reserve } = side;
    if (tokens) lines.push(t('board-says-tokens', { name, ...tokens }));
    if (view.round > 0 && breaksAt !== null) lines.push(t('board-says-losses', { name, lost, breaks: breaksAt }));
    if (reserve > 0) {
      const stacks = reserveOf(side).map((unit) => nameOf(view, unit.id, t));
      lines.push(t('board-says-reserve', { name, count: reserve, units: stacks.join('; ') || '–' }));
    }
    const open = view.round > 0 ? openSectors(view, seat) : [];
    if (open.length > 0) lines.push(t('board-says-open', { name, sectors: open.map((sector) => t(...flankKey(sector, view.reader))).join(', ') }));
  });
  if (view.wounds) lines.push(t('board-says-wounds', { unit: view.wounds.unit, hits: view.wounds.left }));
  return lines;
}
