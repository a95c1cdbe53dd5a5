//! Fitting the weights of an evaluation to games that were played: logistic regression.

/// A position: what describes it, and how its game ended.
#[derive(Clone, Copy, Debug)]
pub struct Sample<const N: usize> {
    /// By feature.
    pub features: [f64; N],
    /// 1 if it was won, 0 if lost, a share of it for a draw.
    pub won: f64,
    /// How much it counts; usually 1.
    pub counts: f64,
}

/// The chance to win: the logistic function of the weighted features.
pub fn chance<const N: usize>(weights: &[f64; N], features: &[f64; N]) -> f64 {
    let score: f64 = weights.iter().zip(features).map(|(weight, feature)| weight * feature).sum();
    1.0 / (1.0 + (-score).exp())
}

/// The mean cross-entropy between what the weights foretell and how the games ended.
pub fn loss<const N: usize>(weights: &[f64; N], samples: &[Sample<N>]) -> f64 {
    let of = |sample: &Sample<N>| {
        let chance = chance(weights, &sample.features).clamp(1e-9, 1.0 - 1e-9);
        -sample.counts * (sample.won * chance.ln() + (1.0 - sample.won) * (1.0 - chance).ln())
    };
    samples.iter().map(of).sum::<f64>() / samples.iter().map(|sample| sample.counts).sum::<f64>()
}

/// The weights of least cross-entropy, each pulled towards where it starts as by so many positions: Newton's method.
pub fn fit<const N: usize>(samples: &[Sample<N>], start: [f64; N], pull: [f64; N]) -> [f64; N] {
    let mut weights = start;
    for _ in 0..STEPS {
        let mut slope: [f64; N] = std::array::from_fn(|place| pull[place] * (start[place] - weights[place]));
        let mut bend = [[0.0; N]; N];
        (0..N).for_each(|place| bend[place][place] = pull[place]);
        for Sample { features, won, counts } in samples {
            let chance = chance(&weights, features);
            let steepness = counts * chance * (1.0 - chance);
            for row in (0..N).filter(|row| features[*row] != 0.0) {
                slope[row] += counts * (won - chance) * features[row];
                let scale = steepness * features[row];
                bend[row].iter_mut().zip(features).for_each(|(sum, feature)| *sum += scale * feature);
            }
        }
        let step = solve(bend, slope);
        weights.iter_mut().zip(step).for_each(|(weight, step)| *weight += step);
    }
    weights
}

/// Newton's method has long converged after this many steps.
const STEPS: usize = 25;

/// Solves a system with a positive definite matrix by elimination.
fn solve<const N: usize>(mut matrix: [[f64; N]; N], mut right: [f64; N]) -> [f64; N] {
    for column in 0..N {
        for row in column + 1..N {
            let factor = matrix[row][column] / matrix[column][column];
            let pivot = matrix[column];
            matrix[row].iter_mut().zip(pivot).for_each(|(entry, by)| *entry -= factor * by);
            right[row] -= factor * right[column];
        }
    }
    for row in (0..N).rev() {
        let known: f64 = (row + 1..N).map(|column| matrix[row][column] * right[column]).sum();
        right[row] = (right[row] - known) / matrix[row][row];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_core::{Rng, SeedableRng};
    use rand_pcg::Pcg64Mcg;

    #[test]
    fn the_weights_are_found_by_which_games_were_won() {
        let truth = [0.8, -1.5, 0.3];
        let mut rng = Pcg64Mcg::seed_from_u64(7);
        let mut unit = || f64::from(rng.next_u32()) / f64::from(u32::MAX);
        let samples: Vec<Sample<3>> = (0..40_000)
            .map(|_| {
                let features = [2.0 * unit() - 1.0, 2.0 * unit() - 1.0, 1.0];
                let won = if unit() < chance(&truth, &features) { 1.0 } else { 0.0 };
                Sample { features, won, counts: 1.0 }
            })
            .collect();
        let found = fit(&samples, [0.0; 3], [1.0; 3]);
        for (found, truth) in found.iter().zip(truth) {
            assert!((found - truth).abs() < 0.08, "{found} is not {truth}");
        }
        assert!(loss(&found, &samples) <= loss(&truth, &samples));
        assert_eq!(fit::<3>(&[], [1.0, 2.0, 3.0], [1.0; 3]), [1.0, 2.0, 3.0], "nothing played, nothing learnt");
    }
}
