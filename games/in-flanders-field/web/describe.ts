/** The position in sentences, for those who do not see the board. */
import type { IffCopies } from '$generated/IffCopies';
import type { IffView } from '$generated/IffView';
import type { About } from '$board/contract';
import { cardOf, nameOf } from './names';
import { percent } from './odds';

export function describe({ observation: { view }, names, t }: About<IffView>): string[] {
  const card = (id: string) => nameOf(cardOf(view, id), t);
  const list = (copies: IffCopies[]) =>
    copies.map(({ card: id, count }) => (count > 1 ? t('describe-copies', { card: card(id), count }) : card(id))).join(', ') || '-';
  const lines = [t('describe-round', { round: view.round, objective: view.track.objective, lines: view.track.lines.join(', ') })];

  view.players.forEach(({ space, troops, kept, eliminated, reached }, seat) => {
    const state = eliminated ? 'eliminated' : reached ? 'reached' : seat === view.active ? 'active' : 'in';
    const name = names[seat] ?? '';
    lines.push(t('board-company', { name, space, objective: view.track.objective, troops, state }));
    if (kept.length > 0) lines.push(t('describe-kept', { name, cards: list(kept) }));
  });
  for (const { number, card: id, open } of view.display) {
    lines.push(t('board-space', { number, card: id === null ? t('board-empty') : card(id), state: open ? 'open' : 'closed' }));
  }
  if (view.active !== null) {
    lines.push(t('describe-held', { british: list(view.held), german: list(view.german), claimed: view.claimed ? 'yes' : 'no' }));
  }
  if (view.dice) lines.push(t('board-dice', { dice: view.dice.join('-'), sums: view.sums.map(({ sum }) => sum).join(', ') }));
  if (view.outlook && ['before-roll', 'after-roll', 'after-taking'].includes(view.step)) {
    const { fail, germanOnly, failTroops, failCards } = view.outlook;
    lines.push(t('describe-outlook', { fail: percent(fail), german: percent(germanOnly) }));
    lines.push(t('board-fail-cost', { troops: failTroops, cards: failCards }));
  }
  lines.push(t('describe-piles', { deck: view.deck, discard: view.discard.reduce((sum, { count }) => sum + count, 0), pool: view.pool }));
  return lines;
}
