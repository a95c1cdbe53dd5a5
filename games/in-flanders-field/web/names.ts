/** Names and figures of cards in the reader's language. */
import type { IffCard } from '$generated/IffCard';
import type { IffCopies } from '$generated/IffCopies';
import type { IffView } from '$generated/IffView';
import type { Inspected, Translate } from '$board/contract';

/** Figures are told apart by these, beside their colour and shape; as in the notation of records. */
export const letters = ['A', 'B', 'C', 'D'];
export const colours = ['red', 'yellow', 'white', 'purple'];

export function cardOf(view: IffView, id: string): IffCard {
  const card = view.cards.find((card) => card.id === id);
  if (!card) throw new Error(`there is no card ${id}`);
  return card;
}

/** The name of a card: kinds that come with differing moves show theirs. */
export function nameOf(card: IffCard, t: Translate): string {
  const kind = t(`kind-${card.kind}`);
  if (card.kind !== 'infantry') return kind;
  return t('board-card-infantry', { kind, move: card.move, extra: card.extra });
}

export function listOf(view: IffView, copies: IffCopies[], t: Translate): [string, string][] {
  return copies.map(({ card, count }) => [nameOf(cardOf(view, card), t), t('board-times', { count })]);
}

const clauses: Record<string, string> = {
  infantry: 'IFF-4.20',
  advance: 'IFF-4.30',
  tanks: 'IFF-4.40',
  mines: 'IFF-4.50',
  barbed_wire: 'IFF-4.60',
  gas: 'IFF-4.70',
  aerial_reconnaissance: 'IFF-4.80',
  observation_balloon: 'IFF-4.90',
  artillery: 'IFF-4.100',
  reserves: 'IFF-4.110',
  german_machine_gun: 'IFF-4.120',
  german_artillery: 'IFF-4.130',
  german_counter_attack: 'IFF-4.140',
  german_gas: 'IFF-4.150',
  flying_circus: 'IFF-4.160',
};

/** What the inspector tells of a card. */
export function inspected(card: IffCard, t: Translate): Inspected {
  const facts: [string, string][] = [];
  if (card.move > 0) facts.push([t('board-move'), String(card.move)]);
  if (card.extra > 0) facts.push([t('board-extra'), t('board-extra-price', { extra: card.extra })]);
  if (card.grey > 0) facts.push([t('board-grey'), String(card.grey)]);
  if (card.black > 0) facts.push([t('board-black'), String(card.black)]);
  if (card.copies > 0) facts.push([t('board-copies'), String(card.copies)]);
  const text = [t(`effect-${card.kind}`)];
  if (card.retain) text.push(t('board-may-retain-text'));
  const clause = clauses[card.kind];
  return {
    title: nameOf(card, t),
    subtitle: t(card.german ? 'board-german-card' : 'board-british-card'),
    facts,
    text,
    ...(clause === undefined ? {} : { clause }),
  };
}
