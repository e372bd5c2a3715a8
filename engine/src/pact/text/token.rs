//! The words of a typed term: what stands between blanks, dots, commas and parentheses.

/// A text read word by word. Words are letters and digits; all else only separates them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tokens<'a> {
    rest: &'a str,
}

impl<'a> Tokens<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        Self { rest: text }
    }

    pub(super) fn word(&mut self) -> Option<&'a str> {
        let start = self.rest.find(char::is_alphanumeric)?;
        let from = self.rest.get(start..)?;
        let end = from.find(|c: char| !c.is_alphanumeric()).unwrap_or(from.len());
        let (word, rest) = from.split_at(end);
        self.rest = rest;
        Some(word)
    }

    /// The next word, if it is one of these.
    pub(super) fn take(&mut self, words: &[&str]) -> bool {
        let mut ahead = *self;
        let found = ahead.word().is_some_and(|word| words.iter().any(|own| own.eq_ignore_ascii_case(word)));
        if found {
            *self = ahead;
        }
        found
    }

    /// The next word, if it is a whole number.
    pub(super) fn number(&mut self) -> Option<u32> {
        let mut ahead = *self;
        let number = ahead.word()?.parse().ok()?;
        *self = ahead;
        Some(number)
    }

    /// What has not been read, as it was typed.
    pub(super) const fn rest(&self) -> &'a str {
        self.rest
    }

    /// Whether no word is left.
    pub(super) fn is_done(&self) -> bool {
        !self.rest.contains(char::is_alphanumeric)
    }
}

/// What may begin a part of an offer besides the name of a side.
const KEYWORDS: &str = "i me we you each both all others everybody to and promise promises \
    peace nocheck no spare spares keepout keep keeps against move moves play plays hostage heir drawif draw share shares \
    words word says until stands stand standing round";

/// Whether a text begins with a word that means something in an offer, so that it is not taken for somebody's name.
#[must_use]
pub fn is_keyword(text: &str) -> bool {
    let known = |word: &str| KEYWORDS.split(' ').any(|own| own.eq_ignore_ascii_case(word));
    Tokens::new(text).word().is_some_and(known)
}

/// All words of a text, in lower case.
pub(crate) fn words_of(text: &str) -> Vec<String> {
    let mut words = Tokens::new(text);
    std::iter::from_fn(|| words.word()).map(str::to_lowercase).collect()
}

/// A text without the blanks, the colon and the one pair of parentheses or quotes around it.
pub(super) fn bare(text: &str) -> &str {
    let text = text.trim().trim_start_matches([':', '.', '=']).trim();
    for (open, close) in [('(', ')'), ('"', '"'), ('\u{201c}', '\u{201d}')] {
        if let Some(inner) = text.strip_prefix(open).and_then(|text| text.strip_suffix(close)) {
            return inner.trim();
        }
    }
    text
}
