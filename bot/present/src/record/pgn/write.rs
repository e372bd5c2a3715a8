//! Writing PGN.

use lasermate_domain::calendar::date;
use lasermate_domain::escape::plain;
use lasermate_domain::tables::hint::Hint;
use lasermate_domain::tables::record::RecordEntry;
use lasermate_domain::tables::stage::Ending;
use lasermate_domain::tables::table::Table;
use lasermate_domain::time_control::TimeControl;
use lasermate_engine::any::AnyGame;
use lasermate_engine::effect::Effect;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::Setup;

use super::super::roster::{Roster, Termination, TwoPlayerScore, UNKNOWN};
use super::super::write::{result, wrapped};
use super::{
    ACT, ACT_CLK, AT, CHESS, CLK, CLOCK, GAME, HINTS, OPTIONS, RESULT, TIME, clock_text, play, time_text,
};
use crate::text;
use crate::variants::pdn;

/// A live game as PGN; `None` where more than two play.
pub fn write(table: &Table) -> Option<String> {
    of_live(table, RecordFormat::Pgn)
}

/// A live game of draughts as PDN; `None` for any other game, and under options that PDN has no words for.
pub fn write_pdn(table: &Table) -> Option<String> {
    of_live(table, RecordFormat::Pdn)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::record) enum RecordFormat {
    Pgn,
    /// PDN: Black is the side that moves first, and squares have numbers.
    Pdn,
}

fn of_live(table: &Table, format: RecordFormat) -> Option<String> {
    let names = text::person::all_in_a_file(&table.seating.players);
    let time = table.time_control();
    let parts = (table.record.as_slice(), table.hints.as_slice());
    // The record has the actions by which it ended: no player did them.
    let late = table.forfeited.is_some() && table.game.outcome().is_some();
    let termination = match table.ending() {
        Some(Ending::Adjudicated(_)) => Some(Termination::Adjudication),
        _ => late.then_some(Termination::TimeForfeit),
    };
    let roster = Roster { termination, ..Roster::default() };
    let told = (date(table.clock.started_at), roster);
    write_parts(format, (&table.setup, time), &table.game, &names, (&told.0, &told.1), parts)
}

/// PGN or PDN from its parts: the game as it stands, and what led to it with the hints that were given.
pub(in crate::record) fn write_parts(
    format: RecordFormat,
    (setup, time): (&Setup, TimeControl),
    game: &AnyGame,
    names: &[String],
    (date, roster): (&str, &Roster),
    (record, hints): (&[RecordEntry], &[Hint]),
) -> Option<String> {
    if game.sides().len() != 2 {
        return None;
    }
    let clock = game.view().clock;
    let options = if clock.is_some() { setup.full_text() } else { setup.options_text() };
    let preset = setup.preset();
    let is_pdn = format == RecordFormat::Pdn;
    if is_pdn && (preset.name != pdn::GAME || !options.is_empty()) {
        return None;
    }
    let name = |seat: usize| names.get(seat).map_or_else(|| UNKNOWN.to_owned(), |name| plain(name));
    let played = TwoPlayerScore::of(game);
    let result = played.or(roster.result);
    let stated = if is_pdn { result.map(TwoPlayerScore::turned) } else { result };
    let score = stated.map_or("*", TwoPlayerScore::text);
    let termination = termination(record, result, roster);
    let [first, second] = if is_pdn { ["Black", "White"] } else { ["White", "Black"] };
    let mut tags = vec![
        ("Event", roster.event.clone()),
        ("Site", roster.site.clone()),
        ("Date", if date.is_empty() { "????.??.??".to_owned() } else { date.replace('-', ".") }),
        ("Round", roster.round.clone()),
        (first, name(0)),
        (second, name(1)),
        ("Result", score.to_owned()),
    ];
    let is_plain = is_pdn || preset.name == CHESS && options.is_empty();
    if is_pdn {
        tags.push((pdn::GAME_TYPE, pdn::ENGLISH.to_owned()));
    } else if !is_plain {
        tags.push(("Variant", preset.title.to_owned()));
        tags.push((GAME, preset.name.to_owned()));
    }
    if !options.is_empty() {
        tags.push((OPTIONS, options));
    }
    if let Some(position) = &setup.position {
        tags.push(("SetUp", "1".to_owned()));
        let start = || AnyGame::new(setup).ok().map(|start| pdn::position(&start.whole_position()));
        tags.push(("FEN", if is_pdn { start()? } else { position.clone() }));
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
    tags.push(("Termination", termination.word().to_owned()));
    if !is_plain && played.is_some() {
        tags.push((RESULT, with_points(game, termination)));
    }
    let mut text = String::new();
    for (tag, value) in tags {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        text += &format!("[{tag} \"{value}\"]\n");
    }
    text.push('\n');
    let words = MoveText::of(format, setup, record);
    let words = words.iter().flat_map(|word| breakable(word)).chain([score]);
    Some(text + &wrapped(words.map(str::to_owned)))
}

/// How a game ended, by the standard's words.
fn termination(record: &[RecordEntry], result: Option<TwoPlayerScore>, roster: &Roster) -> Termination {
    // A flag that falls is a resignation in the record.
    let on_time = record.last().is_some_and(|last| last.left == Some(0));
    match (roster.termination, result) {
        (Some(Termination::Unterminated) | None, Some(_)) if on_time => Termination::TimeForfeit,
        (Some(Termination::Unterminated) | None, Some(_)) => Termination::Normal,
        (Some(told), _) => told,
        (None, None) => Termination::Unterminated,
    }
}

/// What the record says of the end, with the points; what no player did is named as what it was.
fn with_points(game: &AnyGame, termination: Termination) -> String {
    let text = result(game);
    match termination {
        Termination::Adjudication | Termination::TimeForfeit => {
            let word = termination.word();
            text.replace("resignation", word).replace("agreement", word)
        }
        _ => text,
    }
}

/// Where a line may end: at blanks, but not inside a command.
fn breakable(word: &str) -> impl Iterator<Item = &str> {
    let mut inside = false;
    word.split(move |c| {
        inside = c == '[' || inside && c != ']';
        c == ' ' && !inside
    })
}

/// The words of the moves as they are written.
struct MoveText {
    words: Vec<String>,
    /// The number of each side's next move; with turns the first is that of both.
    numbers: [u32; 2],
    /// Whether the word before is the first side's move, so that the second side's needs no number.
    follows: bool,
    has_turns: bool,
    format: RecordFormat,
}

impl MoveText {
    fn of(format: RecordFormat, setup: &Setup, record: &[RecordEntry]) -> Vec<String> {
        let Ok(mut game) = AnyGame::new(setup) else { return Vec::new() };
        let has_turns = setup.facts().has_turns;
        let first = if has_turns { game.view().move_number } else { 1 };
        let mut all = Self { words: Vec::new(), numbers: [first; 2], follows: false, has_turns, format };
        let timed = record.iter().any(|entry| entry.at > 0);
        for entry in record {
            let before = game.clone();
            let Ok(played) = game.try_text(entry.seat, &entry.exact, entry.at) else { break };
            let mut comment = Vec::new();
            let clock = match all.token(&before, entry) {
                Some(token) => {
                    all.put(token, entry.seat);
                    CLK
                }
                None => {
                    let side = game.side(entry.seat);
                    comment.push(format!("{}: {}", side.title(), entry.exact.replace('-', " ")));
                    comment.push(format!("{ACT}{}:{}]", side.letter(), entry.exact));
                    ACT_CLK
                }
            };
            comment.extend(scores(&game, &played.effects));
            if timed {
                comment.push(format!("{AT}{}]", entry.at));
            }
            if let Some(left) = entry.left {
                comment.push(format!("{clock}{}]", clock_text(left)));
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
    fn token(&self, before: &AnyGame, entry: &RecordEntry) -> Option<String> {
        if !entry.is_move() {
            return None;
        }
        let side = Some(entry.seat).filter(|_| !self.has_turns);
        let reads = |word: &&String| {
            let plain = word.chars().all(|c| !c.is_whitespace() && !"{}()[];$".contains(c));
            let mut game = before.clone();
            let read = play(&mut game, side, word, entry.at).ok();
            plain
                && read.is_some_and(|played| {
                    RecordEntry { left: entry.left, ..RecordEntry::of(&played, entry.at) } == *entry
                })
        };
        let texts = match self.format {
            RecordFormat::Pgn => vec![entry.san.clone(), entry.exact.clone()],
            RecordFormat::Pdn => pdn::numbered(&entry.exact).into_iter().collect(),
        };
        texts.iter().find(reads).cloned()
    }

    fn put(&mut self, token: String, seat: Seat) {
        let second = seat == Seat::Second;
        let own = if self.has_turns { 0 } else { seat.index().min(1) };
        let number = self.numbers[own];
        if second && !self.follows {
            self.words.push(format!("{number}..."));
        } else if !second {
            self.words.push(format!("{number}."));
        }
        self.words.push(token);
        self.numbers[own] += u32::from(second || !self.has_turns);
        self.follows = !second && self.has_turns;
    }
}

fn scores(game: &AnyGame, effects: &[Effect]) -> Vec<String> {
    let scored = effects.iter().filter_map(|effect| match effect {
        Effect::Lasermate { beam, points, .. } if *points > 0 => {
            Some(format!("LASERMATE {} +{points}", game.side(*beam).title()))
        }
        _ => None,
    });
    scored.collect()
}
