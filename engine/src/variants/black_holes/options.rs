//! Black holes: its options and its preset (black_holes.md; overlays.md).

use super::rules::{HoleRules, PawnExit};
use super::{BlackHoles, HoleEffect};
use crate::effect::Effect;
use crate::notation::PositionError;
use crate::piece::Kind;
use crate::variants::begin::{self, NewGame};
use crate::variants::offered::{denial, lasers};
use crate::variants::option::{switch_option, word_option};
use crate::variants::{Choices, Facts, Field, Options, OwnTheme, Preset, Variant};

/// A mate whose last move goes through holes (black_holes.md 1.3).
static WORMHOLE: OwnTheme = OwnTheme {
    word: "wormhole",
    is_about: |effects| {
        effects.iter().any(|effect| matches!(effect, Effect::Hole(HoleEffect::Travelled { .. })))
    },
    last: true,
};

impl Variant for HoleRules {
    const FACTS: &'static Facts = &Facts {
        drops: Some(Kind::Hole),
        theme: Some(&WORMHOLE),
        lacks: &[(&["board"], "its beams bounce off the edge of its own board")],
        ..Facts::TWO_IN_TURNS
    };

    const OPTIONS: &'static [Field<Self>] = &[
        switch_option!(
            "ep",
            "Whether a pawn that has made a normal double step can be captured en passant.",
            o => o.base.en_passant
        ),
        switch_option!("castling", "Whether the king can castle with the rook on the a-file.", o => o.base.castling),
        switch_option!(
            "null_relativistic",
            "Whether a piece can return through holes to its own square, which passes the turn.",
            o => o.base.null_relativistic,
            ("forbidden", "no"),
            ("allowed", "yes")
        ),
        word_option!(PawnExit, "pawn_exit", "What a pawn can do when it leaves a white hole.", o => o.base.pawn_exit),
        switch_option!(
            "pawn_double_entry",
            "Whether a pawn can enter a black hole with a double step.",
            o => o.base.pawn_double_entry
        ),
        lasers::lasers(),
        lasers::mirror(),
        lasers::mode(),
        lasers::scoring(),
        lasers::own_move_only(),
        lasers::lets_billi(),
        denial::denial(),
        denial::promo_same_move(),
        denial::only_move_deniable(),
        denial::draw_after_third_denial(),
    ];

    fn begin(chosen: &Options<Self>, position: Option<&str>) -> Result<NewGame, PositionError> {
        begin::with_lasers_and_denial::<BlackHoles, _>(chosen.base, chosen, position)
    }
}

pub(crate) const BLACK_HOLES: Preset = Preset {
    name: "black-holes",
    title: "Black holes",
    summary: "Chess on 5x8 with holes: a piece that enters one hole leaves by another and keeps its direction.",
    choices: Choices::BlackHoles(Options::of(HoleRules::USUAL)),
};
