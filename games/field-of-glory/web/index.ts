/** What the table is told of the game besides its board. */
import archery from 'icon:arrows-shield';
import card from 'icon:card-play';
import clash from 'icon:crossed-swords';
import coins from 'icon:two-coins';
import draw from 'icon:card-draw';
import flag from 'icon:flying-flag';
import flankAttack from 'icon:encirclement';
import handed from 'icon:laurels';
import hidden from 'icon:card-random';
import runner from 'icon:run';
import sands from 'icon:sands-of-time';
import trophy from 'icon:laurels-trophy';
import discarded from 'icon:card-discard';
import type { FogEvent } from '$generated/FogEvent';
import type { FogView } from '$generated/FogView';
import type { BoardModule } from '$board/contract';
import { parse } from '$board/notation';
import { isDrawn, isSecret, keyFor } from './actions';
import { describe } from './describe';
import { leads } from './draft';
import { selection } from './selection.svelte';
import { kindSymbols } from './symbols';

const symbols: Partial<Record<FogEvent['type'], string>> = {
  turned: flag,
  'flank-attack': flankAttack,
  attack: clash,
  overlap: kindSymbols.overlap,
  bonus: hidden,
  retreated: runner,
  'full-retreat': runner,
  front: archery,
  shown: hidden,
  compared: clash,
  'handed-over': handed,
  rampage: kindSymbols.elephants,
  placed: card,
  paid: coins,
  reserves: kindSymbols.reserves,
  'draws-three': draw,
  'gave-for-cards': draw,
  'run-out': sands,
  limit: discarded,
  ended: trophy,
};

const board: BoardModule<FogView, FogEvent> = {
  handled: ({ action }) => isDrawn(action),
  key: ({ action }, { choices, view }) => {
    if (parse(action).word !== 'keep') return keyFor(action, choices, selection.card);
    const pack = view.players.find((player) => player.pack)?.pack ?? [];
    const place = leads(choices.map((choice) => choice.action), pack, selection.pack).indexOf(action);
    return place < 0 ? null : String(place + 1);
  },
  // The board's own button finishes and pays as well, and says with which cards.
  passes: ({ action }) => action === 'done',
  timeTells: isSecret,
  symbol: ({ type }) => symbols[type],
  heading: ({ type }) => type === 'turn',
  // Red and Blue, ground and ink.
  seatColours: () => [
    ['#a3281d', '#ffffff'],
    ['#1f4f8f', '#ffffff'],
  ],
  describe,
};

export default board;
