/** How the seats of a table are told apart wherever something is told of them. */
import type { SeatInfo } from '../generated/SeatInfo';
import type { BoardModule, Observation, SeatPart, Translate } from '../board/contract';
import { t } from './locale.svelte';
import { levelOf } from './names';

export interface Marks {
  /** Ground and ink. */
  colours: [string, string][] | undefined;
  /** What is played from each seat, by name, where the seats of the game differ. */
  parts: SeatPart[][] | undefined;
}

export function marksOf(module: BoardModule, observation: Observation<unknown>, says: Translate): Marks {
  const parts = module.seatParts?.(observation);
  return {
    colours: module.seatColours?.(observation),
    parts: parts?.map((played) => played.map((part) => ({ ...part, name: says(part.name) }))),
  };
}

/** What is played from a seat, in words; nothing where the seats of the game are alike. */
export const playedFrom = (seat: number, { parts }: Marks): string => parts?.[seat]?.map(({ name }) => name).join(', ') ?? '';

/** What there is to say of a player besides the name: what is played from the seat, how strong a computer is, and whether it was given up. */
export const moreOf = (seat: number, { kind, name, resigned }: SeatInfo, marks: Marks): string[] =>
  [playedFrom(seat, marks), kind === 'computer' ? levelOf(name) : undefined, resigned ? t('resigned') : undefined].flatMap((words) => words || []);
