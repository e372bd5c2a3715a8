//! The `key=value` words that lasers add to a position (notation.md, Positions).
//!
//! `billi=1` the kings are rooks; `joker=b:g1,r:-` where the Jokers stand, `-` for one that was taken; `kings=r:w` whose
//! king has scored for whom, where there are three sides;
//! `lifelines=b:ps@rr,r:+` what the Jokers standing have left: the letters of the unused ones among `prs` (pass,
//! reflect, stop), `+` for a fourth that was won, `-` for nothing; after `@` a pair for each lifeline in force, the
//! beam's side and the lifeline; `mated=r` who was mated or accepted defeat in mode B; `passes=1` how many turns
//! were passed in a row; `scored=br` whose beam has scored, with three sides `scored=w:rb,r:w` and in whose heels, and under
//! `scoring=carom` `scored=b:3,r:5g` with how often a piece turned it, and `g` where the opponent's move sent it there.

use super::base::UnderBeams;
use super::carom::Carom;
use super::joker::{Joker, JokerPlace, LIFELINES};
use super::rules::{LaserRules, Mode, Scoring};
use super::scoreboard::Scoreboard;
use super::state::{Lasers, SEATS};
use super::three_seat_text::ThreeSeatText;
use crate::action::Lifeline;
use crate::board::Cell;
use crate::notation::PositionError;
use crate::notation::fen::unknown_word;
use crate::seat::Seat;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct LaserFields {
    pub billi: bool,
    pub jokers: [Joker; 2],
    pub mated: Option<Seat>,
    pub passes: u8,
    pub scoreboard: Scoreboard,
    /// Whether the way to a heel counts (billichess.md 2.8.2).
    pub caroms: bool,
}

/// The words in the order they are written.
const KEYS: [&str; 7] = ["billi", "joker", "kings", "lifelines", "mated", "passes", "scored"];

/// Side letters in seat order.
const SIDES: [char; 2] = ['b', 'r'];

fn seat_of(letter: char) -> Option<Seat> {
    SIDES.iter().position(|side| *side == letter).and_then(Seat::from_index)
}

const fn letter_of(lifeline: Lifeline) -> char {
    match lifeline {
        Lifeline::Pass => 'p',
        Lifeline::Reflect => 'r',
        Lifeline::Stop => 's',
    }
}

fn lifeline_of(letter: char) -> Option<Lifeline> {
    LIFELINES.into_iter().find(|lifeline| letter_of(*lifeline) == letter)
}

/// The only character of a text.
fn single(text: &str) -> Option<char> {
    let mut chars = text.chars();
    chars.next().filter(|_| chars.next().is_none())
}

impl LaserFields {
    /// What a position has to say.
    pub fn of<B: UnderBeams>(state: &Lasers<B>) -> Self {
        let Lasers { billi, jokers, mated, passes, scoreboard, .. } = *state;
        Self { billi, jokers, mated, passes, scoreboard, caroms: state.rules.scoring == Scoring::Carom }
    }

    /// The words that are not at their default, each after a space.
    pub fn write<B: UnderBeams>(&self, cell_name: &dyn Fn(Cell) -> String) -> String {
        let mut text = String::new();
        let mut word = |key: &str, value: String| {
            if !value.is_empty() {
                text.extend([" ", key, "=", value.as_str()]);
            }
        };
        let side = |seat: Seat| SIDES[seat.index() & 1].to_string();
        let jokers = || SIDES.iter().zip(&self.jokers);
        let places = jokers()
            .filter_map(|(side, joker)| Some(format!("{side}:{}", write_place(joker.place, cell_name)?)));
        let lifelines =
            jokers().filter_map(|(side, joker)| Some(format!("{side}:{}", write_lifelines(joker)?)));
        let several = ThreeSeatText::of(B::BEAM_SIDES);
        word("billi", if self.billi { "1".to_owned() } else { String::new() });
        word("joker", places.collect::<Vec<_>>().join(","));
        word("kings", several.map_or(String::new(), |several| several.write_kings(&self.scoreboard)));
        word("lifelines", lifelines.collect::<Vec<_>>().join(","));
        word("mated", self.mated.map(side).unwrap_or_default());
        word("passes", if self.passes > 0 { self.passes.to_string() } else { String::new() });
        word(
            "scored",
            several.map_or_else(|| self.write_scored(), |several| several.write_scored(&self.scoreboard)),
        );
        text
    }

    /// Between two: whose beam has scored.
    fn write_scored(&self) -> String {
        let scored = SIDES.iter().zip(SEATS).filter(|(_, beam)| self.scoreboard.lasermates(*beam) > 0);
        if !self.caroms {
            return scored.map(|(side, _)| *side).collect();
        }
        let each = scored.map(|(side, beam)| {
            let Carom { turns, gift } = self.scoreboard.carom(beam);
            format!("{side}:{turns}{}", if gift { "g" } else { "" })
        });
        each.collect::<Vec<_>>().join(",")
    }

    /// Whose beam has scored, and how it came to the heel. What is read is what would be written.
    fn read_caroms(&mut self, value: &str) -> Option<()> {
        for (beam, text) in Self::entries(value)? {
            let (turns, gift) = text.strip_suffix('g').map_or((text, false), |turns| (turns, true));
            self.scoreboard.score_pair(beam, beam.other());
            self.scoreboard.score_carom(beam, Carom { turns: turns.parse().ok()?, gift });
        }
        (self.write_scored() == value).then_some(())
    }

    /// Reads the words after the base's own; on a bare board, one without kings, `billi=1` need not be said.
    pub fn read<B: UnderBeams>(
        words: &[&str],
        rules: LaserRules,
        bare: bool,
        cell_named: &dyn Fn(&str) -> Option<Cell>,
    ) -> Result<Self, PositionError> {
        let caroms = rules.scoring == Scoring::Carom;
        let mut read = Self { billi: bare, caroms, ..Self::default() };
        let mut last = None;
        for word in words {
            let refuse = |what| unknown_word(word, what);
            let (key, value) = word.split_once('=').ok_or_else(|| refuse("write words as key=value"))?;
            let several = ThreeSeatText::of(B::BEAM_SIDES);
            let known = |known: &&str| match several {
                Some(_) => ["kings", "scored"].contains(known),
                None => *known != "kings" && (B::HAS_BILLI_PHASE || *known == "scored"),
            };
            let at = KEYS.iter().position(|name| *name == key && known(name));
            let at = at.ok_or_else(|| {
                refuse(match several {
                    Some(_) => "the words of the lasers are kings and scored",
                    None if B::HAS_BILLI_PHASE => {
                        "the words are billi, joker, lifelines, mated, passes and scored"
                    }
                    None => "the word of the lasers is scored",
                })
            })?;
            if last >= Some(at) {
                return Err(refuse("write each word once, in alphabetical order"));
            }
            last = Some(at);
            match several {
                Some(several) => several.read(key, value, &mut read.scoreboard),
                None => read.read_word(key, value, rules, cell_named),
            }
            .map_err(refuse)?;
        }
        Ok(read)
    }

    fn read_word(
        &mut self,
        key: &str,
        value: &str,
        rules: LaserRules,
        cell_named: &dyn Fn(&str) -> Option<Cell>,
    ) -> Result<(), &'static str> {
        if rules.mode == Mode::A && key == "mated" {
            return Err("only in mode B does the game go on after a mate");
        }
        match key {
            "billi" if value == "1" => self.billi = true,
            "billi" => return Err("write billi=1 once the kings are rooks"),
            "joker" | "lifelines" if !rules.joker => return Err("this table plays without Joker Knights"),
            "joker" => self
                .read_places(value, cell_named)
                .ok_or("write it like joker=b:g1,r:- (- for one that was taken)")?,
            "lifelines" => self.read_lifelines(value).ok_or(
                "write it like lifelines=b:ps@rr,r:- after joker=: what is left, then after @ what is in force",
            )?,
            "mated" => {
                self.mated = Some(single(value).and_then(seat_of).ok_or("write mated=b or mated=r")?);
            }
            "passes" => {
                self.passes = match value {
                    "1" if self.billi => 1,
                    "2" if self.billi => 2,
                    _ => return Err("write passes=1 or passes=2, in the Billi phase"),
                };
            }
            _ if self.caroms => self.read_caroms(value).ok_or(
                "write it like scored=b:3,r:5g: how often a piece deflected the beam, g after the opponent's move",
            )?,
            _ => {
                let beams: &[Seat] = match value {
                    "b" => &[Seat::First],
                    "r" => &[Seat::Second],
                    "br" => &SEATS,
                    _ => return Err("write scored=b, scored=r or scored=br"),
                };
                for beam in beams {
                    self.scoreboard.score_pair(*beam, beam.other());
                }
            }
        }
        Ok(())
    }

    /// The entries `b:...` and `r:...`, either or both, in this order.
    fn entries(value: &str) -> Option<Vec<(Seat, &str)>> {
        let entries: Option<Vec<_>> = value
            .split(',')
            .map(|entry| {
                let (side, rest) = entry.split_once(':')?;
                Some((single(side).and_then(seat_of)?, rest))
            })
            .collect();
        entries.filter(|entries| entries.is_sorted_by(|a, b| a.0 < b.0))
    }

    fn read_places(&mut self, value: &str, cell_named: &dyn Fn(&str) -> Option<Cell>) -> Option<()> {
        for (seat, text) in Self::entries(value)? {
            self.jokers[seat.index() & 1] = match text {
                "-" => Joker::taken(),
                name => Joker::named(cell_named(name)?),
            };
        }
        Some(())
    }

    fn read_lifelines(&mut self, value: &str) -> Option<()> {
        for (seat, text) in Self::entries(value)? {
            let joker = &mut self.jokers[seat.index() & 1];
            joker.cell()?;
            let (left, force) =
                text.split_once('@').map_or((text, None), |(left, force)| (left, Some(force)));
            read_left(joker, left)?;
            if let Some(force) = force {
                read_force(joker, force)?;
            }
            // What is read is what would be written.
            if write_lifelines(joker).as_deref() != Some(text) {
                return None;
            }
        }
        Some(())
    }
}

fn write_place(place: JokerPlace, cell_name: &dyn Fn(Cell) -> String) -> Option<String> {
    match place {
        JokerPlace::Unnamed => None,
        JokerPlace::Taken => Some("-".to_owned()),
        JokerPlace::At(cell) => Some(cell_name(cell)),
    }
}

/// What a Joker that stands has left and in force; `None` where it is at its default.
fn write_lifelines(joker: &Joker) -> Option<String> {
    joker.cell()?;
    let unused = LIFELINES.into_iter().filter(|lifeline| !joker.is_used(*lifeline));
    let mut left: String = unused.map(letter_of).collect();
    if joker.fourth {
        left.push('+');
    }
    if left.is_empty() {
        left.push('-');
    }
    let force: String = SEATS
        .into_iter()
        .filter_map(|beam| Some((SIDES[beam.index() & 1], letter_of(joker.in_force(beam)?))))
        .flat_map(|(beam, lifeline)| [beam, lifeline])
        .collect();
    match (left.as_str(), force.as_str()) {
        ("prs", "") => None,
        (_, "") => Some(left),
        _ => Some(left + "@" + &force),
    }
}

fn read_left(joker: &mut Joker, text: &str) -> Option<()> {
    let letters = text.strip_suffix('+').inspect(|_| joker.fourth = true).unwrap_or(text);
    for lifeline in LIFELINES {
        if !letters.contains(letter_of(lifeline)) {
            joker.mark_used(lifeline);
        }
    }
    (letters == "-" || letters.chars().all(|letter| lifeline_of(letter).is_some())).then_some(())
}

fn read_force(joker: &mut Joker, text: &str) -> Option<()> {
    let mut letters = text.chars();
    while let Some(beam) = letters.next() {
        let (beam, lifeline) = (seat_of(beam)?, lifeline_of(letters.next()?)?);
        if !joker.is_used(lifeline) {
            return None;
        }
        *joker.in_force.get_mut(beam.index())? = Some(lifeline);
    }
    Some(())
}
