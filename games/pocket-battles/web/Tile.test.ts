import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import type { PbPrint } from '$generated/PbPrint';
import { keys as t } from '$board/bench.svelte';
import Tile from './Tile.svelte';
import { toldOf } from './tiles';

const queen: PbPrint = {
  id: 'C02',
  army: 'celts',
  troop: 'warrior-queen',
  points: 7,
  formation: 1,
  wounds: 2,
  black: [4, 5, 6],
  white: [],
  traits: [
    { id: 'extra-wounds', x: 1, clause: 'PB-4.26.1' },
    { id: 'fast', x: 0, clause: 'PB-4.27.1' },
    { id: 'impetus', x: 0, clause: 'PB-4.28.1' },
  ],
};
const centurion: PbPrint = { ...queen, id: 'R06', army: 'romans', troop: 'centurion', points: 4, formation: 4, wounds: 1, black: [6], white: [6], traits: [] };

let tile: Record<string, unknown> | undefined;
const show = (props: Omit<Parameters<typeof Tile>[1], 't'>) => {
  tile = mount(Tile, { target: document.body, props: { ...props, t } });
  flushSync();
  return document.querySelector<HTMLElement>('.tile')!;
};
afterEach(async () => {
  if (tile) await unmount(tile);
  tile = undefined;
});

it('PB-2.1.3: shows everything that is printed', () => {
  const drawn = show({ print: queen });
  expect(drawn.querySelector('.points')?.textContent).toBe('7');
  expect(drawn.querySelector('.formation')?.textContent).toBe('1');
  expect(drawn.querySelectorAll('.drops svg')).toHaveLength(2);
  expect([...drawn.querySelectorAll('.die')].map((die) => die.querySelectorAll('circle').length)).toEqual([4, 5, 6]);
  expect([...drawn.querySelectorAll('.traits li')].map(({ textContent }) => textContent?.trim())).toEqual(['+1', '', '']);
  expect(drawn.textContent).toContain('troop-warrior-queen');
});

it('tells black dice from white ones, and the armies by more than their colour', () => {
  const drawn = show({ print: centurion });
  expect([...drawn.querySelectorAll('.die svg')].map((die) => die.classList.contains('white'))).toEqual([false, true]);
  expect(drawn.classList.contains('romans')).toBe(true);
});

it('marks the wounded and the dead', async () => {
  const wounded = show({ print: queen, wounded: true });
  expect(wounded.querySelectorAll('.drops .lost')).toHaveLength(1);
  expect(wounded.querySelector('.token')).not.toBeNull();
  await unmount(tile!);
  const dead = show({ print: queen, alive: false });
  expect(dead.classList.contains('dead')).toBe(true);
  expect(dead.querySelector('.token')).toBeNull();
});

it('PB-2.3.9: shows nothing of a tile that lies face down but whose it is', () => {
  const drawn = show({ print: queen, faceDown: true, wounded: true });
  expect(drawn.textContent?.trim()).toBe('');
  expect(drawn.querySelectorAll('.die, .traits, .drops, .token')).toHaveLength(0);
  expect(drawn.querySelectorAll('path')).toHaveLength(1);
});

it('names the traits when it is large', () => {
  const drawn = show({ print: queen, size: 'large' });
  expect([...drawn.querySelectorAll('.traits li')].map(({ textContent }) => textContent?.trim())).toEqual(['trait-extra-wounds-1', 'trait-fast', 'trait-impetus']);
});

it('is told in one sentence', () => {
  expect(toldOf(queen, t)).toBe('told-tile troop-warrior-queen 7 1 2; told-black 4 5 6; trait-extra-wounds-1, trait-fast, trait-impetus.');
  expect(toldOf(centurion, t)).toBe('told-tile troop-centurion 4 4 1; told-black 6; told-white 6.');
});
