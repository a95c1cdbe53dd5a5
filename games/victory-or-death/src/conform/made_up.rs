//! Component files whose cards have effects made at random, out of everything that the vocabulary has (4.11 to 4.17).

mod effect;

use quincunx_engine::below;
use quincunx_engine::conformance::any_options;
use rand_core::Rng;

use self::effect::Writer;
use crate::components::{CardType, Components, STANDARD};
use crate::rules::{Options, VictoryOrDeath};

/// One card in so many is left as it is.
const LEFT: u32 = 4;

/// Where the standard file has something else after its cards.
const REST: &str = "# The totals of all this.";

/// A table with a file made at random. Asking only those who have a usable card would tell that they have one (VOD-4.10.15), so all are
/// asked.
pub(super) fn table(rng: &mut impl Rng) -> Options {
    let reaction_prompts = Options::default().reaction_prompts;
    Options { components: Some(file(rng)), reaction_prompts, ..any_options::<VictoryOrDeath>(rng) }
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
