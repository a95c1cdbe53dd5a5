/** What wins and how near it is (FOG-3.5, FOG-5.2, FOG-5.4). */
import type { FogView } from '$generated/FogView';

/** Terrain cards that win. */
const TO_WIN = 3;

export interface Standing {
  /** The first turn has come. */
  begun: boolean;
  /** Who wins with the next Victory Check of his own if nothing is turned before: the viewer, or another. */
  threat: { seat: number; who: 'you' | 'other'; columns: number } | undefined;
  /** Run-outs of Red and Blue, as far as they count. */
  runOuts: [number, number];
}

export function standing(view: FogView, me: number | null): Standing {
  const columns = view.players.map((player) => player.columns);
  const over = view.ending !== null;
  // Whose check comes first is the nearer: that of the player who is not on turn.
  const order = view.active === 0 ? [1, 0] : [0, 1];
  const seat = over ? undefined : order.find((seat) => (columns[seat] ?? 0) >= TO_WIN);
  const counted = (seat: number) => Math.min(2, view.players[seat]?.runOuts ?? 0);
  return {
    begun: view.turn > 0,
    threat: seat === undefined ? undefined : { seat, who: seat === me ? 'you' : 'other', columns: columns[seat] ?? 0 },
    runOuts: [counted(0), counted(1)],
  };
}
