/** Names of what a view shows by its id. Spaces and cards of another component file bring their own. */
import type { VodCard } from '$generated/VodCard';
import type { VodCardType } from '$generated/VodCardType';
import type { VodFigure } from '$generated/VodFigure';
import type { VodPower } from '$generated/VodPower';
import type { VodSeenPower } from '$generated/VodSeenPower';
import type { VodSpace } from '$generated/VodSpace';
import type { VodView } from '$generated/VodView';
import type { Translate } from '$board/contract';

export const findSpace = (view: VodView, id: string): VodSpace | undefined => view.spaces.find((space) => space.id === id);

export const spaceName = (view: VodView, id: string, t: Translate): string => findSpace(view, id)?.name ?? t(`space-${id}`);

export const findCard = (view: VodView, id: string): VodCard | undefined => view.cards.find((card) => card.id === id);

const basic = new Set<VodCardType>(['muster_hoplite', 'muster_trireme', 'land_battle', 'sea_battle']);

export const isBasic = (type: VodCardType): boolean => basic.has(type);

/** The basic cards are called by their types. */
export function cardName(view: VodView, id: string, t: Translate): string {
  const card = findCard(view, id);
  if (!card) return id;
  return card.title ?? (isBasic(card.type) ? t(`type-${card.type}`) : t(`card-${id}`));
}

export const figureName = (figure: Pick<VodFigure, 'owner' | 'kind'>, t: Translate): string => t(`figure-${figure.owner}-${figure.kind}`);

/** "in Argos", "from Argos", Argos as what is attacked. */
function declined(family: 'in' | 'from' | 'target', view: VodView, id: string, t: Translate): string {
  const name = findSpace(view, id)?.name;
  return name == null ? t(`${family}-${id}`) : t(`${family}-named`, { name });
}
export const inSpace = (view: VodView, id: string, t: Translate) => declined('in', view, id, t);
export const fromSpace = (view: VodView, id: string, t: Translate) => declined('from', view, id, t);
export const targetSpace = (view: VodView, id: string, t: Translate) => declined('target', view, id, t);

/** "Spartan hoplite in Argos". */
export const figureAt = (view: VodView, figure: VodFigure, t: Translate): string =>
  t('describe-figure', { piece: figureName(figure, t), in: inSpace(view, figure.space, t) });

/** "2 × Land Battle". */
export const copiesName = (view: VodView, { card, count }: { card: string; count: number }, t: Translate): string =>
  count > 1 ? t('describe-copies', { card: cardName(view, card, t), count }) : cardName(view, card, t);

export const powerOf = (view: VodView, id: VodPower): VodSeenPower => view.powers.find((power) => power.id === id)!;

/** The order in which cards of a hand and a deck are laid out: by type, then as the file has them. */
const types: VodCardType[] = ['muster_hoplite', 'muster_trireme', 'land_battle', 'sea_battle', 'status', 'event', 'prepare'];

export function sorted(view: VodView, cards: readonly string[]): string[] {
  const place = new Map(view.cards.map(({ id, type }, at) => [id, types.indexOf(type) * 1000 + at]));
  return [...cards].sort((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0));
}
