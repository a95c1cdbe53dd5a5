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
import type { BoardModule } from '$lib/board';
import { isDrawn, isPassing, keyFor } from './actions';
import { describe } from './describe';
import { selection } from './selection.svelte';

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

const board: BoardModule<VodView, VodEvent> = {
  handled: ({ action }) => isDrawn(action),
  key: ({ action }, { choices, view }) => keyFor(action, choices, view.decision, selection),
  passes: ({ action }) => isPassing(action),
  symbol: ({ event }) => symbols[event],
  heading: ({ event }) => event === 'turn-begins',
  // A seat with two powers has the colour of its last: Sparta and Athens are the teams' own.
  seatColours: ({ view }) => {
    const seats = Math.max(...view.powers.map(({ seat }) => seat)) + 1;
    return Array.from({ length: seats }, (_, seat) => colours[view.powers.findLast((power) => power.seat === seat)?.id ?? 'athens']);
  },
  describe,
};

export default board;
