import type { IffView } from '$generated/IffView';
import type { About } from '$board/contract';

/** Who has won and by what, in one sentence. */
export function ending({ observation: { view }, names, t }: Pick<About<IffView>, 'observation' | 'names' | 't'>): string | undefined {
  if (!view.ending) return undefined;
  const { reason, winners } = view.ending;
  return t(winners.length > 1 ? 'ending-shared' : 'ending-won', { players: winners.map((seat) => names[seat] ?? '').join(', '), how: t(`ending-${reason}`) });
}
