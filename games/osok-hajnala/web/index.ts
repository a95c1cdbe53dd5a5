/** What the table is told of the game besides its board. */
import cancelled from 'icon:cancel';
import dice from 'icon:rolling-dices';
import down from 'icon:night-sleep';
import drop from 'icon:poison-bottle';
import exchange from 'icon:card-exchange';
import flag from 'icon:flying-flag';
import guard from 'icon:guards';
import healing from 'icon:healing';
import play from 'icon:card-play';
import shieldBroken from 'icon:broken-shield';
import back from 'icon:return-arrow';
import trophy from 'icon:laurels-trophy';
import type { OhEvent } from '$generated/OhEvent';
import type { OhToldDeed } from '$generated/OhToldDeed';
import type { OhView } from '$generated/OhView';
import type { BoardModule } from '$board/contract';
import { parse } from '$board/notation';
import { isDrawn, isPassing, keyFor } from './actions';
import { describe } from './describe';
import { kindSigns, signs } from './symbols';
import { takeOverLoses } from './warnings';

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
  woke: signs.awake,
  attacked: signs.swords,
  guarded: guard,
  trapped: kindSigns.trap,
  cancelled,
  'taken-over': signs.heart,
  delayed: drop,
  prevented: signs.kept,
  suffered: shieldBroken,
  restored: healing,
  life: signs.heart,
  marked: drop,
  left: signs.skull,
  revived: signs.awake,
  taken: signs.hand,
  'back-in-hand': back,
  over: trophy,
};

const deeds: Record<OhToldDeed['what'], string> = {
  place: kindSigns.mercenary,
  equip: kindSigns.weapon,
  lay: kindSigns.continuous,
  use: play,
  drink: kindSigns.potion,
  activate: kindSigns.instant,
  attack: signs.swords,
  finish: signs.sunset,
};

/** Ground and ink. */
const colours: [string, string][] = [
  ['#1f5673', '#ffffff'],
  ['#8a2f1d', '#ffffff'],
];

const board: BoardModule<OhView, OhEvent> = {
  // A take-over that loses is drawn where it happens, so that it can be pressed twice.
  handled: ({ action }, { view }) => isDrawn(action) || (action === 'take-over' && takeOverLoses(view)),
  key: (choice) => keyFor(choice),
  passes: ({ action }) => isPassing(action),
  // Whom to attack, and with whom, is never pressed for a player: he looks at the outcome first. Nor, among people, is the answer of who
  // has no other: the time that it takes would tell what he holds (OH-N37).
  leaveToHand: (action) => parse(action).word === 'attack',
  timeTells: (action) => parse(action).word === 'pass',
  symbol: (event) => (event.event === 'declared' ? deeds[event.deed.what] : symbols[event.event]),
  heading: ({ event }) => event === 'turn-begins',
  seatColours: () => colours,
  describe,
};

export default board;
