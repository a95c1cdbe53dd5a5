import { expect, it } from 'vitest';
import { partsOf } from './router.svelte';

it('reads the parts of an address, and knows what cannot be read', () => {
  expect(partsOf('/')).toEqual([]);
  expect(partsOf('/rules/%C5%91s')).toEqual(['rules', 'ős']);
  expect(partsOf('/rules/%')).toBeUndefined();
  expect(partsOf('/table/%E0%A4%A')).toBeUndefined();
});
