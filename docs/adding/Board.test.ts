import { describe, expect, it } from 'vitest';
import { Bench } from '$board/bench.svelte';
import type { Observation } from '$board/contract';
import observation from './observation.json';
import Board, { type View } from './Board.svelte';

/** What the rules show to A, who leads to the first trick: the rules' own test keeps the file. */
const view: View = observation.view;
const leading = { ...observation, view } as Observation<View>;

const { show, drawn, press, act, all } = new Bench<View, unknown>(Board, ['Ann', 'Ben']);

describe('the board of the guide', () => {
  it('draws every choice, and does what is pressed', () => {
    show(leading);
    expect(drawn()).toEqual(leading.choices.map(({ action }) => action));
    press(drawn()[0]!);
    expect(act.mock.calls).toEqual([[leading.choices[0]!.action]]);
  });

  it('shows as many backs as the other player has cards', () => {
    show(leading);
    expect(all('.back')).toHaveLength(4);
  });

  it('offers nothing to one who only looks on', () => {
    show({ ...leading, choices: [], view: { ...view, hands: [null, null] } }, { me: null, readonly: true });
    expect(drawn()).toEqual([]);
    expect(all('.back')).toHaveLength(8);
  });
});
