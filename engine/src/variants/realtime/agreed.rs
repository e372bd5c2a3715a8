//! Agreed initial penalties: how long pieces of each kind cool before their first move (realtime.md 4.3).

use crate::action::Millis;
use crate::piece::Kind;

/// The kinds in the order in which their figures are written.
const KINDS: [Kind; 6] = [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen, Kind::King];
/// A unit in the tenths that are counted.
const UNIT: u16 = 10;
/// The most of a figure, in tenths of a unit.
const MOST: u16 = 60 * UNIT;

/// A figure for each kind, in tenths of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Penalties([u16; KINDS.len()]);

impl Penalties {
    /// Reads `P,N,B,R,Q,K`, each from 0 to 60 with one decimal at the most: `1,3,3,5,9,4`, `0,0.5,0.5,2,5,0`.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let figures: Option<Vec<u16>> = text.split(',').map(tenths).collect();
        figures?.try_into().ok().map(Self)
    }

    /// The kinds in order, each with its figure in tenths of a unit.
    pub fn figures(&self) -> impl Iterator<Item = (Kind, u16)> {
        KINDS.into_iter().zip(self.0)
    }

    /// How long a piece of a kind cools at the start, in milliseconds, where a unit takes `tu`, a multiple of 20 (4.1).
    #[must_use]
    pub fn of(&self, kind: Kind, tu: Millis) -> Millis {
        let figure = KINDS.iter().zip(self.0).find(|(own, _)| **own == kind);
        figure.map_or(0, |(_, tenths)| Millis::from(tenths) * (tu / Millis::from(UNIT)))
    }
}

fn written(tenths: u16) -> String {
    match (tenths / UNIT, tenths % UNIT) {
        (whole, 0) => whole.to_string(),
        (whole, tenth) => format!("{whole}.{tenth}"),
    }
}

fn tenths(text: &str) -> Option<u16> {
    let digits =
        |text: &str| (!text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())).then_some(());
    let (whole, tenth) = text.split_once('.').unwrap_or((text, "0"));
    digits(whole).and(digits(tenth)).filter(|()| tenth.len() == 1)?;
    let figure = whole.parse::<u16>().ok()?.checked_mul(UNIT)?.checked_add(tenth.parse().ok()?)?;
    (figure <= MOST).then_some(figure)
}

impl std::fmt::Display for Penalties {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let each: Vec<_> = self.0.into_iter().map(written).collect();
        f.write_str(&each.join(","))
    }
}
