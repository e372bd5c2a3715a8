//! A position that was put up: its game, its picture, and the answer that shows it.

use lasermate_domain::port::{DrawError, Picture, PinnedPicture, PinnedWhat, Reply};
use lasermate_engine::any::AnyGame;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::Setup;
use lasermate_present::draft::PositionDraft;
use lasermate_present::picture::{self, PictureStyle};
use lasermate_present::text;
use lasermate_render::scene::Theme;

use crate::use_cases::change::{Call, ServiceError};
use crate::use_cases::lobby::challenges::units;

/// A game by its name and options.
pub(crate) fn read_setup(game: &str, options: Option<&str>) -> Result<Setup, ServiceError> {
    Setup::parse(game, units(options.unwrap_or_default()).split_whitespace())
        .map_err(|error| ServiceError::Refused(text::challenges::no_such_table(&error)))
}

/// The game in a position that was put up.
pub(crate) fn begun(draft: &PositionDraft) -> Result<AnyGame, ServiceError> {
    draft.game().map_err(|error| ServiceError::Refused(text::setup::not_playable(&error)))
}

/// The picture of a position that was put up.
pub(crate) fn picture(
    draft: &PositionDraft,
    title: &str,
    from: Seat,
    theme: Theme,
) -> Option<Result<Picture, DrawError>> {
    let showing = draft.snapshot(title).ok()?;
    let what = PinnedWhat::Position {
        game: draft.setup.preset().name.to_owned(),
        options: draft.setup.options_text(),
        position: draft.text.clone(),
        title: title.to_owned(),
    };
    let from_below = u8::from(from != Seat::First);
    let pinned = PinnedPicture { from: from_below, ..PinnedPicture::of(what, theme == Theme::Light) };
    let drawn = picture::png(&showing, PictureStyle { theme, from });
    Some(drawn.map(|picture| Picture { pinned: Some(pinned), ..picture }))
}

/// The same from what was stored of it.
pub(crate) fn pinned_picture(
    (game, options): (&str, &str),
    position: &str,
    title: &str,
    look: PictureStyle,
) -> Option<Result<Picture, DrawError>> {
    let setup = read_setup(game, Some(options)).ok()?;
    let draft = PositionDraft { setup, text: position.to_owned() };
    picture(&draft, title, look.from, look.theme)
}

/// An answer with its picture, or with the board in words where it takes none.
pub(crate) fn placed(
    call: &Call<'_>,
    mut reply: Reply,
    draft: &PositionDraft,
    title: &str,
    picture: Option<Result<Picture, DrawError>>,
) -> Reply {
    match picture {
        Some(Ok(picture)) if call.request.can.attach => reply.pictures.push(picture),
        _ => {
            if let Ok(showing) = draft.snapshot(title) {
                reply.text += &format!("\n{}", text::board(&showing, false));
            }
        }
    }
    reply
}
