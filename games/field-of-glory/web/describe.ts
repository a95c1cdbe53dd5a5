/** The position in sentences, for those who do not see the board. */
import type { Face } from '$generated/Face';
import type { FogView } from '$generated/FogView';
import type { About } from '$board/contract';
import { listed, nameOf } from './cards';

export function describe({ observation: { view }, me, names, t }: About<FogView>): string[] {
  const list = (cards: Face[]) => listed(cards, t).map(([name, count]) => `${count} ${name}`).join(', ') || '–';
  const units = (cards: Face[]) => cards.map((face) => nameOf(face, t)).join(' + ') || '–';
  const lines: string[] = [];
  if (view.turn > 0) lines.push(t('describe-turn', { turn: view.turn, phase: t(`phase-${view.phase}`), name: names[view.active ?? -1] ?? '–' }));

  for (const { number, terrain, control, units: [red, blue] } of view.columns) {
    const controlled = control === null ? t('board-neutral') : t('board-controlled', { name: names[control] ?? '' });
    lines.push(
      t('describe-column', {
        number,
        terrain: terrain ? t(`terrain-${terrain}`) : '–',
        controlled,
        red: names[0] ?? '',
        redUnits: units(red),
        blue: names[1] ?? '',
        blueUnits: units(blue),
      }),
    );
  }
  for (const { target, flanking, usable } of view.pairs) {
    if (usable) lines.push(t('describe-pair', { target, flanking }));
  }
  view.players.forEach((player, seat) => {
    lines.push(
      t('describe-player', {
        name: names[seat] ?? '',
        columns: player.columns,
        hand: player.handSize,
        deck: player.deckSize,
        discard: player.discardSize,
        outs: player.runOuts,
        points: player.victoryPoints,
      }),
    );
  });
  const own = me === null ? undefined : view.players[me];
  if (own?.pack) lines.push(t('describe-pack', { cards: list(own.pack), kept: list(own.kept ?? []) }));
  else if (own?.hand) lines.push(t('describe-hand', { cards: list(own.hand) }));
  if (view.placing) lines.push(t('describe-placing', { price: view.placing.price, paid: view.placing.paid }));
  for (const { front, attack, defence } of view.combat?.odds ?? []) {
    const { lead, target } = view.combat!;
    lines.push(t('describe-combat', { column: target, lead: nameOf(lead, t), attack: attack.total, front: nameOf(front, t), defence: defence.total }));
  }
  return lines;
}
