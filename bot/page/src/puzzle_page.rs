//! The page on which puzzles are solved: one address for each, for today's and for the next one.

use std::sync::Arc;

use axum::Router;
use axum::http::header;
use axum::response::Html;
use axum::routing::get;

use crate::language::{Reads, VARY};
use crate::{Chat, words};

pub fn router() -> Router<Arc<Chat>> {
    let page = get(|Reads(language): Reads| async move {
        ([(header::VARY, VARY)], Html(words::of(language).puzzle.replace("{root}", "../")))
    });
    // Which puzzle it is, the page reads from its own address.
    Router::new().route("/puzzle/{which}", page)
}
