//! A view in words. Cards are called by their codes in tables, as in notation, and by their names in sentences.

use quincunx_engine::{Arg, Message, Passage, Seat};

use crate::components::card::Face;
use crate::components::field::Terrain;
use crate::rules::FieldOfGlory;
use crate::rules::state::BonusFrom;
use crate::rules::state::{enemy, seats};
use crate::shown::show::show_components;
use crate::shown::view::{Phase, SeenAttack, SeenColumn, SeenCombat, SeenKind, SeenPlayer, View};
use crate::shown::words::cards;

fn nothing() -> Arg {
    Arg::Text("–".into())
}

fn term(key: &str) -> Arg {
    Arg::Term(key.into())
}

/// The codes of some cards.
fn codes(faces: &[Face]) -> Arg {
    if faces.is_empty() {
        return nothing();
    }
    Arg::Text(faces.iter().map(Face::to_string).collect::<Vec<_>>().join(" "))
}

/// The names of some cards.
fn names(faces: &[Face]) -> Arg {
    if faces.is_empty() { nothing() } else { cards(faces) }
}

impl FieldOfGlory {
    /// A view in words.
    pub(crate) fn put_in_words(&self, view: &View) -> Vec<Passage> {
        let mut passages = Vec::new();
        let mut say = |message: Message| passages.push(Passage::Sentence(message));
        if view.turn > 0 {
            let message = Message::new("describe-turn").with("turn", view.turn).with("phase", phase(view.phase));
            say(message.with("name", view.active.map_or_else(nothing, Arg::Seat)));
        }
        passages.push(battlefield(&view.columns));
        passages.push(players(view));
        let mut say = |message: Message| passages.push(Passage::Sentence(message));
        own(view).into_iter().for_each(&mut say);
        for pair in view.pairs.iter().filter(|pair| pair.usable) {
            let message = Message::new("describe-pair").with("target", pair.target);
            say(message.with("flanking", pair.flanking));
        }
        if let Some(placing) = &view.placing {
            let message = Message::new("describe-placing").with("price", placing.price);
            say(message.with("paid", placing.paid));
        }
        view.attacks.iter().flat_map(attack).for_each(&mut say);
        view.combat.iter().flat_map(combat).for_each(&mut say);
        seats().zip(&view.players).flat_map(|(seat, player)| piles(seat, player)).for_each(&mut say);
        show_components().kinds.iter().map(kind).for_each(&mut say);
        for terrain in Terrain::ALL {
            let effect = format!("effect-{}", terrain.word());
            say(Message::new("describe-terrain").with("terrain", terrain).with("effect", term(&effect)));
        }
        passages
    }
}

fn phase(phase: Phase) -> Arg {
    term(match phase {
        Phase::SetUp => "phase-set-up",
        Phase::Draft => "phase-draft",
        Phase::Advance => "phase-advance",
        Phase::FlankAttacks => "phase-flank-attacks",
        Phase::PlayerActions => "phase-player-actions",
        Phase::DrawCards => "phase-draw-cards",
        Phase::Over => "phase-over",
    })
}

/// A row for each column, with the units of both players beside each other.
fn battlefield(columns: &[SeenColumn]) -> Passage {
    let empty = || Arg::Text(String::new());
    let head = [empty(), empty(), term("board-battlefield"), empty()].into_iter().chain(seats().map(Arg::Seat));
    let row = |column: &SeenColumn| {
        let place = [
            column.number.into(),
            if column.flank { term("board-flank") } else { empty() },
            column.terrain.map_or_else(nothing, Arg::from),
            column.control.map_or_else(nothing, Arg::Seat),
        ];
        place.into_iter().chain(column.units.iter().map(|units| codes(units))).collect()
    };
    Passage::Table([head.collect()].into_iter().chain(columns.iter().map(row)).collect())
}

/// A row for each player.
fn players(view: &View) -> Passage {
    let drafting = matches!(view.phase, Phase::SetUp | Phase::Draft) && view.turn == 0;
    let heads: &[&str] = if drafting {
        &["phase-draft", "board-word-hand"]
    } else {
        &[
            "board-word-columns",
            "board-word-hand",
            "board-word-deck",
            "board-word-discard",
            "board-word-run-outs",
            "board-word-victory",
        ]
    };
    let row = |(seat, player): (Seat, &SeenPlayer)| {
        let mut cells = vec![Arg::Seat(seat)];
        if drafting {
            cells.extend([Arg::Text(format!("{}/12", player.packs)), player.hand_size.into()]);
        } else {
            let top = player.discard_top.map(|top| format!(" ({top})")).unwrap_or_default();
            cells.extend([player.columns, player.hand_size, player.deck_size].map(Arg::from));
            cells.push(Arg::Text(format!("{}{top}", player.discard_size)));
            cells.extend([player.run_outs, player.victory_points].map(Arg::from));
        }
        cells
    };
    let head = [Arg::Text(String::new())].into_iter().chain(heads.iter().map(|key| term(key))).collect();
    Passage::Table([head].into_iter().chain(seats().zip(&view.players).map(row)).collect())
}

/// The cards that the observer has to choose from, if he sees those of one player only.
fn own(view: &View) -> Option<Message> {
    let mut seen = view.players.iter().filter(|player| player.hand.is_some());
    let (player, None) = (seen.next()?, seen.next()) else { return None };
    if let (Some(pack), Some(kept)) = (&player.pack, &player.kept) {
        return Some(Message::new("describe-pack").with("cards", names(pack)).with("kept", names(kept)));
    }
    player.hand.as_ref().map(|hand| Message::new("describe-hand").with("cards", names(hand)))
}

/// What an attack would come to.
fn attack(attack: &SeenAttack) -> impl Iterator<Item = Message> {
    attack.odds.iter().map(|odds| {
        Message::new("describe-attack")
            .with("action", Arg::Text(attack.action.clone()))
            .with("lead", attack.lead)
            .with("attack", odds.attack.total)
            .with("front", odds.front)
            .with("defence", odds.defence.total)
    })
}

/// What is known of a combat: the bonus cards, and the strengths.
fn combat(combat: &SeenCombat) -> Vec<Message> {
    let mut known = Vec::new();
    let defender = enemy(combat.attacker);
    for (seat, bonus) in [(combat.attacker, &combat.attacker_bonus), (defender, &combat.defender_bonus)] {
        let Some(bonus) = bonus else { continue };
        let shown = bonus.card.map_or_else(|| Arg::Text("?".into()), Arg::from);
        let from = Arg::Text(
            match bonus.from {
                BonusFrom::Hand => "hand",
                BonusFrom::Deck => "deck",
                BonusFrom::Nowhere => "nowhere",
            }
            .into(),
        );
        let bonus = Message::new("describe-bonus").with("name", seat);
        known.push(bonus.with("from", from).with("card", shown));
    }
    known.extend(combat.odds.iter().map(|odds| {
        Message::new("describe-combat")
            .with("column", combat.target)
            .with("lead", combat.lead)
            .with("attack", odds.attack.total)
            .with("front", odds.front)
            .with("defence", odds.defence.total)
    }));
    known
}

/// The cards of a player that the observer may look at.
fn piles(seat: Seat, player: &SeenPlayer) -> Vec<Message> {
    let of = |key, pile: &[Face]| {
        (!pile.is_empty()).then(|| Message::new(key).with("name", seat).with("cards", names(pile)))
    };
    let deck = player.deck.as_ref().filter(|_| player.pack.is_none());
    let piles = [
        of("describe-victory", &player.victory),
        player.discard.as_ref().and_then(|pile| of("describe-discard", pile)),
        deck.and_then(|pile| of("describe-deck", pile)),
    ];
    piles.into_iter().flatten().collect()
}

/// What is printed on the cards of a kind.
fn kind(kind: &SeenKind) -> Message {
    let id = kind.kind.print().id;
    Message::new(if kind.unit { "describe-unit" } else { "describe-other-card" })
        .with("code", Arg::Text(kind.code.clone()))
        .with("kind", kind.kind)
        .with("cost", kind.cost)
        .with("flank", kind.flank)
        .with("value", kind.value)
        .with("points", kind.victory)
        .with("effect", Arg::Term(format!("effect-{id}")))
}
