//! Words that go out of all that the bot has said, once who wrote them deletes their data.

use std::collections::BTreeSet;

use lasermate_domain::escape::quoted;
use lasermate_present::language::Language;
use lasermate_present::saying::written;
use lasermate_present::text::adjudication::noted;
use rusqlite::{Connection, params};

use super::reword_choices;

/// Words as the bot has said them, and what takes their place.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Rewording {
    was: String,
    is: String,
    /// Whether they end their line: "Note: a" is not the beginning of another note.
    to_the_end: bool,
}

impl Rewording {
    /// The free words of a pact.
    pub(super) fn words(words: &str, instead: &str) -> Self {
        Self { was: quoted(words), is: quoted(instead), to_the_end: false }
    }

    /// The note of a game's end: in each language, and before it is written out in one.
    pub(super) fn note(note: &str, instead: &str) -> Vec<Self> {
        let [was, is] = [note, instead].map(noted);
        let said = Language::all().map(|language| {
            let [was, is] = [&was, &is].map(|note| written(note, language));
            Self { was, is, to_the_end: true }
        });
        let mut all: Vec<_> = said.collect();
        all.push(Self { was, is, to_the_end: false });
        all
    }

    /// The same as descriptions of pictures have it.
    pub(super) fn plain(&self) -> Self {
        let [was, is] = [&self.was, &self.is].map(|words| words.replace(['`', '\\'], ""));
        Self { was, is, to_the_end: self.to_the_end }
    }

    /// The same inside a JSON string.
    fn in_json(&self) -> Self {
        let [was, is] = [&self.was, &self.is].map(|words| {
            let text = serde_json::Value::from(words.as_str()).to_string();
            text.strip_prefix('"').and_then(|text| text.strip_suffix('"')).unwrap_or_default().to_owned()
        });
        Self { was, is, to_the_end: self.to_the_end }
    }

    /// A text without them; `None` where they are not in it.
    fn taken_from(&self, text: &str) -> Option<String> {
        let mut left = String::new();
        let mut rest = text;
        while let Some(at) = rest.find(&self.was) {
            let (before, behind) = (&rest[..at], &rest[at + self.was.len()..]);
            // A line ends with the text, with the string of JSON that holds it, or with a break.
            let ends = behind.is_empty() || behind.starts_with(['\n', '"']) || behind.starts_with("\\n");
            left += before;
            left += if self.to_the_end && !ends { &self.was } else { &self.is };
            rest = behind;
        }
        left += rest;
        (left != text).then_some(left)
    }
}

/// Takes words out of what is kept of the bot's words: its messages in these rooms of the web chat and choices in those of
/// Matrix, everything that is still owed, and answers. Each is read once, however many words there are.
pub(super) fn unsay(
    db: &Connection,
    rooms: &BTreeSet<String>,
    said: &BTreeSet<Rewording>,
) -> rusqlite::Result<()> {
    if said.is_empty() {
        return Ok(());
    }
    let plain: BTreeSet<_> = said.iter().flat_map(|said| [said.clone(), said.plain()]).collect();
    let in_json: BTreeSet<_> = plain.iter().map(Rewording::in_json).collect();
    for room in rooms {
        // A channel of the web chat is a room without its network.
        let channel = room.split_once(':').map_or(room.as_str(), |(_, channel)| channel);
        change(
            db,
            "SELECT id, body FROM local_message WHERE room = ?1
             AND CASE WHEN json_valid(body) THEN body ->> 'kind' = 'bot' ELSE 1 END",
            Some(channel),
            "UPDATE local_message SET body = ?2 WHERE id = ?1",
            &taken_from(&in_json),
        )?;
        reword_choices(db, room, &taken_from(&in_json))?;
    }
    let owed = "SELECT id, post FROM outbox ORDER BY id";
    change(db, owed, None, "UPDATE outbox SET post = ?2 WHERE id = ?1", &taken_from(&in_json))?;
    // Anybody may have asked what was agreed.
    let answers = "SELECT id, reply FROM request WHERE reply <> ''";
    change(db, answers, None, "UPDATE request SET reply = ?2 WHERE id = ?1", &taken_from(&plain))
}

/// What takes words out of a text.
pub(super) fn taken_from(said: &BTreeSet<Rewording>) -> impl Fn(&str) -> Option<String> {
    move |text| {
        let mut left = None;
        for said in said {
            left = said.taken_from(left.as_deref().unwrap_or(text)).or(left);
        }
        left
    }
}

/// Changes texts of a question's answer, each behind its key, where there is something to change.
pub(super) fn change(
    db: &Connection,
    question: &str,
    about: Option<&str>,
    change: &str,
    changed_text: &dyn Fn(&str) -> Option<String>,
) -> rusqlite::Result<()> {
    let mut rows = db.prepare_cached(question)?;
    let mut rows = match about {
        Some(about) => rows.query([about])?,
        None => rows.query([])?,
    };
    let mut changed = Vec::new();
    while let Some(row) = rows.next()? {
        // A text that is none has none of the words.
        let Ok(text) = row.get_ref(1)?.as_str() else { continue };
        if let Some(left) = changed_text(text) {
            changed.push((row.get::<_, rusqlite::types::Value>(0)?, left));
        }
    }
    drop(rows);
    for (key, left) in changed {
        db.execute(change, params![key, left])?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_is_not_taken_out_of_a_longer_one() {
        let said: BTreeSet<_> = Rewording::note("a", "gone").into_iter().collect();
        let left = taken_from(&said);
        assert_eq!(left("Note: all is lost"), None);
        assert_eq!(left("Note: all\nNote: a\nNote: a"), Some("Note: all\nNote: gone\nNote: gone".into()));
        assert_eq!(left(&format!("{}.", noted("a"))), Some(format!("{}.", noted("gone"))));
        let in_json = said.iter().map(Rewording::in_json).collect();
        assert_eq!(
            taken_from(&in_json)(r#"{"text":"x Note: a","n":1}"#),
            Some(r#"{"text":"x Note: gone","n":1}"#.into())
        );
    }

    #[test]
    fn words_go_wherever_they_are_quoted() {
        let said = Rewording::words("the canal", "gone");
        assert_eq!(
            said.taken_from(r#"Ann: "the canal", the canal"#),
            Some(r#"Ann: "gone", the canal"#.into())
        );
        assert_eq!(said.taken_from("the canal"), None);
    }
}
