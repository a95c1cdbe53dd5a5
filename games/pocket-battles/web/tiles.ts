/** Tiles in words and numbers. */
import type { PbPrint } from '$generated/PbPrint';
import type { PbSeenTrait } from '$generated/PbSeenTrait';
import type { Translate } from '$board/contract';
import { traitOf } from './units';

/** What the tiles of a unit bring together, before the battle. */
export interface Sum {
  points: number;
  wounds: number;
  /** The lowest formation value (PB-2.3.6). */
  formation: number;
  /** Ascending. */
  black: number[];
  white: number[];
  /** Each once, with the greatest X (PB-4.18.2). */
  traits: PbSeenTrait[];
}

export function sumOf(prints: PbPrint[]): Sum {
  const total = (of: (print: PbPrint) => number) => prints.reduce((sum, print) => sum + of(print), 0);
  const faces = (of: (print: PbPrint) => number[]) => prints.flatMap(of).sort((one, other) => one - other);
  const traits = new Map<string, PbSeenTrait>();
  for (const trait of prints.flatMap((print) => print.traits)) {
    if ((traits.get(trait.id)?.x ?? -1) < trait.x) traits.set(trait.id, trait);
  }
  return {
    points: total(({ points }) => points),
    wounds: total(({ wounds }) => wounds),
    formation: Math.min(...prints.map(({ formation }) => formation)),
    black: faces(({ black }) => black),
    white: faces(({ white }) => white),
    traits: [...traits.values()],
  };
}

/** Hits that one die makes on the average: each face counts on one of its six sides. */
export const meanOf = (faces: number[]): number => faces.length / 6;

/** Rounded to hundredths, to be put into words. */
export const rounded = (number: number): number => Math.round(number * 100) / 100;

export const troopOf = ({ troop }: PbPrint, t: Translate): string => t(`troop-${troop}`);

/** A tile in one sentence, for those who do not see it. */
export function toldOf(print: PbPrint, t: Translate): string {
  const { points, formation, wounds, black, white, traits } = print;
  const parts = [t('told-tile', { troop: troopOf(print, t), points, formation, wounds })];
  if (black.length > 0) parts.push(t('told-black', { faces: black.join(' ') }));
  if (white.length > 0) parts.push(t('told-white', { faces: white.join(' ') }));
  if (traits.length > 0) parts.push(traits.map((trait) => traitOf(trait, t)).join(', '));
  return `${parts.join('; ')}.`;
}
