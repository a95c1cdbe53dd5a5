import { describe, expect, it } from 'vitest';
import type { FogEvent } from '$generated/FogEvent';
import type { FogView } from '$generated/FogView';
import type { Observation } from '$board/contract';
import { Bench } from '$board/bench.svelte';
import actionsJson from './fixtures/actions.json';
import defendingJson from './fixtures/defending.json';
import flankJson from './fixtures/flank.json';
import payingJson from './fixtures/paying.json';
import Board from './Board.svelte';

/** Observations of Blue from real games; what a test changes in them is one fact of the view. */
const [acting, defending, flanking, paying] = [actionsJson, defendingJson, flankJson, payingJson] as unknown as [
  Observation<FogView>,
  Observation<FogView>,
  Observation<FogView>,
  Observation<FogView>,
];
const BLUE = 1;

const bench = new Bench<FogView, FogEvent>(Board, ['Ann', 'Ben']);
const but = (observation: Observation<FogView>, changed: Partial<FogView>): Observation<FogView> => ({ ...observation, view: { ...observation.view, ...changed } });
const playersWith = (seat: number, changed: Partial<FogView['players'][number]>) =>
  acting.view.players.map((player, index) => (index === seat ? { ...player, ...changed } : player)) as FogView['players'];

/** The hints that are told at this point, in their order. */
async function told(observation: Observation<FogView>): Promise<string[]> {
  await bench.clear();
  bench.show(observation, { me: BLUE });
  return bench.all('.situation .hint').map(({ textContent }) => textContent ?? '');
}

describe('what command points are', () => {
  it('is told with the first payments, and not after turn 2', async () => {
    expect(await told(but(paying, { turn: 1 }))).toEqual(['board-hint-points']);
    expect(await told(but(paying, { turn: 2 }))).toEqual(['board-hint-points']);
    expect(await told(but(paying, { turn: 3 }))).toEqual([]);
  });

  it('of a bonus card add to the strength: told where one is laid, up to turn 6', async () => {
    expect(await told(but(defending, { turn: 6 }))).toEqual(['board-hint-bonus']);
    expect(await told(but(defending, { turn: 7 }))).toEqual([]);
  });
});

describe('FOG-4.68: that a combat won turns the terrain card', () => {
  it('is told in the first two turns as soon as one can attack, in the paragraph that says how', async () => {
    for (const turn of [1, 2]) {
      expect(await told(but(acting, { turn }))).toEqual(['board-hint-actions board-hint-won']);
      expect(await told(but(acting, { turn, attacks: [] }))).toEqual(['board-hint-place-first']);
    }
  });

  it('is told with the first flank attacks as well, which come before the other actions', async () => {
    expect(await told(but(flanking, { turn: 6 }))).toEqual(['board-hint-flank board-hint-won']);
    expect(await told(but(flanking, { turn: 7 }))).toEqual(['board-hint-flank']);
  });
});

describe('FOG-3.8: how control changes hands', () => {
  it('is told in turns 3 to 6, with an attack or without one', async () => {
    for (const turn of [3, 6]) {
      expect(await told(but(acting, { turn }))).toEqual(['board-hint-actions', 'board-hint-control']);
      expect(await told(but(acting, { turn, attacks: [] }))).toEqual(['board-hint-place-first', 'board-hint-control']);
    }
    expect(await told(but(acting, { turn: 7 }))).toEqual(['board-hint-actions']);
  });
});

describe('FOG-3.5: the third terrain card', () => {
  it('is spoken of once somebody holds two, instead of control: first of the other, who may win before', async () => {
    expect(await told(but(acting, { players: playersWith(BLUE, { columns: 2 }) }))).toEqual(['board-hint-actions', 'board-hint-third-you']);
    expect(await told(but(acting, { players: playersWith(0, { columns: 2 }) }))).toEqual(['board-hint-actions', 'board-hint-third-other Ann']);
    const both = acting.view.players.map((player) => ({ ...player, columns: 2 })) as FogView['players'];
    expect(await told(but(acting, { players: both }))).toEqual(['board-hint-actions', 'board-hint-third-other Ann']);
  });

  it('is spoken of late in the game too, and no more when it is there: the goal tells that', async () => {
    expect(await told(but(acting, { turn: 20, players: playersWith(0, { columns: 2 }) }))).toEqual(['board-hint-actions', 'board-hint-third-other Ann']);
    expect(await told(but(acting, { turn: 20, players: playersWith(0, { columns: 3 }) }))).toEqual(['board-hint-actions']);
    expect(bench.one('.goal')?.textContent).toContain('board-threat-other Ann 3');
  });
});

describe('FOG-5.4: that the decks end the game', () => {
  const drawing = (changed: Partial<FogView['players'][number]>): Observation<FogView> => {
    const three = { ...acting.choices[0]!, action: 'three' };
    return { ...but(acting, { phase: 'draw-cards', attacks: [], players: playersWith(BLUE, changed) }), choices: [three] };
  };

  it('is told to whoever draws from a deck of five or fewer', async () => {
    expect(await told(drawing({ deckSize: 5 }))).toEqual(['board-hint-run-out']);
    expect(await told(drawing({ deckSize: 6 }))).toEqual([]);
  });

  it('is told again before the second run-out, which is the last that counts', async () => {
    expect(await told(drawing({ deckSize: 5, runOuts: 1 }))).toEqual(['board-hint-run-out']);
    expect(await told(drawing({ deckSize: 5, runOuts: 2 }))).toEqual([]);
  });
});

it('tells nothing to whoever only waits', async () => {
  for (const observation of [but(acting, { turn: 2 }), acting, flanking, paying, defending]) expect(await told({ ...observation, choices: [] })).toEqual([]);
});

it('has one thing to say about a card that is chosen, and no lesson beside it', async () => {
  await told(acting);
  bench.press('place(HI2, 1, ())');
  expect(bench.all('.situation .hint').map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^board-hint-place /)]);
});
