//! Orthodox chess in turns, with beams or denial over it: its options and its presets (billichess.md; overlays.md).

use super::Chess;
use crate::notation::PositionError;
use crate::overlays::lasers::{Frame, LaserOptions, LaserRules, Mode};
use crate::variants::begin::{self, NewGame};
use crate::variants::offered::{denial, lasers};
use crate::variants::{Choices, Facts, Field, Options, Preset, Variant};

/// What a table may choose for orthodox chess itself: nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChessRules;

impl Variant for ChessRules {
    const FACTS: &'static Facts = &Facts { lone_king_draws: true, ..Facts::TWO_IN_TURNS };

    const OPTIONS: &'static [Field<Self>] = &[
        lasers::lasers(),
        lasers::board(),
        lasers::mirror(),
        lasers::mode(),
        lasers::scoring_in_mode_a(),
        lasers::own_move_only(),
        lasers::lets_billi(),
        lasers::joker(),
        lasers::lifeline_duration(),
        denial::denial(),
        denial::promo_same_move(),
        denial::only_move_deniable(),
        denial::draw_after_third_denial(),
    ];

    fn begin(chosen: &Options<Self>, position: Option<&str>) -> Result<NewGame, PositionError> {
        begin::with_lasers_and_denial::<Chess, _>((), chosen, position)
    }
}

const PLAIN: Options<ChessRules> = Options::of(ChessRules);

const fn billichess(rules: LaserRules) -> Choices {
    Choices::Chess(PLAIN.under(LaserOptions::by(rules)))
}

/// The game of the house.
pub(crate) const BILLICHESS: Preset = Preset {
    name: "billichess",
    title: "BilliChess",
    summary: "Chess with two laser beams that bounce off frame and pieces: a lasermate scores 277, checkmate 500.",
    choices: billichess(LaserRules::BILLICHESS),
};

pub(crate) const BILLI_CHESS: Preset = Preset {
    name: "billi-chess",
    title: "Billi-Chess",
    summary: "After checkmate (277) the kings become rooks and the hunt for the lasermate (500) begins.",
    choices: billichess(LaserRules { mode: Mode::B, ..LaserRules::BILLICHESS }),
};

pub(crate) const BILLICHESS_8X8: Preset = Preset {
    name: "billichess-8x8",
    title: "BilliChess on 8x8",
    summary: "BilliChess with the beams bouncing off the edge of the chess board itself.",
    choices: billichess(LaserRules { frame: Frame::Eight, ..LaserRules::BILLICHESS }),
};

pub(crate) const BILLICHESS_JOKER: Preset = Preset {
    name: "billichess-joker",
    title: "Billi-Chess with Joker Knights",
    summary: "Billi-Chess in which each side's first knight can pass, reflect or stop a beam, once each.",
    choices: billichess(LaserRules { mode: Mode::B, joker: true, ..LaserRules::BILLICHESS }),
};

pub(crate) const DENIAL: Preset = Preset {
    name: "denial",
    title: "Chess with denial",
    summary: "Chess in which one player at a time can deny the opponent's last move.",
    choices: Choices::Chess(PLAIN.deniable()),
};

pub(crate) const CHESS: Preset = Preset {
    name: "chess",
    title: "Chess",
    summary: "Standard chess, for practice.",
    choices: Choices::Chess(PLAIN),
};
