//! The games that a person has played to the end: looked for, counted, told.
//!
//! Nothing is told that the records of these games do not tell. Others are told apart by their names alone: two who are called alike at
//! two tables may be one person or two, and that is nobody's business.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::hash::Hash;

use icu_casemap::CaseMapper;
use icu_normalizer::ComposingNormalizer;
use quincunx_store::Finished;
use serde::Deserialize;

use crate::api::{Figures, FinishedGame, GameOutcome, History, OtherFigures, Score, Side, SideFigures};

/// So many games of a person are looked at, those that ended last.
pub(crate) const MOST: u32 = 10_000;

/// So many of those on the other seats are told.
const OTHERS: usize = 5;

/// What is looked for.
#[derive(Clone, Debug, Default)]
pub(crate) struct Search {
    /// Of this game alone.
    pub(crate) game: Option<String>,
    /// With somebody whose name has this in it, whatever its case.
    pub(crate) name: Option<String>,
    /// That came to this alone.
    pub(crate) outcome: Option<GameOutcome>,
}

/// Those that are looked for, and what they come to; of the list one page of so many.
pub(crate) fn history(finished: Vec<Finished>, search: &Search, page: usize, of: usize) -> History {
    let wanted = search.name.as_deref().map(folded).unwrap_or_default();
    let found = |game: &FinishedGame| {
        search.game.as_ref().is_none_or(|wanted| *wanted == game.game)
            && search.outcome.is_none_or(|wanted| wanted == game.outcome)
            && (wanted.is_empty() || others(game).any(|name| folded(name).contains(&wanted)))
    };
    let games: Vec<FinishedGame> = finished.into_iter().filter_map(told).filter(found).collect();
    let figures = figures(&games);
    History { games: games.into_iter().skip(page.saturating_mul(of)).take(of).collect(), figures }
}

/// Texts that differ in case alone, or in how their letters are put together, have the same (Unicode 3.13, caseless matching).
fn folded(text: &str) -> String {
    ComposingNormalizer::new_nfkc().normalize(&CaseMapper::new().fold_string(text)).into_owned()
}

/// The names of the others, without those who have left for good.
fn others(game: &FinishedGame) -> impl Iterator<Item = &str> {
    let own = usize::from(game.side.seat);
    let others = game.names.iter().enumerate().filter(move |(seat, name)| *seat != own && !name.is_empty());
    others.map(|(_, name)| name.as_str())
}

/// `None` for one whose returns cannot be read.
fn told(game: Finished) -> Option<FinishedGame> {
    #[derive(Deserialize)]
    struct Options {
        seating: Option<String>,
    }
    let options = serde_json::from_str(&game.options);
    Some(FinishedGame {
        outcome: outcome(&game.returns, game.seat.into())?,
        side: Side {
            seat: game.seat,
            seats: game.names.len() as u8,
            seating: options.ok().and_then(|options: Options| options.seating),
        },
        table: game.table,
        game: game.game,
        names: game.names,
        ended: Some(game.ended).filter(|ended| *ended > 0),
    })
}

/// What returns, as they stand in records, come to for a seat.
fn outcome(returns: &str, seat: usize) -> Option<GameOutcome> {
    let shares = returns.split(' ').map(share).collect::<Option<Vec<_>>>()?;
    let own = *shares.get(seat)?;
    let more = |share: (i64, i64)| (share.0 * own.1).cmp(&(own.0 * share.1));
    Some(if shares.iter().any(|share| more(*share).is_gt()) {
        GameOutcome::Lost
    } else if shares.iter().all(|share| more(*share).is_eq()) {
        GameOutcome::Drawn
    } else {
        GameOutcome::Won
    })
}

/// A fraction: above and below the line.
fn share(text: &str) -> Option<(i64, i64)> {
    let (above, below) = text.split_once('/').unwrap_or((text, "1"));
    let read = |number: &str| number.parse::<i32>().ok().map(i64::from);
    Some((read(above)?, read(below).filter(|below| *below > 0)?))
}

/// What they come to, game by game.
fn figures(games: &[FinishedGame]) -> Vec<Figures> {
    let by_game = scores(games.iter().map(|game| (game.game.as_str(), game.outcome)));
    let of_game = |(game, score): (&str, Score)| {
        let played = || games.iter().filter(|played| played.game == game);
        let sides = scores(played().map(|game| (&game.side, game.outcome)));
        let others = scores(played().flat_map(|game| others(game).map(|name| (name, game.outcome))));
        let side = |(side, score): (&Side, Score)| SideFigures { side: side.clone(), score };
        let other = |(name, score): (&str, Score)| OtherFigures { name: name.to_owned(), score };
        Figures {
            game: game.to_owned(),
            score,
            sides: sides.into_iter().map(side).collect(),
            others: others.into_iter().take(OTHERS).map(other).collect(),
        }
    };
    by_game.into_iter().map(of_game).collect()
}

/// What each of these has come to: what came most often first, and of equals what came first.
fn scores<K: Hash + Eq>(outcomes: impl Iterator<Item = (K, GameOutcome)>) -> Vec<(K, Score)> {
    let mut scores: HashMap<K, (usize, Score)> = HashMap::new();
    for (of, outcome) in outcomes {
        let place = scores.len();
        let (_, score) = scores.entry(of).or_insert((place, Score::default()));
        *score = score.with(outcome);
    }
    let mut scores: Vec<_> = scores.into_iter().collect();
    scores.sort_unstable_by_key(|(_, (place, score))| (Reverse(score.played), *place));
    scores.into_iter().map(|(of, (_, score))| (of, score)).collect()
}

impl Score {
    const fn with(self, outcome: GameOutcome) -> Self {
        let played = self.played + 1;
        match outcome {
            GameOutcome::Won => Self { played, won: self.won + 1, ..self },
            GameOutcome::Drawn => Self { played, drawn: self.drawn + 1, ..self },
            GameOutcome::Lost => Self { played, lost: self.lost + 1, ..self },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outcome_follows_from_the_exact_returns() {
        use GameOutcome::{Drawn, Lost, Won};
        for (returns, expected) in [
            ("1 0", &[Won, Lost][..]),
            ("1/2 1/2", &[Drawn, Drawn]),
            ("1/2 0 1/2", &[Won, Lost, Won]),
            ("1/3 1/3 1/3", &[Drawn, Drawn, Drawn]),
            ("2/6 1/3 333333333/1000000000", &[Won, Won, Lost]),
            ("-1 1", &[Lost, Won]),
        ] {
            let told: Vec<_> = (0..expected.len()).filter_map(|seat| outcome(returns, seat)).collect();
            assert_eq!(told, expected, "{returns}");
        }
        for (unreadable, seat) in [("", 0), ("1 0", 2), ("1/0 0", 0), ("x 0", 0)] {
            assert_eq!(outcome(unreadable, seat), None, "{unreadable}");
        }
    }

    fn game(table: &str, game: &str, names: &[&str], seat: u8, returns: &str) -> Finished {
        Finished {
            table: table.into(),
            game: game.into(),
            options: r#"{"seating":"demos","deck":["x"]}"#.into(),
            names: names.iter().map(|name| (*name).to_owned()).collect(),
            seat,
            returns: returns.into(),
            ended: 7,
        }
    }

    fn all() -> Vec<Finished> {
        vec![
            game("4", "war", &["Anna", "Béla", "Żaneta"], 0, "1/2 0 1/2"),
            game("3", "war", &["ΣΟΦΟΣ", "Anna"], 1, "1 0"),
            game("2", "peace", &["Anna", "Straße"], 0, "1/2 1/2"),
            game("1", "war", &["Anna", "Béla"], 0, "0 1"),
        ]
    }

    fn found(search: &Search) -> String {
        history(all(), search, 0, 50).games.into_iter().map(|game| game.table).collect()
    }

    #[test]
    fn a_game_is_found_by_part_of_a_name_whatever_its_case_and_how_it_is_written() {
        let by = |name: &str| found(&Search { name: Some(name.into()), ..Search::default() });
        assert_eq!(by(""), "4321");
        assert_eq!(by("BÉL"), "41");
        assert_eq!(by("be\u{301}la"), "41", "of two characters");
        assert_eq!(by("ż"), "4");
        assert_eq!(by("οφοσ"), "3", "a letter that looks different at the end");
        assert_eq!(by("STRASSE"), "2");
        assert_eq!(by("anna"), "", "one's own name is no other's");
    }

    #[test]
    fn a_game_is_found_by_what_it_is_and_what_it_came_to() {
        let won = Search { outcome: Some(GameOutcome::Won), ..Search::default() };
        assert_eq!(found(&won), "4");
        assert_eq!(
            found(&Search { outcome: Some(GameOutcome::Lost), game: Some("war".into()), ..Search::default() }),
            "31"
        );
        assert_eq!(found(&Search { game: Some("war".into()), name: Some("béla".into()), ..won }), "4");
        let page = |page| history(all(), &Search::default(), page, 3).games.len();
        assert_eq!([page(0), page(1), page(2), page(usize::MAX)], [3, 1, 0, 0]);
    }

    #[test]
    fn figures_are_of_all_that_was_found() {
        let [war, peace] = &history(all(), &Search::default(), 9, 50).figures[..] else { panic!("two games") };
        assert_eq!((war.game.as_str(), war.score), ("war", Score { played: 3, won: 1, drawn: 0, lost: 2 }));
        assert_eq!((peace.game.as_str(), peace.score), ("peace", Score { played: 1, won: 0, drawn: 1, lost: 0 }));
        let others: Vec<_> = war.others.iter().map(|other| (other.name.as_str(), other.score.played)).collect();
        assert_eq!(others, [("Béla", 2), ("Żaneta", 1), ("ΣΟΦΟΣ", 1)]);
        let side = |seat, seats| Side { seat, seats, seating: Some("demos".into()) };
        let sides: Vec<_> = war.sides.iter().map(|figures| (figures.side.clone(), figures.score.played)).collect();
        assert_eq!(sides, [(side(0, 3), 1), (side(1, 2), 1), (side(0, 2), 1)]);
        let search = Search { name: Some("béla".into()), ..Search::default() };
        let [war] = &history(all(), &search, 0, 50).figures[..] else { panic!("one game") };
        assert_eq!(war.score, Score { played: 2, won: 1, drawn: 0, lost: 1 }, "against Béla");
    }
}
