//! People's names in what the bot says and keeps: each stands as a mark of its person, so that a rename shows in old messages and a
//! deletion finds it. Between two private characters, which nobody can type, are the person's id and the name they had; the
//! character between these tells the form of the name. Their network stands behind it as a mark of its own ([`NETWORK`]).

const BEFORE: char = '\u{e00a}';
const BEHIND: char = '\u{e00b}';
/// The characters around a network, which is shown or left out for each room.
pub const NETWORK: [char; 2] = ['\u{e006}', '\u{e007}'];

/// How a name is written where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameForm {
    Words,
    /// In plain text of ours.
    Plain,
    /// As its holder typed it.
    Typed,
}

impl NameForm {
    const ALL: [Self; 3] = [Self::Words, Self::Plain, Self::Typed];

    const fn between(self) -> char {
        match self {
            Self::Words => '\u{e00c}',
            Self::Plain => '\u{e00d}',
            Self::Typed => '\u{e00e}',
        }
    }
}

/// A name in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MarkedName<'t> {
    pub id: &'t str,
    pub form: NameForm,
    /// What it was when it was written.
    pub then: &'t str,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TextPart<'t> {
    Words(&'t str),
    /// A name, with its mark as it stands.
    Name(MarkedName<'t>, &'t str),
}

pub fn marked(id: &str, form: NameForm, name: &str) -> String {
    format!("{BEFORE}{id}{}{name}{BEHIND}", form.between())
}

/// Whether a text has marks of people.
pub fn is_in(text: &str) -> bool {
    text.contains(BEFORE)
}

/// The text with every name as it is now; `now` gives none for a name that stays as it was written.
pub fn drawn(text: &str, now: impl Fn(&MarkedName<'_>) -> Option<String>) -> String {
    if !is_in(text) {
        return text.to_owned();
    }
    let shown = parts(text).into_iter().map(|part| match part {
        TextPart::Words(words) => words.to_owned(),
        TextPart::Name(name, _) => now(&name).unwrap_or_else(|| name.then.to_owned()),
    });
    shown.collect()
}

/// The text with every name as it was written.
pub fn as_written(text: &str) -> String {
    drawn(text, |_| None)
}

/// A network as the mark that stands behind a name.
pub fn network(word: &str) -> String {
    let [before, behind] = NETWORK;
    format!("{before}{word}{behind}")
}

/// The text with other words in the place of one person's names, and of the networks behind them; `None` where they are not in
/// it.
pub fn without(text: &str, id: &str, instead: &str) -> Option<String> {
    if !text.contains(&format!("{BEFORE}{id}")) {
        return None;
    }
    let network = network(id.split_once(':').map_or("", |(word, _)| word));
    let mut left = String::new();
    let mut after_theirs = false;
    for part in parts(text) {
        let theirs = matches!(part, TextPart::Name(name, _) if name.id == id);
        match part {
            TextPart::Name(..) if theirs => left += instead,
            TextPart::Name(_, whole) => left += whole,
            TextPart::Words(words) if after_theirs => left += words.strip_prefix(&network).unwrap_or(words),
            TextPart::Words(words) => left += words,
        }
        after_theirs = theirs;
    }
    (left != text).then_some(left)
}

/// A text that shows at most so many characters, with names whole or not at all.
pub fn cut(text: &str, most: usize) -> String {
    if as_written(text).chars().count() <= most {
        return text.to_owned();
    }
    let mut left = most.saturating_sub(1);
    let mut kept = String::new();
    for part in parts(text) {
        let (shown, whole) = match part {
            TextPart::Words(words) => (words, words),
            TextPart::Name(name, whole) => (name.then, whole),
        };
        let chars = shown.chars().count();
        if chars > left {
            if let TextPart::Words(words) = part {
                kept.extend(words.chars().take(left));
            }
            break;
        }
        left -= chars;
        kept += whole;
    }
    kept.trim_end().to_owned() + "…"
}

/// The parts of a text. Half a mark loses its beginning alone.
fn parts(text: &str) -> Vec<TextPart<'_>> {
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find(BEFORE) {
        let (words, mark) = rest.split_at(at);
        parts.push(TextPart::Words(words));
        rest = &mark[BEFORE.len_utf8()..];
        let Some((inside, behind)) = rest.split_once(BEHIND) else { continue };
        let name = NameForm::ALL.into_iter().find_map(|form| {
            inside.split_once(form.between()).map(|(id, then)| MarkedName { id, form, then })
        });
        if let Some(name) = name {
            parts.push(TextPart::Name(name, &mark[..mark.len() - behind.len()]));
            rest = behind;
        }
    }
    parts.push(TextPart::Words(rest));
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_drawn_as_they_are_now_or_were() {
        let text = format!("White ({}) moves.", marked("local:1", NameForm::Words, "Ann"));
        assert_eq!(as_written(&text), "White (Ann) moves.");
        let now = |name: &MarkedName<'_>| (name.id == "local:1").then(|| "Anna".to_owned());
        assert_eq!(drawn(&text, now), "White (Anna) moves.");
        assert_eq!(as_written("half \u{e00a}local:1"), "half local:1");
    }

    #[test]
    fn one_person_goes_and_nobody_whose_id_begins_like_theirs() {
        let [one, two] = ["matrix:@a:x", "matrix:@a:x.org"].map(|id| marked(id, NameForm::Words, "Ann"));
        let behind = network("matrix");
        let text = format!("{one}{behind} and {two}{behind}");
        let left = without(&text, "matrix:@a:x", "a former player").unwrap();
        assert_eq!(as_written(&left), format!("a former player and Ann{behind}"));
        assert_eq!(without(&left, "matrix:@a:x", "nobody"), None);
    }

    #[test]
    fn a_name_is_cut_nowhere() {
        let text =
            format!("1. {}; 2. {}", marked("a", NameForm::Plain, "Ann"), marked("b", NameForm::Plain, "Bob"));
        assert_eq!(cut(&text, 14), text);
        assert_eq!(as_written(&cut(&text, 13)), "1. Ann; 2.…");
        assert_eq!(as_written(&cut(&text, 4)), "1.…");
    }
}
