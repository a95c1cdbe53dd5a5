/** What an order, a reaction or a target would come to, as the rules have reckoned it. */
import type { PbAhead } from '$generated/PbAhead';
import type { PbCharge } from '$generated/PbCharge';
import type { PbForecast } from '$generated/PbForecast';
import type { PbForecastOf } from '$generated/PbForecastOf';
import type { PbUnitId } from '$generated/PbUnitId';
import type { PbView } from '$generated/PbView';
import { parse } from '$board/notation';
import { findUnit } from './units';

/** What is told of a choice before it is made. */
export interface Option {
  action: string;
  word: string;
  /** Whom it is about. */
  unit: PbUnitId;
  at: PbUnitId | undefined;
  price: number | undefined;
  /** In the order in which they are made; each as if the ones before had missed. */
  rolls: PbAhead[];
  /** Of a charge: whom it could be at, and who could answer. */
  charge: PbCharge | undefined;
}

/** The words of notation that dice decide; a shot without a target answers a charge. */
const words: Record<string, PbForecastOf> = {
  charge: 'charge',
  carry_on: 'carry-on',
  leave: 'leave',
  yes: 'yes',
  no: 'no',
  intercept: 'intercept',
  target: 'target',
  parting: 'parting',
};

export function forecastOf(view: PbView, action: string): PbForecast | undefined {
  const { word, args } = parse(action);
  const [unit, at] = args;
  const of = word === 'shoot' ? (at === undefined ? 'shoot-against' : 'shoot') : words[word];
  return view.forecasts.find((told) => told.of === of && (unit === undefined || told.unit === unit) && (at === undefined || told.at === at));
}

/** What giving up, healing and a double order bring is no matter of dice. */
export function optionOf(view: PbView, action: string): Option {
  const { word, args } = parse(action);
  const [unit = '', at] = args;
  const told = forecastOf(view, action);
  // Whom a charge is at is chosen for the charger.
  if (told?.of === 'target') return { action, word, unit: told.at ?? unit, at: unit, price: undefined, rolls: told.rolls, charge: undefined };
  if (told) return { action, word, unit: told.unit, at: told.at ?? undefined, price: told.price ?? undefined, rolls: told.rolls, charge: told.charge ?? undefined };
  const price = word === 'give_up' ? undefined : findUnit(view, unit)?.strength?.price;
  return { action, word, unit, at: word === 'heal' ? undefined : at, price, rolls: [], charge: undefined };
}
