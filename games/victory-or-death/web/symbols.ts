/** The signs of card types and of what cards count. */
import city from 'icon:greek-temple';
import deck from 'icon:card-draw';
import discarded from 'icon:card-discard';
import hand from 'icon:poker-hand';
import helmet from 'icon:spartan-helmet';
import laurel from 'icon:laurel-crown';
import laurels from 'icon:laurels';
import scroll from 'icon:scroll-unfurled';
import sealed from 'icon:tied-scroll';
import ship from 'icon:trireme';
import sinking from 'icon:sinking-ship';
import swords from 'icon:crossed-swords';
import type { VodCardType } from '$generated/VodCardType';

export const typeSymbols: Record<VodCardType, string> = {
  muster_hoplite: helmet,
  muster_trireme: ship,
  land_battle: swords,
  sea_battle: sinking,
  status: city,
  event: scroll,
  prepare: sealed,
};

/** The Strategy symbol (VOD-4.8.10). */
export const strategy = laurel;

export const signs = { hand, deck, discarded, laurels };
