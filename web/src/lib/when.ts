/** How long ago something was, and in what time something will be, in the reader's words. */

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** How long before `now` a moment was, both in seconds since 1970: “3 hours ago”, “yesterday”, “now”. */
export function ago(moment: number, lang: string, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  const passed = Math.max(0, now - moment);
  const [unit, size] = STEPS.find(([, size]) => passed >= size) ?? ['second', Infinity];
  return format.format(-Math.floor(passed / size) || 0, unit);
}

/** So many milliseconds from now: “in 40 seconds”, “in 5 minutes”. */
export function within(wait: number, lang: string): string {
  const format = new Intl.RelativeTimeFormat(lang);
  const seconds = Math.ceil(wait / 1000);
  return seconds < 120 ? format.format(seconds, 'second') : format.format(Math.ceil(seconds / 60), 'minute');
}
