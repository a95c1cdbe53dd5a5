import type { Translate } from '../board/contract';
import { t } from './locale.svelte';
import { type Act, type Told, toldTogether } from './log';

/** What it takes to tell of an act. */
export interface Teller {
  names: readonly string[];
  says: Translate;
}

/** A line in words, with how often it comes. */
export const sentence = ({ message, times }: Told, says: Translate): string => (times > 1 ? t('log-times', { line: says(message), n: times }) : says(message));

/** That something was taken back or given up; the games have no words for it. */
export const ownWords = ({ kind, seat }: Pick<Act, 'kind' | 'seat'>, names: readonly string[]): string[] =>
  kind === 'undo' || kind === 'resign' ? [t(`log-${kind}`, { name: names[seat ?? 0] ?? '' })] : [];

/** Whose sign stands before it: nobody's, where it is told of nothing but the turn that opens. */
export const doer = ({ kind, seat, lines }: Act): number | null => (kind !== 'act' || lines.some(({ line }) => line) ? seat : null);

/** An act in sentences, with what happens as the next turn opens; that it opens only where there is nothing else. */
export function sentences(act: Act, { names, says }: Teller): string[] {
  const own = toldTogether([...act.lines, ...act.follows], says.has);
  const told = own.length > 0 ? own : toldTogether(act.opens, says.has);
  return [...ownWords(act, names), ...told.map((line) => sentence(line, says))];
}
