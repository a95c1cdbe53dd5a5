/** What a player should know before going on: what will be lost, and what becomes scarce. */
import type { VodView } from '$generated/VodView';
import type { Translate } from '$board/contract';
import { figureAt, powerOf } from './names';

/** Of so few cards the last ones are told. */
const FEW = 4;

export function warnings(view: VodView, t: Translate): string[] {
  const told: string[] = [];
  const { losses } = view.outlook;
  if (losses.length > 0) {
    told.push(t('describe-losses', { pieces: losses.map((figure) => figureAt(view, figure, t)).join(', ') }));
  }
  const decision = view.decision;
  if (!decision?.own || decision.power === null) return told;
  const power = powerOf(view, decision.power);
  const vp = view.vp[power.team === 'oligarchs' ? 0 : 1];
  if (decision.kind === 'planning' && power.hand === 1) told.push(t(vp > 0 ? 'board-warn-last-laid' : 'board-warn-last-never'));
  if (decision.kind === 'play' && power.hand === 1) told.push(t('board-warn-last-card'));
  if (decision.kind === 'play' && power.hand === 0 && vp > 0) told.push(t('board-warn-no-card', { vp: 1 }));
  if (['play', 'planning', 'draw'].includes(decision.kind) && power.deck <= FEW) told.push(t('board-warn-deck', { deck: power.deck }));
  return told;
}
