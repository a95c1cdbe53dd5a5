//! What games say about strength, and how surely.

use serde::Serialize;

/// The 97.5th percentile of the normal distribution.
const Z: f64 = 1.959_964;

/// With fewer groups their spread is not trusted, and every game counts as independent.
const FEW: usize = 20;

/// A rate of wins with its interval.
pub(super) struct Score {
    pub(super) rate: f64,
    pub(super) interval95: [f64; 2],
}

impl Score {
    /// From the rates of the groups, each of so many games. The interval is Wilson's, with as many games as would give
    /// the spread that was seen between the groups if games were independent.
    pub(super) fn of(groups: &[f64], games_per_group: usize) -> Self {
        let (rate, variance) = mean_and_variance(groups);
        let games = (groups.len() * games_per_group) as f64;
        let error = variance / groups.len() as f64;
        let effective = if groups.len() >= FEW && error > 0.0 { rate * (1.0 - rate) / error } else { games };
        Self { rate, interval95: wilson(rate, effective) }
    }
}

fn mean_and_variance(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    (mean, squares / (count - 1.0).max(1.0))
}

/// Wilson's score interval for a rate seen in so many independent games (Wilson 1927).
fn wilson(rate: f64, games: f64) -> [f64; 2] {
    let z2 = Z * Z / games;
    let centre = (rate + z2 / 2.0) / (1.0 + z2);
    let half = (rate * (1.0 - rate) * z2 + z2 * z2 / 4.0).sqrt() / (1.0 + z2);
    [(centre - half).max(0.0), (centre + half).min(1.0)]
}

/// Elo points of a player that wins at this rate against others that are equal among themselves: in the model of
/// Bradley and Terry, with several others that of Plackett and Luce. A rate of 0 or 1 counts as half a game short of
/// it, for it has no finite number.
pub(super) fn elo(rate: f64, players: usize, games: usize) -> f64 {
    let half = 0.5 / games as f64;
    let rate = rate.clamp(half, 1.0 - half);
    400.0 * (rate * (players as f64 - 1.0) / (1.0 - rate)).log10()
}

/// A sequential probability ratio test (Wald 1945) of whether the first player is stronger than the others by `elo1`
/// points rather than by `elo0`, each error at most 5 %. The spread is taken from the groups (the generalised test of
/// Fishtest).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// Not stronger: this many points at the most.
    pub elo0: f64,
    /// Stronger: this many points at the least.
    pub elo1: f64,
}

/// What a sequential test came to.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct SprtResult {
    /// The logarithm of how much likelier the games are if the player is stronger.
    pub log_likelihood_ratio: f64,
    /// What follows.
    pub verdict: Verdict,
}

/// What follows from a sequential test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The first player is stronger.
    Stronger,
    /// It is not.
    NotStronger,
    /// Not enough games.
    Open,
}

impl Sprt {
    /// The test on the rates of the groups.
    pub(super) fn of(self, groups: &[f64], players: usize) -> SprtResult {
        let rate = |elo: f64| {
            let weight = 10f64.powf(elo / 400.0);
            weight / (weight + players as f64 - 1.0)
        };
        let (low, high) = (rate(self.elo0), rate(self.elo1));
        let (mean, variance) = mean_and_variance(groups);
        let log_likelihood_ratio = if groups.len() < FEW {
            0.0
        } else {
            // If all groups were alike, one more that differs by half a game keeps the spread from being nothing.
            let count = groups.len() as f64;
            let variance = variance.max(0.25 / (players * players) as f64 / count);
            count * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
        };
        let bound = (0.95f64 / 0.05).ln();
        let verdict = if log_likelihood_ratio >= bound {
            Verdict::Stronger
        } else if log_likelihood_ratio <= -bound {
            Verdict::NotStronger
        } else {
            Verdict::Open
        };
        SprtResult { log_likelihood_ratio, verdict }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(a: f64, b: f64) -> bool {
        (a - b).abs() < 5e-4
    }

    /// The figures of the usual worked example: 8 of 10 gives 49.0 % to 94.3 %.
    #[test]
    fn the_interval_is_wilsons() {
        let [low, high] = wilson(0.8, 10.0);
        assert!(close(low, 0.4902) && close(high, 0.9433), "{low} {high}");
        let [low, high] = wilson(1.0, 10.0);
        assert!(close(low, 0.7225) && close(high, 1.0), "{low} {high}");
    }

    #[test]
    fn pairs_that_always_split_make_the_interval_narrow() {
        let alternating: Vec<f64> = (0..40).map(|n| if n % 8 == 0 { 1.0 } else { 0.5 }).collect();
        let paired = Score::of(&alternating, 2);
        let [low, high] = wilson(paired.rate, 80.0);
        assert!(paired.interval95[1] - paired.interval95[0] < (high - low) / 1.4);
    }

    #[test]
    fn elo_points_are_the_usual_ones() {
        assert!(close(elo(0.5, 2, 100), 0.0));
        assert!(close(elo(10.0 / 11.0, 2, 1000), 400.0));
        assert!(close(elo(0.25, 4, 100), 0.0), "one in four is what equals get");
        assert!(elo(1.0, 2, 10).is_finite());
    }

    #[test]
    fn the_sequential_test_decides_both_ways() {
        let test = Sprt { elo0: 0.0, elo1: 50.0 };
        let groups = |rate: f64| -> Vec<f64> {
            (0..200).map(|n| if f64::from(n % 20) < rate * 20.0 { 1.0 } else { 0.0 }).collect()
        };
        assert_eq!(test.of(&groups(0.7), 2).verdict, Verdict::Stronger);
        assert_eq!(test.of(&groups(0.4), 2).verdict, Verdict::NotStronger);
        assert_eq!(test.of(&groups(0.55)[..60], 2).verdict, Verdict::Open);
    }
}
