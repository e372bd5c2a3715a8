//! The page of a game, which whoever knows its address can look at: what chats show of the link, the board, the overlay for
//! streams, the record as a file.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse as _, Response};
use axum::routing::get;
use serde::Deserialize;

use crate::api::ErrorReply;
use crate::door::html;
use crate::language::{self, Reads, VARY};
use crate::{Chat, home, session, words};
use lasermate_domain::port::{PictureFile, PictureKind, ServerId};
use lasermate_domain::tables::table::{GameId, Table};
use lasermate_present::language::Language;
use lasermate_present::say::page as say;
use lasermate_present::saying::written;
use lasermate_present::title::Title;
use lasermate_present::{overview, picture, record, text};
use lasermate_service::drawing::{DrawingKey, DrawingLane, PATIENCE};
use lasermate_service::questions::is_seen_on;
use lasermate_service::world::games::LookError;

pub fn router() -> Router<Arc<Chat>> {
    Router::new()
        .route("/g/{address}", get(game))
        .route("/g/{address}/overlay", get(overlay))
        .route("/g/{address}/card.png", get(card))
        .route("/g/{address}/record", get(file))
        .fallback(nowhere)
}

/// The number of an address and what stands behind it: `G12`, `G12-2f…`.
fn read(address: &str) -> Option<(GameId, Option<&str>)> {
    let (number, secret) =
        address.split_once('-').map_or((address, None), |(number, secret)| (number, Some(secret)));
    let number = number.strip_prefix(['G', 'g'])?;
    let plain = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    Some((GameId(number.parse().ok().filter(|_| plain)?), secret))
}

impl Chat {
    /// The game of an address, and the server whose people may look at it; `None` for who may not.
    pub fn addressed(&self, address: &str) -> Result<Option<(Arc<Table>, ServerId)>, LookError> {
        let Some((number, secret)) = read(address) else { return Ok(None) };
        let Some(game) = self.service.look(number)? else { return Ok(None) };
        let server = match secret {
            None => home(),
            Some(secret) if self.service.addresses().admits(number, secret) => game.server.clone(),
            Some(_) => return Ok(None),
        };
        Ok(is_seen_on(self.service.world(), &server, &game).then_some((game, server)))
    }

    /// Where whoever sends a request reaches the chat, without a slash at the end.
    pub fn reached_at(&self, headers: &HeaderMap) -> String {
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
        let scheme = if session::is_by_tls(headers) { "https" } else { "http" };
        format!("{scheme}://{host}{}", self.service.addresses().folder(host))
    }

    async fn looked_up(self: &Arc<Self>, address: String) -> Result<Option<Arc<Table>>, ErrorReply> {
        Ok(self.blocking(move |chat| chat.addressed(&address)).await??.map(|(game, _)| game))
    }

    async fn shown(
        self: &Arc<Self>,
        address: String,
        kind: (&str, &str),
        headers: &HeaderMap,
    ) -> Result<Response, ErrorReply> {
        let game = self.looked_up(address.clone()).await?;
        Ok(page(game.as_deref(), &address, kind, &self.reached_at(headers), language::of(headers)))
    }
}

async fn game(
    State(chat): State<Arc<Chat>>,
    Path(address): Path<String>,
    headers: HeaderMap,
) -> Result<Response, ErrorReply> {
    chat.shown(address, ("../", "game"), &headers).await
}

/// Nothing but the board and its players on a clear ground, to be laid over a stream.
async fn overlay(
    State(chat): State<Arc<Chat>>,
    Path(address): Path<String>,
    headers: HeaderMap,
) -> Result<Response, ErrorReply> {
    chat.shown(address, ("../../", "overlay"), &headers).await
}

/// The page; `root` leads from it to the chat's folder, and `chat` is where that lies.
fn page(
    table: Option<&Table>,
    address: &str,
    (root, kind): (&str, &str),
    chat: &str,
    language: &Language,
) -> Response {
    let Some(table) = table else { return no_game(root, language) };
    let page = &words::of(language).game;
    let overview = overview::overview(table);
    let told = written(&text::overview::in_lines(&overview).join(". "), language);
    let image = format!("{chat}/g/{address}/card.png?v={}", table.version);
    let parts = [
        ("root", root.to_owned()),
        ("kind", kind.to_owned()),
        ("title", written(&Title::in_short(table), language)),
        ("told", told),
        ("image", image),
        ("address", address.to_owned()),
    ];
    let put = |gap: &str| parts.iter().find(|(name, _)| *name == gap).map(|(_, part)| html(part));
    ([(header::VARY, VARY)], Html(words::filled(page, put))).into_response()
}

/// The page for an address that is none, with the way to the door.
fn no_game(root: &str, language: &Language) -> Response {
    let page = words::filled(&words::of(language).no_game, |gap| (gap == "root").then(|| root.to_owned()));
    (StatusCode::NOT_FOUND, [(header::VARY, VARY)], Html(page)).into_response()
}

/// What is at no address: a page for people, a sentence for programs.
async fn nowhere(at: Uri, Reads(language): Reads) -> Response {
    if ["/api/", "/assets/", "/picture/"].iter().any(|folder| at.path().starts_with(folder)) {
        return ErrorReply::new(StatusCode::NOT_FOUND, say::NOT_FOUND).into_response();
    }
    let root = format!("./{}", "../".repeat(at.path().matches('/').count().saturating_sub(1)));
    no_game(&root, language)
}

#[derive(Debug, Deserialize)]
struct CardQuery {
    /// The version of the game that is meant: then it never changes.
    v: Option<u32>,
}

/// What chats show of the link.
async fn card(
    State(chat): State<Arc<Chat>>,
    Path(address): Path<String>,
    Reads(language): Reads,
    Query(wanted): Query<CardQuery>,
) -> Result<Response, ErrorReply> {
    let table = chat.looked_up(address).await?.ok_or_else(none)?;
    let version = table.version;
    let key = DrawingKey::Own(format!("card-{}-{version}-{}", table.id, language.code()));
    let draw = move |_: &dyn Fn() -> bool| {
        Ok(PictureFile { kind: PictureKind::Png, bytes: picture::link_card(&table, language)? })
    };
    let drawn = chat.service.drawings().draw(key, DrawingLane::Older, Some(PATIENCE), draw).await?;
    let kept = if wanted.v == Some(version) { "public, max-age=86400" } else { "public, max-age=60" };
    let headers = [
        (header::CONTENT_TYPE, "image/png"),
        (header::CACHE_CONTROL, kept),
        (header::VARY, "accept-language, cookie"),
    ];
    Ok((headers, drawn.bytes.clone()).into_response())
}

/// The game as a file: PGN, or our own record where more than two play.
async fn file(State(chat): State<Arc<Chat>>, Path(address): Path<String>) -> Result<Response, ErrorReply> {
    let game = chat.looked_up(address).await?.ok_or_else(none)?;
    let place = chat.service.drawings().pool().place(DrawingLane::Scans, Some(PATIENCE)).await;
    let place = place.map_err(|_| ErrorReply::busy())?;
    let written = chat.blocking(move |_| {
        let _place = place;
        let pgn = record::pgn::write(&game).map(|text| (format!("lasermate-{}.pgn", game.id), text));
        pgn.unwrap_or_else(|| (format!("lasermate-{}.txt", game.id), record::write(&game)))
    });
    let (name, text) = written.await?;
    let name = HeaderValue::from_str(&format!("attachment; filename=\"{name}\""));
    let mut response = text.into_response();
    response.headers_mut().extend(name.ok().map(|name| (header::CONTENT_DISPOSITION, name)));
    Ok(response)
}

fn none() -> ErrorReply {
    ErrorReply::new(StatusCode::NOT_FOUND, say::NO_SUCH_GAME)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_a_number_and_what_nobody_can_guess() {
        for (address, read_as) in [
            ("G12", Some((GameId(12), None))),
            ("g12", Some((GameId(12), None))),
            ("G12-2f", Some((GameId(12), Some("2f")))),
            ("G12-", Some((GameId(12), Some("")))),
            ("12", None),
            ("G", None),
            ("G+1", None),
            ("G99999999999999999999999", None),
        ] {
            assert_eq!(read(address), read_as, "{address}");
        }
    }
}
