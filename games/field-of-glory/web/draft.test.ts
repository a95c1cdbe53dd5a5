import { expect, it } from 'vitest';
import { keeping, leads } from './draft';

const pack = ['HI4', 'LI2', 'LI2', 'CO5'];
const choices = ['keep(HI4, LI2)', 'keep(HI4, CO5)', 'keep(LI2, LI2)', 'keep(LI2, CO5)'];

it('finds a pair in either order', () => {
  expect(keeping(choices, 'CO5', 'HI4')).toBe('keep(HI4, CO5)');
  expect(keeping(choices, 'LI2', 'LI2')).toBe('keep(LI2, LI2)');
  expect(keeping(choices, 'HI4', 'HI4')).toBeUndefined();
});

it('leads from the first press to the pair', () => {
  expect(leads(choices, pack, []).every((action) => action !== undefined)).toBe(true);
  expect(leads(choices, pack, [0])).toEqual([undefined, 'keep(HI4, LI2)', 'keep(HI4, LI2)', 'keep(HI4, CO5)']);
});
