import type { Language } from '$lib/prefs.svelte';

/** Each language in its own words. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  hu: 'Magyar',
  pl: 'Polski',
  ru: 'Русский',
};
