import type { Problem } from '../generated/Problem';
import { has, t } from './locale.svelte';

/** What went wrong, in words. */
export function problem({ key, title }: Problem): string {
  return has(`problem-${key}`) ? t(`problem-${key}`) : t('problem-unknown', { title });
}
