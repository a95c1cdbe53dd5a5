/** What the table is told of the game besides its board. */
import awake from 'icon:sunrise';
import cancelled from 'icon:cancel';
import dice from 'icon:rolling-dices';
import down from 'icon:night-sleep';
import drop from 'icon:poison-bottle';
import exchange from 'icon:card-exchange';
import flag from 'icon:flying-flag';
import guard from 'icon:guards';
import healing from 'icon:healing';
import play from 'icon:card-play';
import shield from 'icon:templar-shield';
import shieldBroken from 'icon:broken-shield';
import back from 'icon:return-arrow';
import trophy from 'icon:laurels-trophy';
import type { OhEvent } from '$generated/OhEvent';
import type { OhView } from '$generated/OhView';
import type { BoardModule } from '$lib/board';
import { isDrawn, isPassing, keyFor, parse } from './actions';
import { describe } from './describe';
import { kindSigns, signs } from './symbols';

const symbols: Record<OhEvent['event'], string> = {
  rolled: dice,
  opened: signs.hand,
  starts: flag,
  'starting-card': play,
  exchanged: exchange,
  drew: signs.deck,
  discarded: signs.discard,
  'turn-begins': flag,
  declared: play,
  withdrawn: back,
  sacrificed: signs.heart,
  'paid-armour': shieldBroken,
  entered: kindSigns.mercenary,
  equipped: kindSigns.weapon,
  laid: kindSigns.continuous,
  replaced: exchange,
  'turned-idle': down,
  woke: awake,
  attacked: signs.swords,
  guarded: guard,
  trapped: kindSigns.trap,
  cancelled,
  'taken-over': signs.heart,
  delayed: drop,
  prevented: shield,
  suffered: shieldBroken,
  restored: healing,
  life: signs.heart,
  marked: drop,
  left: signs.skull,
  revived: awake,
  taken: signs.hand,
  'back-in-hand': back,
  over: trophy,
};

/** Ground and ink. */
const colours: [string, string][] = [
  ['#1f5673', '#ffffff'],
  ['#8a2f1d', '#ffffff'],
];

const board: BoardModule<OhView, OhEvent> = {
  handled: ({ action }) => isDrawn(action),
  key: (choice) => keyFor(choice),
  passes: ({ action }) => isPassing(action),
  // Whom to attack, and with whom, is never pressed for a player: he looks at the outcome first.
  leaveToHand: (action) => parse(action).word === 'attack',
  symbol: ({ event }) => symbols[event],
  heading: ({ event }) => event === 'turn-begins',
  seatColours: () => colours,
  describe,
};

export default board;
