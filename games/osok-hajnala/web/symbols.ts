/** The signs of kinds of card, and our own of damage types: told apart by shape, not by colour. */
import armour from 'icon:breastplate';
import continuous from 'icon:infinity';
import hero from 'icon:visored-helm';
import instant from 'icon:lightning-arc';
import mercenary from 'icon:barbute';
import mount from 'icon:horse-head';
import noble from 'icon:queen-crown';
import potion from 'icon:round-potion';
import puppet from 'icon:puppet';
import quick from 'icon:fast-arrow';
import trap from 'icon:wolf-trap';
import weapon from 'icon:broadsword';
import deck from 'icon:card-draw';
import discard from 'icon:card-discard';
import hand from 'icon:hand';
import skull from 'icon:death-skull';
import heart from 'icon:hearts';
import swords from 'icon:crossed-swords';
import awake from 'icon:sunrise';
import sunset from 'icon:sunset';
import kept from 'icon:templar-shield';
import wall from 'icon:stone-wall';
import type { OhDamageType } from '$generated/OhDamageType';
import type { OhKind } from '$generated/OhKind';

export const kindSigns: Record<OhKind, string> = {
  noble,
  mercenary,
  hero,
  weapon,
  armour,
  continuous,
  puppet,
  mount,
  instant,
  quick,
  trap,
  potion,
};

export const signs = { deck, discard, hand, skull, heart, swords, awake, kept, wall, sunset };

/** On a square from -10 to 10; `line`: drawn with a pen. */
export const typeSigns: Record<OhDamageType, { d: string; line?: boolean }> = {
  normal: { d: 'M0 -10L3 -6V4H7V6.5H1.6V10H-1.6V6.5H-7V4H-3V-6Z' },
  earth: { d: 'M-10 8L-3.5 -6L0 1L4 -9L10 8Z' },
  fire: { d: 'M1 -10Q8 -3 6.5 3.5Q5.5 9.5 0 9.5Q-6.5 9.5 -6.5 3Q-6.5 -1 -3.5 -4Q-3.5 0 -1 1Q3 -3 1 -10Z' },
  water: { d: 'M-9 -3.5Q-6 -8 -3 -3.5T3 -3.5T9 -3.5M-9 4Q-6 -.5 -3 4T3 4T9 4', line: true },
  ice: { d: 'M0 -9V9M-8 -4.6L8 4.6M-8 4.6L8 -4.6M-2.5 -8L0 -5.5L2.5 -8M-2.5 8L0 5.5L2.5 8', line: true },
  air: { d: 'M-9 -2.5H3.5A3.2 3.2 0 1 0 .6 -6.5M-9 2H6.5A3.2 3.2 0 1 1 3.4 6M-9 6.5H-1', line: true },
  nature: { d: 'M-8.5 9.5L-7.5 5Q-10 -8 9 -9.5Q9.5 9 -5 7.5L-6.3 9.5ZM-5 5.6Q1 2 5 -5.5Q-2 -1 -5.8 4Z' },
  poison: { d: 'M0 -10Q7.5 0 7.5 3.5A7.5 6.5 0 0 1 -7.5 3.5Q-7.5 0 0 -10ZM-3 1.2A1.7 1.7 0 1 0 -2.9 1.2ZM3 1.2A1.7 1.7 0 1 0 3.1 1.2ZM-2.5 6.2H2.5V7.7H-2.5Z' },
  electric: { d: 'M3 -10L-7 2H-1L-3 10L7 -2.5H1Z' },
  soul: { d: 'M0 -9.5A9.5 9.5 0 1 0 .01 -9.5ZM0 -6A6 6 0 1 1 -.01 -6ZM0 -2.8A2.8 2.8 0 1 0 .01 -2.8Z' },
};
