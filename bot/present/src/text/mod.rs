//! What people read: which message of the catalogues (`locales`) is said when, and what fills it; one topic a file.
//!
//! Sentences are written in a small Markdown: `**bold**`, `*italic*`, `~~struck~~`, `||hidden||`, `` `code` ``, fenced code, lists by `- `,
//! and a backslash before punctuation that is meant as it stands. Whatever people typed goes through [`lasermate_domain::escape`] first.

pub mod adjudication;
mod alt;
pub mod announce;
pub mod announcement;
mod answers;
pub mod bargain;
mod beam;
pub mod carom;
mod ending;
mod grid;
mod help;
pub mod holiday;
mod illegal;
mod listing;
mod mark;
pub mod names;
mod preview;
mod reasons;
pub mod records;
mod refused;
mod turn;

pub mod buttons;
pub mod captions;
pub mod challenges;
pub mod choices;
pub mod clock;
pub mod command;
pub mod computer;
pub mod denial;
pub mod effect_labels;
pub mod explain;
pub mod games;
pub mod handler;
mod known_names;
pub mod languages;
pub mod lessons;
pub mod lifecycle;
pub mod live_clock;
pub mod lobby;
pub mod lookup;
pub mod mistake;
pub mod new_game;
pub mod offers;
pub mod operator;
pub mod options;
pub mod overview;
pub mod pact_form;
pub mod pacts;
pub mod pause;
pub mod peace;
pub mod people_list;
pub mod person;
pub mod picking;
pub mod pings;
pub mod positions;
pub mod privacy;
pub mod problem;
pub mod profile;
pub mod puzzle;
pub mod ratings;
pub mod rematch;
pub mod reserved;
pub mod room;
mod scored;
pub mod settings;
pub mod setup;
pub mod stacks;
pub mod standings;
pub mod study;
pub mod substitute;
pub mod surface;
pub mod tables;
pub mod terms;
pub mod threads;
pub mod time;
pub mod tour;
pub mod tournament;
pub mod unread;
pub mod watching;
pub mod wording;

pub use alt::{ALT_CHARS, alt, breaches, marked_alt, replay_alt};
pub use announce::{announce, heading, news, summary};
pub use answers::{NO_BEAMS, NO_LAST_MOVE, attacked, beam, check, questions, score, square};
pub use beam::{BeamPlace, beam_end, beam_events, beam_line, beam_way};
pub use ending::{end_line, end_reason, end_words, has_ended, how_it_ended, off_the_board};
pub use grid::{board, board_list, cells_by_row};
pub use help::{HELP_PAGES, help_page, no_such_game, one_command};
pub use listing::{GamePlace, game_line, games_words, history, history_words, replay_words};
pub use mark::unmarked;
pub use names::{by_side, introduced, player, players_line, score_line, title};
pub use preview::{
    PREVIEW_MOVES_ONLY, board_head, empty_square, no_preview_now, no_such_square, no_targets, other_exits,
    preview, preview_title, targets,
};
pub use records::{
    CHOOSE_FORMAT, PDN_IS_FOR_DRAUGHTS, PGN_IS_FOR_TWO, exported, exported_as, imported, not_a_record,
    result_of_pgn,
};
pub use refused::{refused, stuck, two_pieces};
pub use turn::{
    asked_line, asks_below_text, asks_line, earlier_menu, is_said_elsewhere, nothing_to_pick, to_act_line,
};
pub use wording::counted;
