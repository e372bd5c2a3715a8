//! Glicko-2 and Weng-Lin written down plainly from the papers, in floating point and without rounding: what the service's numbers
//! are compared with.

/// A rating between two: points, deviation, volatility.
#[derive(Clone, Copy, Debug)]
pub struct Glicko {
    pub rating: f64,
    pub deviation: f64,
    pub volatility: f64,
}

impl Glicko {
    pub const NEW: Self = Self { rating: 1500.0, deviation: 350.0, volatility: 0.06 };
}

/// Points for one of Glicko-2's own scale ("Example of the Glicko-2 system", step 2).
const POINTS: f64 = 173.7178;
const TAU: f64 = 0.5;

/// A rating after a period without games (step 6).
pub fn rested(own: Glicko) -> Glicko {
    let phi = own.deviation / POINTS;
    let deviation = (phi * phi + own.volatility * own.volatility).sqrt() * POINTS;
    Glicko { deviation: deviation.min(350.0), ..own }
}

/// A rating after one game with a score of 1, 0.5 or 0, which is a period of its own (steps 2 to 8).
pub fn played(own: Glicko, other: Glicko, score: f64) -> Glicko {
    let (mu, phi) = ((own.rating - 1500.0) / POINTS, own.deviation / POINTS);
    let (mu_j, phi_j) = ((other.rating - 1500.0) / POINTS, other.deviation / POINTS);
    let g = 1.0 / (1.0 + 3.0 * phi_j * phi_j / (std::f64::consts::PI * std::f64::consts::PI)).sqrt();
    let e = 1.0 / (1.0 + (-g * (mu - mu_j)).exp());
    let v = 1.0 / (g * g * e * (1.0 - e));
    let delta = v * g * (score - e);
    let sigma = volatility(phi, own.volatility, v, delta);
    let star = (phi * phi + sigma * sigma).sqrt();
    let new = 1.0 / (1.0 / (star * star) + 1.0 / v).sqrt();
    let mu = mu + new * new * g * (score - e);
    Glicko { rating: mu * POINTS + 1500.0, deviation: new * POINTS, volatility: sigma }
}

/// The new volatility: the zero of f, by plain bisection where the paper has a faster way to the same place (step 5).
fn volatility(phi: f64, sigma: f64, v: f64, delta: f64) -> f64 {
    let a = (sigma * sigma).ln();
    let f = |x: f64| {
        let d = phi * phi + v + x.exp();
        x.exp() * (delta * delta - d) / (2.0 * d * d) - (x - a) / (TAU * TAU)
    };
    let (mut low, mut high) = (a - 20.0, a + 20.0);
    assert!(f(low) > 0.0 && f(high) < 0.0);
    for _ in 0..200 {
        let middle = f64::midpoint(low, high);
        if f(middle) > 0.0 { low = middle } else { high = middle }
    }
    (f64::midpoint(low, high) / 2.0).exp()
}

/// A rating among more: as in "A Bayesian Approximation Method for Online Ranking", algorithm 1 (Bradley-Terry, full pairs),
/// with players alone in their teams.
#[derive(Clone, Copy, Debug)]
pub struct WengLin {
    pub mu: f64,
    pub sigma: f64,
}

/// The deviation of a performance.
const BETA: f64 = 25.0 / 6.0;
/// No variance falls below this part of itself.
const KAPPA: f64 = 0.000_001;

impl WengLin {
    pub const NEW: Self = Self { mu: 25.0, sigma: 25.0 / 3.0 };

    /// The points of the one scale: a distance of the root of 2 times beta is one of Glicko-2's own, 173.7178 points.
    pub fn points(self) -> (f64, f64) {
        let scale = POINTS / (BETA * 2.0_f64.sqrt());
        (1500.0 + (self.mu - 25.0) * scale, self.sigma * scale)
    }

    pub fn of_points(rating: f64, deviation: f64) -> Self {
        let scale = POINTS / (BETA * 2.0_f64.sqrt());
        Self { mu: 25.0 + (rating - 1500.0) / scale, sigma: deviation / scale }
    }
}

/// Everybody's rating after a game with these places, 1 for the best.
pub fn ranked(old: &[WengLin], places: &[usize]) -> Vec<WengLin> {
    let mut new = Vec::new();
    for (i, own) in old.iter().enumerate() {
        let variance = own.sigma * own.sigma;
        let (mut omega, mut delta) = (0.0, 0.0);
        for (q, other) in old.iter().enumerate().filter(|(q, _)| *q != i) {
            let c = (variance + other.sigma * other.sigma + 2.0 * BETA * BETA).sqrt();
            let p = (own.mu / c).exp() / ((own.mu / c).exp() + (other.mu / c).exp());
            let s = if places[i] < places[q] {
                1.0
            } else if places[i] == places[q] {
                0.5
            } else {
                0.0
            };
            omega += variance / c * (s - p);
            delta += own.sigma / c * (variance / (c * c)) * p * (1.0 - p);
        }
        let sigma = own.sigma * (1.0 - delta).max(KAPPA).sqrt();
        new.push(WengLin { mu: own.mu + omega, sigma });
    }
    new
}

#[test]
fn the_example_of_the_paper() {
    // Glickman's own example: 1500, 200, 0.06 against 1400, 30 (won), 1550, 100 (lost), 1700, 300 (lost) in one period gives 1464.06,
    // 151.52, 0.05999. Here each game is a period, so the numbers are near those and not the same.
    let opponent = |rating, deviation| Glicko { rating, deviation, volatility: 0.06 };
    let mut own = Glicko { rating: 1500.0, deviation: 200.0, volatility: 0.06 };
    for (rating, deviation, score) in [(1400.0, 30.0, 1.0), (1550.0, 100.0, 0.0), (1700.0, 300.0, 0.0)] {
        own = played(own, opponent(rating, deviation), score);
    }
    assert!((own.rating - 1464.06).abs() < 6.0 && (own.deviation - 151.52).abs() < 3.0, "{own:?}");
}
