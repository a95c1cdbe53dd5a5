/** Chances as the rules have counted them (PB-7.2), made ready to be read. */
import type { PbAhead } from '$generated/PbAhead';
import type { PbChance } from '$generated/PbChance';
import type { PbChances } from '$generated/PbChances';

/** In percent: whole, but never 0 or 100 for what is only nearly so. */
export function percent({ ways, all }: PbChance): string {
  const whole = Math.round((100 * ways) / all);
  if (whole === 0 && ways > 0) return '<1';
  if (whole === 100 && ways < all) return '>99';
  return String(whole);
}

/** The chance that the unit it is at falls; none where that is not known or cannot be. */
export const deadly = (roll: PbAhead | undefined): PbChance | undefined => (roll?.falls && roll.falls.ways > 0 ? roll.falls : undefined);

export interface Bar {
  /** So many hits, or with `more` so many and more. */
  hits: number;
  more: boolean;
  chance: PbChance;
}

/** One bar for each number of hits; beyond `most` they are one bar. */
export function barsOf({ ways, all }: PbChances, most = 8): Bar[] {
  const last = ways.findLastIndex((count) => count > 0);
  const bars = ways.slice(0, last + 1).map((count, hits) => ({ hits, more: false, chance: { ways: count, all } }));
  if (bars.length <= most + 1) return bars;
  const rest = ways.slice(most).reduce((sum, count) => sum + count, 0);
  return [...bars.slice(0, most), { hits: most, more: true, chance: { ways: rest, all } }];
}
