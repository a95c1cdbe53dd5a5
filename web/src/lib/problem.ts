import type { Problem } from '../generated/Problem';
import type { Circumstances } from './api';
import { has, lang, t } from './locale.svelte';
import { within } from './when';

/** Of so many milliseconds nothing is said. */
const SOON = 5_000;

type Told = Problem & Circumstances;

/**
 * What went wrong, in words; when one may try again, if that was told and takes a while; and what to tell the operator, if the server has
 * failed.
 */
export const problem = (told: Told): string => later(told, 'problem-again');

/** The same of what the page sends again by itself. */
export const resending = (told: Told): string => later(told, 'wire-again');

function later({ key, title, until = 0, request }: Told, again: string): string {
  const what = has(`problem-${key}`) ? t(`problem-${key}`) : t('problem-unknown', { title });
  const wait = until - Date.now();
  const when = wait < SOON ? [] : [t(again, { when: within(wait, lang()) })];
  const tell = request === undefined ? [] : [t('problem-tell-operator', { request })];
  return [what, ...when, ...tell].join(' ');
}
