//! What is known of somebody's strength and results.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr};

use super::Category;
use crate::log::PersonNo;
use crate::port::UnixMillis;

/// What came of a game for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr, Serialize, Deserialize)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum ResultKind {
    Won,
    Drawn,
    Lost,
}

/// A rating: points and their deviation in millionths, the volatility in billionths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skill {
    pub rating: i64,
    pub deviation: i64,
    pub volatility: i64,
}

/// Somebody's rating in one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatingRow {
    pub person: PersonNo,
    pub category: Category,
    pub skill: Skill,
    /// After how many rated games.
    pub games: u32,
    /// When the last of them ended.
    pub at: UnixMillis,
}

/// What came of the games of one kind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct VariantTally {
    pub variant: String,
    /// How many were won, drawn and lost.
    pub came: [u32; 3],
}
