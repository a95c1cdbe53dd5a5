/** Symbols from the set game-icons (viewBox 0 0 512 512): one for each kind of card and each terrain. */
import bowman from 'icon:bowman';
import cavalry from 'icon:cavalry';
import centurionHelmet from 'icon:centurion-helmet';
import elephant from 'icon:elephant';
import forest from 'icon:forest';
import grass from 'icon:high-grass';
import hills from 'icon:hills';
import horseHead from 'icon:horse-head';
import rally from 'icon:rally-the-troops';
import romanShield from 'icon:roman-shield';
import sling from 'icon:sling';
import spartan from 'icon:spartan';
import spears from 'icon:spears';
import splitArrows from 'icon:split-arrows';
import stonePile from 'icon:stone-pile';
import swordman from 'icon:swordman';
import type { FogKind } from '$generated/FogKind';
import type { FogTerrain } from '$generated/FogTerrain';

export const kindSymbols: Record<FogKind, string> = {
  'heavy-infantry': romanShield,
  'medium-infantry': swordman,
  'light-infantry': sling,
  pike: spears,
  spear: spartan,
  archers: bowman,
  cavalry,
  'light-cavalry': horseHead,
  elephants: elephant,
  commander: centurionHelmet,
  overlap: splitArrows,
  reserves: rally,
};

/** Armies of the draft, by their ids. */
export const armySymbols: Record<string, string> = {
  balanced: centurionHelmet,
  line: romanShield,
  riders: cavalry,
  phalanx: elephant,
};

export const terrainSymbols: Record<FogTerrain, string> = { plain: grass, rough: stonePile, woods: forest, hill: hills };
