//! A view in words. Tiles are called by their ids in tables, as in notation, and by their troops in sentences. What
//! changes seldom stands alone, for whoever reads line by line is told only what is new.

use quincunx_engine::{Arg, Message, Passage, Seat};

use crate::components::strength::Trait;
use crate::components::tile::{Army, Tile};
use crate::components::zone::{Row, Zone};
use crate::rules::PocketBattles;
use crate::rules::state::{A, DeedKind, seats};
use crate::rules::unit::UnitId;
use crate::shown::show::show_components;
use crate::shown::view::{
    OddsKind, Phase, SeenBuilding, SeenDeed, SeenEngagement, SeenSide, SeenStrength, SeenTile, SeenTrait, SeenTurn,
    SeenUnit, SeenWounds, View,
};
use crate::shown::words::{NOTHING, army_name, number, roll_word, text, tile_name, troop_name, zone_name};

fn nothing() -> Arg {
    text(NOTHING)
}

fn term(key: &str) -> Arg {
    Arg::Term(key.into())
}

/// Side by side, as in notation.
fn joined<'a, T: ToString + 'a>(items: impl IntoIterator<Item = &'a T>) -> String {
    items.into_iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn row_of<'a, T: ToString + 'a>(items: impl IntoIterator<Item = &'a T>) -> Arg {
    let row = joined(items);
    if row.is_empty() { nothing() } else { text(row) }
}

fn troops_of(tiles: &[Tile]) -> Arg {
    Arg::Terms(tiles.iter().map(|tile| tile.print().troop.key().to_owned()).collect())
}

fn traits_of(traits: &[SeenTrait]) -> Arg {
    let name = |shown: &SeenTrait| {
        let key = shown.id.key();
        if shown.x == 0 { key.to_owned() } else { format!("{key}-{}", shown.x) }
    };
    if traits.is_empty() { nothing() } else { Arg::Terms(traits.iter().map(name).collect()) }
}

fn points_of(tiles: &[Tile]) -> u8 {
    tiles.iter().map(|tile| tile.print().points).sum()
}

impl PocketBattles {
    /// A view in words.
    pub(crate) fn put_in_words(&self, view: &View) -> Vec<Passage> {
        let mut passages = Vec::new();
        let mut say = |messages: Vec<Message>| passages.extend(messages.into_iter().map(Passage::Sentence));
        say(course(view));
        passages.push(players(view));
        if view.phase != Phase::Building {
            passages.push(battlefield(view));
        }
        for (seat, side) in seats().zip(&view.sides) {
            let told = side.units.iter().filter(|unit| !unit.destroyed).flat_map(|unit| tell_unit(unit, view));
            passages.extend(told.chain(hidden_stacks(seat, side)).map(Passage::Sentence));
        }
        let building = view.sides.iter().filter_map(|side| side.building.as_ref());
        passages.extend(building.flat_map(|building| tell_building(building, show_components().tiles)));
        let doing = tell_turn(&view.turn).into_iter().chain(view.deed.iter().flat_map(tell_deed));
        passages.extend(doing.map(Passage::Sentence));
        match &view.wounds {
            Some(wounds) => passages.extend(tell_wounds(wounds, view)),
            None => passages.extend(view.deed.iter().flat_map(tell_roll)),
        }
        passages.extend(tell_components(view));
        passages
    }
}

/// Where the game is.
fn course(view: &View) -> Vec<Message> {
    let mut told = Vec::new();
    let phase = term(match view.phase {
        Phase::Building => "phase-building",
        Phase::Deployment => "phase-deployment",
        Phase::Battle => "phase-battle",
        Phase::Over => "phase-over",
    });
    told.push(Message::new("describe-phase").with("phase", phase).with("size", number(view.battle_size)));
    if let Some(attacker) = view.attacker {
        told.push(Message::new("describe-attacker").with("name", attacker));
    }
    if let (Some(first), Some(active)) = (view.first, view.active) {
        let message = Message::new("describe-round").with("round", number(view.round));
        told.push(message.with("name", active).with("first", first));
    }
    if view.ban {
        told.push(Message::new("describe-ban"));
    }
    let [quiet, limit] = view.quiet;
    if quiet > 0 && limit > 0 {
        told.push(Message::new("describe-quiet").with("rounds", number(quiet)).with("limit", number(limit)));
    }
    told
}

/// A row for each player.
fn players(view: &View) -> Passage {
    let building = view.phase == Phase::Building;
    let heads: &[&str] = if building {
        &["describe-head-army", "describe-head-state"]
    } else {
        &[
            "describe-head-army",
            "describe-head-unused",
            "describe-head-orders",
            "describe-head-spent",
            "describe-head-wounds",
            "describe-head-fallen",
            "describe-head-pool",
            "describe-head-lost",
            "describe-head-beaten-at",
            "describe-head-fielded",
        ]
    };
    let row = |(seat, side): (Seat, &SeenSide)| {
        let mut cells = vec![text(seat.letter()), Arg::Seat(seat), side.army.map_or_else(nothing, army_name)];
        if building {
            cells.push(term(if side.ready { "describe-ready-army" } else { "describe-building-army" }));
        } else {
            let tokens = side.tokens.as_ref();
            let counts = tokens.map(|all| [all.unused, all.orders, all.spent, all.wounds, all.fallen, all.pool]);
            cells.extend(counts.map_or_else(|| [const { None }; 6], |counts| counts.map(Some)).map(or_nothing));
            cells.push(number(side.lost));
            cells.extend([side.breaks_at, side.fielded].map(or_nothing));
        }
        cells
    };
    let blank = [text(""), text("")];
    let head = blank.into_iter().chain(heads.iter().map(|key| term(key))).collect();
    Passage::Table([head].into_iter().chain(seats().zip(&view.sides).map(row)).collect())
}

fn or_nothing(count: Option<u8>) -> Arg {
    count.map_or_else(nothing, number)
}

/// The field by sectors, with the units that stand in each zone.
fn battlefield(view: &View) -> Passage {
    let mut zones: Vec<Zone> = Zone::all().collect();
    // As the field lies before the reader, whose own rear is nearest to him.
    if view.reader == Some(A) {
        zones.reverse();
    }
    let heads = match view.reader {
        Some(_) => ["describe-left", "describe-centre", "describe-right"],
        None => ["describe-sector-1", "describe-sector-2", "describe-sector-3"],
    };
    let head = [text(""), text("")].into_iter().chain(heads.map(term)).collect();
    let row = |zones: &[Zone]| {
        let name = match zones[0].row() {
            Row::Rear => "describe-rear",
            Row::Front => "describe-front",
            Row::Engagement => "describe-engagement-zone",
        };
        let place = [zones[0].owner().map_or_else(|| text(""), Arg::Seat), term(name)];
        place.into_iter().chain(zones.iter().map(|zone| cell(view, *zone))).collect()
    };
    Passage::Table([head].into_iter().chain(zones.chunks(3).map(row)).collect())
}

/// The units of a zone: in an engagement zone by engagements, `A1 × B2 B3, A4 × B1`; a charger may still be alone.
fn cell(view: &View, zone: Zone) -> Arg {
    if zone.row() != Row::Engagement {
        let units = view.sides.iter().flat_map(|side| &side.units).filter(|unit| unit.zone == Some(zone));
        return row_of(units.map(|unit| &unit.id));
    }
    let engagement = |engagement: &SeenEngagement| {
        let sides = engagement.units.iter().filter(|units| !units.is_empty());
        sides.map(joined).collect::<Vec<_>>().join(" × ")
    };
    let there: Vec<_> = view.engagements.iter().filter(|one| one.zone == zone).map(engagement).collect();
    if there.is_empty() { nothing() } else { text(there.join(", ")) }
}

fn tell_unit(unit: &SeenUnit, view: &View) -> Vec<Message> {
    let place = unit.zone.map_or_else(|| term("describe-reserve"), |zone| zone_name(zone, view.reader));
    let of = |key| Message::new(key).with("unit", text(unit.id)).with("zone", place.clone());
    let Some(strength) = &unit.strength else {
        let height = unit.height.map_or_else(|| text("?"), number);
        let stack = |top| of("describe-stack").with("tile", tile_name(top)).with("height", height.clone());
        return unit.top.map(stack).into_iter().collect();
    };
    let living = unit.troops.iter().filter(|troop| troop.alive);
    let mut tiles: Vec<Tile> = living.clone().map(|troop| troop.tile).collect();
    tiles.sort_by_key(|tile| (Some(*tile) != unit.top, *tile));
    let deployed = unit.top.is_some();
    let mut told = of(if deployed { "describe-own-stack" } else { "describe-unit" })
        .with("troops", troops_of(&tiles))
        .with("tiles", row_of(&tiles))
        .with("black", row_of(&strength.black))
        .with("white", row_of(&strength.white))
        .with("wounds", number(strength.wounds_left))
        .with("points", number(strength.points));
    if !deployed {
        told = told.with("orders", number(strength.orders)).with("price", number(strength.price));
    }
    let mut all = vec![told];
    let wounded: Vec<Tile> = living.filter(|troop| troop.wounded).map(|troop| troop.tile).collect();
    if !wounded.is_empty() {
        let message = Message::new("describe-wounded").with("unit", text(unit.id));
        all.push(message.with("troops", troops_of(&wounded)).with("tiles", row_of(&wounded)));
    }
    if !strength.traits.is_empty() {
        let message = Message::new("describe-traits").with("unit", text(unit.id));
        all.push(message.with("traits", traits_of(&strength.traits)));
    }
    if view.phase == Phase::Battle {
        all.extend(expected(unit.id, strength));
    }
    all
}

/// A number with one decimal, in a sentence of its own, since languages write it differently.
fn decimal(key: &'static str, number: f64) -> Arg {
    let tenths = (number * 10.0).round() as i64;
    Message::new(key).with("whole", tenths / 10).with("tenths", tenths % 10).into()
}

/// Hits that its rolls have on average.
fn expected(unit: UnitId, strength: &SeenStrength) -> Option<Message> {
    let mean = |kind| {
        let odds = strength.odds.iter().find(|odds| odds.kind == kind)?;
        Some(decimal("describe-decimal", odds.chances.mean()))
    };
    if strength.odds.is_empty() {
        return None;
    }
    let of = |kind| mean(kind).unwrap_or_else(nothing);
    let message = Message::new("describe-expected").with("unit", text(unit));
    let message = message.with("charge", of(OddsKind::Charge)).with("carry", of(OddsKind::CarryOn));
    Some(message.with("back", of(OddsKind::StrikeBack)).with("shot", of(OddsKind::Shot)))
}

/// Stacks not placed yet that the observer does not see.
fn hidden_stacks(seat: Seat, side: &SeenSide) -> Option<Message> {
    let shown = side.units.iter().filter(|unit| unit.zone.is_none() && !unit.destroyed).count() as u8;
    let hidden = side.reserve.checked_sub(shown).filter(|hidden| *hidden > 0)?;
    Some(Message::new("describe-hidden-stacks").with("name", seat).with("count", number(hidden)))
}

fn tell_building(building: &SeenBuilding, tiles: &[SeenTile]) -> Vec<Passage> {
    let mut told = Vec::new();
    let points = Message::new("describe-building").with("points", number(building.points));
    told.push(points.with("left", number(building.left)).with("room", number(building.room)));
    let unit = |message: Message, tiles: &[Tile]| {
        let message = message.with("troops", troops_of(tiles)).with("tiles", row_of(tiles));
        message.with("points", number(points_of(tiles)))
    };
    for (place, tiles) in (1_u8..).zip(&building.closed) {
        told.push(unit(Message::new("describe-closed").with("number", number(place)), tiles));
    }
    told.extend(building.open.as_ref().map(|tiles| unit(Message::new("describe-open"), tiles)));
    for (place, units) in (1_u8..).zip(&building.ready) {
        let message = Message::new("describe-ready").with("number", number(place));
        let shown: Vec<_> = units.iter().map(joined).collect();
        let message = message.with("points", number(points_of(&units.concat())));
        told.push(message.with("units", text(shown.join(" | "))));
    }
    let mut told: Vec<_> = told.into_iter().map(Passage::Sentence).collect();
    told.push(catalogue(tiles.iter().filter(|tile| building.unpicked.contains(&tile.id))));
    told
}

fn tell_turn(turn: &SeenTurn) -> Vec<Message> {
    let redeployed = turn.redeployed.map(|unit| Message::new("describe-redeployed").with("unit", text(unit)));
    let doubling = turn.doubling.map(|unit| {
        let first = turn.doubled.map_or_else(nothing, text);
        Message::new("describe-double-order").with("unit", text(unit)).with("first", first)
    });
    redeployed.into_iter().chain(doubling).collect()
}

fn tell_deed(deed: &SeenDeed) -> Vec<Message> {
    let key = match (deed.kind, deed.target) {
        (DeedKind::Charge, None) => "describe-charger",
        (DeedKind::Charge, Some(_)) => "describe-charge",
        (DeedKind::CarryOn, _) => "describe-carry-on",
        (DeedKind::Leave, _) => "describe-leave",
        (DeedKind::Shoot | DeedKind::None, _) => "describe-shoot",
    };
    let message = Message::new(key).with("unit", text(deed.unit));
    let target = deed.target.filter(|_| deed.kind != DeedKind::Leave);
    let mut told = vec![match target {
        Some(target) => message.with("target", text(target)),
        None => message,
    }];
    if deed.excited {
        told.push(Message::new("describe-excited").with("unit", text(deed.unit)));
    }
    if !deed.parting.is_empty() {
        told.push(Message::new("describe-parting").with("units", row_of(&deed.parting)));
    }
    told
}

/// A roll that is asked about, with its chances.
fn tell_roll(deed: &SeenDeed) -> Vec<Passage> {
    let Some(roll) = &deed.roll else { return Vec::new() };
    let message = Message::new("describe-roll").with("kind", text(roll_word(roll.kind))).with("unit", text(roll.by));
    let message = message.with("target", text(roll.at)).with("dice", number(roll.dice));
    let head =
        [term("describe-head-hits")].into_iter().chain((0..roll.chances.ways.len() as i64).map(number)).collect();
    let all = f64::from(roll.chances.all);
    let percent = |ways: &u32| decimal("describe-percent", 100.0 * f64::from(*ways) / all);
    let row = [term("describe-head-chance")].into_iter().chain(roll.chances.ways.iter().map(percent)).collect();
    vec![Passage::Sentence(message), Passage::Table(vec![head, row])]
}

/// The troops among which hits are shared out, and who takes hits next.
fn tell_wounds(wounds: &SeenWounds, view: &View) -> Vec<Passage> {
    let mut told = Vec::new();
    if wounds.left > 0 {
        let message = Message::new("describe-hits").with("unit", text(wounds.unit));
        told.push(Passage::Sentence(message.with("hits", number(wounds.left))));
    }
    let unit = view.sides.iter().flat_map(|side| &side.units).find(|unit| unit.id == wounds.unit);
    let heads = [
        "describe-head-tile",
        "describe-head-troop",
        "describe-head-black",
        "describe-head-white",
        "describe-head-wound-points",
        "describe-head-state",
    ];
    let mut rows = vec![heads.map(term).to_vec()];
    for troop in unit.iter().flat_map(|unit| &unit.troops).filter(|troop| troop.alive) {
        let Some(print) = show_components().tiles.iter().find(|print| print.id == troop.tile) else { continue };
        let state = match () {
            () if wounds.doomed.contains(&troop.tile) => term("describe-doomed"),
            () if wounds.marks.contains(&troop.tile) => term("describe-hit"),
            () if troop.wounded => term("describe-marked"),
            () => text(""),
        };
        rows.push(vec![
            text(troop.tile),
            troop_name(troop.tile),
            row_of(&print.black),
            row_of(&print.white),
            number(print.wounds - u8::from(troop.wounded)),
            state,
        ]);
    }
    told.push(Passage::Table(rows));
    told.extend(wounds.shares.iter().map(|share| {
        let message = Message::new("describe-share").with("unit", text(share.unit));
        Passage::Sentence(message.with("hits", number(share.hits)))
    }));
    told
}

/// What is printed on the tiles, but for those of a list of unpicked ones, and what their traits do.
fn tell_components(view: &View) -> Vec<Passage> {
    let listed = |army| view.sides.iter().any(|side| side.building.is_some() && side.army == Some(army));
    let tiles = |army| show_components().tiles.iter().filter(move |tile| tile.army == army);
    let armies = || Army::BOTH.into_iter().filter(|army| view.sides.iter().any(|side| side.army == Some(*army)));
    let mut told: Vec<_> = armies().filter(|army| !listed(*army)).map(|army| catalogue(tiles(army))).collect();
    let shown = |which: &Trait| armies().flat_map(tiles).flat_map(|tile| &tile.traits).any(|one| one.id == *which);
    told.extend(Trait::ALL.into_iter().filter(shown).map(|which| {
        let key = which.key();
        let message = Message::new("describe-trait").with("trait", term(key));
        Passage::Sentence(message.with("text", Arg::Term(format!("{key}-text"))))
    }));
    told
}

/// The faces of a tile, the black ones first: `4 4`, `3 / 3`.
fn faces_of(tile: &SeenTile) -> String {
    let shown: Vec<_> = [&tile.black, &tile.white].into_iter().filter(|faces| !faces.is_empty()).map(joined).collect();
    if shown.is_empty() { NOTHING.into() } else { shown.join(" / ") }
}

/// A row for each type of troops: tiles of one type differ in their faces only.
fn catalogue<'a>(tiles: impl Iterator<Item = &'a SeenTile>) -> Passage {
    let heads = [
        "describe-head-troop",
        "describe-head-points",
        "describe-head-formation",
        "describe-head-wound-points",
        "describe-head-traits",
        "describe-head-tiles",
    ];
    let mut rows = vec![heads.map(term).to_vec()];
    let tiles: Vec<_> = tiles.collect();
    for kind in tiles.chunk_by(|one, other| one.troop == other.troop) {
        let print = kind[0];
        let shown: Vec<_> = kind.iter().map(|tile| format!("{} ({})", tile.id, faces_of(tile))).collect();
        rows.push(vec![
            troop_name(print.id),
            number(print.points),
            number(print.formation),
            number(print.wounds),
            traits_of(&print.traits),
            text(shown.join(", ")),
        ]);
    }
    Passage::Table(rows)
}
