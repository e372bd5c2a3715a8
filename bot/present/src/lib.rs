//! What people see of the bot on every network: words and pictures, made from the same snapshot, records, the buttons and
//! menus under them, and what of all that a network can show. Everything here is pure.

pub mod best_choices;
pub mod board_buttons;
pub mod board_view;
pub mod button;
pub mod complete;
pub mod draft;
pub mod draft_board;
mod draft_cells;
pub mod kinds;
pub mod language;
pub mod letters;
pub mod live_board;
pub mod move_events;
pub mod move_preview;
pub mod overview;
pub mod pact_choices;
pub mod pact_lines;
pub mod picture;
pub mod pseudo;
pub mod puzzle_board;
pub mod record;
pub mod say;
pub mod saying;
pub mod script;
mod setting_values;
pub mod show;
pub mod snapshot;
pub mod steps;
pub mod surface;
pub mod text;
pub mod title;
pub mod told;
pub mod variants;
