/** What is easily done by mistake, as the view foretells it: it is pressed twice. */
import type { OhForecast } from '$generated/OhForecast';
import type { OhView } from '$generated/OhView';
import { letter } from './actions';

export type Warning = 'nothing' | 'own' | 'lost';

/** Of an attack of this seat. */
export function warningOf({ on, fate }: OhForecast, seat: number): Warning | undefined {
  if (on.startsWith(letter(seat))) return on.length === 1 && fate === 'dies' ? 'lost' : 'own';
  return fate === 'unhurt' ? 'nothing' : undefined;
}

/** Would taking over the attack under way cost the game (OH-4.16.4)? */
export const takeOverLoses = ({ act }: OhView): boolean => act?.what === 'attack' && act.forecast?.takeOver?.left === 0;
