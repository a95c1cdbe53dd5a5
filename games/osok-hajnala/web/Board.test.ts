import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OhEvent } from '$generated/OhEvent';
import type { OhView } from '$generated/OhView';
import type { SeenLine, Observation } from '$lib/board';
import { isDrawn } from './actions';
import Board from './Board.svelte';
import { describe as inWords } from './describe';
import { answers, ended, exchanges, guards, naming, opens, places, plans, springs, takesOver } from './fixtures/observations';
import module from './index';

const t = (message: string | { key: string }, args?: Record<string, string | number>) =>
  typeof message === 'string' ? `${message} ${Object.values(args ?? {}).join(' ')}`.trim() : message.key;

let board: Record<string, unknown> | undefined;
const act = vi.fn();
const inspect = vi.fn();

function show(observation: Observation<OhView>, more: { readonly?: boolean; me?: number | null; news?: SeenLine<OhEvent>[] } = {}) {
  const props = { observation, me: observation.turn.waiting[0] ?? null, names: ['Ann', 'Ben'], act, why: () => {}, inspect, readonly: false, busy: false, news: [], motion: false };
  board = mount(Board, { target: document.body, props: { ...props, ...more, openRules: () => {}, keyOf: () => undefined, t } });
  flushSync();
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const one = (selector: string) => document.querySelector<HTMLElement>(selector);
const drawn = (observation: Observation<OhView>) => observation.choices.map(({ action }) => action).filter(isDrawn).sort();
function press(action: string) {
  one(`[data-action="${action}"]`)?.click();
  flushSync();
}
function point(selector: string) {
  one(selector)?.dispatchEvent(new MouseEvent('mouseenter'));
  flushSync();
}

beforeEach(() => vi.clearAllMocks());
afterEach(async () => {
  if (board) await unmount(board);
  board = undefined;
});

const observations = { opens, exchanges, plans, naming, takesOver, springs, answers, guards, places };

describe.each(Object.entries(observations))('%s', (_, observation) => {
  it('has everything that is drawn on the board once, to be pressed', () => {
    show(observation);
    expect(all('.board [data-action]').map(({ dataset }) => dataset['action']).sort()).toEqual(drawn(observation));
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

  it('on the only target is pressed twice: its outcome is seen first', () => {
    const attacker = plans.view.forecasts[0]!.attacker;
    const only = plans.view.forecasts.filter((forecast) => forecast.attacker === attacker).slice(0, 1);
    const action = `attack(${attacker[1]})`;
    show({ ...plans, choices: plans.choices, view: { ...plans.view, forecasts: only } });
    press(action);
    expect(act).not.toHaveBeenCalled();
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
    one(`[data-look="${what}"]`)?.click();
    flushSync();
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

  it('of both decks lie open as lists, beside what can be done', () => {
    show(plans);
    look(`deck-${1 - me}`);
    expect(cards()).toEqual(plans.view.decks[1 - me]?.map(({ card }) => card));
    expect(all('.board [data-action]').map(({ dataset }) => dataset['action']).sort()).toEqual(drawn(plans));
  });
});
