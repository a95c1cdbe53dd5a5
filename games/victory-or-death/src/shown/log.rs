//! The lines of the log.

use quincunx_engine::{Arg, Message};

use super::card::{both, nothing};
use super::words::{figure, number};
use crate::components::{Cause, Kind, Outcome, Power, Team};
use crate::rules::{Ending, Event, VictoryOrDeath, VpReason};

impl VictoryOrDeath {
    /// The log line of an event.
    pub(crate) fn log_line(&self, event: &Event) -> Option<Message> {
        let by = |key, power: &Power| Message::new(key).with("who", power.head());
        let of_card = |key, power, card: &str| by(key, power).with("card", self.told_title(card));
        let of_piece = |key, power, kind: &Kind, space: &str| {
            by(key, power).with("piece", kind.term()).with("in", self.told_in(space))
        };
        let figure_in = |key, power: &Power, kind: &Kind, space: &str| {
            Message::new(key).with("piece", figure(*power, *kind)).with("in", self.told_in(space))
        };
        Some(match event {
            Event::Drew { power, card: Some(card) } => of_card("event-drew", power, card),
            Event::Drew { power, card: None } => by("event-drew-hidden", power),
            Event::Mulligan { power } => by("event-mulligan", power),
            Event::OpeningDiscards { power, cards } => {
                self.discards(power, cards, ["event-opening-discards", "event-opening-discards-hidden"])
            }
            Event::TurnBegins { power, round } => {
                Message::new("event-turn").with("power", power.term()).with("round", number(*round))
            }
            Event::BribesHome { power, spaces } => {
                by("event-bribes-home", power).with("places", self.told_places(spaces))
            }
            Event::Played { power, card, .. } => of_card("event-played", power, card),
            Event::Laid { power, card: Some(card), fetched: false, .. } => of_card("event-laid", power, card),
            Event::Laid { power, card: Some(card), .. } => of_card("event-laid-fetched", power, card),
            Event::Laid { power, card: None, fetched: false, .. } => by("event-laid-hidden", power),
            Event::Laid { power, card: None, .. } => by("event-laid-fetched-hidden", power),
            Event::NothingPlayed { power } => by("event-nothing-played", power),
            Event::Emergency { power } => by("event-emergency", power),
            Event::Used { power, card, place: Some(_) } => of_card("event-turned-up", power, card),
            Event::Used { power, card, place: None } => of_card("event-used", power, card),
            Event::Discarded { power, cards, from_deck: true, .. } => match cards.first() {
                Some(Some(card)) => of_card("event-deck-discard", power, card),
                _ => by("event-deck-discard-hidden", power),
            },
            Event::Discarded { power, cards, .. } => {
                self.discards(power, cards, ["event-discarded", "event-discarded-hidden"])
            }
            Event::Searched { power, card } => of_card("event-searched", power, card),
            Event::Vp { team, change, total, reason, card } => {
                self.vp_line(*team, *change, *total, *reason, card.as_deref())
            }
            Event::BribeToBowl { power, bought: true } => by("event-bribe-bought", power),
            Event::BribeToBowl { power, bought: false } => by("event-bribe-given", power),
            Event::BribePaid { power } => by("event-bribe-paid", power),
            Event::BribePut { power, space } => by("event-bribe-put", power).with("in", self.told_in(space)),
            Event::BribeBack { power, space, taken } => {
                let key = if *taken { "event-bribe-taken-back" } else { "event-bribe-back" };
                by(key, power).with("in", self.told_in(space))
            }
            Event::Lifted { power, kind, space, by_card } => {
                let key = if *by_card { "event-taken-off" } else { "event-lifted" };
                of_piece(key, power, kind, space)
            }
            Event::Mustered { power, kind, space, in_place } => {
                let key = if *in_place { "event-mustered-in-place" } else { "event-mustered" };
                of_piece(key, power, kind, space)
            }
            Event::Placed { power, kind, space } => of_piece("event-placed", power, kind, space),
            Event::Battle { power, kind, from, target } => by("event-battle", power)
                .with("piece", kind.term())
                .with("from", self.told_from(from))
                .with("target", self.told_target(target)),
            Event::Removed { power, kind, space, by: Some(remover), cause } => {
                let key = if *cause == Cause::Battle { "event-removed-in-battle" } else { "event-removed" };
                figure_in(key, power, kind, space).with("who", remover.head())
            }
            Event::Removed { power, kind, space, by: None, .. } => figure_in("event-unsupplied", power, kind, space),
            Event::Kept { power, kind, space } => figure_in("event-kept", power, kind, space),
            Event::BattleInVain { target, .. } => {
                Message::new("event-battle-in-vain").with("target", self.told_target(target))
            }
            Event::Asked { power, space: Some(space) } => by("event-asked", power).with("in", self.told_in(space)),
            Event::Asked { power, space: None } => by("event-asked-supply", power),
            Event::Answered { power } => by("event-answered", power),
            Event::Linked { power, a, b } => {
                by("event-linked", power).with("a", self.told_target(a)).with("b", self.told_target(b))
            }
            Event::StepOver { outcome: Outcome::Skipped | Outcome::Done, .. } | Event::Done { .. } => return None,
            Event::StepOver { card, step, outcome, .. } => Message::new("event-step-over")
                .with("card", self.told_title(card))
                .with("step", number(step + 1))
                .with("outcome", outcome.clause()),
            Event::Scoring { round, cities: [oligarchs, demos] } => Message::new("event-scoring")
                .with("round", number(*round))
                .with("oligarchs", number(*oligarchs))
                .with("demos", number(*demos)),
            Event::Majors { points: [oligarchs, demos] } => {
                Message::new("event-majors").with("oligarchs", number(*oligarchs)).with("demos", number(*demos))
            }
            Event::Over { ending, winner } => {
                let key = match ending {
                    Ending::Quick => "event-over-quick",
                    Ending::Points => "event-over-points",
                    Ending::Tie => "event-over-tie",
                };
                Message::new(key).with("who", winner.head())
            }
        })
    }

    fn vp_line(&self, team: Team, change: i16, total: i16, reason: VpReason, card: Option<&str>) -> Message {
        let key = match reason {
            VpReason::Card if change < 0 => "event-vp-lost-by-card",
            VpReason::Card => "event-vp-card",
            VpReason::City => "event-vp-city",
            VpReason::Cities => "event-vp-cities",
            VpReason::NothingPlayed => "event-vp-nothing-played",
            VpReason::Payment => "event-vp-payment",
            VpReason::Majors => "event-vp-majors",
            VpReason::Lifted => "event-vp-lifted",
        };
        let message = Message::new(key).with("who", team.head());
        let message = message.with("change", number(change.abs())).with("total", number(total));
        match reason {
            VpReason::Card => message.with("card", card.map_or_else(nothing, |card| self.told_title(card))),
            _ => message,
        }
    }

    /// Cards that went to the discard pile as a group: all of them, or what the observer learns, their number and the top one.
    fn discards(&self, power: &Power, cards: &[Option<String>], [key, hidden]: [&'static str; 2]) -> Message {
        let all: Option<Vec<&String>> = cards.iter().map(Option::as_ref).collect();
        match all {
            Some(all) => {
                let told = both(self.told_copies(&all)).unwrap_or_else(nothing);
                Message::new(key).with("who", power.head()).with("cards", told)
            }
            None => {
                let top = cards.last().and_then(Option::as_ref);
                Message::new(hidden)
                    .with("who", power.head())
                    .with("count", number(cards.len() as i64))
                    .with("card", top.map_or_else(nothing, |card| self.told_title(card)))
            }
        }
    }

    /// Each title once, with the number of its copies where there are several.
    fn told_copies(&self, cards: &[&String]) -> Vec<Arg> {
        let mut counted: Vec<(&String, i64)> = Vec::new();
        for card in cards {
            match counted.iter_mut().find(|(seen, _)| seen == card) {
                Some((_, count)) => *count += 1,
                None => counted.push((card, 1)),
            }
        }
        let told = |(card, count): (&String, i64)| match count {
            1 => self.told_title(card),
            _ => {
                Message::new("describe-copies").with("count", number(count)).with("card", self.told_title(card)).into()
            }
        };
        counted.into_iter().map(told).collect()
    }
}
