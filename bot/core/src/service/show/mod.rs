//! What people ask to see: pure functions from a live game, or from nothing, to a reply.

mod ask;
mod board;
mod explain;
mod games;
mod learn;
mod moves;
mod record;
mod tour;

pub use ask::ask;
pub use board::{BoardAs, board, preview, targets, ways};
pub use explain::explain;
pub use games::{games, help};
pub use learn::{Lesson, demo, demo_page, exercise, rules, rules_page};
pub use moves::{history, replay, step};
pub use record::{export, export_pgn, import};
pub(super) use tour::tour;
pub use tour::welcome;

use crate::port::DrawError;
use crate::port::{Picture, Reply};
use crate::present::text;

/// A private reply with its picture; where that could not be drawn, the words say so and go without it.
fn with_picture(text: String, picture: Result<Picture, DrawError>) -> Reply {
    with_pictures(text, [picture])
}

/// A private reply with its pictures, in order.
fn with_pictures(text: String, pictures: impl IntoIterator<Item = Result<Picture, DrawError>>) -> Reply {
    let mut reply = Reply::quiet(text);
    for picture in pictures {
        match picture {
            Ok(picture) => reply.pictures.push(picture),
            Err(error) => {
                tracing::error!(%error, "a picture could not be drawn");
                reply.text += "\n";
                reply.text += text::handler::NO_PICTURE;
            }
        }
    }
    reply
}
