/** What the table is told of the game besides its board. */
import dice from 'icon:rolling-dices';
import flag from 'icon:flying-flag';
import hand from 'icon:hand';
import halt from 'icon:halt';
import person from 'icon:backup';
import explosion from 'icon:mine-explosion';
import trophy from 'icon:ribbon-medal';
import march from 'icon:walking-boot';
import type { IffEvent } from '$generated/IffEvent';
import type { IffView } from '$generated/IffView';
import type { BoardModule } from '$board/contract';
import { isDrawn, keyFor } from './actions';
import { describe } from './describe';
import { ending } from './ending';
import { symbolOf } from './symbols';
import { settles } from './tumble';

const symbols: Partial<Record<IffEvent['type'], string>> = {
  rolled: dice,
  took: hand,
  claimed: symbolOf('advance'),
  downed: symbolOf('flying_circus'),
  reconnoitred: symbolOf('aerial_reconnaissance'),
  gassed: symbolOf('gas'),
  stopped: halt,
  failed: explosion,
  'gave-up': symbolOf('german_gas'),
  cancelled: symbolOf('artillery'),
  reinforced: person,
  advanced: march,
  struck: symbolOf('german_machine_gun'),
  reached: flag,
  ended: trophy,
};

const board: BoardModule<IffView, IffEvent> = {
  handled: ({ action }) => isDrawn(action),
  key: ({ action }) => keyFor(action),
  leaveToHand: (action) => action === 'roll',
  symbol: ({ type }) => symbols[type],
  heading: ({ type }) => type === 'turn',
  settles,
  ending,
  // The colours of the figures (IFF-N41), ground and ink.
  seatColours: () => [
    ['#b9291f', '#ffffff'],
    ['#e9b824', '#2b1e00'],
    ['#f5f1e6', '#211d18'],
    ['#70409a', '#ffffff'],
  ],
  describe,
};

export default board;
