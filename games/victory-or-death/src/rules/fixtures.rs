//! The positions that the rules speak of, and what holds in them: `tests/fixtures.toml`.

use serde::Deserialize;

use super::board::{Board, Bound};
use super::frame::{At, Run};
use super::game::VictoryOrDeath;
use super::options::Options;
use crate::components::{CardType, Components, Deed, Kind, Power, Space, Spaces};

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

fn space(id: &str) -> Space {
    Components::standard().map.find(id).unwrap_or_else(|| panic!("{id}"))
}

impl Fixture {
    fn power(&self) -> Power {
        self.power.expect("the power that is asked about")
    }

    fn kind(&self) -> Kind {
        self.piece.expect("the kind of piece that is asked about")
    }

    fn at(&self) -> Space {
        space(self.at.as_ref().expect("the space that is asked about"))
    }

    fn from(&self) -> Space {
        space(self.from.as_ref().expect("the space of the fighter"))
    }

    fn board(&self, game: &VictoryOrDeath) -> Board {
        let mut board = Board::default();
        for piece in &self.pieces {
            let at = space(&piece.at);
            board.put(&game.parts.map, Bound { owner: piece.power, kind: piece.piece, space: at });
        }
        for bribe in &self.bribes {
            board.bribes[bribe.power.index()] |= Spaces::of(space(&bribe.at));
        }
        board
    }

    /// The power's basic card of a type, about to do its step.
    fn run(&self, game: &VictoryOrDeath, kind: CardType) -> Run {
        let id = game.parts.find(&format!("{}_{}", self.power().id(), kind.id()));
        Run::new(id.expect("every power has the basic cards"), self.power(), None, At::Choose)
    }

    fn holds(&self, game: &VictoryOrDeath) -> Expect {
        let mut state = game.opening();
        state.board = self.board(game);
        let board = &state.board;
        let muster = || {
            let kind = if self.kind() == Kind::Hoplite { CardType::MusterHoplite } else { CardType::MusterTrireme };
            game.muster_choices(board, &self.run(game, kind))
        };
        let battle = |kind| {
            let run = self.run(game, kind);
            game.battle_choices(&state, board, &run).any(|(from, to)| from == self.from() && to.contains(self.at()))
        };
        Expect::Yes(match self.check {
            Check::InSupply => game.supplied(board, self.power()).contains(self.at()),
            Check::CanMuster => muster().new.contains(self.at()),
            Check::CanMusterInPlace => muster().in_place.contains(self.at()),
            Check::CanPlace => game.places(board, self.power(), self.kind(), Spaces::ALL).contains(self.at()),
            Check::CanBribe => game.bribe_spaces(board, self.power()).contains(self.at()),
            Check::CanLandBattle => battle(CardType::LandBattle),
            Check::CanSeaBattle => battle(CardType::SeaBattle),
            Check::CardVp => return Expect::Vp(self.vp(game, board)),
        })
    }

    fn vp(&self, game: &VictoryOrDeath, board: &Board) -> u8 {
        let id = game.parts.find(self.card.as_ref().expect("a scoring Status")).expect("a card of the file");
        let card = game.card(id);
        let vp = card.effect.steps.iter().map(|step| if let Deed::GainVp(n) = step.deed { n } else { 0 });
        if game.scores(board, card.power, id) { vp.sum() } else { 0 }
    }

    /// Each space of the line next to the one before, and good; at its end a city that serves (VOD-4.4.2 to VOD-4.4.5).
    fn path_is_a_line(&self, game: &VictoryOrDeath) {
        let Some(path) = &self.path else { return };
        let mut board = self.board(game);
        let (map, power) = (&game.parts.map, self.power());
        if matches!(self.check, Check::CanMuster) {
            board.put(map, Bound { owner: power, kind: self.kind(), space: self.at() });
        }
        let good = board.good(map, power.team(), false);
        let path: Vec<_> = path.iter().map(|id| space(id)).collect();
        let first = if self.from.is_some() { self.from() } else { self.at() };
        assert_eq!(path[0], first, "{}", self.id);
        assert!(path.iter().all(|space| good.contains(*space)), "{}", self.id);
        assert!(path.windows(2).all(|pair| map.next_to(pair[0]).contains(pair[1])), "{}", self.id);
        let own = matches!(self.check, Check::CanMuster | Check::CanMusterInPlace);
        let cities = if own { board.cities(power) } else { board.team_cities(power.team()) };
        assert!(path.last().is_some_and(|end| cities.contains(*end)), "{}", self.id);
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
    let file: File = toml::from_str(include_str!("../../tests/fixtures.toml")).unwrap();
    let game = VictoryOrDeath::at_table(&Options::default()).unwrap();
    assert_eq!(file.fixture.len(), 92);
    for fixture in &file.fixture {
        assert_eq!(fixture.holds(&game), fixture.expect, "{}", fixture.id);
        fixture.path_is_a_line(&game);
        if let Some(kind) = fixture.removes {
            let team = fixture.power().team().other();
            let victim = fixture.board(&game).victim(&game.parts.map, team, fixture.at());
            assert_eq!(victim.map(|piece| piece.kind), Some(kind), "{}", fixture.id);
        }
        if let (Some(power), Some(kind)) = (fixture.power, fixture.piece) {
            let place = if fixture.from.is_some() { fixture.from() } else { fixture.at() };
            let stands = fixture.board(&game).of_kind(&game.parts.map, power, kind).contains(place);
            let new = matches!(fixture.check, Check::CanMuster | Check::CanPlace);
            assert_eq!(stands, !new, "{}: the piece that is asked about", fixture.id);
        }
    }
}
