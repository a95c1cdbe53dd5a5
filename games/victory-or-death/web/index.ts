/** What the table is told of the game besides its board. */
import ally from 'icon:shaking-hands';
import bag from 'icon:swap-bag';
import broken from 'icon:breaking-chain';
import city from 'icon:greek-temple';
import deck from 'icon:card-draw';
import discard from 'icon:card-discard';
import flag from 'icon:flying-flag';
import helmet from 'icon:spartan-helmet';
import laurels from 'icon:laurels';
import lift from 'icon:hand';
import play from 'icon:card-play';
import sealed from 'icon:tied-scroll';
import shield from 'icon:templar-shield';
import swords from 'icon:crossed-swords';
import trophy from 'icon:laurels-trophy';
import type { VodEvent } from '$generated/VodEvent';
import type { VodPower } from '$generated/VodPower';
import type { VodView } from '$generated/VodView';
import type { BoardModule } from '$board/contract';
import { isDrawn, isPassing, keyFor } from './actions';
import { describe } from './describe';
import { EMBLEMS } from './map/emblems';
import { selection, spread } from './selection.svelte';

const symbols: Partial<Record<VodEvent['event'], string>> = {
  mulligan: deck,
  'opening-discards': discard,
  'turn-begins': flag,
  played: play,
  laid: sealed,
  emergency: deck,
  used: play,
  discarded: discard,
  searched: deck,
  vp: laurels,
  'bribe-to-bowl': bag,
  'bribe-put': bag,
  'bribe-back': bag,
  lifted: lift,
  mustered: helmet,
  placed: city,
  battle: swords,
  removed: broken,
  kept: shield,
  asked: ally,
  scoring: laurels,
  majors: laurels,
  over: trophy,
};

/** Ground and ink. */
const colours: Record<VodPower, [string, string]> = {
  corinth: ['#b4540a', '#ffffff'],
  delian: ['#0f766b', '#ffffff'],
  sparta: ['#a31621', '#ffffff'],
  athens: ['#1f4fa3', '#ffffff'],
};

/** So many cards a hand is filled up to (VOD-3.7.2). */
const HAND = 7;

/** What is played from each seat. */
function played({ powers }: VodView): VodPower[][] {
  const seats = Math.max(...powers.map(({ seat }) => seat)) + 1;
  return Array.from({ length: seats }, (_, seat) => powers.filter((power) => power.seat === seat).map(({ id }) => id));
}

const board: BoardModule<VodView, VodEvent> = {
  handled: ({ action }) => isDrawn(action),
  key: ({ action }, { choices, view }) => keyFor(action, choices, view.decision, { space: selection.space, bowl: selection.bowl, spread: spread.power }),
  passes: ({ action }) => isPassing(action),
  // Who can only go on has nothing to react with: among people the time that it takes would tell.
  timeTells: (action) => action === 'go-on',
  // Whatever can be done in the Draw step can be done in the Planning step as well, but for what the Supply step brings: then the second
  // act waits. Where bribes are bought in the Draw step only, that step is asked for.
  follows: ({ action }, { view, choices }) => {
    const power = view.powers.find(({ id }) => id === view.decision?.power);
    if (action !== 'end' || view.decision?.kind !== 'planning' || !power) return undefined;
    const buys = choices.some((choice) => choice.action === 'buy');
    if (!buys && power.bribeStock > 0 && power.hand > 0) return undefined;
    return { then: 'draw', label: { key: 'board-end-turn', args: { n: { number: Math.min(Math.max(0, HAND - power.hand), power.deck) } } } };
  },
  symbol: ({ event }) => symbols[event],
  heading: ({ event }) => event === 'turn-begins',
  // Corinth and Sparta are the Oligarchs; the first seat has Corinth, the second the Delian League (VOD-2.2.3).
  teams: (seats, { seating }) => {
    const demos = seats === 3 && seating === 'oligarchs' ? [1, 2] : [1, 3];
    return Array.from({ length: seats }, (_, seat) => (demos.includes(seat) ? 'team-demos' : 'team-oligarchs'));
  },
  // A seat with two powers has the colour of its last: Sparta and Athens are the teams' own.
  seatColours: ({ view }) => played(view).map((powers) => colours[powers.at(-1) ?? 'athens']),
  seatParts: ({ view }) => played(view).map((powers) => powers.map((id) => ({ name: `power-${id}`, colours: colours[id], sign: EMBLEMS[id] }))),
  describe,
};

export default board;
