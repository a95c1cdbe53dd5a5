/** The log as it is read. */
import type { SeenEntry } from '../generated/SeenEntry';

/** The entries that were taken back by a later one. */
export function voided(entries: readonly SeenEntry[]): Set<number> {
  const gone = new Set<number>();
  for (const { number, to } of entries) {
    if (to !== null) for (let entry = to; entry < number; entry++) gone.add(entry);
  }
  return gone;
}

/** The numbers at which a replay stops: the beginning, and wherever something was to be seen. */
export function stops(entries: readonly SeenEntry[], last: number): number[] {
  const seen = entries.filter(({ lines, kind }) => lines.some(({ line }) => line) || kind === 'undo' || kind === 'resign');
  return [...new Set([0, ...seen.map(({ number }) => number + 1), last])].sort((a, b) => a - b);
}

/** Who won, of returns such as `1/2 1/2 0`: the seats with the most. */
export function winners(returns: string): number[] {
  const shares = returns.split(' ').map((share) => {
    const [over = 0, under = 1] = share.split('/').map(Number);
    return over / under;
  });
  const best = Math.max(...shares);
  return shares.flatMap((share, seat) => (share === best ? [seat] : []));
}
