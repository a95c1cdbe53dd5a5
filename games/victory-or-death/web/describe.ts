/** The position in sentences, for those who do not see the board. */
import type { VodCopies } from '$generated/VodCopies';
import type { VodSeenPower } from '$generated/VodSeenPower';
import type { VodStatus } from '$generated/VodStatus';
import type { VodView } from '$generated/VodView';
import type { About, Translate } from '$board/contract';
import { list } from '$board/words';
import { cardName, copiesName, figureAt, spaceName } from './names';
import { supplyInWords } from './inspected';
import { warnings } from './warnings';

export function describe({ observation: { view }, names, t }: About<VodView>): string[] {
  const lines: string[] = [];
  if (view.active && view.step) lines.push(t('describe-turn', { round: view.round, power: t(`power-${view.active}`), step: t(`step-${view.step}`) }));
  else lines.push(t(`describe-${view.phase}`, { round: view.round }));
  lines.push(t('describe-vp', { oligarchs: view.vp[0], demos: view.vp[1] }));
  if (view.outlook.scoring !== null) {
    const [oligarchs, demos] = [0, 1].map((team) => view.outlook.cities[team]! + view.outlook.statuses[team]!);
    lines.push(t('describe-outlook', { round: view.outlook.scoring, oligarchs: oligarchs!, demos: demos! }));
  }
  lines.push(...warnings(view, t));
  for (const { power, a, b } of view.links) {
    lines.push(t('describe-link', { power: t(`power-${power}`), a: spaceName(view, a, t), b: spaceName(view, b, t) }));
  }
  for (const power of view.powers) lines.push(...ofPower(view, power, names[power.seat] ?? '', t));
  return lines;
}

function ofPower(view: VodView, power: VodSeenPower, player: string, t: Translate): string[] {
  const name = t(`power-${power.id}`);
  const cards = (copies: VodCopies[]) => list(copies.map((held) => copiesName(view, held, t)));
  const counts: [string, number][] = [
    [t('board-cards-hand'), power.hand],
    [t('board-cards-deck'), power.deck],
    [t('board-cards-discard'), power.discard],
    [t('board-laid'), power.laid.length],
    [t('board-hoplites-stock'), power.stock[0]],
    [t('board-triremes-stock'), power.stock[1]],
    [t('board-cities-stock'), power.stock[2]],
    [t('board-bribes-stock'), power.bribeStock],
    [t('board-bribes-bowl'), power.bowl],
  ];
  const lines = [`${name} (${player}). ${counts.map(([what, count]) => `${what}: ${count}`).join('; ')}.`];
  if (power.top !== null) lines.push(t('board-top', { card: cardName(view, power.top, t) }));
  for (const piece of view.pieces.filter(({ owner }) => owner === power.id)) {
    lines.push(piece.kind === 'city' ? figureAt(view, piece, t) : `${figureAt(view, piece, t)}: ${supplyInWords(view, piece.supply, t)}`);
  }
  const bribes = view.bribes.filter(({ owner }) => owner === power.id).map(({ space }) => spaceName(view, space, t));
  if (bribes.length > 0) lines.push(`${t('board-bribes-map')}: ${list(bribes)}`);
  for (const status of power.status) {
    lines.push(t('describe-status', { power: name, card: cardName(view, status.card, t), scoring: scoring(view, status, t) }));
  }
  for (const { card, round, step } of power.laid) {
    const when = { power: name, round, step: t(`step-${step}`) };
    lines.push(card === null ? t('describe-laid-hidden', when) : t('describe-laid', { ...when, card: cardName(view, card, t) }));
  }
  if (power.own) lines.push(t('describe-hand', { power: name, cards: cards(power.own.hand) }));
  return lines;
}

function scoring(view: VodView, { scoring: score }: VodStatus, t: Translate): string {
  if (!score) return '';
  if (score.scores) return t('phrase-scores', { vp: score.vp });
  if (score.spoiledBy.length === 0) return t('phrase-lacks', { vp: score.vp });
  return t('phrase-spoiled', { vp: score.vp, pieces: list(score.spoiledBy.map((figure) => figureAt(view, figure, t))) });
}
