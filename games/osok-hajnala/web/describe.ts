/** The position in sentences, for those who do not see the board. */
import type { OhCopies } from '$generated/OhCopies';
import type { OhView } from '$generated/OhView';
import type { About, Translate } from '$board/contract';
import { letter } from './actions';
import { runningInWords, state } from './inspected';
import { at, cardName, spotName, spotWord } from './names';

const inTurn = ['start', 'draw', 'tactical', 'attack', 'end'];

export function describe({ observation: { view }, names, t }: About<OhView>): string[] {
  const phase = t(`phase-${inTurn.includes(view.phase) ? view.phase : 'setup'}`);
  const lines = [view.phase === 'over' ? t('board-over') : view.turn > 0 ? `${t('board-turn', { turn: view.turn })}, ${phase}` : phase];
  for (const seat of [0, 1]) lines.push(...ofPlayer(view, seat, names, t));
  lines.push(...view.running.filter(({ what }) => what !== 'since').map((running) => `${spotName(view, running.on, names, t)}: ${runningInWords(view, running, t)}`));
  return lines;
}

function ofPlayer(view: OhView, seat: number, names: string[], t: Translate): string[] {
  const player = view.players[seat === 0 ? 0 : 1];
  const cards = (copies: OhCopies[]) =>
    copies.map(({ card, count }) => (count > 1 ? t('board-copies', { count, card: cardName(view, card, t) }) : cardName(view, card, t))).join(', ');
  const counts = (['hand', 'deck', 'discard'] as const).map((pile) => `${t(`label-${pile}`)}: ${player[pile].count ?? '?'}`);
  const lines = [
    `${letter(seat)}: ${t('board-player', { name: names[seat] ?? '', life: player.life, max: view.format.lifeMax, level: player.level, dead: player.dead })} ${counts.join('; ')}.`,
  ];
  if (player.noble) lines.push(`${t('label-noble')}: ${cardName(view, player.noble.card, t)}`);
  player.slots.forEach((slot, index) => {
    const spot = spotWord(seat, index);
    for (const lying of slot?.cards ?? []) {
      const where = lying.part === 'body' ? spot : `${spot} ${lying.part}`;
      const there = at(view, where);
      const told = there ? state(view, where, there, t) : [];
      const part = lying.part === 'body' ? '' : `${t(`board-part-${lying.part}`)}: `;
      lines.push([`${spot}: ${part}${cardName(view, lying.card, t)}`, ...told].join('. '));
    }
  });
  if (player.battlefield) lines.push(`${t('board-part-battlefield')}: ${cardName(view, player.battlefield.card, t)}`);
  if (player.top) lines.push(t('board-top', { card: cardName(view, player.top, t) }));
  if (player.hand.cards) lines.push(`${t('label-hand')}: ${cards(player.hand.cards) || '–'}`);
  else if (player.known.length > 0) lines.push(t('board-known', { cards: cards(player.known) }));
  return lines;
}
