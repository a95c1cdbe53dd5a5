/** What somebody wants who presses a thing that cannot be pressed now: the action about which the table is asked why not. */
import type { OhKind } from '$generated/OhKind';
import type { OhView } from '$generated/OhView';
import { letter } from './actions';
import { findCard } from './names';

const words: Record<OhKind, string> = {
  noble: 'place',
  mercenary: 'place',
  hero: 'place',
  weapon: 'equip',
  armour: 'equip',
  continuous: 'ability',
  puppet: 'ability',
  mount: 'ability',
  instant: 'instant',
  quick: 'ability',
  trap: 'trap',
  potion: 'potion',
};

const discards = new Set(['exchange', 'second', 'cost', 'discard', 'hand-limit']);
const slots = new Set(['slot', 'recipient', 'user', 'place']);

/** With a card of the own hand. */
export function wishWith(view: OhView, me: number, card: string): string {
  const kind = findCard(view, card)?.kind ?? 'mercenary';
  const decision = view.decision?.kind ?? '';
  if (view.phase === 'exchange') return `set-aside(${card})`;
  if (discards.has(decision)) return `discard(${card})`;
  if (kind === 'trap') return `trap(${card}, ${touched(view, me)})`;
  if (kind === 'quick' && (decision === 'window' || decision === 'answer')) return `quick(${card})`;
  return `${words[kind]}(${card})`;
}

/** The own slot that an act of the other player touches, or the first one. */
function touched({ act }: OhView, me: number): string {
  const spots = act?.what === 'attack' && act.on !== null ? [act.on] : (act?.targets ?? []);
  return spots.find((spot) => spot.startsWith(letter(me)) && spot.length === 2)?.[1] ?? '1';
}

/** At a place of the battlefield: `A3`, `B3 mount`, `A3 weapon`, `A battlefield`; `B` is the player. */
export function wishAt(view: OhView, me: number, spot: string): string {
  const [where = '', part] = spot.split(' ');
  const decision = view.decision?.kind ?? '';
  const mine = where.startsWith(letter(me));
  const canBeNamed = part === undefined || part === 'mount' || part === 'attached';
  if (canBeNamed && (!mine || decision === 'target')) return `target(${spot})`;
  if (!mine) return `target(${where.slice(0, 2)})`;
  if (part === 'battlefield') return 'activate(battlefield)';
  const slot = where[1];
  if (slot === undefined) return view.players[me === 0 ? 0 : 1].noble ? 'activate(noble)' : `target(${where})`;
  if (slots.has(decision)) return `slot(${slot})`;
  if (decision === 'guard') return `guard(${slot})`;
  if (part !== undefined) return `activate(${slot} ${part})`;
  return view.players[me === 0 ? 0 : 1].slots[Number(slot) - 1] ? `attack(${slot})` : `slot(${slot})`;
}
