import { mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { FogEvent } from '$generated/FogEvent';
import type { FogView } from '$generated/FogView';
import type { BoardModule, Observation } from '$board/contract';
import { Bench, keys as t } from '$board/bench.svelte';
import { allot } from '$lib/keys';
import actionsJson from './fixtures/actions.json';
import defendingJson from './fixtures/defending.json';
import draftJson from './fixtures/draft.json';
import flankJson from './fixtures/flank.json';
import payingJson from './fixtures/paying.json';
import Board from './Board.svelte';
import { describe as inWords } from './describe';
import module from './index';
import Summary from './Summary.svelte';
import { selection } from './selection.svelte';

/** Observations of Blue from real games. */
const [acting, defending, drafting, flanking, paying] = [actionsJson, defendingJson, draftJson, flankJson, payingJson] as unknown as Observation<FogView>[] as [
  Observation<FogView>,
  Observation<FogView>,
  Observation<FogView>,
  Observation<FogView>,
  Observation<FogView>,
];

const bench = new Bench<FogView, FogEvent>(Board, ['Ann', 'Ben']);
const { act, why, all, drawn, press, click } = bench;
const show = (observation: Observation<FogView>, more: Parameters<typeof bench.show>[1] = {}) => bench.show(observation, { me: 1, ...more });
const offered = (observation: Observation<FogView>, word: string) => observation.choices.map(({ action }) => action).filter((action) => action.startsWith(`${word}(`));
/** The keys that the table gives to the choices of an observation. */
const keys = () => allot(acting, module.key as BoardModule['key']);

it('leads from the goal to the clause about it', () => {
  show(acting);
  click('.goal button');
  expect(bench.openRules.mock.calls).toEqual([['FOG-5.2']]);
});

describe('placing', () => {
  it('chooses a card first, then lights up every place that it can take', () => {
    show(acting);
    expect(drawn().sort()).toEqual([...offered(acting, 'attack'), 'place(HI2, 1, ())', 'place(MI4, 1, (HI3))'].sort());
    press('place(HI2, 1, ())');
    expect(act).not.toHaveBeenCalled();
    const places = offered(acting, 'place').filter((action) => action.includes('HI2'));
    expect(drawn().filter((action) => action.includes('place(HI2')).sort()).toEqual(places.sort());
    press('place(HI2, 3, (LC2, LC4))');
    expect(act.mock.calls).toEqual([['place(HI2, 3, (LC2, LC4))']]);
  });

  it('asks why where the chosen card cannot go, and of a card that cannot be placed', () => {
    show(acting);
    all('.cards button').find((card) => card.textContent?.includes('card-CO5'))?.click();
    expect(why.mock.calls).toEqual([['place(CO5, 3)']]);
    press('place(MI4, 1, (HI3))');
    all('.column')[0]?.querySelector<HTMLElement>('button.slot')?.click();
    expect(why.mock.calls.at(-1)).toEqual(['place(MI4, 1)']);
    expect(act).not.toHaveBeenCalled();
  });

  it('gives the columns their numbers as keys once a card is chosen', () => {
    show(acting);
    expect([...keys().keys()].sort()).toEqual([...drawn(), 'end'].sort());
    press('place(HI2, 1, ())');
    expect(keys().get('place(HI2, 5, ())')).toBe('5');
  });

  it('forgets the chosen card with the board', async () => {
    show(acting);
    press('place(HI2, 1, ())');
    expect(selection.card).toBe('HI2');
    await bench.clear();
    expect(selection.card).toBeUndefined();
  });
});

describe('attacking', () => {
  it('shows the sums on the unit, more of them under the pointer, and declares the attack at one press', () => {
    show(acting);
    expect(bench.one('[data-action="attack(3, LC4)"] .outcome')?.className).toContain('ahead');
    expect(bench.one('[data-action="attack(3, LC4)"] .outcome')?.textContent).toContain('board-sums 2 1');
    bench.point('[data-action="attack(1, HI3)"]');
    expect(all('.clash .row')).toHaveLength(1);
    expect(bench.one('.situation h2')?.textContent).toBe('board-attack-title attack 1 1');
    press('attack(1, HI3)');
    expect(act.mock.calls).toEqual([['attack(1, HI3)']]);
  });

  it('asks for a second look where all may retreat or it cannot be won', () => {
    show(acting);
    press('attack(2, LI3)');
    expect(act).not.toHaveBeenCalled();
    expect(bench.one('.situation .facts')?.textContent).toContain('board-escape');
    press('attack(2, LI3)');
    expect(act.mock.calls).toEqual([['attack(2, LI3)']]);
  });

  it('chooses an attack at a press on the enemy, who does not glow', () => {
    show(acting);
    click('.column:nth-child(1) .side:not(.own) .unit');
    expect(act).not.toHaveBeenCalled();
    expect(bench.one('[data-action="attack(1, HI3)"]')?.className).toContain('chosen');
    press('attack(1, HI3)');
    expect(act.mock.calls).toEqual([['attack(1, HI3)']]);
  });

  it('marks the flank pair, and says of another unit why it cannot flank', () => {
    show(flanking);
    expect(drawn().sort()).toEqual([...offered(flanking, 'flank')].sort());
    expect(all('.pair').map(({ title }) => title)).toEqual(['board-pair 5 yes']);
    all('.column')[0]?.querySelectorAll<HTMLElement>('.own .unit')[0]?.click();
    expect(why.mock.calls).toEqual([['flank(1, 1, MI4)']]);
  });

  it('tells the defender what each card would make of it, and nothing of the hidden one', () => {
    show(defending);
    const tags = all('.cards .outcome').map(({ className, textContent }) => [/ahead|even|behind/.exec(className)?.[0], /\d+/.exec(textContent ?? '')?.[0]]);
    // HI4, MI3, LI2, EL3 with a front unit of 1 against 4 and a card face down.
    expect(tags).toEqual([['ahead', '5'], ['even', '4'], ['behind', '3'], ['even', '4']]);
    expect(document.querySelector('.clash')?.textContent).toContain('+?');
  });
});

it('marks what the other has done until one’s own next act: units, and columns that were fought for', async () => {
  const line = (event: FogEvent) => ({ event, line: null });
  const placed = line({ type: 'placed', seat: 0, column: 2, card: 'LC4', replaced: [], price: 0 });
  show(acting, { marked: [placed, line({ type: 'turned', column: 5, to: 0 })], news: [placed] });
  const touched = all('.struck').map(({ parentElement }) => parentElement?.getAttribute('aria-label') ?? parentElement?.textContent);
  expect(touched).toEqual([expect.stringContaining('card-LC4'), 'board-column-short 5']);
  await bench.clear();
  show(acting, { news: [placed] });
  expect(all('.struck')).toEqual([]);
});

describe('paying', () => {
  const paidOf = (paid: number): Observation<FogView> => ({ ...paying, view: { ...paying.view, placing: { ...paying.view.placing!, paid } } });

  it('pays with the cheapest cards at one press, each after the one before was answered', () => {
    show(paying, { slow: true });
    click('.payment .go');
    expect(bench.sent).toEqual(['pay(LI4)']);
    bench.answer();
    expect(bench.sent).toEqual(['pay(LI4)']);
    bench.answer(paidOf(4));
    expect(bench.sent).toEqual(['pay(LI4)', 'pay(CV4)']);
    bench.answer(paidOf(8));
    expect(bench.sent).toHaveLength(2);
  });

  it('stops when something else has happened in between', () => {
    show(paying, { slow: true });
    click('.payment .go');
    bench.answer(paidOf(0));
    bench.answer(paidOf(4));
    expect(bench.sent).toEqual(['pay(LI4)']);
  });

  it('lets any card of the hand pay instead', () => {
    show(paying);
    press('pay(CO5)');
    expect(act.mock.calls).toEqual([['pay(CO5)']]);
  });
});

describe('the draft', () => {
  it('keeps two cards at the second press', () => {
    show(drafting);
    expect(drawn()).toHaveLength(4);
    press('keep(HI4, MI3)');
    expect(act).not.toHaveBeenCalled();
    expect(drawn()).toEqual(['keep(HI4, MI3)', 'keep(HI4, LI4)', 'keep(HI4, EL2)']);
    press('keep(HI4, EL2)');
    expect(act.mock.calls).toEqual([['keep(HI4, EL2)']]);
  });

  it('puts the first card back when it is pressed again', () => {
    show(drafting);
    press('keep(HI4, MI3)');
    click('.pack .chosen');
    expect(drawn()).toHaveLength(4);
    expect(act).not.toHaveBeenCalled();
  });

  const packAfter = (packs: number): Observation<FogView> => {
    const players = drafting.view.players.map((player, seat) => (seat === 1 ? { ...player, packs } : player));
    return { ...drafting, view: { ...drafting.view, players } };
  };
  const moment = () => new Promise((resolve) => setTimeout(resolve, 5));

  it('is left to an army at one press, pack after pack, each once', async () => {
    const packs = drafting.view.players[1]!.packs;
    show(drafting, { slow: true });
    const [balanced, line] = all('.army');
    expect(balanced?.textContent).toContain('army-balanced');
    click(line);
    await moment();
    expect(bench.sent).toEqual(['keep(HI4, LI4)']);
    bench.answer();
    await moment();
    expect(bench.sent).toHaveLength(1);
    bench.answer(packAfter(packs + 1));
    await moment();
    expect(bench.sent).toEqual(['keep(HI4, LI4)', 'keep(HI4, LI4)']);
  });

  it('is in one’s own hands again when that is stopped, or a card is kept by hand', async () => {
    const packs = drafting.view.players[1]!.packs;
    show(drafting, { slow: true });
    click('.army');
    await moment();
    click('.stop');
    bench.answer(packAfter(packs + 1));
    await moment();
    expect(bench.sent).toHaveLength(1);
    expect(all('.army')).toHaveLength(4);
  });
});

it('asks why while the other is to act', () => {
  show({ ...acting, choices: [] }, { readonly: true });
  all('.cards button')[0]?.click();
  all('.column').flatMap((column) => [...column.querySelectorAll<HTMLElement>('button')]).forEach((unit) => unit.click());
  expect(why.mock.calls.length).toBeGreaterThan(2);
  expect(act).not.toHaveBeenCalled();
});

it('has one’s own side below, and Red for one who only looks on', async () => {
  const order = () => all('.status h2').map((heading) => /seat-\w+/.exec(heading.textContent ?? '')?.[0]);
  show(acting);
  expect(order()).toEqual(['seat-red', 'seat-blue']);
  await bench.clear();
  show({ ...acting, choices: [] }, { me: null, readonly: true });
  expect(order()).toEqual(['seat-blue', 'seat-red']);
  expect(drawn()).toEqual([]);
  all('.board button').forEach((button) => button.click());
  expect(act).not.toHaveBeenCalled();
  expect(why).not.toHaveBeenCalled();
});

it('counts combats and those that were won in rows of their own, and leaves the reason to the sheet', async () => {
  const strength = (total: number) => ({ parts: [], total });
  const fight = (winner: number | null): FogEvent => ({ type: 'compared', attacker: 0, attack: strength(5), defence: strength(4), winner, spear: false });
  const lines = [fight(0), fight(0), fight(null)].map((event) => ({ event: event as never, line: null }));
  const view = { ...acting.view, ending: { reason: 'columns' as const, winner: 0 } };
  const props = { observation: { ...acting, view }, entries: [{ number: 0, seat: 0, kind: 'act', to: null, lines }] as never, me: 1, names: ['Ann', 'Ben'], t };
  const sheet = mount(Summary, { target: document.body, props });
  const rows = all('tbody tr').map(({ children }) => [...children].map(({ textContent }) => textContent));
  expect(rows).toContainEqual(['summary-line-combats', '3', '3']);
  expect(rows).toContainEqual(['summary-line-wins', '2', '0']);
  expect(document.body.textContent).not.toMatch(/summary-columns|\//);
  await unmount(sheet);
});

it('tells the position in words: columns, players, the hand', () => {
  const lines = inWords({ observation: acting, me: 1, names: ['Ann', 'Ben'], t });
  expect(lines.filter((line) => line.startsWith('describe-column'))).toHaveLength(5);
  expect(lines.filter((line) => line.startsWith('describe-player'))).toHaveLength(2);
  expect(lines.filter((line) => line.startsWith('describe-hand'))).toHaveLength(1);
});
