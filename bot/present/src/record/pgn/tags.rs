//! The tags at the beginning of a game in PGN.

use lasermate_domain::escape::{plain, plain_text};
use lasermate_engine::variants::{Preset, Setup, SetupError};

use super::super::read::RecordError;
use super::super::roster::{Roster, Termination, TwoPlayerScore, UNKNOWN};
use super::{CHESS, GAME, OPTIONS};
use crate::variants::pdn;

/// What other programs call plain chess.
const PLAIN: [&str; 3] = ["standard", "chess", "fromposition"];
/// No more tags of a game are kept.
const MOST: usize = 100;

/// The tags of a game.
pub(super) struct Tags {
    all: Vec<(String, String, usize)>,
    /// How many lines they take.
    pub lines: usize,
    /// Whether it is a game of English draughts in PDN, where Black moves first.
    pub is_draughts: bool,
}

impl Tags {
    /// The tags at the beginning, and what follows them.
    pub fn split(text: &str) -> (Self, &str) {
        let (mut all, mut rest) = (Vec::new(), text);
        let line_of =
            |rest: &str| 1 + text.get(..text.len() - rest.len()).map_or(0, |read| read.matches('\n').count());
        loop {
            rest = rest.trim_start();
            if let Some(line) = rest.strip_prefix('%') {
                rest = line.split_once('\n').map_or("", |(_, rest)| rest);
                continue;
            }
            if let Some(after) = past_comment(rest).filter(|_| all.is_empty()) {
                rest = after;
                continue;
            }
            let Some((name, value, after)) = begins_with_tag(rest) else {
                let mut tags = Self { all, lines: line_of(rest) - 1, is_draughts: false };
                let is_ours = tags.get(GAME).is_some();
                tags.is_draughts = !is_ours && (tags.get(pdn::GAME_TYPE).is_some() || pdn::begins(rest));
                return (tags, rest);
            };
            if all.len() < MOST {
                all.push((name, value, line_of(rest)));
            }
            rest = after;
        }
    }

    pub fn get(&self, name: &str) -> Option<&str> {
        self.all.iter().find(|(tag, ..)| tag.eq_ignore_ascii_case(name)).map(|(_, value, _)| value.trim())
    }

    pub fn line(&self, name: &str) -> usize {
        self.all.iter().find(|(tag, ..)| tag.eq_ignore_ascii_case(name)).map_or(1, |(_, _, line)| *line)
    }

    pub fn setup(&self) -> Result<Setup, RecordError> {
        let variant = self.get("Variant").filter(|variant| !PLAIN.contains(&letters(variant).as_str()));
        let (name, tag) = match (self.get(GAME), variant) {
            (Some(game), _) => (game, GAME),
            (None, Some(variant)) => (preset_called(variant).unwrap_or(variant), "Variant"),
            (None, None) => (CHESS, GAME),
        };
        let name = if self.is_draughts { pdn::GAME } else { name };
        let options = self.get(OPTIONS).unwrap_or_default().split_whitespace();
        let mut setup = Setup::parse_once(name, options).map_err(|error| {
            let of_game = matches!(error, SetupError::UnknownGame { .. });
            RecordError::Setup { line: self.line(if of_game { tag } else { OPTIONS }), error }
        })?;
        setup.position = self.get("FEN").map(str::to_owned);
        if self.is_draughts {
            setup.position = setup.position.map(|fen| pdn::turned(&fen));
        }
        Ok(setup)
    }

    /// The kind of draughts that a `GameType` names, where it is not the one that is played here.
    pub fn other_draughts(&self) -> Option<&str> {
        let kind = self.get(pdn::GAME_TYPE)?;
        (kind.split(',').next().map(str::trim) != Some(pdn::ENGLISH)).then_some(kind)
    }

    /// The result as the tag states it, for the side that moves first.
    pub fn result(&self) -> Option<TwoPlayerScore> {
        let stated = self.get("Result").and_then(TwoPlayerScore::read)?;
        Some(if self.is_draughts { stated.turned() } else { stated })
    }

    pub fn players(&self) -> Vec<String> {
        let sides = if self.is_draughts { ["Black", "White"] } else { ["White", "Black"] };
        let names = sides.map(|tag| self.get(tag).unwrap_or(UNKNOWN));
        if names == [UNKNOWN; 2] {
            return Vec::new();
        }
        names.map(plain).to_vec()
    }

    /// The day, as far as it is known: `2024-??-??`.
    pub fn date(&self) -> String {
        let known = self.get("Date").filter(|date| date.contains(|c: char| c.is_ascii_digit()));
        plain_text(&known.unwrap_or_default().replace('.', "-"), 10)
    }

    /// What is told besides; the result may stand behind the moves alone.
    pub fn roster(&self, behind: Option<TwoPlayerScore>) -> Roster {
        const LONGEST: usize = 100;
        let told = |tag: &str| {
            let value = plain_text(self.get(tag).unwrap_or_default(), LONGEST);
            if value.is_empty() { UNKNOWN.to_owned() } else { value }
        };
        Roster {
            event: told("Event"),
            site: told("Site"),
            round: told("Round"),
            result: self.result().or(behind),
            termination: self.get("Termination").and_then(Termination::read),
        }
    }
}

/// What follows the comments at the beginning, where that is a tag.
fn past_comment(text: &str) -> Option<&str> {
    let mut rest = text;
    loop {
        let after = match rest.chars().next()? {
            '{' => rest.split_once('}')?.1,
            ';' => rest.split_once('\n')?.1,
            '[' => return (rest.len() < text.len()).then_some(rest),
            _ => return None,
        };
        rest = after.trim_start();
    }
}

/// A tag at the beginning of a text: its name, its value, and what follows it.
pub(super) fn begins_with_tag(text: &str) -> Option<(String, String, &str)> {
    let (name, rest) = text.strip_prefix('[')?.split_once('"')?;
    let name = name.trim();
    if name.is_empty() || !name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') {
        return None;
    }
    let (mut value, mut escaped) = (String::new(), false);
    for (at, c) in rest.char_indices() {
        match c {
            '\\' if !escaped => escaped = true,
            // A quote in the value should be escaped; in files as they are it often isn't.
            '"' if !escaped => match rest.get(at + 1..)?.trim_start().strip_prefix(']') {
                Some(after) => return Some((name.to_owned(), value, after)),
                None => value.push('"'),
            },
            '\n' => return None,
            c => {
                escaped = false;
                value.push(c);
            }
        }
    }
    None
}

/// The letters of a name, small.
fn letters(name: &str) -> String {
    name.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).collect()
}

/// The game that a `Variant` tag names by its name or title.
fn preset_called(variant: &str) -> Option<&'static str> {
    let wanted = letters(variant);
    let called = |preset: &&Preset| [preset.name, preset.title].iter().any(|name| letters(name) == wanted);
    Preset::all().iter().find(called).map(|preset| preset.name)
}
