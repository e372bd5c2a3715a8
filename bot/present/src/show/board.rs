//! The board now, after a move that is only thought of, and with a piece's targets.

use lasermate_domain::port::{AtGame, Audience, Button, PersonId, Reply};
use lasermate_domain::tables::table::Table;
use lasermate_engine::action::Action;
use lasermate_engine::any::Legal;
use lasermate_engine::game::Played;
use lasermate_engine::seat::Seat;
use lasermate_render::scene::Theme;

use super::reply::with_picture;
use crate::button::{ID_CHARS, at_table};
use crate::complete::acting_seat;
use crate::move_preview::{MovePreview, TRIED, move_preview, previews_from};
use crate::picture::{self, PictureStyle, Target};
use crate::snapshot::PositionSnapshot;
use crate::{text, variants};

/// How the board is wanted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BoardAs {
    /// A picture, the asker's own side below, the first one's for who looks on.
    #[default]
    Picture,
    /// A picture, the next side below.
    Turned,
    Text,
}

impl BoardAs {
    /// The way a value of `/board how` stands for; a picture for anything else.
    pub fn named(name: Option<&str>) -> Self {
        match name.map(str::to_ascii_lowercase).as_deref() {
            Some("turned") => Self::Turned,
            Some("text") => Self::Text,
            _ => Self::Picture,
        }
    }
}

/// `/board`: the position to the asker alone, as a picture or as text.
pub fn board(table: &Table, who: &PersonId, how: BoardAs, theme: Theme) -> Reply {
    let showing = PositionSnapshot::of(table).without_pacts();
    let head = text::board_head(table);
    match how {
        BoardAs::Text => {
            let asks = text::asks_below_text(table);
            let parts = [head, text::board(&showing, false), asks];
            let told: Vec<_> = parts.into_iter().filter(|part| !part.is_empty()).collect();
            Reply::quiet(told.join("\n"))
        }
        BoardAs::Picture | BoardAs::Turned => {
            let own = seen_from(table, who);
            let from = if how == BoardAs::Turned { next_side(table, own) } else { own };
            with_picture(
                format!("{head}\n{}", text::to_act_line(table)),
                picture::png(&showing, PictureStyle { theme, from }),
            )
        }
    }
}

/// `/preview`: board and beams as they would be after a move, to the asker alone. Those who are not asked for a
/// move see what the side to move could do.
pub fn preview(table: &Table, who: &PersonId, typed: &str, theme: Theme) -> Reply {
    let Some(seat) = acting_seat(table, who) else {
        return Reply::quiet(text::no_preview_now(table));
    };
    if !matches!(Action::<()>::from_word(typed.trim()), None | Some(Action::Pass | Action::Lifeline(_))) {
        return Reply::quiet(text::PREVIEW_MOVES_ONLY);
    }
    let mut game = table.game.clone();
    let at = table.record.last().map_or(0, |entry| entry.at);
    match game.try_text(seat, typed, at) {
        Err(refusal) => {
            // A player who isn't asked is told whose turn it is, not what the other side's pieces can do.
            let own = table.seating.seat_of(who).filter(|own| *own != seat);
            let own = own.and_then(|own| Some((own, table.game.may(own, typed).err()?)));
            let (seat, refusal) = own.unwrap_or((seat, refusal));
            Reply::quiet(variants::refused(&table.game, seat, &refusal))
        }
        Ok(played) => {
            let mut showing = PositionSnapshot::of_game(&game, "").without_pacts().as_preview(&played.san);
            let mut words = text::preview(&game, &played);
            if let Some((white, exits)) = other_exits(table, seat, &played) {
                let mesh = showing.view.mesh;
                let exit = |deed: &MovePreview| Some((mesh.cell_named(&deed.legal.to)?, deed.takes));
                showing.exits = exits.iter().filter_map(exit).collect();
                let names: Vec<_> = exits.iter().map(|deed| deed.legal.to.clone()).collect();
                words += &format!("\n{}", text::other_exits(&white, &names));
            }
            // Pacts.md P5: to the mover alone, about the own move.
            if table.seating.seat_of(who) == Some(seat) {
                let broken = table.game.would_break(seat, typed, at);
                if let Some(warning) = text::pacts::would_break(&table.game, &broken) {
                    words = format!("{warning}\n{words}");
                }
            }
            let picture = picture::png(&showing, PictureStyle { theme, from: seen_from(table, who) });
            let mut reply = Reply { audience: Audience::Secret, ..with_picture(words, picture) };
            reply.buttons.extend(play_button(table, who, seat, &played));
            reply
        }
    }
}

/// The button that plays a previewed move, for who may play it now; none where its id has no room for it, or where the move
/// is one that no list has.
fn play_button(table: &Table, who: &PersonId, seat: Seat, played: &Played) -> Option<Button> {
    let own = table.seating.seat_of(who) == Some(seat) && table.game.outcome().is_none();
    let variant = variants::of(table.game.choices());
    let asks = variant.asks_first(&table.game, seat, &played.exact).is_some();
    let unlisted = asks && table.game.unlisted(seat).contains(&played.exact);
    let label = text::picking::play(&played.san);
    // The preview tells what one is asked about.
    let play = Button { dangerous: asks, ..at_table(table, AtGame::play(&played.exact)?, &label) };
    let fits = play.id.0.chars().count() <= ID_CHARS;
    (own && !unlisted && fits).then_some(play)
}

/// `/targets`: the moves of the piece on a square, as a list and as marks on a picture.
pub fn targets(table: &Table, who: &PersonId, square: &str, theme: Theme) -> Reply {
    let showing = PositionSnapshot::of(table).without_pacts();
    let view = &showing.view;
    // A level inside a rook may stand behind it: all who stand there are told of.
    let Some(cell) = view.mesh.cell_named(square.split(':').next().unwrap_or_default().trim()) else {
        return Reply::quiet(text::no_such_square(view, square));
    };
    // In a stack it is the side to move that is asked about, where it has a piece there.
    let mover = table.game.to_act().mover();
    let on_cell = || view.pieces.iter().filter(|piece| piece.cell == cell);
    let Some(piece) = on_cell().find(|piece| Some(piece.seat) == mover).or_else(|| on_cell().next()) else {
        return Reply::quiet(text::empty_square(view, cell));
    };
    let name = view.mesh.name(cell);
    let found = previews_from(&table.game, piece.seat, name);
    if found.is_empty() {
        return Reply::quiet(text::no_targets(&table.game, view, cell));
    }
    let takes = |to: &str| found.iter().any(|deed| deed.takes && deed.legal.to == to);
    // Every way is drawn, also where several lead to the same end.
    let mut ways = table.game.legal_routes(piece.seat);
    ways.retain(|legal| legal.from.eq_ignore_ascii_case(name));
    let targets: Vec<_> =
        ways.iter().filter_map(|legal| Target::of(view.mesh, legal, takes(&legal.to))).collect();
    let look = PictureStyle { theme, from: seen_from(table, who) };
    let picture = picture::png_targets(&showing, look, cell, &targets);
    with_picture(text::targets(view, cell, &found), picture)
}

/// The board with a piece and some of its moves.
pub fn ways(table: &Table, who: &PersonId, from: &str, moves: &[&Legal], theme: Theme) -> Reply {
    let showing = PositionSnapshot::of(table);
    let mesh = showing.view.mesh;
    let Some(cell) = mesh.cell_named(from.split(':').next().unwrap_or_default()) else {
        return Reply::default();
    };
    let mover = table.game.to_act().mover();
    let on_cell = || showing.view.pieces.iter().filter(|piece| piece.cell == cell);
    let Some(piece) = on_cell().find(|piece| Some(piece.seat) == mover).or_else(|| on_cell().next()) else {
        return Reply::default();
    };
    let takes = |legal: &Legal| move_preview(&table.game, piece.seat, legal.clone()).takes;
    let moves = moves.iter().take(TRIED);
    let targets: Vec<_> = moves.filter_map(|legal| Target::of(mesh, legal, takes(legal))).collect();
    let look = PictureStyle { theme, from: seen_from(table, who) };
    with_picture(String::new(), picture::png_targets(&showing, look, cell, &targets))
}

/// For a move that goes in by one cell: the one it comes out by, and where else it could have gone from there.
fn other_exits(table: &Table, seat: Seat, played: &Played) -> Option<(String, Vec<MovePreview>)> {
    let ways = table.game.legal_routes(seat);
    let this = ways.iter().find(|legal| legal.exact == played.exact)?;
    let (_, white) = this.through.clone()?;
    let same_hole = |legal: &&Legal| (&legal.from, &legal.through) == (&this.from, &this.through);
    let others = ways.iter().filter(same_hole).filter(|legal| legal.to != this.to);
    let mut exits: Vec<_> = others.map(|legal| move_preview(&table.game, seat, legal.clone())).collect();
    // A pawn that may become several things goes there once.
    exits.dedup_by(|one, other| one.legal.to == other.legal.to);
    (!exits.is_empty()).then_some((white, exits))
}

/// A player sees private pictures from the own side.
fn seen_from(table: &Table, who: &PersonId) -> Seat {
    table.seating.seat_of(who).unwrap_or(Seat::First)
}

fn next_side(table: &Table, seat: Seat) -> Seat {
    let sides = table.game.sides().len().max(1);
    Seat::from_index((seat.index() + 1) % sides).unwrap_or(Seat::First)
}
