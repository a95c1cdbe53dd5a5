/** The odds of three dice (IFF-7.10 to 7.12): for what the next roll would be like after a taking. */
import type { IffView } from '$generated/IffView';

const faces = [1, 2, 3, 4, 5, 6];
const rolls = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => [a + b, a + c, b + c])));

/** Of 216 rolls, how many offer none of these numbers. */
export function misses(open: number[]): number {
  return rolls.filter((sums) => !sums.some((sum) => open.includes(sum))).length;
}

/** Of 216 rolls, in percent with one decimal. */
export const percent = (rolls: number): number => Math.round((rolls / 216) * 1000) / 10;

/** The furthest space to which a stop carries for nothing. */
export function stopsOn({ active, players, outlook }: Pick<IffView, 'active' | 'players' | 'outlook'>): number {
  const own = active === null ? 0 : (players[active]?.space ?? 0);
  const free = (outlook?.reach ?? []).filter(({ troops, mines }) => troops + mines === 0);
  return Math.max(own, ...free.map(({ space }) => space));
}
