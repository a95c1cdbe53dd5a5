import { expect, it } from 'vitest';
import type { IffView } from '$generated/IffView';
import type { Translate } from '$board/contract';
import { ending } from './ending';

const t = ((key: string, args?: object) => (args ? `${key} ${Object.values(args).join(' ')}` : key)) as unknown as Translate;
const over = (how: IffView['ending']) => ({ observation: { view: { ending: how } }, names: ['Anna', 'Béla', 'Csaba'], t }) as unknown as Parameters<typeof ending>[0];

it('says in one sentence who has won and by what', () => {
  expect(ending(over({ reason: 'reached', winners: [1] }))).toBe('ending-won Béla ending-reached');
  expect(ending(over({ reason: 'troops', winners: [0, 2] }))).toBe('ending-shared Anna, Csaba ending-troops');
  expect(ending(over(null))).toBeUndefined();
});
