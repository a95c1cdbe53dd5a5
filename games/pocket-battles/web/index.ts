/** What the table is told of the game besides its board. */
import clash from 'icon:sword-clash';
import dice from 'icon:rolling-dices';
import flag from 'icon:flying-flag';
import horn from 'icon:hunting-horn';
import ready from 'icon:check-mark';
import runner from 'icon:run';
import sands from 'icon:sands-of-time';
import skull from 'icon:death-skull';
import stack from 'icon:stack';
import boot from 'icon:walking-boot';
import drop from 'icon:drop';
import trophy from 'icon:laurels-trophy';
import type { PbArmy } from '$generated/PbArmy';
import type { PbEvent } from '$generated/PbEvent';
import type { PbView } from '$generated/PbView';
import type { BoardModule } from '$board/contract';
import { isDrawn, isPass, keyFor } from './actions';
import { describe } from './describe';
import { selection } from './selection.svelte';
import { orderSymbols } from './signs';
import { traitSymbols } from './symbols';

const symbols: Partial<Record<PbEvent['type'], string | undefined>> = {
  ready,
  'opening-roll': dice,
  deployed: stack,
  spread: horn,
  round: horn,
  turn: flag,
  redeployed: boot,
  moved: boot,
  charged: orderSymbols['charge'],
  'carried-on': orderSymbols['carry_on'],
  leaving: runner,
  shot: orderSymbols['shoot'],
  excited: traitSymbols.excite,
  healed: traitSymbols.heal,
  doubled: traitSymbols['double-order'],
  intercepted: orderSymbols['intercept'],
  'shot-against': orderSymbols['shoot'],
  contact: clash,
  rolled: dice,
  wounded: drop,
  destroyed: skull,
  'unit-destroyed': skull,
  'to-front': runner,
  'leader-token': traitSymbols.leader,
  disbanded: traitSymbols.disband,
  'round-end': sands,
  ended: trophy,
};

/** Ground and ink. */
const colours: Record<PbArmy, [string, string]> = { celts: ['#125a63', '#ffffff'], romans: ['#95232b', '#ffffff'] };

const board: BoardModule<PbView, PbEvent> = {
  handled: ({ action }) => isDrawn(action),
  passes: ({ action }) => isPass(action),
  key: ({ action }, { choices }) => keyFor(action, choices, selection.unit),
  symbol: ({ type }) => symbols[type],
  heading: ({ type }) => type === 'turn',
  seatColours: ({ view }) => view.sides.map(({ army }) => colours[army ?? 'celts']),
  describe,
};

export default board;
