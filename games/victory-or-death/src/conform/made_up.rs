//! Component files whose cards have effects made at random, out of everything that the vocabulary has (4.11 to 4.17).

mod effect;

use quincunx_engine::below;
use rand_core::Rng;

use self::effect::Writer;
use crate::components::{CardType, Components, STANDARD};
use crate::rules::{BribePlaces, BribePurchase, Options};

/// One card in so many is left as it is.
const LEFT: u32 = 4;

/// Where the standard file has something else after its cards.
const REST: &str = "# The totals of all this.";

/// A table with a file made at random; every other option takes any of its values.
pub(super) fn table(rng: &mut impl Rng) -> Options {
    Options { components: Some(file(rng)), ..options(rng) }
}

/// The standard file with other effects for its named cards.
fn file(rng: &mut impl Rng) -> String {
    let (cards, rest) = STANDARD.split_once(REST).expect("the cards end there");
    let mut records = cards.split("[[card]]\n");
    let mut file = records.next().unwrap_or_default().to_owned();
    let mut lasting = effect::Lasting::default();
    for (record, card) in records.zip(&Components::standard().cards) {
        file += "[[card]]\n";
        let named = matches!(card.kind, CardType::Status | CardType::Event | CardType::Prepare);
        let (head, _) = record.split_once("[card.effect]").expect("every card has an effect");
        if !named || below(rng, LEFT) == 0 && lasting.leaves(&card.effect) {
            file += record;
            continue;
        }
        let symbol = card.kind == CardType::Prepare && below(rng, 2) == 0;
        file += &head.replace(&format!("symbol = {}", card.symbol), &format!("symbol = {symbol}"));
        file += "[card.effect]\n";
        file += &Writer::new(rng, card.kind, symbol, &mut lasting).effect();
        file += "\n\n";
    }
    file + REST + rest
}

/// Asking only those who have a usable card would tell that they have one (VOD-4.10.15), so all are asked.
fn options(rng: &mut impl Rng) -> Options {
    let default = Options::default();
    let mut yes = || below(rng, 2) == 0;
    let mut options = Options {
        mulligan: yes(),
        emergency_vp: yes(),
        emergency_empty: yes(),
        muster_at_own_city: yes(),
        enemy_bribes_block: yes(),
        planning_zero_vp: yes(),
        own_city_vp: yes(),
        battle_empty: yes(),
        battle_again: yes(),
        keep_vs_supply: yes(),
        ..default
    };
    options.seats = 2 + below(rng, 3) as u8;
    let other = super::others();
    let mut either = || below(rng, 2) == 0;
    macro_rules! either {
        ($($field:ident),*) => { $(if either() { options.$field = other.$field; })* };
    }
    either!(
        seating,
        emergency,
        card_muster,
        vp_for_discard,
        vp_floor,
        reaction_first,
        reaction_pass,
        presence_scope,
        round15_order,
        italy,
        cythera
    );
    let mut place = || below(rng, 3) as usize;
    options.bribe_purchase = [BribePurchase::OwnTurn, BribePurchase::DrawStep, BribePurchase::AnyTurn][place()];
    options.bribe_places = [BribePlaces::NeutralOrEmptyLand, BribePlaces::EmptyLand, BribePlaces::Neutral][place()];
    options
}
