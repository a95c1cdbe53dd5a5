import { describe, expect, it } from 'vitest';
import { ago, within } from './when';

describe('how long ago it was', () => {
  const past = (seconds: number, lang = 'en') => ago(1_000_000 - seconds, lang, 1_000_000);

  it('is told in the largest unit that fits', () => {
    expect([0, 59, 60, 3599, 3600, 86_399, 86_400, 172_800].map((seconds) => past(seconds))).toEqual([
      'now',
      'now',
      '1 minute ago',
      '59 minutes ago',
      '1 hour ago',
      '23 hours ago',
      'yesterday',
      '2 days ago',
    ]);
  });

  it('is told in the language of the reader', () => {
    expect(['hu', 'pl', 'ru'].map((lang) => past(3 * 3600, lang))).toEqual(['3 órával ezelőtt', '3 godziny temu', '3 часа назад']);
  });

  it('is now where the clocks of reader and server differ a little', () => {
    expect(past(-5)).toBe('now');
  });
});

describe('in what time it will be', () => {
  it('is told in seconds or minutes, in the language of the reader', () => {
    expect(['en', 'hu', 'pl', 'ru'].map((lang) => within(29_100, lang))).toEqual(['in 30 seconds', '30 másodperc múlva', 'za 30 sekund', 'через 30 секунд']);
    expect(within(3_600_000, 'en')).toBe('in 60 minutes');
  });
});
