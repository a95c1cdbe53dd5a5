//! The rules, by the clauses of `rules/en.md`.

pub(crate) mod action;
pub(crate) mod advance;
pub(crate) mod dice;
pub(crate) mod event;
pub(crate) mod legal;
pub(crate) mod options;
pub(crate) mod refusal;
pub(crate) mod state;
pub(crate) mod turn;

use quincunx_engine::{Clause, Fault, Message};

use crate::components::card::{CardId, Cards, Kind};
use crate::components::file::{Components, Track};
use options::Options;

/// The rules of one table.
#[derive(Clone, Debug, PartialEq)]
pub struct InFlandersField {
    pub(crate) options: Options,
    pub(crate) components: Components,
    pub(crate) track: Track,
    pub(crate) layout: Vec<Vec<u8>>,
    pub(crate) seats: usize,
    /// All cards of the game (IFF-2.53).
    pub(crate) all_cards: Cards,
    // Below: the ids that a rule speaks of, in file order.
    kinds: Vec<Vec<CardId>>,
    pub(crate) is_german: Vec<bool>,
    pub(crate) rows: Vec<u16>,
    pub(crate) british: Vec<CardId>,
    /// Infantry and Tanks (IFF-4.1).
    pub(crate) movers: Vec<CardId>,
    /// German cards with an effect at the end of a stop (IFF-3.30, step 5).
    pub(crate) striking: Vec<CardId>,
    /// IFF-4.100.
    pub(crate) cancelled: Vec<CardId>,
    /// IFF-4.150.
    pub(crate) lost_to_gas: Vec<CardId>,
    /// IFF-4.160.
    pub(crate) downed_by_circus: Vec<CardId>,
    /// IFF-3.50.
    pub(crate) not_kept: Vec<CardId>,
}

impl InFlandersField {
    /// The rules of a table with these options.
    ///
    /// # Errors
    /// Every fault in them; there is at least one.
    pub(crate) fn resolve(options: &Options) -> Result<Self, Vec<Fault>> {
        let bad = |clause, key| Fault::new(Clause(clause), Message::new(key));
        let components = match &options.components {
            None => Ok(Components::standard().clone()),
            Some(text) => Components::read(text),
        };
        let wrong = [
            (!(2..=4).contains(&options.seats), "IFF-2.1", "fault-seats"),
            (options.beginners.iter().any(|seat| *seat >= options.seats), "IFF-R4", "fault-beginners"),
            (!(20..=100).contains(&options.round_limit), "IFF-R13", "fault-round-limit"),
        ];
        let mut faults: Vec<_> =
            wrong.into_iter().filter(|(wrong, ..)| *wrong).map(|(_, clause, key)| bad(clause, key)).collect();
        let components = match components {
            Ok(components) => components,
            Err(found) => {
                faults.extend(found);
                return Err(faults);
            }
        };
        let (track, layout) = (components.track(&options.track), components.layout(&options.display_layout));
        if track.is_none() {
            faults.push(bad("IFF-R1", "fault-track"));
        }
        if layout.is_none() {
            faults.push(bad("IFF-R2", "fault-display-layout"));
        }
        let (Some(track), Some(layout), true) = (track, layout, faults.is_empty()) else { return Err(faults) };
        let ids = |is: fn(Kind) -> bool| components.of_kind(is).collect::<Vec<_>>();
        let mut kinds = vec![Vec::new(); Kind::Advance as usize];
        let mut all_cards = Cards::default();
        for id in components.ids() {
            let card = components.card(id);
            kinds[card.kind as usize].push(id);
            all_cards.add(id, card.copies);
        }
        let strikes = |id: &CardId| {
            let card = components.card(*id);
            card.black > 0 || card.kind == Kind::GermanCounterAttack
        };
        Ok(Self {
            track,
            layout: layout.to_vec(),
            rows: layout.iter().map(|row| row.iter().fold(0, |mask, space| mask | 1 << space)).collect(),
            seats: usize::from(options.seats),
            all_cards,
            kinds,
            is_german: components.ids().map(|id| components.card(id).kind.is_german()).collect(),
            british: ids(|kind| !kind.is_german()),
            movers: ids(|kind| matches!(kind, Kind::Infantry | Kind::Tanks)),
            striking: components.ids().filter(strikes).collect(),
            cancelled: ids(Kind::is_cancelled_by_artillery),
            lost_to_gas: ids(Kind::is_lost_to_german_gas),
            downed_by_circus: ids(Kind::is_lost_to_flying_circus),
            not_kept: ids(|kind| !kind.may_be_kept()),
            options: options.clone(),
            components,
        })
    }

    /// The ids of a kind in file order.
    #[inline]
    pub(crate) fn of_kind(&self, kind: Kind) -> &[CardId] {
        &self.kinds[kind as usize]
    }

    /// The components of the table.
    pub const fn components(&self) -> &Components {
        &self.components
    }
}
