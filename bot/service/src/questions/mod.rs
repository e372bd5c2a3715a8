//! What networks and the page ask about games and rooms, of the service's [`World`](crate::world::World) alone.

mod complete;
mod game_picture;
mod live_board;
mod lobby;
mod typed;

pub use crate::use_cases::lobby::computers::games_of_computers;
pub use crate::use_cases::rooms::pings::pinged;
pub use crate::use_cases::rooms::threads::{ThreadOpening, forum_of_room, opens};
pub use crate::use_cases::study::setup::draft_board;
pub use crate::world::games::LookError;
pub use complete::{complete, is_move_now};
pub use game_picture::{PictureError, picture, sketch, write_out};
pub use live_board::{
    MyGame, OpenChallenge, TableView, board_view, games_of, is_seen_on, live_board, outlook, position_after,
    room_on, table,
};
pub use lobby::{ChallengeOffer, LobbyView, WatchedGame, lobby, puzzle_for};
pub use typed::{is_complete, is_own_move};
