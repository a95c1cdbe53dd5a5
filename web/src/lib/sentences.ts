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

/** An act in sentences: of the turn that opens after it only where there is nothing else. */
export function sentences(act: Act, { names, says }: Teller): string[] {
  const own = toldTogether(act.lines, says.has);
  const told = own.length > 0 ? own : toldTogether(act.opens, says.has);
  return [...ownWords(act, names), ...told.map((line) => sentence(line, says))];
}
