//! The page itself: files of our own, part of the program.

use std::sync::Arc;

use axum::Router;
use axum::http::header;
use axum::response::IntoResponse;
use axum::routing::get;

use super::Chat;

const HTML: &str = "text/html; charset=utf-8";
const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const SVG: &str = "image/svg+xml";

/// Path, kind and text of every file.
const FILES: [(&str, &str, &str); 34] = [
    ("/", HTML, include_str!("page/index.html")),
    ("/style.css", CSS, include_str!("page/style.css")),
    ("/icon.svg", SVG, include_str!("page/icon.svg")),
    ("/chat.js", SCRIPT, include_str!("page/chat.js")),
    ("/view.js", SCRIPT, include_str!("page/view.js")),
    ("/answerable.js", SCRIPT, include_str!("page/answerable.js")),
    ("/drafts.js", SCRIPT, include_str!("page/drafts.js")),
    ("/taps.js", SCRIPT, include_str!("page/taps.js")),
    ("/name.js", SCRIPT, include_str!("page/name.js")),
    ("/complain.js", SCRIPT, include_str!("page/complain.js")),
    ("/cooling.js", SCRIPT, include_str!("page/cooling.js")),
    ("/shapes.js", SCRIPT, include_str!("page/shapes.js")),
    ("/game.js", SCRIPT, include_str!("page/game.js")),
    ("/board.js", SCRIPT, include_str!("page/board.js")),
    ("/setup.js", SCRIPT, include_str!("page/setup.js")),
    ("/moves.js", SCRIPT, include_str!("page/moves.js")),
    ("/looks.js", SCRIPT, include_str!("page/looks.js")),
    ("/sizes.js", SCRIPT, include_str!("page/sizes.js")),
    ("/panel.js", SCRIPT, include_str!("page/panel.js")),
    ("/turns.js", SCRIPT, include_str!("page/turns.js")),
    ("/sound.js", SCRIPT, include_str!("page/sound.js")),
    ("/files.js", SCRIPT, include_str!("page/files.js")),
    ("/notes.js", SCRIPT, include_str!("page/notes.js")),
    ("/server.js", SCRIPT, include_str!("page/server.js")),
    ("/holder.js", SCRIPT, include_str!("page/holder.js")),
    ("/markdown.js", SCRIPT, include_str!("page/markdown.js")),
    ("/message.js", SCRIPT, include_str!("page/message.js")),
    ("/motion.js", SCRIPT, include_str!("page/motion.js")),
    ("/menu.js", SCRIPT, include_str!("page/menu.js")),
    ("/form.js", SCRIPT, include_str!("page/form.js")),
    ("/time.js", SCRIPT, include_str!("page/time.js")),
    ("/press.js", SCRIPT, include_str!("page/press.js")),
    ("/combobox.js", SCRIPT, include_str!("page/combobox.js")),
    ("/rooms.js", SCRIPT, include_str!("page/rooms.js")),
];

/// The routes of the files.
pub fn router() -> Router<Arc<Chat>> {
    FILES.into_iter().fold(Router::new(), |router, (path, kind, text)| {
        router.route(path, get(move || async move { ([(header::CONTENT_TYPE, kind)], text).into_response() }))
    })
}
