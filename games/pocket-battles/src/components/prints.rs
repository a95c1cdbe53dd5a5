//! What is printed on the tiles (PB-2.1.3).

use serde::Serialize;
use ts_rs::TS;

use crate::components::strength::{Strength, Trait};

/// What a troop is (PB-2.1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "PbTroopType")]
#[expect(missing_docs, reason = "the names say it")]
pub enum TroopType {
    Druid,
    WarriorQueen,
    Chariot,
    Hero,
    Gaesatae,
    Javelinmen,
    Champion,
    Horsemen,
    NobleCavalry,
    Noblemen,
    Slingers,
    Warband,
    Warchief,
    Imaginifer,
    Aquilifer,
    Onager,
    Scorpio,
    Ballista,
    Centurion,
    Praetorians,
    Imperator,
    Auxiliares,
    Legionaries,
    Archers,
    Cataphracts,
    Cavalry,
}

/// What is printed on a tile.
#[derive(Debug)]
pub struct Print {
    /// What it is.
    pub troop: TroopType,
    /// Deployment points.
    pub points: u8,
    /// Formation value.
    pub formation: u8,
    /// Wound points.
    pub wounds: u8,
    /// Faces and traits.
    pub strength: Strength,
}

const fn tile(
    troop: TroopType,
    points: u8,
    formation: u8,
    wounds: u8,
    black: &[u8],
    white: &[u8],
    traits: &[(Trait, u8)],
) -> Print {
    Print { troop, points, formation, wounds, strength: Strength::printed(black, white, traits) }
}

#[rustfmt::skip]
pub(super) static PRINTS: [Print; 60] = {
    use Trait::*;
    use TroopType::*;
    [
        tile(Druid, 6, 1, 1, &[], &[], &[(Heal, 0), (Excite, 0)]),
        tile(WarriorQueen, 7, 1, 2, &[4, 5, 6], &[], &[(ExtraWounds, 1), (Fast, 0), (Impetus, 0)]),
        tile(Chariot, 7, 1, 2, &[5, 6], &[], &[(Overwhelming, 0), (Fast, 0), (Impetus, 0)]),
        tile(Hero, 5, 1, 1, &[], &[4, 5, 6], &[(Reactive, 0), (ExtraShooting, 1)]),
        tile(Gaesatae, 5, 2, 1, &[5, 6], &[], &[(Overwhelming, 0), (Fury, 0)]),
        tile(Gaesatae, 5, 2, 1, &[3, 4], &[], &[(Overwhelming, 0), (Fury, 0)]),
        tile(Javelinmen, 2, 4, 1, &[3], &[3], &[]),
        tile(Javelinmen, 2, 4, 1, &[4], &[4], &[]),
        tile(Javelinmen, 2, 4, 1, &[6], &[6], &[]),
        tile(Javelinmen, 2, 4, 1, &[5], &[5], &[]),
        tile(Champion, 5, 4, 1, &[2], &[2], &[(Disband, 0)]),
        tile(Horsemen, 5, 2, 2, &[3, 3], &[], &[(Fast, 0)]),
        tile(Horsemen, 5, 2, 2, &[4, 4], &[], &[(Fast, 0)]),
        tile(Horsemen, 5, 2, 2, &[5, 5], &[], &[(Fast, 0)]),
        tile(NobleCavalry, 5, 3, 2, &[3, 4, 4], &[], &[]),
        tile(NobleCavalry, 5, 3, 2, &[3, 6, 6], &[], &[]),
        tile(NobleCavalry, 5, 3, 2, &[5, 5, 6], &[], &[]),
        tile(Noblemen, 3, 3, 1, &[3, 4, 4], &[], &[]),
        tile(Noblemen, 3, 3, 1, &[4, 5, 5], &[], &[]),
        tile(Noblemen, 3, 3, 1, &[5, 6, 6], &[], &[]),
        tile(Slingers, 3, 4, 1, &[], &[3, 6], &[]),
        tile(Slingers, 3, 4, 1, &[], &[3, 4], &[]),
        tile(Slingers, 3, 4, 1, &[], &[4, 5], &[]),
        tile(Slingers, 3, 4, 1, &[], &[5, 6], &[]),
        tile(Warband, 3, 4, 1, &[2, 2], &[], &[]),
        tile(Warband, 3, 4, 1, &[3, 3], &[], &[]),
        tile(Warband, 3, 4, 1, &[4, 4], &[], &[]),
        tile(Warband, 3, 4, 1, &[5, 5], &[], &[]),
        tile(Warband, 3, 4, 1, &[6, 6], &[], &[]),
        tile(Warchief, 5, 2, 1, &[], &[], &[(ExtraEngagement, 2)]),
        tile(Imaginifer, 4, 1, 1, &[], &[], &[(Excite, 0)]),
        tile(Aquilifer, 4, 3, 1, &[], &[], &[(ExtraEngagement, 1), (ExtraShooting, 1)]),
        tile(Onager, 5, 1, 2, &[], &[5, 6], &[(LongRange, 0), (ExtraWounds, 2)]),
        tile(Scorpio, 5, 1, 1, &[], &[4, 5, 6], &[(Reactive, 0), (ExtraShooting, 1)]),
        tile(Ballista, 5, 1, 2, &[], &[5, 6], &[(WideArc, 0), (ExtraShooting, 1), (LongRange, 0)]),
        tile(Centurion, 4, 4, 1, &[6], &[6], &[(Reactive, 0)]),
        tile(Praetorians, 4, 4, 1, &[4, 5, 6], &[], &[]),
        tile(Praetorians, 4, 4, 1, &[2, 5, 6], &[], &[]),
        tile(Praetorians, 4, 4, 1, &[3, 5, 6], &[], &[]),
        tile(Imperator, 7, 1, 1, &[4, 5, 6], &[], &[(DoubleOrder, 0), (Leader, 0)]),
        tile(Auxiliares, 2, 3, 1, &[3, 3], &[], &[]),
        tile(Auxiliares, 2, 3, 1, &[4, 4], &[], &[]),
        tile(Auxiliares, 2, 3, 1, &[5, 5], &[], &[]),
        tile(Auxiliares, 2, 3, 1, &[6, 6], &[], &[]),
        tile(Legionaries, 3, 4, 1, &[2, 4], &[], &[]),
        tile(Legionaries, 3, 4, 1, &[3, 5], &[], &[]),
        tile(Legionaries, 3, 4, 1, &[4, 6], &[], &[]),
        tile(Legionaries, 3, 4, 1, &[2, 5], &[], &[]),
        tile(Legionaries, 3, 4, 1, &[3, 6], &[], &[]),
        tile(Archers, 3, 4, 1, &[], &[2, 3], &[]),
        tile(Archers, 3, 4, 1, &[], &[3, 4], &[]),
        tile(Archers, 3, 4, 1, &[], &[4, 5], &[]),
        tile(Archers, 3, 4, 1, &[], &[2, 6], &[]),
        tile(Archers, 3, 4, 1, &[], &[5, 6], &[]),
        tile(Cataphracts, 5, 3, 2, &[2, 3, 3], &[], &[(Slow, 0), (Impetus, 0)]),
        tile(Cataphracts, 5, 3, 2, &[4, 5, 5], &[], &[(Slow, 0), (Impetus, 0)]),
        tile(Cataphracts, 5, 3, 2, &[4, 6, 6], &[], &[(Slow, 0), (Impetus, 0)]),
        tile(Cavalry, 4, 3, 2, &[4, 5], &[], &[]),
        tile(Cavalry, 4, 3, 2, &[5, 6], &[], &[]),
        tile(Cavalry, 4, 3, 2, &[3, 6], &[], &[]),
    ]
};
