import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { PbEvent } from '$generated/PbEvent';
import type { PbView } from '$generated/PbView';
import type { BoardModule, Observation } from '$board/contract';
import { Bench, keys as t } from '$board/bench.svelte';
import { allot } from '$lib/keys';
import Board from './Board.svelte';
import Pane from './fixtures/Pane.svelte';
import { describe as inWords } from './describe';
import { allotting, deploying, exciting, healing, marking, parted, reacting, removing, targeting, turning } from './fixtures/observations';
import module from './index';
import { selection } from './selection.svelte';

const bench = new Bench<PbView, PbEvent>(Board, ['Ann', 'Ben']);
const { act, why, inspect, show, all, one, press, click } = bench;
/** What can be pressed on the board, each once. */
const drawn = () => [...new Set(bench.drawn())].sort();
const actions = (observation: Observation<PbView>) => observation.choices.map(({ action }) => action);
const withFirst = (observation: Observation<PbView>, ...words: string[]) => actions(observation).filter((action) => words.some((word) => action.startsWith(word)));
const keys = (observation: Observation<PbView>) => allot(observation, module.key as BoardModule['key']);
const pressUnit = (id: string) => click(`[data-unit="${id}"] .whole`);

it('marks the units that the other has moved or struck until one’s own next act', async () => {
  const deeds: PbEvent[] = [{ type: 'charged', unit: 'A9', zone: 'E3', price: 1, number: 1 }, { type: 'carried-on', unit: 'A8', target: 'B9', price: 1 }];
  const marked = deeds.map((event) => ({ event, line: null }));
  show(turning, { marked });
  expect(all('.unit:has(> .struck)').map(({ dataset }) => dataset['unit']).sort()).toEqual(['A8', 'A9', 'B9']);
  await bench.clear();
  show(turning, { news: marked });
  expect(all('.struck')).toEqual([]);
});

it('leaves a mark where a unit was destroyed', async () => {
  const marked = [{ event: { type: 'unit-destroyed', unit: 'B7', zone: 'E2' } satisfies PbEvent, line: null }];
  show(turning, { marked });
  expect(all('[data-zone="E2"] [data-fallen="B7"] > .struck')).toHaveLength(1);
  expect(all('[data-fallen]')).toHaveLength(1);
  await bench.clear();
  show(turning, { news: marked });
  expect(all('[data-fallen]')).toEqual([]);
});

describe('ordering', () => {
  it('lets one choose among the units that can be ordered, by their numbers', () => {
    show(turning);
    const units = [...new Set(withFirst(turning, 'redeploy', 'move', 'charge', 'carry', 'leave', 'shoot', 'double').map((action) => /B\d+/.exec(action)![0]))];
    expect(all('.unit.legal').map(({ dataset }) => dataset['unit']).sort()).toEqual(units.sort());
    expect(drawn()).toHaveLength(units.length);
    expect(keys(turning).get('charge(B8)')).toBeUndefined();
    expect(keys(turning).get('redeploy(B8, BF2)')).toBe('8');
  });

  it('shows all orders of the chosen unit with what its charge would come to, and charges at one press', () => {
    show(turning);
    pressUnit('B8');
    expect(act).not.toHaveBeenCalled();
    expect(drawn()).toEqual(expect.arrayContaining(withFirst(turning, 'redeploy(B8', 'move(B8', 'charge(B8)')));
    expect(document.querySelector('.order.told')?.getAttribute('data-action') ?? 'charge(B8)').toBe('charge(B8)');
    expect(keys(turning).get('charge(B8)')).toBe('c');
    expect(keys(turning).get('redeploy(B8, BF2)')).toBe('w');
    // Six hits and more are one bar; the enemy on the front is the target.
    expect(all('.about .chances .bar-of').length).toBeGreaterThan(2);
    expect(all('.about tbody th').map(({ textContent }) => textContent)).toEqual(['A9']);
    press('charge(B8)');
    expect(act.mock.calls).toEqual([['charge(B8)']]);
  });

  it('lights up the zones of a step, which is made at one press', () => {
    show(turning);
    pressUnit('B8');
    expect(all('.zone.lit').map(({ dataset }) => dataset['zone'])).toEqual(['E3', 'BF2', 'BR3']);
    press('move(B8, BR3)');
    expect(act.mock.calls).toEqual([['move(B8, BR3)']]);
  });

  it('shoots at one press on the target', () => {
    show(turning);
    pressUnit('B10');
    pressUnit('A9');
    expect(act.mock.calls).toEqual([['shoot(B10, A9)']]);
  });

  it('tells what an enemy in contact would strike back with, and the way out', () => {
    show(turning);
    pressUnit('B9');
    expect(all('.about .roll h3').map(({ textContent }) => textContent?.split(' ')[0])).toEqual(['board-roll-strike', 'board-roll-strike-back']);
    expect(document.querySelector('[data-unit="A8"] .tag')?.textContent).toMatch(/board-tag \d+/);
    bench.point('[data-action="leave(B9)"].order');
    expect(all('.about .roll h3').map(({ textContent }) => textContent?.split(' ')[0])).toEqual(['board-roll-parting-strike']);
    press('leave(B9)');
    expect(act.mock.calls).toEqual([['leave(B9)']]);
  });

  it('heals by pressing the wounded troop', () => {
    show(healing);
    const [heal] = withFirst(healing, 'heal');
    pressUnit(/A\d+/.exec(heal!)![0]);
    expect(act).not.toHaveBeenCalled();
    click(`.troop[data-action="${heal}"]`);
    expect(act.mock.calls).toEqual([[heal]]);
  });

  it('steps back with Escape and at a second press on the unit', () => {
    show(turning);
    pressUnit('B8');
    document.querySelector('.board')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    flushSync();
    expect(selection.unit).toBeUndefined();
    pressUnit('B8');
    pressUnit('B8');
    expect(selection.unit).toBeUndefined();
  });

  it('asks why a unit cannot do what one would think, and why it cannot go there', () => {
    show({ ...turning, choices: turning.choices.filter(({ action }) => !action.includes('(B6')) });
    pressUnit('B6');
    expect(why.mock.calls).toEqual([['charge(B6)']]);
    pressUnit('B8');
    click('[data-zone="BF1"] .ask');
    expect(why.mock.calls.at(-1)).toEqual(['move(B8, BF1)']);
    pressUnit('A1');
    expect(why.mock.calls.at(-1)).toEqual(['shoot(B8, A1)']);
  });

  it('means the charge where an enemy is pressed that can be charged, and asks before it names no target', () => {
    show(turning);
    pressUnit('B8');
    pressUnit('A9');
    expect(act).not.toHaveBeenCalled();
    press('charge(B8)');
    expect(act.mock.calls).toEqual([['charge(B8)']]);
  });

  it('says why of everything that does not glow: zones, units, tiles and tokens', () => {
    show(turning);
    click('[data-zone="AR1"] .ask');
    expect([why.mock.calls, inspect.mock.calls.at(-1)?.[0]?.clause]).toEqual([[], 'PB-2.2.6']);
    pressUnit('B8');
    click('[data-zone="AR1"] .ask');
    click('[data-zone="E1"] .ask');
    expect(why.mock.calls).toEqual([['move(B8, AR1)'], ['move(B8, E1)']]);
    click('.side.romans .tokens span.group');
    expect(why.mock.calls.at(-1)).toEqual(['unused']);
  });

  it('says whose turn it is where nothing can be done', () => {
    show({ ...turning, choices: [] }, { me: 0, readonly: true });
    pressUnit('B8');
    click('[data-zone="AR1"] .ask');
    expect(why.mock.calls).toEqual([['charge(B8)'], ['pass']]);
  });

  it('leaves the pass to the prompt bar', () => {
    expect(turning.choices.filter((choice) => !module.handled!(choice, turning)).map(({ action }) => action)).toEqual(['pass']);
    expect(keys(turning).get('pass')).toBe('p');
  });

  it('forgets the chosen unit with the board', async () => {
    show(turning);
    pressUnit('B8');
    await bench.clear();
    expect(selection.unit).toBeUndefined();
  });
});

describe('answers', () => {
  it('shows an interception and a shot, with what the charger could strike at if nobody intercepts', () => {
    show(reacting);
    expect(drawn()).toEqual(withFirst(reacting, 'intercept', 'shoot').sort());
    expect(all('.situation tbody th').map(({ textContent }) => textContent)).toEqual(['B10', 'B12']);
    bench.point('[data-action="intercept(B12)"].order');
    expect(all('.about .roll h3').map(({ textContent }) => textContent?.split(' ')[0])).toEqual(['board-roll-strike', 'board-roll-strike-back']);
    press('intercept(B12)');
    expect(act.mock.calls).toEqual([['intercept(B12)']]);
    expect(reacting.choices.filter((choice) => !module.handled!(choice, reacting)).map(({ action }) => action)).toEqual(['wait']);
  });

  it('chooses the target of a charge on the field or in the list', () => {
    show(targeting);
    pressUnit('A4');
    expect(act.mock.calls).toEqual([['target(A4)']]);
  });

  it('shows both distributions for Excite, each the button of its answer', () => {
    show(exciting);
    expect(drawn()).toEqual(['no', 'yes']);
    expect(all('.excite .chances')).toHaveLength(2);
    press('yes');
    expect(act.mock.calls).toEqual([['yes']]);
  });

  it('lets the owner choose who strikes next at a unit that leaves', () => {
    show(parted);
    pressUnit('B8');
    expect(act.mock.calls).toEqual([['parting(B8)']]);
  });

  it('tells what giving up a unit would bring before it is done', () => {
    show(removing);
    press('give_up(B2)');
    expect(document.querySelector('.about')?.textContent).toContain('board-given-up');
    press('give_up(B2)');
    expect(act.mock.calls).toEqual([['give_up(B2)']]);
  });
});

describe('wounds', () => {
  it('lets a hit be pressed onto a troop, with hits and outcomes in view', () => {
    show(allotting);
    expect(drawn()).toEqual(actions(allotting).sort());
    expect(document.querySelector('.hits b')?.textContent).toBe('1');
    // A one-point Auxiliares would fall, Cataphracts with two wound points would be marked.
    expect(all('.taking .outcome').map(({ textContent }) => textContent?.split(' ')[0])).toEqual(['board-would-die', 'board-would-mark', 'board-would-mark']);
    press('allot(R26)');
    expect(act.mock.calls).toEqual([['allot(R26)']]);
  });

  it('takes order tokens from units by pressing them, if none is unused', () => {
    show(marking);
    expect(drawn()).toEqual(withFirst(marking, 'from').sort());
    expect(document.querySelector('.taking')?.textContent).toContain('board-mark-none');
    pressUnit('B5');
    expect(act.mock.calls).toEqual([['from(B5)']]);
  });
});

describe('deployment', () => {
  it('places a stack at a press on it and one on a zone', () => {
    show(deploying);
    expect(all('.unit.legal').map(({ dataset }) => dataset['unit'])).toEqual(['B1', 'B5', 'B9', 'B10']);
    pressUnit('B9');
    expect(drawn().filter((action) => action.startsWith('deploy(B9'))).toHaveLength(6);
    expect(keys(deploying).get('deploy(B9, BR1)')).toBe('a');
    press('deploy(B9, BR1)');
    expect(act.mock.calls).toEqual([['deploy(B9, BR1)']]);
  });

  it('shows of the other’s stacks the top tile and the height alone', () => {
    show(deploying);
    const enemy = deploying.view.sides[0]!.units.find(({ height }) => (height ?? 0) > 1)!;
    const tiles = document.querySelectorAll(`[data-unit="${enemy.id}"] .tile`);
    expect(document.querySelector(`[data-unit="${enemy.id}"] .under b`)?.textContent).toBe(`+${enemy.height! - 1}`);
    expect([...tiles].filter((tile) => !tile.classList.contains('back'))).toHaveLength(1);
  });
});

describe('for all', () => {
  it('has one line that says what wins, how both stand and when it ends (PB-5.2.2)', () => {
    show(turning);
    const [a, b] = turning.view.sides;
    const said = all('.goal > *').map(({ textContent }) => textContent?.trim() ?? '');
    expect(said[0]).toBe('board-goal');
    expect(said[1]).toContain(`yes Ben ${a!.lost} ${a!.breaksAt}`);
    expect(said[2]).toContain(`no Ann ${b!.lost} ${b!.breaksAt}`);
    expect(said[3]).toContain(`board-round-of ${turning.view.round} 100`);
  });

  it('has a legend of all signs at hand, which Escape closes', () => {
    show(turning);
    click('.opens');
    const traits = new Set(turning.view.tiles.flatMap((print) => print.traits.map(({ id }) => id)));
    expect(all('.legend .trait').filter((row) => row.querySelector('dd'))).toHaveLength(traits.size);
    one('.legend .popover')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    flushSync();
    expect(one('.legend .popover')).toBeNull();
  });

  it('keeps a unit in the inspector that has left the board, and reads nothing that is gone', async () => {
    const warn = vi.spyOn(console, 'warn');
    show(turning);
    bench.point('[data-unit="A9"] .whole');
    const { body } = inspect.mock.calls.at(-1)![0]!;
    const pane = mount(Pane, { target: document.body, props: { body: body! } });
    flushSync();
    const sides = turning.view.sides.map((side) => ({ ...side, units: side.units.filter(({ id }) => id !== 'A9') }));
    bench.answer({ ...turning, view: { ...turning.view, sides } });
    expect(all('.shown .tile').length).toBeGreaterThan(0);
    await unmount(pane);
    expect(warn.mock.calls.flat().filter((said) => String(said).includes('derived_inert'))).toEqual([]);
    warn.mockRestore();
  });

  const order = () => all('.zone').map(({ dataset }) => dataset['zone']);

  it('has one’s own rear nearest, and B’s for one who only looks on', async () => {
    show(turning);
    expect(order()).toEqual(['AR1', 'AR2', 'AR3', 'AF1', 'AF2', 'AF3', 'E1', 'E2', 'E3', 'BF1', 'BF2', 'BF3', 'BR1', 'BR2', 'BR3']);
    await bench.clear();
    show(healing);
    expect(order().slice(0, 3).concat(order().slice(-3))).toEqual(['BR3', 'BR2', 'BR1', 'AR3', 'AR2', 'AR1']);
    await bench.clear();
    show({ ...healing, choices: [] }, { me: null, readonly: true });
    expect(order()[0]).toBe('AR1');
    expect(drawn()).toEqual([]);
    all('.board button:not(.top button)').forEach((button) => button.click());
    expect(act).not.toHaveBeenCalled();
    expect(why).not.toHaveBeenCalled();
  });

  it('holds an engagement together, and marks sectors without a unit', () => {
    show(turning);
    expect(all('.engagement[role=group]:not(.zone) .unit').map(({ dataset }) => dataset['unit'])).toEqual(['A8', 'B9']);
    expect(all('.open').map((mark) => mark.closest<HTMLElement>('.zone')?.dataset['zone'])).toEqual([]);
  });

  it('counts all tokens of both players by their states', () => {
    show(turning);
    const counts = all('.side.celts .tokens b').map(({ textContent }) => Number(textContent));
    expect(counts).toEqual([6, 3, 1]);
    expect(all('.side.romans .tokens b').map(({ textContent }) => Number(textContent))).toEqual([5, 6]);
  });

  it('shows the dice of the last roll and where they hit', () => {
    const event: PbEvent = { type: 'rolled', kind: 'strike', unit: 'A8', target: 'B9', dice: 2, hits: 1, more: 1, expected: 1 };
    show({ ...turning, choices: [] }, { readonly: true, news: [{ event, line: { key: 'rolled-line', args: {} } }] });
    expect(all('.rolled .dice i')).toHaveLength(2);
    expect(document.querySelector('.rolled strong')?.textContent).toContain('2');
    expect(document.querySelector('[data-unit="B9"] .burst')?.textContent).toBe('−2');
  });

  it('tells the position in words', () => {
    const lines = inWords({ observation: turning, me: 1, names: ['Ann', 'Ben'], t });
    expect(lines.filter((line) => line.startsWith('board-says-tokens'))).toHaveLength(2);
    expect(lines.filter((line) => line.startsWith('board-says-engagement'))).toEqual(['board-says-engagement A8 B9']);
    expect(lines.filter((line) => line.startsWith('board-says-zone')).length).toBeGreaterThan(6);
  });

  it('inspects a unit on hover', () => {
    show(turning);
    document.querySelector('[data-unit="B8"] .whole')?.dispatchEvent(new MouseEvent('mouseenter'));
    expect(inspect.mock.calls.at(-1)?.[0]).toMatchObject({ title: 'board-unit-title B8 Ben' });
  });
});
