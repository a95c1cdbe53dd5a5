import { expect, it } from 'vitest';
import { breakable } from './names';

it('marks where long words may be broken, and leaves short ones alone', () => {
  const shown = (name: string) => breakable(name).replaceAll('\u00ad', '-');
  expect(shown('Болиголовная дозорная')).toBe('Боли-го-ловная дозорная');
  expect(shown('Toronymellvért')).toBe('Torony-mellvért');
  expect(shown('Przywoływacz dusz')).toBe('Przy-woły-wacz dusz');
  expect(shown('Lightningborn')).toBe('Lightningborn');
  expect(shown('Őserdei íjász')).toBe('Őserdei íjász');
});
