/** Symbols from the set game-icons (viewBox 0 0 512 512): one for each army, each type of troop and each trait. */
import arrowCluster from 'icon:arrow-cluster';
import archeryTarget from 'icon:archery-target';
import ballista from 'icon:ballista';
import barbarian from 'icon:barbarian';
import barbedSpear from 'icon:barbed-spear';
import battleAxe from 'icon:battle-axe';
import bleedingWound from 'icon:bleeding-wound';
import bowman from 'icon:bowman';
import brokenShield from 'icon:broken-shield';
import brokenWall from 'icon:broken-wall';
import caduceus from 'icon:caduceus';
import caesar from 'icon:caesar';
import catapult from 'icon:catapult';
import cavalry from 'icon:cavalry';
import centurionHelmet from 'icon:centurion-helmet';
import chargingBull from 'icon:charging-bull';
import chariot from 'icon:chariot';
import crossbow from 'icon:crossbow';
import crossedSwords from 'icon:crossed-swords';
import eagleEmblem from 'icon:eagle-emblem';
import fire from 'icon:fire';
import hornedHelm from 'icon:horned-helm';
import horseHead from 'icon:horse-head';
import laurelCrown from 'icon:laurel-crown';
import mountedKnight from 'icon:mounted-knight';
import rally from 'icon:rally-the-troops';
import returnArrow from 'icon:return-arrow';
import rider from 'icon:cloaked-figure-on-horseback';
import romanShield from 'icon:roman-shield';
import roundShield from 'icon:round-shield';
import scroll from 'icon:scroll-unfurled';
import sickle from 'icon:sickle';
import sling from 'icon:sling';
import snail from 'icon:snail';
import spartanHelmet from 'icon:spartan-helmet';
import spears from 'icon:spears';
import splitArrows from 'icon:split-arrows';
import swordwoman from 'icon:swordwoman';
import torc from 'icon:torc';
import tribalShield from 'icon:tribal-shield';
import triquetra from 'icon:triquetra';
import verticalBanner from 'icon:vertical-banner';
import wingfoot from 'icon:wingfoot';
import type { PbArmy } from '$generated/PbArmy';
import type { PbTrait } from '$generated/PbTrait';
import type { PbTroopType } from '$generated/PbTroopType';

export const armySymbols: Record<PbArmy, string> = { celts: triquetra, romans: eagleEmblem };

export const troopSymbols: Record<PbTroopType, string> = {
  druid: sickle,
  'warrior-queen': swordwoman,
  chariot,
  hero: barbedSpear,
  gaesatae: barbarian,
  javelinmen: spears,
  champion: battleAxe,
  horsemen: horseHead,
  'noble-cavalry': rider,
  noblemen: torc,
  slingers: sling,
  warband: tribalShield,
  warchief: hornedHelm,
  imaginifer: caesar,
  aquilifer: eagleEmblem,
  onager: catapult,
  scorpio: crossbow,
  ballista,
  centurion: centurionHelmet,
  praetorians: spartanHelmet,
  imperator: laurelCrown,
  auxiliares: roundShield,
  legionaries: romanShield,
  archers: bowman,
  cataphracts: mountedKnight,
  cavalry,
};

export const traitSymbols: Record<PbTrait, string> = {
  heal: caduceus,
  excite: rally,
  'double-order': scroll,
  disband: brokenShield,
  'extra-engagement': crossedSwords,
  'extra-shooting': arrowCluster,
  'extra-wounds': bleedingWound,
  fast: wingfoot,
  impetus: chargingBull,
  fury: fire,
  overwhelming: brokenWall,
  reactive: returnArrow,
  slow: snail,
  'long-range': archeryTarget,
  leader: verticalBanner,
  'wide-arc': splitArrows,
};
