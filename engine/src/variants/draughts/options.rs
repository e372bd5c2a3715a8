//! Draughts: its options and its presets (draughts.md 5.1, 5.2.1, 5.2.5).

use super::Draughts;
use crate::effect::Effect;
use crate::notation::PositionError;
use crate::overlays::denial::DeniableMoves;
use crate::overlays::lasers::{Frame, LaserOptions};
use crate::seat::Side;
use crate::variants::begin::{self, NewGame};
use crate::variants::offered::{denial, lasers};
use crate::variants::option::words_meaning;
use crate::variants::{Choices, Facts, Field, Options, OwnTheme, Preset, Variant, Word};

/// What a table may choose for draughts itself: nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DraughtsRules;

/// The options of games without turns.
const WITHOUT_TURNS: &[&str] = &[
    "tu",
    "initial",
    "black_extra_tu",
    "penalties",
    "in_check",
    "stalemate",
    "tie_window",
    "retarget",
    "castle_rook_ready",
    "promo_cooldown",
    "draw_tu",
    "premove",
    "seed",
];

fn frames() -> Vec<Word> {
    words_meaning(|frame| match frame {
        Frame::Twelve => "two free columns on each side of the board",
        Frame::Eight => "the board itself",
        Frame::Ten => "one free column on each side of the board",
        Frame::Fourteen => "three free columns on each side of the board",
        Frame::Sixteen => "four free columns on each side of the board",
        Frame::TwelveByTen => "two free columns on each side of the board, one free row above and below it",
        Frame::TwelveByTwelve => {
            "two free columns on each side of the board, two free rows above and below it"
        }
    })
}

fn deniable() -> Vec<Word> {
    words_meaning(|moves| match moves {
        DeniableMoves::Off => "none",
        DeniableMoves::Hard => "any move",
        DeniableMoves::Soft => "any move but a king's",
    })
}

/// A win by a shot: one of the moves jumps over several pieces (draughts.md 5.1.3).
static SHOT: OwnTheme = OwnTheme {
    word: "shot",
    is_about: |effects| effects.iter().filter(|effect| matches!(effect, Effect::Taken { .. })).count() > 1,
    last: false,
};

impl Variant for DraughtsRules {
    const FACTS: &'static Facts = &Facts {
        theme: Some(&SHOT),
        sides: &[Side::Blue, Side::Red],
        lacks: &[
            (
                &["mode", "lets_billi"],
                "a game of draughts has no checkmate and no chess kings, so it is played in mode A only",
            ),
            (&["joker", "lifeline_duration"], "draughts has no knights, so there are no Jokers"),
            (&["promo_same_move"], "a man becomes a king and nothing else"),
            (WITHOUT_TURNS, "draughts is played in turns"),
        ],
        ..Facts::TWO_IN_TURNS
    };

    const OPTIONS: &'static [Field<Self>] = &[
        lasers::lasers(),
        lasers::board().meaning(frames),
        lasers::mirror().deciding("How men and kings deflect a beam."),
        lasers::scoring(),
        lasers::own_move_only(),
        denial::denial().meaning(deniable),
        denial::only_move_deniable()
            .deciding("Whether a side's only move can be denied, which loses the game."),
        denial::draw_after_third_denial()
            .deciding("Whether the holder of the right can declare a draw after three denials."),
    ];

    fn begin(chosen: &Options<Self>, position: Option<&str>) -> Result<NewGame, PositionError> {
        begin::with_lasers_and_denial::<Draughts, _>(chosen.base, chosen, position)
    }
}

const PLAIN: Options<DraughtsRules> = Options::of(DraughtsRules);

pub(crate) const DRAUGHTS: Preset = Preset {
    name: "draughts",
    title: "Draughts",
    summary: "English draughts (checkers): jump over enemy men, crown your own, leave the opponent no move.",
    choices: Choices::Draughts(PLAIN),
};

pub(crate) const LASER_DRAUGHTS: Preset = Preset {
    name: "laser-draughts",
    title: "Laser draughts",
    summary: "Draughts with two laser beams: a lasermate scores 277, winning the draughts game 500.",
    choices: Choices::Draughts(PLAIN.under(LaserOptions::ON)),
};
