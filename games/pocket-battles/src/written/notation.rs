//! How tiles, zones and units are written in [actions](crate::Action).

use quincunx_engine::arguments;

use crate::components::tile::Tile;
use crate::components::zone::Zone;
use crate::rules::PocketBattles;
use crate::rules::unit::UnitId;

arguments! { PocketBattles: Tile = Tile::parse, Zone = Zone::parse, UnitId = UnitId::parse }
