//! Chess without turns: its options and its preset (realtime.md 4.1 to 4.16; overlays.md).

use std::borrow::Cow;

use super::Realtime;
use super::agreed::Penalties;
use super::rules::{EnPassant, Initial, RealtimeRules, Stalemate, TieWindow};
use crate::action::Millis;
use crate::notation::PositionError;
use crate::overlays::lasers::Lasers;
use crate::variants::begin::{self, NewGame};
use crate::variants::offered::lasers;
use crate::variants::option::{number_option, switch_option, word_option};
use crate::variants::orthodox::Chess;
use crate::variants::{Choices, Facts, Field, Numbers, Options, Preset, Variant};

/// A week at the most; a twentieth must be a whole number of milliseconds (4.9).
const UNITS: Numbers = Numbers { least: 1000, most: 7 * 24 * 60 * 60 * 1000, multiple_of: 20 };
const DRAWN: Numbers = Numbers { least: 1, most: 1_000_000, multiple_of: 1 };
const SEEDS: Numbers = Numbers { least: 0, most: u64::MAX, multiple_of: 1 };

impl Variant for RealtimeRules {
    const FACTS: &'static Facts = &Facts {
        has_turns: false,
        lacks: &[
            (
                &["mode", "lets_billi"],
                "without turns it is played in mode A only, because the Billi phase takes turns",
            ),
            (&["denial"], "denial needs turns"),
        ],
        ..Facts::TWO_IN_TURNS
    };

    const OPTIONS: &'static [Field<Self>] = &[
        number_option!(
            "tu",
            "The time unit in milliseconds: a pawn cools for one, a queen for nine.",
            o => o.base.tu,
            UNITS,
            [
                (2000, "2 seconds"),
                (5000, "5 seconds"),
                (10000, "10 seconds"),
                (60000, "a minute"),
                (3600000, "an hour"),
                (86400000, "a day"),
            ]
        ),
        word_option!(Initial, "initial", "How long pieces cool before their first move.", o => o.base.initial),
        switch_option!(
            "black_extra_tu",
            "Whether each of Black's pieces cools one unit more at the start.",
            o => o.base.black_extra_tu
        ),
        Field::of_text(
            (
                "penalties",
                "How long each kind of piece cools before its first move, agreed instead of random: pawn,knight,bishop,rook,queen,king in units.",
            ),
            "none, or six numbers from 0 to 60 with at most one decimal, for pawn,knight,bishop,rook,queen,king",
            &[
                ("none", "as initial says"),
                ("1,3,3,5,9,4", "their full time"),
                ("1,1,1,1,1,1", "one unit each"),
            ],
            |o| o.base.penalties.map_or(Cow::Borrowed("none"), |agreed| Cow::Owned(agreed.to_string())),
            |o, text| {
                let agreed = Penalties::read(text);
                o.base.penalties = agreed;
                agreed.is_some() || text == "none"
            },
        ),
        switch_option!(
            "in_check",
            "What can be done in check.",
            o => o.base.king_only,
            ("resolve", "anything that ends the check"),
            ("king_only", "only the king can move")
        ),
        word_option!(
            Stalemate,
            "stalemate",
            "What happens when a side couldn't move even with all pieces ready.",
            o => o.base.stalemate
        ),
        word_option!(
            TieWindow,
            "tie_window",
            "How long Black's moves wait for White, who is first in a tie.",
            o => o.base.tie_window
        ),
        switch_option!(
            "retarget",
            "Whether a waiting capture whose target has moved away goes to the empty square.",
            o => o.base.retarget
        ),
        switch_option!("castle_rook_ready", "Whether the rook must be ready too to castle.", o => o.base.castle_rook_ready),
        switch_option!(
            "promo_cooldown",
            "How long a piece that has just been promoted cools.",
            o => o.base.promoted_cools_as_new,
            ("pawn", "as a pawn"),
            ("new_piece", "as the new piece")
        ),
        word_option!(EnPassant, "ep", "When a pawn can be captured en passant.", o => o.base.ep),
        number_option!(
            "draw_tu",
            "After how many units without a capture or pawn move the game is a draw.",
            o => o.base.draw_tu,
            DRAWN,
            [(50, "50 units"), (100, "100 units"), (200, "200 units")]
        ),
        switch_option!("premove", "Whether a move can be queued for the moment its piece is ready.", o => o.base.premove),
        Field::<Self>::drawn(number_option!(
            "seed",
            "The seed of the random start; chosen when the game begins.",
            o => o.base.seed,
            SEEDS,
            [(0, "the first")]
        )),
        lasers::lasers(),
        lasers::board(),
        lasers::mirror(),
        lasers::scoring(),
        lasers::own_move_only(),
    ];

    fn begin(chosen: &Options<Self>, position: Option<&str>) -> Result<NewGame, PositionError> {
        match chosen.lasers.rules() {
            None => begin::plain::<Realtime<Chess>>((chosen.base, ()), position),
            Some(lasers) => begin::plain::<Realtime<Lasers<Chess>>>((chosen.base, lasers.over(())), position),
        }
    }

    fn time_unit(&self) -> Option<Millis> {
        Some(self.tu)
    }

    fn draw(&mut self, seed: u64) -> bool {
        // What was agreed is not drawn (4.3).
        if self.penalties.is_none() {
            self.seed = seed;
        }
        true
    }

    fn demonstrate(&mut self) {
        self.penalties = None;
        self.initial = Initial::Zero;
        self.black_extra_tu = false;
    }
}

pub(crate) const REALTIME: Preset = Preset {
    name: "realtime",
    title: "Realtime chess",
    summary: "Chess without turns: both sides move whenever they like, and every piece cools after its move.",
    choices: Choices::Realtime(Options::of(RealtimeRules::USUAL)),
};
