//! Three-way chess: its options and its presets (three_way.md; overlays.md).

use super::ThreeWay;
use super::rules::{
    Centre, EnPassantRule, KnightSteps, ResignHeir, StalemateRule, ThreeWayRules, TurnDirection,
};
use crate::notation::PositionError;
use crate::overlays::lasers::{LaserOptions, Mirror};
use crate::seat::Side;
use crate::variants::begin::{self, NewGame};
use crate::variants::offered::lasers;
use crate::variants::option::{switch_option, word_option, words_meaning};
use crate::variants::{Choices, Facts, Field, Needs, Options, Preset, Variant, Word};

/// Three of them, whether beams run or not.
const SIDES: &[Side] = &[Side::White, Side::Red, Side::Black];

/// What the mirrors do in cells that are no squares.
fn mirrors() -> Vec<Word> {
    words_meaning(|mirror| match mirror {
        Mirror::Columns => "a mirror along the columns: the beam keeps to the left or right side of the cell",
        Mirror::Rows => "a mirror along the rows: the beam keeps to the near or far end of the cell",
    })
}

impl Variant for ThreeWayRules {
    const FACTS: &'static Facts = &Facts {
        sides: SIDES,
        laser_sides: SIDES,
        lacks: &[
            (&["mode", "lets_billi"], "with three sides points decide, and kings are captured"),
            (&["denial"], "denial is for two sides"),
            (&["scoring"], "with three sides every lasermate scores 277"),
            (&["board"], "its beams bounce off the edge of its own board"),
        ],
        ..Facts::TWO_IN_TURNS
    };

    const OPTIONS: &'static [Field<Self>] = &[
        Field::<Self>::in_summary(switch_option!(
            "inherit",
            "Whether a player who captures a king gets all pieces of that side.",
            o => o.base.inherit,
            ("off", "they stay as obstacles"),
            ("on", "the capturing player gets them")
        )),
        Field::<Self>::needing(
            word_option!(
                ResignHeir,
                "resign_heir",
                "Who gets the pieces of a player who resigns.",
                o => o.base.resign_heir
            ),
            Needs { option: "inherit", values: &["on"] },
        ),
        word_option!(
            Centre,
            "centre",
            "Where a bishop's or queen's diagonal leads through the centre of the board.",
            o => o.base.centre
        ),
        word_option!(
            KnightSteps,
            "knight",
            "How a knight's jump is counted, which matters near the centre.",
            o => o.base.knight
        ),
        word_option!(
            EnPassantRule,
            "ep",
            "Who can capture a pawn en passant.",
            o => o.base.passing
        ),
        switch_option!(
            "castle_through_check",
            "Whether the king can castle out of, through or into attacked cells.",
            o => o.base.castle_through_check
        ),
        word_option!(
            StalemateRule,
            "stalemate",
            "When a player who isn't in check draws the game, with two players left.",
            o => o.base.stalemate
        ),
        lasers::lasers().deciding("Whether three laser beams cross the board and points decide."),
        lasers::mirror().meaning(mirrors),
        lasers::own_move_only(),
        word_option!(
            TurnDirection,
            "turn",
            "Which way around the board the turn passes.",
            o => o.base.placing
        ),
    ];

    fn begin(chosen: &Options<Self>, position: Option<&str>) -> Result<NewGame, PositionError> {
        begin::with_lasers::<ThreeWay, _>(chosen.base, chosen, position)
    }
}

const ZUBRIN: Options<ThreeWayRules> = Options::of(ThreeWayRules::USUAL);

/// Zubrin's game: a fallen side's pieces stay where they are.
pub(crate) const THREE_WAY: Preset = Preset {
    name: "three-way",
    title: "Three-way chess",
    summary: "Three armies on a hexagon: kings are captured, allies made and betrayed, and the last king wins.",
    choices: Choices::ThreeWay(ZUBRIN),
};

/// The same with heirs (three_way.md 3.3.3).
pub(crate) const HEIRS: Preset = Preset {
    name: "three-way-heirs",
    title: "Three-way chess with heirs",
    summary: "Three-way chess in which a player who captures a king inherits the whole army.",
    choices: Choices::ThreeWay(Options::of(ThreeWayRules { inherit: true, ..ThreeWayRules::USUAL })),
};

/// The same with lasers (overlays.md L6).
pub(crate) const LASERS: Preset = Preset {
    name: "three-way-lasers",
    title: "Three-way chess with lasers",
    summary: "Three-way chess with three laser beams: capturing a king scores 500, a lasermate 277.",
    choices: Choices::ThreeWay(ZUBRIN.under(LaserOptions::ON)),
};
