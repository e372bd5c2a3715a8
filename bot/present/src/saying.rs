//! A message with what fills it, as a mark in a text until somebody reads it: between two private characters, which nobody can type,
//! stand its name and its variables. What fills one may hold further marks.

use std::cell::Cell;

use serde_json::Value;

use crate::language::Language;

const BEFORE: char = '\u{e010}';
const TEXT: char = '\u{e011}';
const COUNT: char = '\u{e012}';
const IS: char = '\u{e013}';
const BEHIND: char = '\u{e014}';
/// How deep sayings stand in one another: more than any of ours does.
const DEPTH: usize = 64;

thread_local! {
    /// How deep the saying stands that is being written: functions of the catalogues write out what they are given, too.
    static WITHIN: Cell<usize> = const { Cell::new(0) };
}

/// A level of sayings that is being written, until it is dropped.
struct Level(usize);

impl Drop for Level {
    fn drop(&mut self) {
        WITHIN.set(self.0);
    }
}

/// What is written one level deeper; None where that is deeper than any saying of ours.
pub(crate) fn deeper<T>(write: impl FnOnce() -> T) -> Option<T> {
    let level = Level(WITHIN.get());
    (level.0 < DEPTH).then(|| {
        WITHIN.set(level.0 + 1);
        write()
    })
}

/// A message that is being filled.
pub(crate) struct Saying(String);

impl Saying {
    pub(crate) fn new(message: &str) -> Self {
        Self(format!("{BEFORE}{message}"))
    }

    pub(crate) fn text(mut self, name: &str, text: &str) -> Self {
        self.0.reserve(text.len() + name.len() + 6);
        self.0.push(TEXT);
        self.0 += name;
        self.0.push(IS);
        self.0 += text;
        self
    }

    pub(crate) fn count(mut self, name: &str, count: impl TryInto<i64>) -> Self {
        let count = count.try_into().unwrap_or(i64::MAX);
        self.0 += &format!("{COUNT}{name}{IS}{count}");
        self
    }

    pub(crate) fn made(mut self) -> String {
        self.0.push(BEHIND);
        self.0
    }
}

/// What fills a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Filling<'t> {
    Text(&'t str),
    Count(i64),
}

/// A saying as it stands in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SaidMessage<'t> {
    pub(crate) message: &'t str,
    pub(crate) filled: Vec<(&'t str, Filling<'t>)>,
}

/// Whether there is a saying in a text.
pub(crate) fn is_said(text: &str) -> bool {
    text.contains(BEFORE)
}

/// The text as somebody reads it: every saying written out in a language.
pub fn written(text: &str, language: &Language) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(BEFORE) {
        out += before;
        rest = after;
        // Half a saying loses its beginning alone.
        let Some(end) = end_of(after) else { continue };
        rest = &after[end + BEHIND.len_utf8()..];
        out += &deeper(|| written(&language.say(&read(&after[..end])), language)).unwrap_or_default();
    }
    out += rest;
    out
}

/// A JSON text with every saying in it written out; `None` where there is none, or it is no JSON.
pub fn written_json(json: &[u8], language: &Language) -> Option<Vec<u8>> {
    let mut mark = [0; 4];
    let mark = BEFORE.encode_utf8(&mut mark).as_bytes();
    json.windows(mark.len()).any(|bytes| bytes == mark).then_some(())?;
    let mut value = serde_json::from_slice(json).ok()?;
    write_strings(&mut value, language);
    serde_json::to_vec(&value).ok()
}

fn write_strings(value: &mut Value, language: &Language) {
    match value {
        Value::String(text) if is_said(text) => *text = written(text, language),
        Value::Array(items) => items.iter_mut().for_each(|item| write_strings(item, language)),
        Value::Object(fields) => fields.values_mut().for_each(|field| write_strings(field, language)),
        _ => {}
    }
}

/// The text in English, as in files and logs.
pub fn in_english(text: &str) -> String {
    written(text, Language::english())
}

/// Where a saying ends whose beginning has been read.
fn end_of(text: &str) -> Option<usize> {
    let (mut open, mut from) = (1, 0);
    loop {
        let end = from + text[from..].find(BEHIND)?;
        open += text[from..end].matches(BEFORE).count();
        open -= 1;
        if open == 0 {
            return Some(end);
        }
        from = end + BEHIND.len_utf8();
    }
}

/// What stands between the two characters of a saying.
fn read(inside: &str) -> SaidMessage<'_> {
    let (mut cuts, mut from) = (Vec::new(), 0);
    while let Some(rest) = inside.get(from..) {
        // What stands in another saying is that one's own.
        let (own, inner) = rest.split_once(BEFORE).unwrap_or((rest, ""));
        // One by one: looking for a single character is much faster.
        let both = [TEXT, COUNT].into_iter().flat_map(|mark| own.match_indices(mark));
        cuts.extend(both.map(|(at, _)| from + at));
        let Some(end) = end_of(inner) else { break };
        from += own.len() + BEFORE.len_utf8() + end + BEHIND.len_utf8();
    }
    cuts.sort_unstable();
    let message = &inside[..cuts.first().copied().unwrap_or(inside.len())];
    let ends = cuts.iter().skip(1).copied().chain([inside.len()]);
    let filled = cuts.iter().zip(ends).filter_map(|(from, to)| {
        let part = &inside[*from..to];
        let (name, value) = part.strip_prefix([TEXT, COUNT])?.split_once(IS)?;
        let filling =
            if part.starts_with(COUNT) { Filling::Count(value.parse().ok()?) } else { Filling::Text(value) };
        Some((name, filling))
    });
    SaidMessage { message, filled: filled.collect() }
}

/// A text that is one saying and nothing else.
pub(crate) fn only(text: &str) -> Option<SaidMessage<'_>> {
    let inside = text.strip_prefix(BEFORE)?;
    let end = end_of(inside)?;
    (end + BEHIND.len_utf8() == inside.len()).then(|| read(&inside[..end]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_saying_is_read_with_what_fills_it_and_what_stands_in_that() {
        let inner = Saying::new("inner").count("n", 3u8).made();
        let outer = Saying::new("outer").text("a", &format!("x {inner} y")).text("b", "").made();
        let said = only(&outer).unwrap();
        assert_eq!(said.message, "outer");
        assert_eq!(said.filled, [("a", Filling::Text(&format!("x {inner} y"))), ("b", Filling::Text(""))]);
        assert_eq!(only(&inner).unwrap().filled, [("n", Filling::Count(3))]);
        assert_eq!((only(&format!("{outer} ")), only("outer"), only("\u{e010}half")), (None, None, None));
    }

    #[test]
    fn half_a_saying_and_an_endless_one_do_no_harm() {
        assert_eq!(in_english("a \u{e010}b"), "a b");
        let mut deep = String::from("x");
        for _ in 0..100 {
            deep = Saying::new("wording-capital").text("words", &deep).made();
        }
        assert_eq!(in_english(&deep), "");
    }
}
