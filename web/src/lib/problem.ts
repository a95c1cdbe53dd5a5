import type { Problem } from '../generated/Problem';
import { has, lang, t } from './locale.svelte';
import { within } from './when';

/** Of so many milliseconds nothing is said. */
const SOON = 5_000;

type Told = Problem & { until?: number };

/** What went wrong, in words; and when one may try again, if that was told and takes a while. */
export const problem = (told: Told): string => later(told, 'problem-again');

/** The same of what the page sends again by itself. */
export const resending = (told: Told): string => later(told, 'wire-again');

function later({ key, title, until = 0 }: Told, again: string): string {
  const what = has(`problem-${key}`) ? t(`problem-${key}`) : t('problem-unknown', { title });
  const wait = until - Date.now();
  return wait < SOON ? what : `${what} ${t(again, { when: within(wait, lang()) })}`;
}
