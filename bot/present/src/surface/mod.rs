//! The planner: what is meant, turned into what a network can show.
//!
//! The service answers with buttons, menus, forms and pictures, as if everything could be shown. [`of_reply`] and [`of_post`]
//! turn that into messages for what the network has: buttons and menus as they are, or numbered choices with a table of what
//! each number does ([`NumberedChoices`]), which the adapter keeps by message; forms as they are, or as one typed line. What only its
//! asker may see is never in a message that others can read. Everything here is pure.

mod choices;
mod completion;
mod form;
mod plan;
mod split;

pub use choices::{ChoiceAction, ChoiceResult, NumberedChoices};
pub use completion::{after_line, after_refusal};
pub use plan::{MessageFrame, MessageTarget, PlannedMessage, Surface, of_post, of_reply};
pub use split::{cut, cut_by};
