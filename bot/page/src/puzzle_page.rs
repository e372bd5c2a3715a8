//! The page on which puzzles are solved: one address for each, for today's and for the next one.

use std::sync::Arc;

use axum::Router;
use axum::response::Html;
use axum::routing::get;

use crate::Chat;

const PAGE: &str = include_str!(concat!(env!("OUT_DIR"), "/puzzle.html"));

pub fn router() -> Router<Arc<Chat>> {
    let page = get(|| async { Html(PAGE.replace("{root}", "../")) });
    // Which puzzle it is, the page reads from its own address.
    Router::new().route("/puzzle/{which}", page)
}
