//! What a chat shows of a link to a game.

use lasermate_domain::port::DrawError;
use lasermate_domain::sessions::session::Session;
use lasermate_engine::seat::Seat;
use lasermate_render::LinkCard;
use lasermate_render::scene::Theme;

use super::scene_types::side;
use super::{PictureStyle, RENDERER, scene};
use crate::overview::overview;
use crate::snapshot::PositionSnapshot;
use crate::text;

/// The picture of a link to a game, as a PNG of [`LinkCard::SIZE`].
///
/// # Errors
/// The board cannot be drawn.
pub fn link_card(live: &Session) -> Result<Vec<u8>, DrawError> {
    let showing = PositionSnapshot::of(live);
    let overview = overview(live);
    let players = Seat::ALL.into_iter().zip(&overview.players);
    let players = players.map(|(seat, player)| {
        (side(&showing, seat), player.name.clone(), player.points.clone().unwrap_or_default())
    });
    let card = LinkCard {
        board: scene(&showing, PictureStyle::public(Theme::Dark)),
        title: live.setup.preset().title.to_owned(),
        players: players.collect(),
        lines: text::overview::in_lines(&overview),
    };
    Ok(RENDERER.link_card(&card)?)
}
