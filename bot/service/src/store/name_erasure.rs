//! Names that go out of all that the bot has said, once whoever has them deletes their data.

use lasermate_domain::escape::{escape, in_a_thread, plain, unbracketed};
use lasermate_domain::name_mark::{self, without};
use lasermate_domain::port::{Person, PersonId};
use rusqlite::Connection;
use serde_json::Value;

use super::text_erasure::change;
use super::thread_names;

/// Somebody whose id and name go out of texts.
pub(super) struct Unnamed<'p> {
    pub(super) who: &'p Person,
    /// What takes the place of the id.
    pub(super) gone: PersonId,
    /// What takes the place of the name.
    pub(super) former: &'p str,
}

impl Unnamed<'_> {
    /// A text without their name as a mark, or as it stood before there were marks.
    fn in_text(&self, text: &str) -> Option<String> {
        let left = without(text, &self.who.id.0, self.former);
        without_before_marks(left.as_deref().unwrap_or(text), self.who, self.former).or(left)
    }

    /// A string of JSON without their name, where it is not their id.
    pub(super) fn in_string(&self, string: &str) -> Option<String> {
        if string == self.who.id.0 { Some(self.gone.0.clone()) } else { self.in_text(string) }
    }

    /// A text without their name wherever it is a word.
    pub(super) fn in_words(&self, text: &str) -> Option<String> {
        let name = &self.who.name;
        let mut left = None;
        for name in [plain(name), escape(name), in_a_thread(name)] {
            left = without_word(left.as_deref().unwrap_or(text), &name, self.former).or(left);
        }
        left
    }
}

/// Takes a person's id and name out of everything that is kept of the bot's words: its messages in the web chat, posts
/// that are owed, answers, and names of threads on Discord.
pub(super) fn unname(db: &Connection, person: &Unnamed<'_>) -> rusqlite::Result<()> {
    let in_json = |text: &str| in_strings(text, &|string| person.in_string(string));
    let in_words = |text: &str| person.in_words(text);
    let answers = "SELECT id, reply FROM request WHERE reply <> ''";
    change(db, answers, None, "UPDATE request SET reply = ?2 WHERE id = ?1", &|text| person.in_text(text))?;
    let owed = "SELECT id, post FROM outbox ORDER BY id";
    change(db, owed, None, "UPDATE outbox SET post = ?2 WHERE id = ?1", &in_json)?;
    let written = "UPDATE local_message SET body = ?2 WHERE id = ?1";
    let old = "SELECT id, body FROM local_message WHERE marked = 0 AND json_valid(body) AND body ->> 'kind' = 'bot'";
    change(db, old, None, written, &|text| in_strings(text, &in_words))?;
    let about = "SELECT id, body FROM local_message WHERE instr(body, ?1) AND json_valid(body) AND body ->> 'kind' = 'bot'";
    change(db, about, Some(&person.who.id.0), written, &in_json)?;
    thread_names(db, &in_words)
}

/// JSON with its strings changed, but for the keys; `None` where none is, or where it is no JSON.
pub(super) fn in_strings(json: &str, changed: &dyn Fn(&str) -> Option<String>) -> Option<String> {
    let mut value: Value = serde_json::from_str(json).ok()?;
    let before = value.clone();
    change_strings(&mut value, changed);
    (value != before).then(|| value.to_string())
}

fn change_strings(value: &mut Value, changed: &dyn Fn(&str) -> Option<String>) {
    match value {
        Value::String(text) => {
            if let Some(left) = changed(text) {
                *text = left;
            }
        }
        Value::Array(values) => {
            for value in values {
                change_strings(value, changed);
            }
        }
        Value::Object(values) => {
            for value in values.values_mut() {
                change_strings(value, changed);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// A text from before names were marked without one person's: there the network alone stands behind a name, which may be in
/// quotation marks, and isolated from what is written the other way.
fn without_before_marks(text: &str, who: &Person, instead: &str) -> Option<String> {
    let network = name_mark::network(who.id.network());
    if !text.contains(&network) {
        return None;
    }
    let name = unbracketed(&who.name);
    let mut left = text.to_owned();
    for name in [escape(&format!("“{}”", plain(&name))), escape(&name)] {
        for shown in [format!("\u{2068}{name}\u{2069}{network}"), format!("{name}{network}")] {
            left = left.replace(&shown, instead);
        }
    }
    (left != text).then_some(left)
}

/// A text with other words in the place of one that stands by itself; `None` where it does not.
fn without_word(text: &str, word: &str, instead: &str) -> Option<String> {
    let mut left = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(word).filter(|_| !word.is_empty()) {
        let (before, behind) = (&rest[..at], &rest[at + word.len()..]);
        let whole = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric());
        let alone =
            whole(before.chars().next_back().or(left.chars().next_back())) && whole(behind.chars().next());
        left += before;
        left += if alone { instead } else { word };
        rest = behind;
    }
    left += rest;
    (left != text).then_some(left)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_goes_where_it_is_a_word() {
        let left = without_word("Ann plays Anna, ann and Ann.", "Ann", "a former player");
        assert_eq!(left.as_deref(), Some("a former player plays Anna, ann and a former player."));
        assert_eq!(without_word("Anna", "Ann", "a former player"), None);
        assert_eq!(without_word("Anna", "", "a former player"), None);
    }

    #[test]
    fn a_name_from_before_there_were_marks_goes_in_every_form() {
        let who = |name: &str| Person { id: PersonId("discord:1".to_owned()), name: name.to_owned() };
        let gone = |text: &str, name: &str| {
            let text = text.replace('#', &name_mark::network("discord"));
            without_before_marks(&text, &who(name), "a former player")
        };
        assert_eq!(gone("“White”# plays.", "White").as_deref(), Some("a former player plays."));
        assert_eq!(gone("\u{2068}שלום\u{2069}# plays.", "שלום").as_deref(), Some("a former player plays."));
        assert_eq!(
            gone("A\\_\\[x\\]# plays Bob#.", "A_(x)").as_deref().map(|left| left.contains("Bob")),
            Some(true)
        );
        assert_eq!(gone("White plays Bob#.", "White"), None);
    }

    #[test]
    fn all_strings_of_json_are_changed_and_nothing_else() {
        let changed = |text: &str| (text == "ann").then(|| "\"gone\"".to_owned());
        let left = in_strings(r#"{"ann":["ann",{"x":"ann"},"anna",1]}"#, &changed);
        assert_eq!(left.as_deref(), Some(r#"{"ann":["\"gone\"",{"x":"\"gone\""},"anna",1]}"#));
        assert_eq!(in_strings(r#"["bob"]"#, &changed), None);
        assert_eq!(in_strings("ann", &changed), None);
    }
}
