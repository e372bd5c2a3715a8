//! Pictures, by ids nobody can guess, drawn when they are fetched.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::ErrorReply;
use crate::{Chat, home};
use lasermate_domain::port::{Picture, PictureFile, PictureKind, PinnedPicture, PinnedWhat};
use lasermate_domain::tables::table::GameId;
use lasermate_present::say::page_script as say;
use lasermate_service::drawing::{DrawingKey, DrawingLane, NotDrawn, PATIENCE};
use lasermate_service::questions;
use lasermate_service::questions::PictureError;
use lasermate_service::store::KeptPicture;

/// How long a picture that was described just now is waited for: each player sees it from another side, and what is played
/// on comes late rather than not at all.
const FRESH_PATIENCE: Duration = Duration::from_secs(10);

/// How a viewer wants pictures: in which colours, and boards from which side. On the board of one's own game the page shows what
/// pieces have to wait, as time runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct PictureQuery {
    light: bool,
    /// The number of the seat whose side lies below; none for who looks on.
    from: Option<u8>,
}

impl PictureQuery {
    /// `dark`, `light`, and with the number of the own seat `dark-1`.
    fn named(name: &str) -> Option<Self> {
        let (theme, from) = name.split_once('-').map_or((name, None), |(theme, from)| (theme, Some(from)));
        let from = from.map(|from| from.parse().ok().filter(|from| *from <= 2).ok_or(())).transpose().ok()?;
        match theme {
            "dark" => Some(Self { light: false, from }),
            "light" => Some(Self { light: true, from }),
            _ => None,
        }
    }

    fn of(self, mut pinned: PinnedPicture) -> PinnedPicture {
        (pinned.light, pinned.from) = (self.light, 0);
        if let PinnedWhat::Board { at, timeless, .. } = &mut pinned.what {
            *timeless = at.is_some() && self.from.is_some();
            pinned.from = self.seat();
        }
        pinned
    }

    fn seat(self) -> u8 {
        self.from.unwrap_or_default()
    }
}

/// A position of a game: after so many actions of its record, as it is at a version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct PositionQuery {
    game: u64,
    actions: usize,
}

impl PositionQuery {
    /// `game-12-30-7`: game 12, which has the version 30, after seven actions.
    fn named(name: &str) -> Option<Self> {
        let mut numbers = name.strip_prefix("game-")?.split('-');
        let (game, _version) = (numbers.next()?.parse().ok()?, numbers.next()?.parse::<u32>().ok()?);
        Some(Self { game, actions: numbers.next()?.parse().ok()? })
    }
}

/// `GET /picture/{id}.png` or `.gif`: as it was described. A picture never changes, so a browser may keep it.
pub async fn picture(
    State(chat): State<Arc<Chat>>,
    Path(file): Path<String>,
) -> Result<Response, ErrorReply> {
    show(chat, &file, None).await
}

/// `GET /picture/{look}/{id}.png` or `.gif`: in the viewer's own colours, a board from the viewer's own side.
pub async fn looked_at(
    State(chat): State<Arc<Chat>>,
    Path((look, file)): Path<(String, String)>,
) -> Result<Response, ErrorReply> {
    let look = PictureQuery::named(&look).ok_or_else(gone)?;
    show(chat, &file, Some(look)).await
}

async fn show(chat: Arc<Chat>, file: &str, look: Option<PictureQuery>) -> Result<Response, ErrorReply> {
    let id = file.split_once('.').map_or(file, |(id, _)| id).to_owned();
    let drawings = chat.service.drawings();
    if let Some(at) = PositionQuery::named(&id) {
        let game = chat.blocking(move |chat| chat.service.look(GameId(at.game))).await??;
        let version = game.ok_or_else(gone)?.version;
        let look = look.unwrap_or(PictureQuery { light: false, from: None });
        let service = Arc::clone(&chat.service);
        let draw = move |stopped: &dyn Fn() -> bool| {
            let sketch = questions::position_after(
                service.world(),
                &home(),
                (at.game, at.actions),
                (look.light, look.seat()),
            )?;
            let sketch = sketch.ok_or(PictureError::NoGame(at.game))?;
            Ok(sketch.draw(stopped)?)
        };
        // Whatever version it was asked for, it is drawn from the record as it is now: all such names mean one picture.
        let key = DrawingKey::Own(format!("game-{}-{version}-{} {look:?}", at.game, at.actions));
        let drawn = drawings.draw(key, DrawingLane::Older, Some(PATIENCE), draw).await?;
        return Ok(file_of(drawn.kind, drawn.bytes.clone()));
    }
    if let Some(picture) = chat.sketches.get(&id) {
        let drawn = match (look, &picture.pinned) {
            (None, _) => drawings.fresh(&picture, Some(&id), Some(FRESH_PATIENCE)).await?,
            (Some(look), Some(pinned)) => {
                let pinned = look.of(pinned.clone());
                drawings.stored(&chat.service, pinned, DrawingLane::Boards, Some(FRESH_PATIENCE)).await?
            }
            (Some(look), None) => {
                let sketch = picture.sketch.in_theme(look.light);
                let picture = Picture { sketch, ..Picture::clone(&picture) };
                let key = format!("{id} {}", look.light);
                drawings.fresh(&picture, Some(&key), Some(FRESH_PATIENCE)).await?
            }
        };
        return Ok(file_of(drawn.kind, drawn.bytes.clone()));
    }
    match chat.blocking(move |chat| chat.tables().picture(&id)).await?? {
        Some(KeptPicture::Pinned(pinned)) => {
            let pinned = look.map_or(pinned.clone(), |look| look.of(pinned));
            let drawn = drawings.stored(&chat.service, pinned, DrawingLane::Older, Some(PATIENCE)).await?;
            Ok(file_of(drawn.kind, drawn.bytes.clone()))
        }
        Some(KeptPicture::File(PictureFile { kind, bytes })) => Ok(file_of(kind, bytes)),
        None => Err(gone()),
    }
}

fn file_of(kind: PictureKind, bytes: Vec<u8>) -> Response {
    let kind = match kind {
        PictureKind::Png => "image/png",
        PictureKind::Gif => "image/gif",
    };
    let headers =
        [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "private, max-age=31536000, immutable")];
    (headers, bytes).into_response()
}

fn gone() -> ErrorReply {
    ErrorReply::new(StatusCode::NOT_FOUND, say::PICTURE_GONE)
}

impl From<NotDrawn> for ErrorReply {
    fn from(error: NotDrawn) -> Self {
        match error {
            NotDrawn::Busy => Self::busy(),
            NotDrawn::Gone(_) => gone(),
            NotDrawn::Failed(_) => Self::failed(&error),
        }
    }
}
