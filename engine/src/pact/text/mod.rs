//! Acts about pacts as text, both ways: forgiving when read, exact when written.

mod offer;
mod read;
mod term;
mod token;
mod words;
mod write;

pub use read::is_act;
pub(crate) use read::{Reader, answered, stated};
pub use token::is_keyword;
pub(crate) use token::words_of;
pub use words::encode;
pub use write::{DELETED, free_words, rewritten, term_text, until_text, without_words};
pub(crate) use write::{act_text, numbered};
