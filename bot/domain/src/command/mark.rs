//! Commands in our sentences, as marks: a name between two private characters, which [`crate::escape`] takes out of whatever
//! people type. Each network shows them as they are typed there.

use crate::port::every_command;

/// What stands before a command's name.
pub const BEFORE: char = '\u{e004}';
pub const BEHIND: char = '\u{e005}';

macro_rules! marks {
    ($($id:ident $name:ident $word:literal)*) => {
        $(
            #[doc = concat!("`", $word, "` as a mark.")]
            pub const $name: &str = concat!("\u{e004}", $word, "\u{e005}");
        )*

        #[cfg(test)]
        const ALL: &[(&str, &str)] = &[$(($word, $name)),*];
    };
}

every_command!(marks);

/// A line as a mark: a command's name and what is typed behind it.
pub fn line(typed: &str) -> String {
    format!("{BEFORE}{typed}{BEHIND}")
}

/// Joins constant texts, so that a constant sentence can hold marks.
#[macro_export]
macro_rules! says {
    ($($part:expr),+ $(,)?) => {{
        const PARTS: &[&str] = &[$($part),+];
        const BYTES: [u8; $crate::command::mark::total(PARTS)] = $crate::command::mark::joined(PARTS);
        match std::str::from_utf8(&BYTES) {
            Ok(text) => text,
            Err(_) => panic!("texts that are joined are texts"),
        }
    }};
}
pub use says;

/// The bytes of some texts together.
pub const fn total(parts: &[&str]) -> usize {
    let (mut bytes, mut at) = (0, 0);
    while at < parts.len() {
        bytes += parts[at].len();
        at += 1;
    }
    bytes
}

/// Some texts, one behind the other.
pub const fn joined<const BYTES: usize>(parts: &[&str]) -> [u8; BYTES] {
    let mut bytes = [0; BYTES];
    let (mut end, mut at) = (0, 0);
    while at < parts.len() {
        let part = parts[at].as_bytes();
        let mut byte = 0;
        while byte < part.len() {
            bytes[end] = part[byte];
            end += 1;
            byte += 1;
        }
        at += 1;
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::COMMANDS;

    #[test]
    fn every_command_has_the_mark_of_the_name_in_its_row() {
        let names: Vec<_> = COMMANDS.iter().map(|spec| spec.name).collect();
        let marks: Vec<_> = ALL.iter().map(|(word, _)| *word).collect();
        assert_eq!(marks, names);
        assert!(ALL.iter().all(|(word, mark)| line(word) == *mark));
    }

    #[test]
    fn constant_texts_are_joined() {
        const TEXT: &str = says!("Type ", MOVE, " or ", HELP, ".");
        assert_eq!(TEXT, "Type \u{e004}move\u{e005} or \u{e004}help\u{e005}.");
    }
}
