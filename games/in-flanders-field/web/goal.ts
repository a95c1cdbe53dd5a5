/** Who is ahead (IFF-5.4, IFF-5.5, IFF-5.6). */
import type { IffView } from '$generated/IffView';

export interface Ahead {
  /** Those who would win if it ended now: more than one share the lead. */
  seats: number[];
  space: number;
  troops: number;
  /** They stand on the Objective Line. */
  reached: boolean;
}

export function leaders({ players }: Pick<IffView, 'players'>): Ahead {
  const all = players.map((player, seat) => ({ ...player, seat }));
  const reached = all.filter((player) => player.reached);
  const still = all.filter(({ eliminated }) => !eliminated);
  const among = reached.length > 0 ? reached : still.length > 0 ? still : all;
  const worth = ({ space, troops }: (typeof all)[number]) => (reached.length > 0 ? troops : space);
  const best = Math.max(...among.map(worth));
  const seats = among.filter((player) => worth(player) === best);
  return { seats: seats.map(({ seat }) => seat), space: seats[0]?.space ?? 0, troops: seats[0]?.troops ?? 0, reached: reached.length > 0 };
}
