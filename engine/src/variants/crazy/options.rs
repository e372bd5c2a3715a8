//! Crazy chess: its options and its preset (crazy.md 5B).

use super::rules::{CrazyRules, ForcedPromotion, StepReactions, Suicide};
use super::{Crazy, CrazyEffect};
use crate::effect::Effect;
use crate::notation::PositionError;
use crate::overlays::denial::DeniableMoves;
use crate::variants::begin::{self, NewGame};
use crate::variants::offered::{denial, lasers};
use crate::variants::option::{switch_option, word_option, words_meaning};
use crate::variants::{Choices, Facts, Field, Options, OwnTheme, Preset, Variant, Word};

/// A mate by a move that sets more off than a capture: a load that falls, a bishop that rises, revenge, a disguise
/// (crazy.md B6 to B9, B29).
static CHAIN: OwnTheme = OwnTheme {
    word: "chain",
    is_about: |effects| {
        effects.iter().any(|effect| {
            matches!(
                effect,
                Effect::Crazy(
                    CrazyEffect::Fell { .. }
                        | CrazyEffect::Risen { .. }
                        | CrazyEffect::Blast { revenge: true, .. }
                        | CrazyEffect::Disguised { .. }
                )
            )
        })
    },
    last: true,
};

/// Here a knight's path can make a difference (crazy.md B21).
fn deniable() -> Vec<Word> {
    words_meaning(|moves| match moves {
        DeniableMoves::Off => "none",
        DeniableMoves::Hard => "any move but a knight's that captures nothing on the way",
        DeniableMoves::Soft => "any move but a king's, or a knight's that captures nothing on the way",
    })
}

impl Variant for CrazyRules {
    const FACTS: &'static Facts = &Facts {
        theme: Some(&CHAIN),
        has_stacks: true,
        lacks: &[
            (
                &["mode", "lets_billi"],
                "with lasers it is played in mode A only, because its kings can be in stacks and can't become rooks",
            ),
            (&["board"], "its beams bounce off the edge of its own board"),
        ],
        ..Facts::TWO_IN_TURNS
    };

    const OPTIONS: &'static [Field<Self>] = &[
        switch_option!(
            "jump_off",
            "Which pieces can leave the rook they are in.",
            o => o.base.top_only,
            ("any", "all of them"),
            ("top_only", "only the top one of a stack")
        ),
        word_option!(
            StepReactions,
            "king_step_reactions",
            "When a piece captured by the king's first step takes revenge, rises or drops its load.",
            o => o.base.step_reactions
        ),
        word_option!(
            Suicide,
            "suicide",
            "Which moves can kill your own king, and so lose at once.",
            o => o.base.suicide
        ),
        word_option!(
            ForcedPromotion,
            "forced_promotion",
            "What a pawn promotes to when it reaches its last row in the opponent's turn.",
            o => o.base.forced_promotion
        ),
        lasers::lasers(),
        lasers::mirror(),
        lasers::scoring(),
        lasers::own_move_only(),
        denial::denial().meaning(deniable),
        denial::promo_same_move(),
        denial::only_move_deniable(),
        denial::draw_after_third_denial(),
    ];

    fn begin(chosen: &Options<Self>, position: Option<&str>) -> Result<NewGame, PositionError> {
        begin::with_lasers_and_denial::<Crazy, _>(chosen.base, chosen, position)
    }
}

/// The preset: denial belongs to it.
pub(crate) const CRAZY: Preset = Preset {
    name: "crazy",
    title: "Crazy chess",
    summary: "Rooks carry pieces, kings move twice, queens take revenge, bishops rise, and moves can be denied.",
    choices: Choices::Crazy(Options::of(CrazyRules::USUAL).deniable()),
};
