/** Units in words and numbers. */
import type { PbUnit } from '$generated/PbUnit';
import type { PbView } from '$generated/PbView';
import type { Inspected, Translate } from '$board/contract';
import { zoneKey } from './field';
import { printOf, traitOf, troopsOf } from './units';

/** What is on a unit in one sentence, for those who do not see it. */
export function toldUnit(view: PbView, unit: PbUnit, t: Translate): string {
  const parts = unit.zone === null ? [] : [t(zoneKey(unit.zone, view.reader))];
  const { strength } = unit;
  if (strength && view.round > 0) {
    const { woundsLeft, points, orders, price } = strength;
    parts.push(t('board-unit-told', { wounds: woundsLeft, points, orders, price }));
  }
  return parts.join('; ');
}

/** What the inspector tells of a unit. */
export function unitInspected(view: PbView, unit: PbUnit, name: string, t: Translate): Inspected {
  const { strength } = unit;
  const title = t('board-unit-title', { unit: unit.id, name });
  const subtitle = troopsOf(view, unit, t);
  if (!strength) {
    const [top] = unit.troops;
    const print = top && printOf(view, top.tile);
    const facts: [string, string][] = print ? [[t('board-formation'), String(print.formation)]] : [];
    return { title, subtitle, facts, text: [t('board-stack-text')], clause: 'PB-2.3.9' };
  }
  const facts: [string, string][] = [];
  if (strength.black.length > 0) facts.push([t('board-black'), strength.black.join(' ')]);
  if (strength.white.length > 0) facts.push([t('board-white'), strength.white.join(' ')]);
  facts.push([t('board-wounds-left'), String(strength.woundsLeft)], [t('board-worth'), String(strength.points)]);
  if (view.round > 0) facts.push([t('board-orders'), String(strength.orders)], [t('board-price'), String(strength.price)]);
  const text = strength.traits.map((trait) => t('board-trait', { trait: traitOf(trait, t), effect: t(`trait-${trait.id}-text`) }));
  const clause = strength.traits[0]?.clause;
  return { title, subtitle, facts, text, ...(clause ? { clause } : {}) };
}
