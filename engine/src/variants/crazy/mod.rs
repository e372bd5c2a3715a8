//! Crazy chess (2011), complete but for denial: stacks in rooks, kings that step twice, queens that blast and avenge,
//! bishops that rise, knights that take on their way, pawns that disguise ([crazy.md](../../../rules/crazy.md) 5B).

mod chain;
mod check;
mod code;
mod crazy_move;
mod effect;
mod evaluation;
mod exposed;
mod judge;
mod kings;
mod legal;
mod make;
mod options;
mod overlaid;
mod passing;
mod pawns;
mod position;
mod reach;
mod reason;
mod resolve;
mod rules;
mod search_support;
mod stack_slice;
mod stacks;
mod state;
mod tables;
mod text;

pub use crazy_move::{CrazyMove, LONGEST_EXACT, MOST_LINKS, MoveKind, Promotions, Step};
pub use effect::CrazyEffect;
pub use position::Crazy;
pub use reason::CrazyReason;
pub use rules::{CrazyRules, ForcedPromotion, StepReactions, Suicide};
pub use stacks::Place;
pub use text::LONGEST_TYPED;

pub(crate) use options::CRAZY;
