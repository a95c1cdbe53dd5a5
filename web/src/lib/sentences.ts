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

/** What somebody does, and what happens as the next turn opens; that it opens only where there is nothing else. */
export function parts(act: Act, { names, says }: Teller): { deed: string[]; opening: string[] } {
  const words = (lines: Act['lines']) => toldTogether(lines, says.has).map((line) => sentence(line, says));
  const deed = [...ownWords(act, names), ...words(act.lines)];
  const opening = words(act.follows);
  return { deed, opening: deed.length + opening.length > 0 ? opening : words(act.opens) };
}

/** An act in sentences, one after the other. */
export function sentences(act: Act, teller: Teller): string[] {
  const { deed, opening } = parts(act, teller);
  return [...deed, ...opening];
}
