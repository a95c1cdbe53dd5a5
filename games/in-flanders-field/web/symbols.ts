/** One symbol for each kind of card, from the set game-icons (viewBox 0 0 512 512). */
import airBalloon from 'icon:air-balloon';
import backup from 'icon:backup';
import barbedWire from 'icon:barbed-wire';
import bayonet from 'icon:bayonet';
import biplane from 'icon:biplane';
import fieldGun from 'icon:field-gun';
import gasMask from 'icon:gas-mask';
import greatWarTank from 'icon:great-war-tank';
import machineGun from 'icon:machine-gun';
import mineExplosion from 'icon:mine-explosion';
import mortar from 'icon:mortar';
import planePilot from 'icon:plane-pilot';
import sabersChoc from 'icon:sabers-choc';
import smokeBomb from 'icon:smoke-bomb';
import trenchAssault from 'icon:trench-assault';

const symbols: Record<string, string> = {
  infantry: bayonet,
  artillery: fieldGun,
  tanks: greatWarTank,
  aerial_reconnaissance: biplane,
  observation_balloon: airBalloon,
  gas: smokeBomb,
  mines: mineExplosion,
  reserves: backup,
  advance: trenchAssault,
  german_machine_gun: machineGun,
  german_artillery: mortar,
  german_counter_attack: sabersChoc,
  german_gas: gasMask,
  flying_circus: planePilot,
  barbed_wire: barbedWire,
};

/** The symbol of a kind of card. */
export const symbolOf = (kind: string): string => symbols[kind] ?? '';
