/** Names of what a view shows by its id. Cards of another component file bring their own. */
import type { OhCard } from '$generated/OhCard';
import type { OhLying } from '$generated/OhLying';
import type { OhSlot } from '$generated/OhSlot';
import type { OhView } from '$generated/OhView';
import type { Translate } from '$board/contract';
import type { Act } from '$board/notation';
import { letter } from './actions';

export const findCard = (view: OhView, id: string): OhCard | undefined => view.cards.find((card) => card.id === id);

export const cardName = (view: OhView, id: string, t: Translate): string => findCard(view, id)?.name ?? t(`card-${id}`);

/** What a card says; nothing, if it has no text. */
export function cardText(view: OhView, id: string, t: Translate): string {
  const card = findCard(view, id);
  return card ? (card.text ?? t(`text-${id}`)) : '';
}

/** What stands in a slot: its seat and its number from 0. */
export interface Standing {
  seat: number;
  slot: OhSlot;
  lying: OhLying;
}

/** The card at a place of the battlefield (`B3`, `B3 mount`, `B3 weapon`). */
export function at(view: OhView, spot: string): Standing | undefined {
  const seat = spot.startsWith('B') ? 1 : 0;
  const slot = view.players[seat].slots[Number(spot[1]) - 1];
  const part = spot.slice(3) || 'body';
  const lying = slot?.cards.find((card) => card.part === part);
  return slot && lying ? { seat, slot, lying } : undefined;
}

/** "Hawkridge Bowwoman (B3)"; of a player the name, or that of the Noble. */
export function spotName(view: OhView, spot: string, names: string[], t: Translate): string {
  if (spot.length === 1) return names[spot === 'B' ? 1 : 0] ?? spot;
  const there = at(view, spot);
  return there ? t('board-at', { card: cardName(view, there.lying.card, t), spot: spot.slice(0, 2) }) : spot;
}

export const spotWord = (seat: number, slot: number): string => `${letter(seat)}${slot + 1}`;

/** A short word for a button beside a card: its whole label is told besides. */
export function short(view: OhView, { word, args }: Act, t: Translate): string {
  if (word === 'trap') return cardName(view, args[0] ?? '', t);
  return args[1] === undefined ? t(`board-do-${word}`) : `${t(`board-do-${word}`)} ${args[1]}`;
}

const vowels = 'aáąeéęiíoóöőuúüűаеёиоуыэюя';
const breaks = new RegExp(`(?<=^.{3,}[${vowels}y])(?=(?![${vowels}yьъй])\\p{L}[${vowels}].{2,}$)`, 'giu');

/** The name with soft hyphens in its longest words: between a vowel and a single consonant, where all four languages divide words. */
export const breakable = (name: string): string => name.replace(/\p{L}{10,}/gu, (word) => word.replace(breaks, '\u00ad'));
