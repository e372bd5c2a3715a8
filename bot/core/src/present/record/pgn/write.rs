//! Writing PGN.

use lasermate_engine::any::AnyGame;
use lasermate_engine::effect::Effect;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::Setup;

use super::super::write::{result, wrapped};
use super::{ACT, AT, CHESS, CLK, CLOCK, GAME, HINTS, OPTIONS, TIME, clock_text, play, time_text};
use crate::calendar::date;
use crate::escape::plain;
use crate::present::text;
use crate::sessions::hint::Hint;
use crate::sessions::session::{Entry, Session};
use crate::time_control::TimeControl;

/// Nobody is known to have played, or nothing about when and where.
const UNKNOWN: &str = "?";

/// A live game as PGN; `None` where more than two play.
#[must_use]
pub fn write(live: &Session) -> Option<String> {
    let names: Vec<_> =
        live.players.iter().map(|player| text::person::in_a_file(player, &live.players)).collect();
    let time = live.time_control();
    let parts = (live.record.as_slice(), live.hints.as_slice());
    let text = write_parts((&live.setup, time), &live.game, &names, &date(live.started_at), parts)?;
    // The record has the actions by which it ended: no player did them.
    let ended = format!("[Termination \"{}\"]", result(&live.game));
    let adjudicated = ended.replace("resignation", "adjudication").replace("agreement", "adjudication");
    Some(if live.adjudicated.is_some() { text.replacen(&ended, &adjudicated, 1) } else { text })
}

/// PGN from its parts: the game as it stands, and what led to it with the hints that were given.
#[must_use]
pub(in crate::present::record) fn write_parts(
    (setup, time): (&Setup, TimeControl),
    game: &AnyGame,
    names: &[String],
    date: &str,
    (record, hints): (&[Entry], &[Hint]),
) -> Option<String> {
    if game.sides().len() != 2 {
        return None;
    }
    let name = |seat: usize| names.get(seat).map_or_else(|| UNKNOWN.to_owned(), |name| plain(name));
    let mut tags = vec![
        ("Event", "Lasermate".to_owned()),
        ("Site", UNKNOWN.to_owned()),
        ("Date", if date.is_empty() { "????.??.??".to_owned() } else { date.replace('-', ".") }),
        ("Round", "-".to_owned()),
        ("White", name(0)),
        ("Black", name(1)),
        ("Result", score(game).to_owned()),
    ];
    let clock = game.view().clock;
    let options = if clock.is_some() { setup.full_text() } else { setup.options_text() };
    if setup.preset().name != CHESS || !options.is_empty() {
        tags.push(("Variant", setup.preset().title.to_owned()));
        tags.push((GAME, setup.preset().name.to_owned()));
    }
    if !options.is_empty() {
        tags.push((OPTIONS, options));
    }
    if let Some(position) = &setup.position {
        tags.push(("SetUp", "1".to_owned()));
        tags.push(("FEN", position.clone()));
    }
    if let Some(time) = time_text(time) {
        tags.push((TIME, time));
    }
    if let Some(clock) = &clock {
        tags.push((CLOCK, clock.now.to_string()));
    }
    if !hints.is_empty() {
        let hint = |hint: &Hint| format!("{}:{}", game.side(hint.seat).letter(), hint.before);
        tags.push((HINTS, hints.iter().map(hint).collect::<Vec<_>>().join(" ")));
    }
    // A flag that falls is a resignation in the record.
    let on_time = record.last().is_some_and(|last| last.left == Some(0));
    let termination = result(game);
    let termination = if on_time { termination.replace("resignation", "time forfeit") } else { termination };
    tags.push(("Termination", termination));
    let mut text = String::new();
    for (tag, value) in tags {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        text += &format!("[{tag} \"{value}\"]\n");
    }
    text.push('\n');
    let words = Words::of(setup, record, clock.is_some());
    let words = words.iter().flat_map(|word| word.split(' ')).chain([score(game)]);
    Some(text + &wrapped(words.map(str::to_owned)))
}

/// The result in PGN's four forms.
fn score(game: &AnyGame) -> &'static str {
    let Some(outcome) = game.outcome() else { return "*" };
    let winners: Vec<_> = outcome.winners().collect();
    match winners.as_slice() {
        [Seat::First] => "1-0",
        [Seat::Second] => "0-1",
        _ => "1/2-1/2",
    }
}

/// The words of the moves as they are written.
struct Words {
    words: Vec<String>,
    /// How many moves each side has made; with turns of both together, as the number of the next move.
    numbers: [usize; 2],
    /// Whether the word before is the first side's move, so that the second side's needs no number.
    follows: bool,
    has_clock: bool,
}

impl Words {
    fn of(setup: &Setup, record: &[Entry], has_clock: bool) -> Vec<String> {
        let Ok(mut game) = AnyGame::new(setup) else { return Vec::new() };
        let mut all = Self { words: Vec::new(), numbers: [1; 2], follows: false, has_clock };
        let timed = record.iter().any(|entry| entry.at > 0);
        for entry in record {
            let before = game.clone();
            let Ok(played) = game.try_text(entry.seat, &entry.exact, entry.at) else { break };
            let mut comment = Vec::new();
            match all.token(&before, entry) {
                Some(token) => all.put(token, entry.seat),
                None => {
                    let side = game.side(entry.seat);
                    comment.push(format!("{}: {}", side.title(), entry.exact.replace('-', " ")));
                    comment.push(format!("{ACT}{}:{}]", side.letter(), entry.exact));
                }
            }
            comment.extend(scores(&game, &played.effects));
            if timed {
                comment.push(format!("{AT}{}]", entry.at));
            }
            if let Some(left) = entry.left {
                comment.push(format!("{CLK}{}]", clock_text(left)));
            }
            if !comment.is_empty() {
                all.words.push(format!("{{{}}}", comment.join(" ")));
                all.follows = false;
            }
        }
        all.words
    }

    /// A move as it stands among the moves: as players write it, or exactly; `None` for what is no move, and for a move that
    /// neither text tells from others.
    fn token(&self, before: &AnyGame, entry: &Entry) -> Option<String> {
        if !entry.is_move() {
            return None;
        }
        let side = Some(entry.seat).filter(|_| self.has_clock);
        let reads = |word: &&String| {
            let plain = word.chars().all(|c| !c.is_whitespace() && !"{}()[];$".contains(c));
            let mut game = before.clone();
            let read = play(&mut game, side, word, entry.at).ok();
            plain
                && read.is_some_and(|played| {
                    Entry { left: entry.left, ..Entry::of(&played, entry.at) } == *entry
                })
        };
        [&entry.san, &entry.exact].into_iter().find(reads).cloned()
    }

    fn put(&mut self, token: String, seat: Seat) {
        let second = seat == Seat::Second;
        let own = if self.has_clock { seat.index().min(1) } else { 0 };
        let number = self.numbers[own];
        if second && !self.follows {
            self.words.push(format!("{number}..."));
        } else if !second {
            self.words.push(format!("{number}."));
        }
        self.words.push(token);
        self.numbers[own] += usize::from(second || self.has_clock);
        self.follows = !second && !self.has_clock;
    }
}

/// What an action scored.
fn scores(game: &AnyGame, effects: &[Effect]) -> Vec<String> {
    let scored = effects.iter().filter_map(|effect| match effect {
        Effect::Lasermate { beam, points, .. } if *points > 0 => {
            Some(format!("LASERMATE {} +{points}", game.side(*beam).title()))
        }
        _ => None,
    });
    scored.collect()
}
