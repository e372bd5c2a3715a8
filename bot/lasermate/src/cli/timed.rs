//! Words of `--moves` with their times, for games without turns (notation.md).

use lasermate_engine::action::{LATEST, Millis};
use lasermate_engine::any::AnyGame;
use lasermate_engine::effect::Effect;
use lasermate_engine::refusal::{Reason, Refusal};
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::{ClockEffect, ClockReason};
use serde::ser::{Serialize, SerializeTuple, Serializer};

use super::Fault;

/// What has become of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WordVerdict {
    /// It was carried out, with this timestamp in milliseconds.
    Executed(Millis),
    /// It was not legal when it arrived (rule 4.5, 4.6).
    Refused,
    /// It lost a tie, or was held when the game ended (rule 4.9).
    Cancelled,
    Held,
}

/// `["executed", ms]`, `["refused"]`, `["cancelled"]` or `["held"]`.
impl Serialize for WordVerdict {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (word, ms) = match *self {
            Self::Executed(ms) => ("executed", Some(ms)),
            Self::Refused => ("refused", None),
            Self::Cancelled => ("cancelled", None),
            Self::Held => ("held", None),
        };
        let mut tuple = serializer.serialize_tuple(1 + usize::from(ms.is_some()))?;
        tuple.serialize_element(word)?;
        if let Some(ms) = ms {
            tuple.serialize_element(&ms)?;
        }
        tuple.end()
    }
}

/// The verdicts so far, and which word waits under which number.
#[derive(Debug, Default)]
struct Verdicts {
    words: Vec<WordVerdict>,
    waiting: Vec<(u32, usize)>,
}

impl Verdicts {
    /// Notes what became of the words that waited.
    fn note(&mut self, effects: &[Effect]) {
        for effect in effects {
            let (number, verdict) = match *effect {
                Effect::Clock(ClockEffect::HeldPlayed { number, at }) => (number, WordVerdict::Executed(at)),
                Effect::Clock(ClockEffect::HeldCancelled { number, .. }) => (number, WordVerdict::Cancelled),
                _ => continue,
            };
            if let Some((_, word)) = self.waiting.iter().find(|(waiting, _)| *waiting == number) {
                self.words[*word] = verdict;
            }
        }
    }
}

/// Plays the words, then lets the clock run until nothing waits, or to `until`.
///
/// # Errors
/// The first word that cannot be read. A move that is refused is an answer.
pub fn play(game: &mut AnyGame, words: &str, until: Option<Millis>) -> Result<Vec<WordVerdict>, Fault> {
    let mut verdicts = Verdicts::default();
    let mut now = game.view().clock.map_or(0, |clock| clock.now);
    let as_in_fen = is_lettered_as_in_fen(words);
    for (at, word) in words.split_whitespace().enumerate() {
        let unreadable = || Fault::of_side(word, at, Reason::NoStamp);
        let (ms, rest) = word.split_once(':').ok_or_else(unreadable)?;
        let (side, text) = rest.split_once(':').ok_or_else(unreadable)?;
        let digits = !ms.is_empty() && ms.bytes().all(|byte| byte.is_ascii_digit());
        let ms: Millis = ms.parse().ok().filter(|ms| digits && *ms <= LATEST).ok_or_else(unreadable)?;
        let seat =
            seat_of(game, side, as_in_fen).ok_or_else(|| Fault::of_side(word, at, Reason::NoSuchSide))?;
        now = now.max(ms);
        verdicts.note(&game.advance(now));
        let verdict = submit(game, seat, text, now, &mut verdicts, at);
        let verdict = verdict.map_err(|refusal| Fault::of_word(word, at, &refusal))?;
        verdicts.words.push(verdict);
    }
    match until {
        Some(until) => verdicts.note(&game.advance(until)),
        None => {
            while let Some(next) = game.next_event().filter(|_| game.is_waiting()) {
                verdicts.note(&game.advance(next));
            }
        }
    }
    Ok(verdicts.words)
}

/// Whether words call the sides `w` and `b`, as FEN does, and so lists of before do under beams too.
fn is_lettered_as_in_fen(words: &str) -> bool {
    words.split_whitespace().any(|word| word.split(':').nth(1) == Some("w"))
}

/// The side of a word: under beams `b` is Blue and `r` Red, as in records and positions. Beside a `w` in the same list it is
/// Black, for nobody calls Blue both (notation.md, Realtime on the command line).
fn seat_of(game: &AnyGame, side: &str, as_in_fen: bool) -> Option<Seat> {
    if side == "b" && as_in_fen { Some(Seat::Second) } else { game.seat_named(side) }
}

/// Submits one word at its time.
fn submit(
    game: &mut AnyGame,
    seat: Seat,
    text: &str,
    now: Millis,
    verdicts: &mut Verdicts,
    word: usize,
) -> Result<WordVerdict, Refusal> {
    match game.try_text(seat, text, now) {
        Ok(played) => {
            verdicts.note(&played.effects);
            let held = played.effects.iter().find_map(|effect| match *effect {
                Effect::Clock(ClockEffect::Held { number, .. }) => Some(number),
                _ => None,
            });
            verdicts.waiting.extend(held.map(|number| (number, word)));
            Ok(held.map_or(WordVerdict::Executed(now), |_| WordVerdict::Held))
        }
        Err(refusal) => match refusal.reason {
            Reason::Unreadable => Err(refusal),
            Reason::Clock(ClockReason::TieLost) => Ok(WordVerdict::Cancelled),
            _ => Ok(WordVerdict::Refused),
        },
    }
}
