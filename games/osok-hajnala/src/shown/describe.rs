//! A view in words. What changes seldom stands alone, for whoever reads line by line is told only what is new.

use quincunx_engine::{Arg, Message, Passage, Seat};

use crate::components::word::Word;
use crate::rules::table::OsokHajnala;
use crate::shown::told::Told;
use crate::shown::view::{
    Copies, Fate, Forecast, SeenAct, SeenEnd, SeenFlag, SeenLasting, SeenLying, SeenPhase, SeenPlayer, SeenRunning,
    SeenSlot, SeenStanding, View,
};
use crate::shown::words::{listed, number, optional, seat, term, text};

/// What a cell without anything shows.
const NONE: &str = "–";

fn cell(arg: Option<Arg>) -> Arg {
    arg.unwrap_or_else(|| text(NONE))
}

fn head(keys: &[&str]) -> Vec<Arg> {
    keys.iter().map(|key| Arg::Term((*key).into())).collect()
}

impl OsokHajnala {
    /// A view in words.
    pub(crate) fn put_in_words(&self, view: &View) -> Vec<Passage> {
        let told = Told { game: self, view };
        let sentences = |all: Vec<Message>| all.into_iter().map(Passage::Sentence);
        let mut passages: Vec<_> = sentences(told.course()).collect();
        passages.push(told.players());
        passages.push(told.slots());
        passages.extend(sentences(told.lasting()));
        if !view.forecasts.is_empty() {
            passages.push(told.forecasts());
        }
        passages.extend(sentences(told.piles()));
        passages.extend(sentences(told.lists()));
        passages.push(told.cards());
        passages
    }
}

impl Told<'_> {
    fn copies(&self, cards: &[Copies]) -> Arg {
        let one = |copies: &Copies| {
            let title = self.title(&copies.card);
            if copies.count == 1 {
                return title;
            }
            Message::new("describe-copies").with("count", number(copies.count)).with("card", title).into()
        };
        cell(listed(cards.iter().map(one)))
    }

    /// Where the game is, and what is being done.
    fn course(&self) -> Vec<Message> {
        let view = self.view;
        let phase = match view.phase {
            SeenPhase::Start => "phase-start",
            SeenPhase::Draw => "phase-draw",
            SeenPhase::Tactical => "phase-tactical",
            SeenPhase::Attack => "phase-attack",
            SeenPhase::End => "phase-end",
            SeenPhase::Over => "board-over",
            _ => "phase-setup",
        };
        let phase = Arg::Term(phase.into());
        let mut told = vec![match view.active.filter(|_| view.turn > 0) {
            Some(active) => Message::new("describe-course")
                .with("turn", number(view.turn))
                .with("player", seat(active))
                .with("phase", phase),
            None => Message::new("describe-setup").with("phase", phase),
        }];
        told.extend(view.act.as_ref().map(|act| self.act(act)));
        told.extend(view.texts.iter().map(|text| Message::new("board-text").with("card", self.title(&text.card))));
        told
    }

    fn act(&self, act: &SeenAct) -> Message {
        let message = Message::new("event-declared").with("player", seat(act.by));
        message.with("deed", self.deed(act)).with("on", optional(self.on(act)))
    }

    /// A row for each player.
    fn players(&self) -> Passage {
        let heads = head(&[
            "describe-head-player",
            "label-life",
            "label-level",
            "label-noble",
            "label-hand",
            "label-deck",
            "label-discard",
            "describe-head-top",
            "label-dead",
            "attach-battlefield",
        ]);
        let lying = |card: &Option<SeenLying>| cell(card.as_ref().map(|card| self.title(&card.card)));
        let count = |count: Option<u8>| cell(count.map(number));
        let row = |(player, side): (usize, &SeenPlayer)| {
            vec![
                seat(player),
                number(side.life),
                number(side.level),
                lying(&side.noble),
                count(side.hand.count),
                count(side.deck.count),
                count(side.discard.count),
                cell(side.top.as_ref().map(|card| self.title(card))),
                number(side.dead),
                lying(&side.battlefield),
            ]
        };
        Passage::Table([heads].into_iter().chain(self.view.players.iter().enumerate().map(row)).collect())
    }

    /// A row for each slot with something in it.
    fn slots(&self) -> Passage {
        let heads = head(&[
            "describe-head-slot",
            "describe-head-card",
            "describe-head-state",
            "label-armour",
            "label-damage",
            "label-level",
            "describe-head-on-it",
            "describe-head-notes",
        ]);
        let rows = self.view.players.iter().enumerate().flat_map(|(player, side)| {
            let taken = side.slots.iter().enumerate().filter_map(|(nth, slot)| Some((nth, slot.as_ref()?)));
            taken.map(move |(nth, slot)| self.slot(player, nth, slot))
        });
        Passage::Table([heads].into_iter().chain(rows).collect())
    }

    fn slot(&self, player: usize, nth: usize, slot: &SeenSlot) -> Vec<Arg> {
        let owner = Seat::new(player).map_or_else(String::new, |seat| seat.to_string());
        let state = match slot.standing {
            SeenStanding::Active => "label-active",
            SeenStanding::Idle => "label-idle",
            SeenStanding::Dead => "label-dead",
            SeenStanding::Puppet => "kind-puppet",
        };
        let body = slot.cards.first();
        let armour = |card: &SeenLying| card.vital.map(|vital| format!("{}/{}", vital.armour, vital.max));
        let damage = slot.attack.map(|attack| {
            let weapon = attack.weapon.map_or_else(String::new, |weapon| format!("+{weapon}"));
            let dealt = if attack.dealt == 0 { String::new() } else { format!("{:+}", attack.dealt) };
            text(format!("{}{weapon}{dealt}", attack.character))
        });
        let carried = slot.cards.iter().skip(1).map(|card| {
            let title = self.title(&card.card);
            match armour(card) {
                Some(armour) => {
                    Message::new("describe-carried").with("card", title).with("armour", text(armour)).into()
                }
                None => title,
            }
        });
        vec![
            text(format!("{owner}{}", nth + 1)),
            cell(body.map(|card| self.title(&card.card))),
            Arg::Term(state.into()),
            cell(body.and_then(armour).map(text)),
            cell(damage),
            number(slot.level),
            cell(listed(carried)),
            cell(listed(Self::notes(slot))),
        ]
    }

    /// Markers, flags and states.
    fn notes(slot: &SeenSlot) -> Vec<Arg> {
        let vitals = || slot.cards.iter().filter_map(|card| card.vital);
        let poison = vitals().filter_map(|vital| vital.poison);
        let flame = vitals().filter_map(|vital| vital.flame);
        let flag = |flag: &SeenFlag| match flag {
            SeenFlag::Ability => Some("board-flag-ability"),
            SeenFlag::Acted => Some("board-flag-acted"),
            SeenFlag::Equipped => Some("board-flag-equipped"),
            SeenFlag::Came => Some("board-flag-came"),
            SeenFlag::Exerted => None,
        };
        let mut notes: Vec<Arg> =
            poison.map(|turn| Message::new("board-poison-until").with("turn", number(turn)).into()).collect();
        notes.extend(flame.map(|n| Arg::from(Message::new("board-flame-of").with("n", number(n)))));
        notes.extend(slot.flags.iter().filter_map(flag).map(|key| Arg::Term(key.into())));
        notes.extend(slot.barred.iter().map(|what| Arg::Term(format!("board-barred-{}", what.id()))));
        notes
    }

    /// What lasts for a time.
    fn lasting(&self) -> Vec<Message> {
        let told = |running: &SeenRunning| {
            let of_stat =
                |key, stat: &crate::components::step::Stat| Message::new(key).with("stat", term("stat", stat.id()));
            let what: Arg = match &running.what {
                SeenLasting::Since => return None,
                SeenLasting::Change { stat, n } => {
                    of_stat("board-lasting-change", stat).with("n", text(format!("{n:+}"))).into()
                }
                SeenLasting::Times { stat, by: [num, den] } => {
                    let by = if *den == 1 { num.to_string() } else { format!("{num}/{den}") };
                    of_stat("board-lasting-times", stat).with("n", text(by)).into()
                }
                SeenLasting::Shield { n } => Message::new("board-lasting-shield").with("n", number(*n)).into(),
                SeenLasting::Barred { barred } => {
                    cell(listed(barred.iter().map(|what| Arg::Term(format!("board-barred-{}", what.id())))))
                }
                SeenLasting::Delayed { n } => Message::new("board-lasting-delayed").with("n", number(*n)).into(),
            };
            let ends = match running.ends {
                SeenEnd::Never => Message::new("board-ends-never"),
                SeenEnd::Turn { at } => {
                    let now = if at <= self.view.turn { "yes" } else { "no" };
                    Message::new("board-ends-turn").with("now", text(now)).with("turn", number(at))
                }
                SeenEnd::Instant => Message::new("board-ends-instant"),
                SeenEnd::Attack => Message::new("board-ends-attack"),
            };
            let message = Message::new("board-lasting").with("what", what).with("card", self.title(&running.card));
            let what = message.with("ends", ends);
            Some(Message::new("describe-lasting").with("on", self.at_spot(running.on.thing)).with("what", what))
        };
        self.view.running.iter().filter_map(told).collect()
    }

    /// What each attack would do.
    fn forecasts(&self) -> Passage {
        let heads = head(&[
            "describe-head-attacker",
            "describe-head-target",
            "describe-head-outcome",
            "describe-head-take-over",
        ]);
        let row = |forecast: &Forecast| {
            let amount = forecast.blow.sum.amount;
            let outcome = match forecast.blow.fate {
                Fate::Unhurt => Message::new("board-fate-unhurt"),
                Fate::Spared => Message::new("board-fate-spared"),
                Fate::Walled => Message::new("board-fate-walled").with("amount", number(amount)),
                Fate::Hurt => {
                    let message = Message::new("board-fate-hurt").with("amount", number(amount));
                    message.with("left", number(forecast.blow.left))
                }
                Fate::Dies => Message::new("board-fate-dies").with("amount", number(amount)),
            };
            vec![
                self.at_spot(forecast.attacker.thing),
                self.at_spot(forecast.on.thing),
                outcome.into(),
                cell(forecast.take_over.map(|cost| number(cost.amount))),
            ]
        };
        Passage::Table([heads].into_iter().chain(self.view.forecasts.iter().map(row)).collect())
    }

    /// The cards that the observer sees in hands and piles, and those that everybody knows to be in a hand.
    fn piles(&self) -> Vec<Message> {
        let mut told = Vec::new();
        for (player, side) in self.view.players.iter().enumerate() {
            let of = |key, cards: &[Copies]| {
                Message::new(key).with("player", seat(player)).with("cards", self.copies(cards))
            };
            match &side.hand.cards {
                Some(hand) => told.push(of("describe-hand", hand)),
                None if !side.known.is_empty() => told.push(of("describe-known", &side.known)),
                None => {}
            }
            told.extend(side.deck.cards.as_ref().map(|cards| of("describe-deck", cards)));
            told.extend(side.discard.cards.as_ref().map(|cards| of("describe-discard", cards)));
            let aside = side.aside.as_ref().and_then(|aside| aside.cards.as_ref());
            told.extend(aside.map(|cards| of("describe-aside", cards)));
        }
        told
    }

    /// The deck lists, which never change.
    fn lists(&self) -> Vec<Message> {
        let shown = self.game.show_components();
        let list = |(player, cards): (usize, &std::sync::Arc<[Copies]>)| {
            Message::new("describe-list").with("player", seat(player)).with("cards", self.copies(cards))
        };
        shown.decks.iter().enumerate().map(list).collect()
    }

    /// The cards of both decks, which never change.
    fn cards(&self) -> Passage {
        let heads = head(&[
            "describe-head-id",
            "describe-head-card",
            "describe-head-kind",
            "describe-head-caste",
            "label-level",
            "label-armour",
            "label-damage",
            "describe-head-text",
        ]);
        let shown = self.game.show_components();
        let row = |card: &crate::shown::view::SeenCard| {
            let kind = term("kind", card.kind.id());
            let place = card.attach.map(|attach| term("attach", attach.id()));
            let kind = listed([kind].into_iter().chain(card.tier.map(|tier| term("tier", tier.id()))).chain(place));
            let damage = card.damage.map(|damage| {
                let message = Message::new("describe-damage").with("n", number(damage.n));
                message.with("type", term("type", damage.of.id())).into()
            });
            let words = match &card.text {
                Some(own) => (!own.is_empty()).then(|| text(own)),
                None => Some(term("text", &card.id)),
            };
            vec![
                text(&card.id),
                self.title(&card.id),
                cell(kind),
                card.caste.term(),
                cell((card.level > 0).then(|| number(card.level))),
                cell(card.armour.map(number)),
                cell(damage),
                cell(words),
            ]
        };
        Passage::Table([heads].into_iter().chain(shown.cards.iter().map(row)).collect())
    }
}
