import { afterEach, expect, test } from 'vitest';
import { announced } from './announced.svelte';
import { update } from './keep';

const key = 'quincunx-announcement';

afterEach(() => {
  announced.hear(null);
  localStorage.removeItem(key);
});

test('what the operator tells is shown until it is closed or taken back, and what is new is shown again', () => {
  expect(announced.text).toBeUndefined();
  announced.hear(encodeURIComponent('Öt perc múlva újraindul.'));
  expect(announced.text).toBe('Öt perc múlva újraindul.');
  announced.close();
  announced.hear(encodeURIComponent('Öt perc múlva újraindul.'));
  expect(announced.text).toBeUndefined();
  announced.hear('Now.');
  expect(announced.text).toBe('Now.');
  announced.close();
  announced.hear(null);
  expect(announced.text).toBeUndefined();
  announced.hear('Now.');
  expect(announced.text, 'the same, after it was taken back').toBe('Now.');
});

test('a tab hears what another one has heard', () => {
  update(key, () => 'In five minutes.');
  dispatchEvent(new StorageEvent('storage', { key }));
  expect(announced.text).toBe('In five minutes.');
  update(key, () => null);
  dispatchEvent(new StorageEvent('storage', { key }));
  expect(announced.text).toBeUndefined();
});
