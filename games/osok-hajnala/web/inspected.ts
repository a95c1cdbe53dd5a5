/** What the inspector pane tells of what is pointed at. */
import type { OhAttack } from '$generated/OhAttack';
import type { OhBlow } from '$generated/OhBlow';
import type { OhForecast } from '$generated/OhForecast';
import type { OhRunning } from '$generated/OhRunning';
import type { OhView } from '$generated/OhView';
import type { Inspected, Translate } from '$board/contract';
import { at, cardName, cardText, findCard, spotName, type Standing } from './names';

export const attackOf = ({ character, weapon, dealt }: OhAttack): number => Math.max(0, character + (weapon ?? 0) + dealt);

const signed = (n: number): string => (n < 0 ? `− ${-n}` : `+ ${n}`);

/** "2 + 1", as far as there is anything to add. */
export function attackInWords({ character, weapon, dealt }: OhAttack, t: Translate): string {
  const parts = [t('board-sum-character', { n: character })];
  if (weapon !== null) parts.push(t('board-sum-weapon', { n: weapon }));
  if (dealt !== 0) parts.push(t('board-sum-dealt', { n: signed(dealt) }));
  return parts.join(', ');
}

/** The steps of an amount (OH-4.17.3), those that change nothing left out. */
export function steps({ sum }: OhBlow, t: Translate): string[] {
  const told = [t('board-sum-character', { n: sum.character })];
  if (sum.weapon !== 0) told.push(t('board-sum-weapon', { n: sum.weapon }));
  if (sum.dealt !== 0) told.push(t('board-sum-dealt', { n: signed(sum.dealt) }));
  if (sum.factor) told.push(t('board-sum-factor', { n: sum.factor[1] === 1 ? `× ${sum.factor[0]}` : `× ${sum.factor[0]}/${sum.factor[1]}` }));
  if (sum.suffered !== 0) told.push(t('board-sum-suffered', { n: signed(sum.suffered) }));
  if (sum.poison) told.push(t('board-sum-poison'));
  return told;
}

export const fateInWords = ({ fate, left, sum }: OhBlow, t: Translate): string => t(`board-fate-${fate}`, { amount: sum.amount, left });

/** What an attack would do, in sentences. */
export function forecastInWords(view: OhView, forecast: OhForecast, names: string[], t: Translate): string[] {
  const of = (spot: string) => spotName(view, spot, names, t);
  const told = [`${of(forecast.attacker)} → ${of(forecast.on)}: ${fateInWords(forecast, t)}`, `${steps(forecast, t).join(', ')} = ${forecast.sum.amount}`];
  if (forecast.back) told.push(t('board-back', { what: fateInWords(forecast.back, t) }));
  if (forecast.takeOver) told.push(t('board-take-over', forecast.takeOver));
  return told;
}

function ends(running: OhRunning, view: OhView, t: Translate): string {
  return running.ends === 'turn' ? t('board-ends-turn', { turn: running.at, now: running.at === view.turn ? 'yes' : 'no' }) : t(`board-ends-${running.ends}`);
}

function lasting(running: OhRunning, t: Translate): string {
  switch (running.what) {
    case 'change':
      return t('board-lasting-change', { stat: t(`stat-${running.stat}`), n: signed(running.n) });
    case 'times':
      return t('board-lasting-times', { stat: t(`stat-${running.stat}`), n: running.by[1] === 1 ? running.by[0] : running.by.join('/') });
    case 'shield':
      return t('board-lasting-shield', { n: running.n });
    case 'barred':
      return running.barred.map((what) => t(`board-barred-${what}`)).join(', ');
    case 'delayed':
      return t('board-lasting-delayed', { n: running.n });
    case 'since':
      return t('board-lasting-since');
  }
}

/** What lasts: what, from which card, and until when. */
export const runningInWords = (view: OhView, running: OhRunning, t: Translate): string =>
  t('board-lasting', { what: lasting(running, t), card: cardName(view, running.card, t), ends: ends(running, view, t) });

export function inspectedCard(view: OhView, id: string, t: Translate): Inspected {
  const card = findCard(view, id);
  if (!card) return { title: id };
  const kind = [t(`kind-${card.kind}`)];
  if (card.tier) kind.push(t(`tier-${card.tier}`));
  if (card.attach) kind.push(t(`attach-${card.attach}`));
  const facts: [string, string][] = [];
  if (card.level > 0) facts.push([t('label-level'), String(card.level)]);
  if (card.armour !== null) facts.push([t('label-armour'), String(card.armour)]);
  if (card.damage) facts.push([t('label-damage'), `${card.damage.n} (${t(`type-${card.damage.type}`)})`]);
  const text = cardText(view, id, t);
  return {
    title: cardName(view, id, t),
    subtitle: `${t(`caste-${card.caste}`)} · ${kind.join(', ')}`,
    facts,
    text: [...(text ? [text] : []), ...card.keywords.map((keyword) => `${t(`keyword-${keyword}`)}: ${t(`keyword-${keyword}-hint`)}`)],
    clause: `OH-C.${id}`,
  };
}

/** The state of a card on the battlefield, one line for each thing there is to say. */
export function state(view: OhView, spot: string, { slot, lying }: Standing, t: Translate): string[] {
  const told: string[] = [];
  const { vital } = lying;
  if (lying.part === 'body') told.push(t(`board-standing-${slot.standing}`));
  if (vital) told.push(t('board-armour-of', { armour: vital.armour, max: vital.max }));
  if (vital?.poison != null) told.push(t('board-poison-until', { turn: vital.poison }));
  if (vital?.flame != null) told.push(t('board-flame-of', { n: vital.flame }));
  if (lying.part === 'body') {
    if (slot.attack) told.push(t('board-attack-of', { n: attackOf(slot.attack), parts: attackInWords(slot.attack, t) }));
    if (slot.under.length > 0) told.push(t('board-under', { armour: slot.under.join(', ') }));
    told.push(...slot.flags.filter((flag) => flag !== 'exerted').map((flag) => t(`board-flag-${flag}`)));
    told.push(...slot.barred.map((what) => t(`board-barred-${what}`)));
  }
  if (lying.silent) told.push(t('board-silent'));
  if (lying.used.length > 0) told.push(t('board-used'));
  told.push(...view.running.filter(({ on }) => on === spot).map((running) => runningInWords(view, running, t)));
  return told;
}

/** What lies at a spot; `card` is told where the spot is none that can be named. */
export function inspectedSpot(view: OhView, spot: string, forecast: OhForecast | undefined, names: string[], t: Translate, card?: string): Inspected {
  const told = forecast ? forecastInWords(view, forecast, names, t) : [];
  const there = at(view, spot);
  const id = card ?? there?.lying.card;
  if (id === undefined) {
    const title = spotName(view, spot, names, t);
    if (spot.length > 1) return { title, text: told };
    const { life, level, dead } = view.players[spot === 'B' ? 1 : 0];
    const facts: [string, string][] = [[t('label-life'), String(life)], [t('label-level'), String(level)], [t('label-dead'), String(dead)]];
    return { title, facts, text: told };
  }
  const shown = inspectedCard(view, id, t);
  return { ...shown, text: [...told, ...(there ? state(view, spot, there, t) : []), ...(shown.text ?? [])] };
}
