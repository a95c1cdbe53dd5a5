/** What the inspector pane tells of what is pointed at. */
import type { VodFigure } from '$generated/VodFigure';
import type { VodLaid } from '$generated/VodLaid';
import type { VodPiece } from '$generated/VodPiece';
import type { VodSeenPower } from '$generated/VodSeenPower';
import type { VodStatus } from '$generated/VodStatus';
import type { VodSupply } from '$generated/VodSupply';
import type { VodView } from '$generated/VodView';
import type { Inspected, Translate } from '$board/contract';
import { cardName, figureAt, figureName, findCard, findSpace, spaceName } from './names';

export function inspected(view: VodView, id: string, t: Translate): Inspected {
  const card = findCard(view, id);
  if (!card) return { title: id };
  const text = card.text.map((sentence) => t(sentence));
  if (card.reconstruction) text.push(t('board-reconstruction'));
  return {
    title: cardName(view, id, t),
    subtitle: `${t(`power-${card.power}`)} · ${t(`type-${card.type}`)}${card.symbol ? ` · ${t('board-strategy-symbol')}` : ''}`,
    text,
    ...(card.clause === null ? {} : { clause: card.clause }),
  };
}

const list = (names: string[]): string => names.join(', ');

/** Where a supply line runs, or where it breaks and why (VOD-4.4.5). */
export function supplyInWords(view: VodView, supply: VodSupply, t: Translate): string {
  const name = (id: string) => spaceName(view, id, t);
  if (supply.line.length === 0) return t('gap-no-city');
  if (supply.supplied) return t('board-supplied', { line: supply.line.map(name).join(' – ') });
  return t('board-breaks', { gaps: list(supply.gaps.map(({ space, why }) => t(`gap-${why}`, { space: name(space) }))) });
}

export function whetherScores(view: VodView, status: VodStatus, t: Translate): string | undefined {
  const score = status.scoring;
  if (!score) return status.used ? t('board-status-used') : undefined;
  if (score.scores) return t('board-status-scores', { vp: score.vp });
  const figures = (spoilers: VodFigure[]) => list(spoilers.map((figure) => figureAt(view, figure, t)));
  const reasons = [
    ...(score.lacks ? [t('board-status-lacks')] : []),
    ...(score.spoiledBy.length > 0 ? [t('board-status-spoiled', { figures: figures(score.spoiledBy) })] : []),
  ];
  return [t('board-status-no'), ...reasons].join(' ');
}

export function inspectedStatus(view: VodView, status: VodStatus, t: Translate): Inspected {
  const card = inspected(view, status.card, t);
  const now = whetherScores(view, status, t);
  return now === undefined ? card : { ...card, text: [now, ...(card.text ?? [])] };
}

/** When a prepared card was laid. */
export const laidWhen = ({ fetched, round, step }: VodLaid, t: Translate): string =>
  t(fetched ? 'board-laid-fetched' : 'board-laid-when', { round, step: t(`step-${step}`) });

/** All that is known of a power, in short. */
export function inspectedPower(view: VodView, power: VodSeenPower, player: string, t: Translate): Inspected {
  const [hoplites, triremes, cities] = power.stock;
  const statuses = power.status.map((status) => [cardName(view, status.card, t), whetherScores(view, status, t)].filter(Boolean).join(': '));
  return {
    title: t(`power-${power.id}`),
    subtitle: player,
    facts: [
      [t('board-cards-hand'), String(power.hand)],
      [t('board-cards-deck'), String(power.deck)],
      [t('board-cards-discard'), String(power.discard)],
      [t('board-hoplites-stock'), String(hoplites)],
      [t('board-triremes-stock'), String(triremes)],
      [t('board-cities-stock'), String(cities)],
      [t('board-bribes-stock'), String(power.bribeStock)],
      [t('board-bribes-bowl'), String(power.bowl)],
    ],
    text: [
      ...(power.top === null ? [] : [t('board-top', { card: cardName(view, power.top, t) })]),
      ...(power.shown.length > 0 ? [t('board-shown', { cards: list(power.shown.map(({ card }) => cardName(view, card, t))) })] : []),
      ...statuses,
    ],
    clause: 'VOD-4.8.1',
  };
}

export const piecesAt = (view: VodView, space: string): VodPiece[] => view.pieces.filter((piece) => piece.space === space);

export function inspectedSpace(view: VodView, id: string, t: Translate): Inspected {
  const space = findSpace(view, id);
  if (!space) return { title: id };
  const bribes = view.bribes.filter((bribe) => bribe.space === id).map(({ owner }) => t('board-bribe-of', { power: t(`power-${owner}`) }));
  const facts: [string, string][] = piecesAt(view, id).map((piece) => [
    figureName(piece, t),
    piece.kind === 'city' ? '' : supplyInWords(view, piece.supply, t),
  ]);
  const missing = view.decision?.unsupplied.find((target) => target.space === id);
  if (missing) facts.push([t('board-missing'), supplyInWords(view, missing.supply, t)]);
  const text = [t('board-next-to', { spaces: list(space.nextTo.map((next) => spaceName(view, next, t))) })];
  if (bribes.length > 0) text.unshift(list(bribes));
  if (space.reconstruction) text.push(t('board-reconstruction'));
  return {
    title: spaceName(view, id, t),
    subtitle: [t(`kind-${space.ground}`), ...(space.major > 0 ? [t('board-major', { vp: space.major })] : [])].join(' · '),
    facts,
    text,
    clause: space.major > 0 ? 'VOD-5.3' : 'VOD-4.4.5',
  };
}
