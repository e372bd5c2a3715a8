//! What a chat shows of a link to a game.

use lasermate_domain::port::DrawError;
use lasermate_domain::tables::table::Table;
use lasermate_engine::seat::Seat;
use lasermate_render::LinkCard;
use lasermate_render::scene::Theme;

use super::scene_types::side;
use super::sketch::caption_words;
use super::{PictureStyle, RENDERER, scene};
use crate::language::Language;
use crate::overview::overview;
use crate::saying::written;
use crate::snapshot::PositionSnapshot;
use crate::text;

/// The picture of a link to a game, as a PNG of [`LinkCard::SIZE`].
///
/// # Errors
/// The board cannot be drawn.
pub fn link_card(table: &Table, language: &Language) -> Result<Vec<u8>, DrawError> {
    let said = |text: &str| written(text, language);
    let showing = PositionSnapshot::of(table);
    let overview = overview(table);
    let players = Seat::ALL.into_iter().zip(&overview.players);
    let players = players.map(|(seat, player)| {
        (side(&showing, seat), said(&player.name), said(player.points.as_deref().unwrap_or_default()))
    });
    let mut board = scene(&showing, PictureStyle::public(Theme::Dark));
    board.caption.iter_mut().flat_map(caption_words).for_each(|words| *words = said(words));
    let card = LinkCard {
        board,
        title: said(&text::games::title(table.setup.preset())),
        players: players.collect(),
        lines: text::overview::in_lines(&overview).iter().map(|line| said(line)).collect(),
    };
    Ok(RENDERER.link_card(&card)?)
}
