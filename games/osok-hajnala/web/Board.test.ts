import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OhEvent } from '$generated/OhEvent';
import type { OhView } from '$generated/OhView';
import type { Observation } from '$board/contract';
import { Bench, keys as t } from '$board/bench.svelte';
import { isDrawn } from './actions';
import Board from './Board.svelte';
import { describe as inWords } from './describe';
import { answers, ended, exchanges, guards, naming, opens, places, plans, springs, takesOver } from './fixtures/observations';
import module from './index';

const bench = new Bench<OhView, OhEvent>(Board, ['Ann', 'Ben']);
const { act, inspect, show, all, one, press, click, point } = bench;
const drawn = (observation: Observation<OhView>) => observation.choices.map(({ action }) => action).filter(isDrawn).sort();

const observations = { opens, exchanges, plans, naming, takesOver, springs, answers, guards, places };

describe.each(Object.entries(observations))('%s', (_, observation) => {
  it('has everything that is drawn on the board once, to be pressed', () => {
    show(observation);
    expect(bench.drawn().sort()).toEqual(drawn(observation));
    expect(all('.board [data-action]').every(({ tagName }) => tagName === 'BUTTON')).toBe(true);
  });

  it('lets nothing be pressed by who only looks on', () => {
    show(observation, { readonly: true });
    expect(all('.board [data-action]')).toEqual([]);
  });
});

describe('the battlefield', () => {
  it('lays idle characters sideways and dead ones face down', () => {
    show(plans);
    const standing = plans.view.players.flatMap(({ slots }) => slots.flatMap((slot) => (slot ? [slot.standing] : [])));
    for (const how of ['active', 'idle', 'dead']) {
      expect(all(`.body.${how}`).length, how).toBe(standing.filter((one) => one === how).length);
    }
    expect(all('.dead .back').length).toBe(standing.filter((one) => one === 'dead').length);
  });

  it('has the slots of the other side as he sees them', () => {
    show(plans, { me: 0, readonly: true });
    expect(all('.slot').map(({ dataset }) => dataset['place'])).toEqual(['B4', 'B3', 'B2', 'B1', 'A1', 'A2', 'A3', 'A4']);
  });

  it('tells in words what stands in a slot', () => {
    show(plans);
    const idle = one('.body.idle .unseen')?.textContent ?? '';
    expect(idle).toContain('board-standing-idle');
    expect(idle).toContain('board-armour-of');
  });

  it('explains the damage as it stands now where one points', () => {
    show(plans);
    point('.ours .body.active');
    const told = inspect.mock.lastCall?.[0] as { text: string[] };
    expect(told.text.some((line) => line.startsWith('board-attack-of'))).toBe(true);
  });
});

describe('an attack', () => {
  it('shows its outcome on every target before one is named', () => {
    show(naming);
    const targets = naming.view.forecasts.map(({ on }) => on);
    expect(all('.outcome').length).toBe(targets.length);
    const first = naming.view.forecasts[0]!;
    const shown = one(`[data-spot="${first.on}"]`);
    expect(shown?.querySelector('.outcome')?.textContent).toContain(`−${first.sum.amount}`);
    expect(shown?.querySelector('.unseen')?.textContent).toContain(`board-fate-${first.fate}`);
  });

  it('is worked out in full where one points', () => {
    show(naming);
    const first = naming.view.forecasts[0]!;
    point(`[data-spot="${first.on}"]`);
    expect(one('.situation .sum b')?.textContent).toBe(`= ${first.sum.amount}`);
  });

  it('shows its outcomes already while one points at who could attack', () => {
    show(plans);
    expect(all('.outcome')).toEqual([]);
    const { attacker } = plans.view.forecasts[0]!;
    point(`[data-spot="${attacker}"]`);
    expect(all('.outcome').length).toBe(plans.view.forecasts.filter((forecast) => forecast.attacker === attacker).length);
  });

  it('on the only target is done at once: its outcome is seen while one points', () => {
    const attacker = plans.view.forecasts[0]!.attacker;
    const only = plans.view.forecasts.filter((forecast) => forecast.attacker === attacker && forecast.on[0] !== attacker[0] && forecast.fate !== 'unhurt').slice(0, 1);
    const action = `attack(${attacker[1]})`;
    show({ ...plans, choices: plans.choices, view: { ...plans.view, forecasts: only } });
    point(`[data-spot="${attacker}"]`);
    expect(all('.outcome').length).toBe(1);
    press(action);
    expect(act).toHaveBeenCalledExactlyOnceWith(action);
  });

  it('that does nothing is pressed twice, and so is one on the own side', () => {
    const [first] = naming.view.forecasts.filter(({ on }) => on[0] !== naming.view.forecasts[0]!.attacker[0] && on.length === 2);
    const useless = { ...first!, fate: 'unhurt' as const, sum: { ...first!.sum, amount: 0 } };
    const others = naming.view.forecasts.filter(({ on }) => on !== useless.on);
    show({ ...naming, view: { ...naming.view, forecasts: [...others, useless] } });
    press(`target(${useless.on})`);
    expect(act).not.toHaveBeenCalled();
    expect(one('.weighing')?.textContent).toContain('board-warn-nothing');
    const own = others.find(({ on, attacker }) => on[0] === attacker[0])!;
    press(`target(${own.on})`);
    expect(act).not.toHaveBeenCalled();
    expect(one('.weighing')?.textContent).toContain('board-warn-own');
    press(`target(${own.on})`);
    expect(act).toHaveBeenCalledExactlyOnceWith(`target(${own.on})`);
  });

  it('that hurts an enemy is pressed once', () => {
    show(naming);
    const { on } = naming.view.forecasts.find(({ on, attacker, fate }) => on[0] !== attacker[0] && fate === 'hurt')!;
    press(`target(${on})`);
    expect(act).toHaveBeenCalledExactlyOnceWith(`target(${on})`);
  });

  it('whose take-over costs the game has that drawn on its target, to be pressed twice', () => {
    const deed = takesOver.view.act as Extract<typeof takesOver.view.act, { what: 'attack' }>;
    const forecast = { ...deed.forecast!, takeOver: { amount: 30, left: 0 } };
    const deadly = { ...takesOver, view: { ...takesOver.view, act: { ...deed, forecast } } };
    show(deadly);
    expect(deadly.choices.filter((choice) => module.handled?.(choice, deadly)).map(({ action }) => action)).toEqual(['take-over']);
    expect(one(`[data-place="${forecast.on}"] [data-action="take-over"]`)).not.toBeNull();
    press('take-over');
    expect(act).not.toHaveBeenCalled();
    expect(one('.weighing')?.textContent).toContain('board-warn-take-over');
    press('take-over');
    expect(act).toHaveBeenCalledExactlyOnceWith('take-over');
  });

  it('under way is shown to who may take it over, with the cost', () => {
    show(takesOver);
    expect(one('.forecast')?.textContent).toContain('board-take-over');
    expect(all('.outcome').length).toBe(1);
  });
});

describe('what has happened', () => {
  it('marks who was struck, and is told', () => {
    const spot = plans.view.forecasts[0]!.on;
    show(plans, { news: [{ event: { event: 'suffered', spot, n: 2, armour: 1 }, line: { key: 'told', args: {} } }] });
    expect(all('.struck').length).toBe(1);
    expect(one('.last')?.textContent).toContain('told');
  });
});

describe('what has changed', () => {
  it('is told where armour and life stand', () => {
    const { on } = plans.view.forecasts[0]!;
    const seat = plans.turn.waiting[0] ?? 0;
    show(plans, {
      news: [
        { event: { event: 'suffered', spot: on, n: 2, armour: 1 }, line: null },
        { event: { event: 'life', player: seat, change: 3, life: 9 }, line: null },
      ],
    });
    expect(one(`[data-place="${on}"] .change`)?.textContent).toBe('−2');
    expect(one('.ours .player .change')?.textContent).toBe('+3');
  });

  it('marks the card of the hand that is being declared', () => {
    const [held] = plans.view.players[plans.turn.waiting[0] ?? 0]!.hand.cards!;
    const deed = { by: plans.turn.waiting[0]!, what: 'equip' as const, card: held!.card, targets: [], cards: [], stands: false, cancelled: false };
    show({ ...plans, view: { ...plans.view, act: deed } });
    expect(all('.cards .using').map(({ dataset }) => dataset['card'])).toEqual([held!.card]);
  });

  it('shows a card that was played and does not stay', () => {
    show(plans, { news: [{ event: { event: 'trapped', spot: 'B1', card: plans.view.cards[0]!.id }, line: null }] });
    expect(one('.played .unseen')?.textContent).toContain('Ben');
  });
});

describe('the table', () => {
  it('has a symbol for every event, and a key for what stands in the prompt bar', () => {
    expect(module.symbol?.({ event: 'woke', spot: 'A1' })).toBeTruthy();
    const keys = takesOver.choices.map((choice) => module.key?.(choice, takesOver));
    expect(keys).toEqual(['s', 't']);
    expect(takesOver.choices.some((choice) => module.handled?.(choice, takesOver))).toBe(false);
  });

  it('describes both battlefields in sentences', () => {
    const lines = inWords({ observation: plans, me: 0, names: ['Ann', 'Ben'], t });
    expect(lines.filter((line) => line.includes('board-player')).length).toBe(2);
    expect(lines.some((line) => line.includes('board-standing-idle'))).toBe(true);
  });

  it('shows the end', () => {
    show(ended, { readonly: true, me: 0 });
    expect(one('.situation h2')?.textContent).toContain('board-over');
  });
});

describe('a replay', () => {
  it('shows both hands where all is open', () => {
    const players = plans.view.players.map((player) => ({ ...player, hand: { count: 1, cards: [{ card: plans.view.cards[0]!.id, count: 1 }] } })) as OhView['players'];
    show({ ...plans, view: { ...plans.view, players } }, { readonly: true, me: null });
    expect(all('.cards .hand').length).toBe(2);
  });
});

describe('the set-up', () => {
  it('tells who decides who begins, and what was decided', async () => {
    show({ ...opens, view: { ...opens.view, favoured: 1, active: null } });
    expect(one('.situation')?.textContent).toContain('board-favoured Ben');
    await bench.clear();
    show({ ...exchanges, view: { ...exchanges.view, favoured: 1, active: 0 } });
    expect(one('.situation')?.textContent).toContain('board-begins Ben Ann no');
  });

  it('tells how each opens as far as it is known', () => {
    const [a, b] = exchanges.view.players;
    const opening = (withStartingCard: boolean, card: string | null) => ({ withStartingCard, card });
    show({ ...exchanges, view: { ...exchanges.view, players: [{ ...a, opening: opening(true, 'h-c1') }, { ...b, opening: opening(true, null) }] } });
    expect(one('.ours .who')?.textContent).toContain(exchanges.turn.waiting[0] === 0 ? 'board-starting card-h-c1' : 'board-starting-down');
    expect(one('.theirs .who')?.textContent).toContain(exchanges.turn.waiting[0] === 0 ? 'board-starting-down' : 'board-starting card-h-c1');
  });
});

describe('piles', () => {
  const cards = () => all('.pile [data-card]').map(({ dataset }) => dataset['card']);
  const look = (what: string) => {
    click(`[data-look="${what}"]`);
  };
  const me = plans.turn.waiting[0] === 1 ? 1 : 0;

  it('of discards can be looked through by their owner alone', () => {
    show(plans);
    expect(one(`[data-look="discard-${1 - me}"]`)).toBeNull();
    look(`discard-${me}`);
    expect(cards()).toEqual(plans.view.players[me].discard.cards?.map(({ card }) => card));
    look(`discard-${me}`);
    expect(cards()).toEqual([]);
  });

  it('of the other are counted where there is nothing to press: what lies on top is told beside it', () => {
    show(topOfOther());
    expect(one(`[data-place="discard-${1 - me}"] button`)).toBeNull();
    expect(one('.theirs .top')?.textContent).toContain('card-h-c1');
  });

  it('of both decks lie open as lists, beside what can be done', () => {
    show(plans);
    look(`deck-${1 - me}`);
    expect(cards()).toEqual(plans.view.decks[1 - me]?.map(({ card }) => card));
    expect(bench.drawn().sort()).toEqual(drawn(plans));
  });
});

describe('why not', () => {
  const me = plans.turn.waiting[0] ?? 0;

  it('is asked of every card of the hand that does not shine', () => {
    show(plans);
    const dull = all('.cards [data-card]:not([data-action])');
    expect(dull.length).toBeGreaterThan(0);
    dull.forEach(click);
    expect(act).not.toHaveBeenCalled();
    expect(bench.asked.length).toBe(dull.length);
    dull.forEach(({ dataset }, place) => expect(bench.asked[place]).toContain(`(${dataset['card']}`));
  });

  it('is asked of slots, of what lies there, and of players', () => {
    show(plans);
    const dull = all('.body:not([data-action]), .free:not([data-action]), .slip:not([data-action]), .player:not([data-action])');
    expect(dull.length).toBeGreaterThan(4);
    dull.forEach(click);
    expect(act).not.toHaveBeenCalled();
    expect(bench.asked.length).toBe(dull.length);
  });

  it('is asked of nobody who only looks on', () => {
    show(plans, { me: null, readonly: true });
    all('.body, .free, .slip, .player').forEach(click);
    expect(bench.asked).toEqual([]);
  });

  it('is not asked of piles that are looked through', () => {
    show(plans);
    click(`[data-look="discard-${me}"]`);
    all('.pile [data-card]').forEach(click);
    expect(bench.asked).toEqual([]);
  });
});

describe('goal, standing and end', () => {
  it('stand in one line', async () => {
    show(plans);
    const line = one('.goal')?.textContent ?? '';
    for (const told of ['board-goal-wins 4', 'board-goal-stands Ann', 'board-goal-stands Ben', 'board-goal-turn']) expect(line).toContain(told);
    expect(line).not.toContain('board-goal-deck');
    // By name on a phone, too, where the goal is told in signs.
    expect(all('.goal .stand b').map(({ textContent }) => textContent).sort()).toEqual(['Ann', 'Ben']);
    expect(all('.goal .brief')).toHaveLength(1);
    await bench.clear();
    show({ ...plans, view: { ...plans.view, goal: { ...plans.view.goal, deckOut: true } } });
    expect(one('.goal')?.textContent).toContain('board-goal-deck');
  });
});

/** On the other's discard pile lies a card, of which all see the one on top. */
function topOfOther(): Observation<OhView> {
  const [a, b] = plans.view.players;
  const lying = { top: 'h-c1', discard: { count: 1, cards: null } };
  return { ...plans, view: { ...plans.view, players: plans.turn.waiting[0] === 1 ? [{ ...a, ...lying }, b] : [a, { ...b, ...lying }] } };
}

describe('on a touch screen', () => {
  beforeEach(() => void vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(hover: none)' })));
  afterEach(() => void vi.unstubAllGlobals());

  it('a card is shown before it is given up', () => {
    show(exchanges);
    const [action] = drawn(exchanges).filter((action) => action.startsWith('set-aside'));
    press(action!);
    expect(act).not.toHaveBeenCalled();
    expect(one('.popover')?.textContent).toContain(`card-${action!.slice('set-aside('.length, -1)}`);
    press(action!);
    expect(act).toHaveBeenCalledExactlyOnceWith(action);
  });

  it('the count of the other’s discards shows what lies on top', () => {
    show(topOfOther());
    click('.theirs .counts [data-card]');
    expect(one('.popover')?.textContent).toContain('card-h-c1');
  });

  it('what cannot be pressed is shown, and put away', () => {
    show(plans);
    const card = one('.cards [data-card]:not([data-action])');
    click(card);
    expect(one('.popover')?.textContent).toContain(`card-${card?.dataset['card']}`);
    bench.escape();
    expect(one('.popover')).toBeNull();
  });
});
