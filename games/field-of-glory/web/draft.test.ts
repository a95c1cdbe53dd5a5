import { expect, it } from 'vitest';
import { keeping, leads, toggle } from './draft';

const pack = ['HI4', 'LI2', 'LI2', 'CO5'];
const choices = ['keep(HI4, LI2)', 'keep(HI4, CO5)', 'keep(LI2, LI2)', 'keep(LI2, CO5)'];

it('finds a pair in either order', () => {
  expect(keeping(choices, 'CO5', 'HI4')).toBe('keep(HI4, CO5)');
  expect(keeping(choices, 'LI2', 'LI2')).toBe('keep(LI2, LI2)');
  expect(keeping(choices, 'HI4', 'HI4')).toBeUndefined();
});

it('leads from two presses to the button', () => {
  expect(leads(choices, pack, []).every((action) => action !== undefined)).toBe(true);
  expect(leads(choices, pack, [0])).toEqual([undefined, 'keep(HI4, LI2)', 'keep(HI4, LI2)', 'keep(HI4, CO5)']);
  expect(leads(choices, pack, [0, 3])).toEqual([undefined, undefined, undefined, undefined]);
});

it('puts back what is pressed again, and lets a third take the place of the first', () => {
  expect(toggle([], 2)).toEqual([2]);
  expect(toggle([2, 0], 2)).toEqual([0]);
  expect(toggle([2, 0], 3)).toEqual([0, 3]);
});
