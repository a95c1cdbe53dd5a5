import type { TableInfo } from '../generated/TableInfo';
import { t, translator } from './locale.svelte';

/** What each seat is called: the player's name, the computer's level, or that nobody sits there yet. Alike ones are numbered. */
export function seatNames({ game, seats }: Pick<TableInfo, 'game' | 'seats'>): string[] {
  const says = translator(game);
  const plain = seats.map(({ kind, name }) => {
    if (kind === 'computer') return says(`level-${name ?? ''}`);
    return kind === 'person' ? (name ?? '') : t('nobody-yet');
  });
  return plain.map((name, seat) => {
    const alike = plain.flatMap((other, index) => (other === name ? [index] : []));
    return alike.length > 1 && seats[seat]?.kind === 'computer' ? `${name} ${alike.indexOf(seat) + 1}` : name;
  });
}

/** Who made or published a game, and when, where that is known. */
export function dated(who: string, year: number | null): string {
  return year === null ? who : `${who}, ${year}`;
}
