/** Distributions of hits (section 7): index is the number of hits. */
import type { PbOdds } from '$generated/PbOdds';
import type { PbOddsKind } from '$generated/PbOddsKind';
import type { PbUnit } from '$generated/PbUnit';

/** The chance of so many hits or more. */
export const atLeast = (hits: number, chances: number[]): number => chances.slice(hits).reduce((sum, chance) => sum + chance, 0);

export const mean = (chances: number[]): number => chances.reduce((sum, chance, hits) => sum + hits * chance, 0);

export const oddsOf = (unit: PbUnit | undefined, kind: PbOddsKind): PbOdds | undefined =>
  unit?.strength?.odds.find((odds) => odds.kind === kind);

/** In percent: whole, but never 0 or 100 for what is only nearly so. */
export function percent(chance: number): string {
  const whole = Math.round(chance * 100);
  if (whole === 0 && chance > 1e-9) return '<1';
  if (whole === 100 && chance < 1 - 1e-9) return '>99';
  return String(whole);
}

export interface Bar {
  /** So many hits, or with `more` so many and more. */
  hits: number;
  more: boolean;
  chance: number;
}

/** One bar for each number of hits; beyond `most` they are one bar. */
export function barsOf(chances: number[], most = 8): Bar[] {
  const last = chances.findLastIndex((chance) => chance > 0);
  const bars = chances.slice(0, last + 1).map((chance, hits) => ({ hits, more: false, chance }));
  if (bars.length <= most + 1) return bars;
  return [...bars.slice(0, most), { hits: most, more: true, chance: atLeast(most, chances) }];
}
