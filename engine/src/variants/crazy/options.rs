//! Crazy chess: its options and its preset (crazy.md 5B).

use super::Crazy;
use super::rules::{CrazyRules, ForcedPromotion, StepReactions, Suicide};
use crate::notation::PositionError;
use crate::variants::begin::{self, Begun};
use crate::variants::offered::{denial, lasers};
use crate::variants::option::{switch_option, word_option};
use crate::variants::{Choices, Facts, Field, Options, Preset, Variant};

impl Variant for CrazyRules {
    const FACTS: &'static Facts = &Facts {
        has_stacks: true,
        lacks: &[
            (
                &["mode", "lets_billi"],
                "with lasers it is played in mode A only, because its kings stand in stacks and cannot become rooks",
            ),
            (&["board"], "its beams bounce off the edge of its own board"),
        ],
        ..Facts::TWO_IN_TURNS
    };

    const OPTIONS: &'static [Field<Self>] = &[
        switch_option!(
            "jump_off",
            "Which pieces may leave the rook they stand in.",
            o => o.base.top_only,
            ("any", "every one"),
            ("top_only", "only the top one of a stack")
        ),
        word_option!(
            StepReactions,
            "king_step_reactions",
            "When a piece that the king takes with its first step explodes, rises or lets its load fall.",
            o => o.base.step_reactions
        ),
        word_option!(
            Suicide,
            "suicide",
            "Which moves may kill the own king, and so lose at once.",
            o => o.base.suicide
        ),
        word_option!(
            ForcedPromotion,
            "forced_promotion",
            "What a pawn becomes that reaches its last row in the opponent's turn.",
            o => o.base.forced_promotion
        ),
        lasers::lasers(),
        lasers::mirror(),
        lasers::own_move_only(),
        denial::denial(),
        denial::promo_same_move(),
        denial::only_move_deniable(),
        denial::draw_after_third_denial(),
    ];

    fn begin(chosen: &Options<Self>, position: Option<&str>) -> Result<Begun, PositionError> {
        begin::with_lasers_and_denial::<Crazy, _>(chosen.base, chosen, position)
    }
}

/// The preset: denial belongs to it.
pub(crate) const CRAZY: Preset = Preset {
    name: "crazy",
    title: "Crazy chess",
    summary: "Stacks in rooks, kings that step twice, queens that avenge, bishops that rise, pawns in disguise; and denial.",
    choices: Choices::Crazy(Options::of(CrazyRules::USUAL).deniable()),
};
