import { describe, expect, it } from 'vitest';
import type { PbEvent } from '$generated/PbEvent';
import type { PbView } from '$generated/PbView';
import type { Observation } from '$board/contract';
import { Bench } from '$board/bench.svelte';
import Board from './Board.svelte';
import { exciting, turning } from './fixtures/observations';
import { observationAt, type Step } from './fixtures/steps';

const bench = new Bench<PbView, PbEvent>(Board, ['Ann', 'Ben']);
const { all, one } = bench;

// How a class looks is in Build.svelte and Price.svelte, and is seen in a browser alone; here is held which class, and which element, each thing has.

describe('what cannot be pressed while one builds', () => {
  const isOff = (button: HTMLElement) => button.matches(':disabled, [aria-disabled="true"]');
  const buttons = () => all('.build button:is(.go, .plain)');
  const off = () => buttons().filter(isOff).map((button) => button.getAttribute('aria-label') ?? button.textContent?.trim());
  const build = async (observation: Observation<PbView>) => {
    await bench.clear();
    bench.show(observation, { me: 0 });
  };
  /** The same, with one ready army alone: there is no other to turn to. */
  const withOneArmy = (step: Step): Observation<PbView> => {
    const observation = observationAt(step);
    const [own, other] = observation.view.sides;
    const building = { ...own!.building!, ready: own!.building!.ready.slice(0, 1) };
    return { ...observation, view: { ...observation.view, sides: [{ ...own!, building }, other!] } };
  };

  it('never has the colour of what is to be pressed', async () => {
    for (const step of ['start', 'open', 'full', 'closed'] as const) {
      await build(observationAt(step));
      expect(buttons().filter((button) => isOff(button) && button.matches('.go')), step).toEqual([]);
    }
  });

  it('is marked as such: the commitment without a unit, and the steps to other armies where there is one', async () => {
    await build(withOneArmy('start'));
    expect(off()).toEqual(['build-commit', 'build-previous', 'build-next', 'build-shuffle']);
    await build(observationAt('start'));
    expect(off()).toEqual(['build-commit']);
  });

  it('is marked no more once it can be pressed', async () => {
    await build(observationAt('closed'));
    expect(off()).toEqual([]);
    expect(one('.purse .go')?.textContent?.trim()).toBe('build-commit');
  });
});

describe('a price and a key on the same button', () => {
  /** Buttons with both, as price and key are read. Every key is 2, as a price may be. */
  const both = () => all('button:has(.price):has(kbd)');

  it('are two things: the price says what it is, the key is for the eye alone', async () => {
    for (const [observation, unit] of [[turning, 'B8'], [exciting, undefined]] as const) {
      bench.show(observation, { keyOf: () => '2' });
      if (unit) bench.click(`[data-unit="${unit}"] .whole`);
      expect(both().length).toBeGreaterThan(0);
      for (const button of both()) {
        const [price, key] = [button.querySelector('.price')!, button.querySelector('kbd')!];
        expect(price.textContent).toMatch(/^(\d+)board-costs \1$/);
        expect(price.closest('[aria-hidden]')).toBeNull();
        expect(key.textContent).toBe('2');
        expect(key.getAttribute('aria-hidden')).toBe('true');
        expect(price.contains(key) || key.contains(price)).toBe(false);
      }
      await bench.clear();
    }
  });
});
