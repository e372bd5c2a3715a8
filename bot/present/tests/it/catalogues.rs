//! The English catalogues, as they are written.

use std::fs;

/// A catalogue: its subject and its text.
pub struct Catalogue {
    pub subject: String,
    pub text: String,
}

/// All of English.
///
/// # Panics
/// They are not there.
pub fn english() -> Vec<Catalogue> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/locales/en");
    let paths = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let mut paths: Vec<_> = paths.collect();
    paths.sort();
    let read = |path: &std::path::PathBuf| Catalogue {
        subject: path.file_stem().expect("a name").to_string_lossy().into_owned(),
        text: fs::read_to_string(path).expect("a text"),
    };
    paths.iter().map(read).collect()
}

/// The names of a catalogue's messages.
pub fn messages(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(named).map(|(name, _)| name)
}

/// A message's name at the beginning of its line, and what follows.
fn named(line: &str) -> Option<(&str, &str)> {
    let (name, words) = line.split_once(" =")?;
    let is_name = name.starts_with(|c: char| c.is_ascii_lowercase())
        && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '_');
    is_name.then_some((name, words))
}

/// A line of what a catalogue says.
pub struct SaidLine {
    /// From 1.
    pub line: usize,
    pub message: String,
    /// Without the names of messages, parts and cases, and with a gap for each variable.
    pub words: String,
}

/// What a catalogue says, without its comments.
pub fn said(text: &str) -> Vec<SaidLine> {
    let mut message = "";
    let lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
    let said = lines.map(|(index, line)| {
        message = named(line).map_or(message, |(name, _)| name);
        let words = without_placeables(words_of(line));
        SaidLine { line: index + 1, message: message.to_owned(), words }
    });
    said.filter(|said| said.words.chars().any(char::is_alphabetic)).collect()
}

/// A line without the name of its message, of its part or of its case.
fn words_of(line: &str) -> &str {
    if let Some((_, words)) = named(line) {
        return words;
    }
    let inner = line.trim_start();
    if let Some((_, words)) = inner.strip_prefix('.').and_then(named) {
        return words;
    }
    let case = inner.trim_start_matches('*').strip_prefix('[').and_then(|case| case.split_once(']'));
    case.map_or(inner, |(_, words)| words)
}

/// Words with a gap for each placeable; one that goes on in other lines ends this one.
fn without_placeables(words: &str) -> String {
    let mut depth = 0_usize;
    let mut kept = String::new();
    for c in words.chars() {
        match c {
            '{' => {
                depth += 1;
                kept.push('…');
            }
            '}' => depth = depth.saturating_sub(1),
            c if depth == 0 => kept.push(c),
            _ => {}
        }
    }
    kept.trim().to_owned()
}

/// What a catalogue refers to: other messages of the catalogues.
pub fn referred(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let placeables = lines.flat_map(|line| line.split('{').skip(1));
    placeables.filter_map(|inside| {
        let name = inside.trim_start().split([' ', '.', '}']).next()?;
        (name.contains('-') && name.starts_with(|c: char| c.is_ascii_lowercase())).then_some(name)
    })
}

#[cfg(test)]
mod tests {
    use super::{messages, referred, said};

    #[test]
    fn a_catalogue_is_read_without_what_nobody_reads() {
        let text = "# $a: what it is\nx-one = You { x-two } { COMMAND(\"move\") }.\n    .of = of it\nx-two = { $n ->\n    [one] a move\n   *[other] { $n } moves\n}\nx-three =\n    More.\n";
        assert_eq!(messages(text).collect::<Vec<_>>(), ["x-one", "x-two", "x-three"]);
        assert_eq!(referred(text).collect::<Vec<_>>(), ["x-two"]);
        let lines =
            said(text).into_iter().map(|said| format!("{} {}: {}", said.line, said.message, said.words));
        let wanted = [
            "2 x-one: You … ….",
            "3 x-one: of it",
            "5 x-two: a move",
            "6 x-two: … moves",
            "9 x-three: More.",
        ];
        assert_eq!(lines.collect::<Vec<_>>(), wanted);
    }
}
