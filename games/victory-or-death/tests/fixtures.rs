//! The positions that the rules speak of, and what holds in them: `fixtures.toml`.

use quincunx_checks::lay;
use quincunx_engine::Argument;
use quincunx_engine::prelude::*;
use serde::Deserialize;
use serde_json::{Value, json};
use victory_or_death::{Event, Kind, Power, STANDARD, SeenFigure, Space};

use crate::effects::table::{event, with_effect};
use crate::table::{Table, play_step};

#[derive(Deserialize)]
struct File {
    fixture: Vec<Fixture>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fixture {
    id: String,
    #[serde(rename = "example")]
    _example: String,
    #[serde(rename = "source")]
    _source: String,
    #[serde(rename = "confidence")]
    _confidence: String,
    /// All pieces on the board.
    pieces: Vec<Piece>,
    /// All used bribes.
    bribes: Vec<Bribe>,
    check: Check,
    power: Option<Power>,
    piece: Option<Kind>,
    /// The fighter's space.
    from: Option<String>,
    at: Option<String>,
    /// A scoring Status.
    card: Option<String>,
    expect: Expect,
    /// A supply line that does it.
    path: Option<Vec<String>>,
    /// What the battle would remove.
    removes: Option<Kind>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Piece {
    power: Power,
    piece: Kind,
    at: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Bribe {
    power: Power,
    at: String,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Check {
    InSupply,
    CanMuster,
    CanMusterInPlace,
    CanPlace,
    CanBribe,
    CanLandBattle,
    CanSeaBattle,
    CardVp,
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(untagged)]
enum Expect {
    Yes(bool),
    Vp(u8),
}

impl Fixture {
    /// The Play step of a power in this position, with something laid over it.
    fn table(&self, components: Option<String>, active: Power, over: &Value) -> Table {
        let mut position = play_step(active, &json!({}));
        for power in Power::ALL {
            let of = |kind| {
                let pieces = self.pieces.iter().filter(|piece| (piece.power, piece.piece) == (power, kind));
                pieces.map(|piece| piece.at.as_str()).collect::<Vec<_>>()
            };
            let bribes = self.bribes.iter().filter(|bribe| bribe.power == power).map(|bribe| bribe.at.as_str());
            let [hoplites, triremes, cities] = Kind::ALL.map(of);
            let bribes: Vec<_> = bribes.collect();
            let there = json!({ "hoplites": hoplites, "triremes": triremes, "cities": cities, "bribes": bribes });
            lay(&json!({ "powers": { power.id(): there } }), &mut position);
        }
        lay(over, &mut position);
        Table::new(components, &position)
    }

    fn power(&self) -> Power {
        self.power.expect("the power that is asked about")
    }

    fn kind(&self) -> Kind {
        self.piece.expect("the kind of piece that is asked about")
    }

    fn at(&self) -> &str {
        self.at.as_ref().expect("the space that is asked about")
    }

    fn from(&self) -> &str {
        self.from.as_ref().expect("the space of the fighter")
    }

    /// The piece that is asked about.
    fn is_asked_about(&self, figure: &SeenFigure) -> bool {
        let place = if self.from.is_some() { self.from() } else { self.at() };
        (figure.owner, figure.kind) == (self.power(), self.kind()) && *figure.space == *place
    }

    /// The power has played a card, and does its step.
    fn playing(&self, components: Option<String>, card: &str) -> Table {
        let hand = json!({ "powers": { self.power().id(): { "hand": [card] } } });
        let mut table = self.table(components, self.power(), &hand);
        table.plays(&format!("play({card})"));
        table
    }

    /// The power has played its basic card of a type.
    fn playing_basic(&self, kind: &str) -> Table {
        self.playing(None, &format!("{}_{kind}", self.power().id()))
    }

    fn playing_muster(&self) -> Table {
        self.playing_basic(if self.kind() == Kind::Hoplite { "muster_hoplite" } else { "muster_trireme" })
    }

    fn new_piece(&self) -> String {
        format!("new({}, {})", self.kind().id(), self.at())
    }

    fn fight(&self) -> String {
        format!("fight({}, {})", self.from(), self.at())
    }

    fn holds(&self) -> Expect {
        let fights = |table: Table| table.can(&self.fight());
        Expect::Yes(match self.check {
            Check::InSupply => self.is_supplied(),
            Check::CanMuster => self.playing_muster().can(&self.new_piece()),
            Check::CanMusterInPlace => self.playing_muster().can(&format!("place-in({})", self.at())),
            Check::CanPlace => self.can_place(),
            Check::CanBribe => {
                let bowl = json!({ "powers": { self.power().id(): { "bowl": 1 } } });
                self.table(None, self.power(), &bowl).can(&format!("put({})", self.at()))
            }
            Check::CanLandBattle => fights(self.playing_basic("land_battle")),
            Check::CanSeaBattle => fights(self.playing_basic("sea_battle")),
            Check::CardVp => return Expect::Vp(self.vp()),
        })
    }

    /// It has a supply line, and would not be lost in the Supply step.
    fn is_supplied(&self) -> bool {
        let view = self.table(None, self.power(), &json!({})).everything();
        let piece = view.pieces.iter().find(|piece| self.is_asked_about(&piece.figure)).expect("it stands there");
        let lost = view.outlook.losses.iter().any(|figure| self.is_asked_about(figure));
        assert_ne!(piece.supply.supplied, lost, "{}", self.id);
        piece.supply.supplied
    }

    /// An Event lets the power place such a piece anywhere.
    fn can_place(&self) -> bool {
        let card = format!("{}_e1", &self.power().id()[..3]);
        let steps = event(&format!("{{ do = \"place\", piece = [\"{}\"] }}", self.kind().id()));
        let table = self.playing(Some(with_effect(STANDARD, (&card, "event", &steps))), &card);
        table.can(&format!("place({}, {})", self.kind().id(), self.at()))
    }

    /// What the battle removes.
    fn removed(&self) -> Option<Kind> {
        let basic = if matches!(self.check, Check::CanLandBattle) { "land_battle" } else { "sea_battle" };
        let events = self.playing_basic(basic).plays(&self.fight());
        events.iter().find_map(|event| match event {
            Event::Removed { kind, space, .. } if space == self.at() => Some(*kind),
            _ => None,
        })
    }

    fn vp(&self) -> u8 {
        let card = self.card.as_ref().expect("a scoring Status");
        let owner = Power::ALL.into_iter().find(|power| card.starts_with(&power.id()[..3])).expect("it has an owner");
        let status = json!({ "powers": { owner.id(): { "status": [card] } } });
        let view = self.table(None, owner, &status).everything();
        let scoring = view.powers[owner.index()].status[0].scoring.as_ref().expect("it scores at a scoring");
        if scoring.scores { scoring.vp } else { 0 }
    }

    /// Each space of the line next to the one before, and good; at its end a city that serves (VOD-4.4.2 to VOD-4.4.5).
    fn path_is_a_line(&self) {
        let Some(path) = &self.path else { return };
        let power = self.power();
        let table = match self.check {
            Check::CanMuster => {
                let mut table = self.playing_muster();
                table.plays(&self.new_piece());
                table
            }
            _ => self.table(None, power, &json!({})),
        };
        let first = if self.from.is_some() { self.from() } else { self.at() };
        assert_eq!(path[0], first, "{}", self.id);
        let space = |id: &String| Space::read(&table.game, id).unwrap_or_else(|| panic!("{id}"));
        let good = |id: &String| table.game.gap_at(&table.state, power.team(), space(id)).is_none();
        assert!(path.iter().all(good), "{}", self.id);
        let spaces = table.game.components().spaces;
        let next_to = |pair: &[String]| {
            let first = spaces.iter().find(|space| space.id == pair[0]).expect("it is on the map");
            first.next_to.contains(&pair[1])
        };
        assert!(path.windows(2).all(next_to), "{}", self.id);
        let own = matches!(self.check, Check::CanMuster | Check::CanMusterInPlace);
        let serves = |owner: Power| if own { owner == power } else { owner.team() == power.team() };
        let end = path.last().expect("it has an end");
        let is_end = |city: &SeenFigure| city.kind == Kind::City && serves(city.owner) && *city.space == **end;
        assert!(table.everything().pieces.iter().any(|piece| is_end(&piece.figure)), "{}", self.id);
    }
}

/// Holds: VOD-4.2.2, VOD-4.2.3, VOD-4.2.4, VOD-4.2.5, VOD-4.2.6, VOD-4.2.10, VOD-4.3.2, VOD-4.4.2, VOD-4.4.3.
/// Holds: VOD-4.4.4, VOD-4.4.5, VOD-4.4.6, VOD-4.4.7, VOD-4.4.8, VOD-4.4.11, VOD-4.5.6, VOD-4.5.7, VOD-4.6.2.
/// Holds: VOD-4.6.3, VOD-4.6.5, VOD-EX1, VOD-EX2, VOD-EX3.1, VOD-EX3.2, VOD-EX3.3, VOD-EX3.4, VOD-EX3.5, VOD-EX3.6.
/// Holds: VOD-EX10, VOD-EX21, VOD-EX22, VOD-EX23, VOD-EX24, VOD-EX25, VOD-EX26, VOD-EX27, VOD-EX29, VOD-EX30.
/// Holds: VOD-EX31, VOD-EX32, VOD-EX33, VOD-EX34, VOD-EX36, VOD-EX37, VOD-EX40, VOD-EX51, VOD-EX52, VOD-EX53.
/// Holds: VOD-EX60, VOD-EX82.
#[test]
fn positions_of_the_rules() {
    let file: File = toml::from_str(include_str!("fixtures.toml")).unwrap();
    assert_eq!(file.fixture.len(), 92);
    for fixture in &file.fixture {
        assert_eq!(fixture.holds(), fixture.expect, "{}", fixture.id);
        fixture.path_is_a_line();
        if let Some(kind) = fixture.removes {
            assert_eq!(fixture.removed(), Some(kind), "{}", fixture.id);
        }
        if let (Some(power), Some(_)) = (fixture.power, fixture.piece) {
            let view = fixture.table(None, power, &json!({})).everything();
            let stands = view.pieces.iter().any(|piece| fixture.is_asked_about(&piece.figure));
            let new = matches!(fixture.check, Check::CanMuster | Check::CanPlace);
            assert_eq!(stands, !new, "{}: the piece that is asked about", fixture.id);
        }
    }
}
