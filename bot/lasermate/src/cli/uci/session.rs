//! One conversation: what was set, the position, and the search that runs beside it.

use std::io::{self, Write};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{Scope, ScopedJoinHandle};
use std::time::Duration;

use lasermate_domain::escape::plain_text;
use lasermate_engine::any::AnyGame;
use lasermate_engine::search::TranspositionTable;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::Setup;

use super::clock::ClockOptions;
use super::fen;
use super::go::Go;
use super::options::{ChangedOption, UciOptions};
use super::signal::Signal;
use super::thinking::{BestMove, SearchTask};

/// So long a search with an end goes on when nobody speaks any more.
const GRACE: Duration = Duration::from_millis(700);

/// A conversation with a chess program.
pub(super) struct UciSession<'scope, 'env, W> {
    scope: &'scope Scope<'scope, 'env>,
    out: &'scope Mutex<W>,
    options: UciOptions,
    game: Option<AnyGame>,
    /// How many moves led to the position, and the most that each clock has shown since they were so few.
    moves: usize,
    bases: [u64; 2],
    /// What searches remember in; lent to the one that runs.
    memory: Option<TranspositionTable>,
    search: Option<RunningSearch<'scope>>,
}

/// A search that runs. It gives back what it remembered in.
struct RunningSearch<'scope> {
    signal: Arc<Signal>,
    /// How long it may take once what it waits for has been played.
    time: Option<Duration>,
    thread: ScopedJoinHandle<'scope, TranspositionTable>,
}

impl<'scope, 'env, W: Write + Send> UciSession<'scope, 'env, W> {
    pub fn new(scope: &'scope Scope<'scope, 'env>, out: &'scope Mutex<W>) -> Self {
        let mut session = Self {
            scope,
            out,
            options: UciOptions::new(),
            game: None,
            moves: 0,
            bases: [0; 2],
            memory: None,
            search: None,
        };
        session.begin();
        session
    }

    /// Answers a line. Whether the conversation goes on.
    ///
    /// # Errors
    /// Where the answer cannot be written.
    pub fn hear(&mut self, line: &str) -> io::Result<bool> {
        let (word, rest) = command(line);
        match word {
            "uci" => self.introduce()?,
            "isready" => self.say("readyok")?,
            "ucinewgame" => {
                self.halt();
                self.memory = None;
                self.begin();
            }
            "setoption" => {
                self.halt();
                self.set(rest)?;
            }
            "position" => {
                self.halt();
                self.place(rest)?;
            }
            "go" => {
                self.halt();
                match rest.trim_start().strip_prefix("perft") {
                    Some(depth) => self.count(depth)?,
                    None => self.go(Go::read(rest))?,
                }
            }
            "ponderhit" => {
                if let Some(search) = &self.search {
                    search.signal.hit(search.time);
                }
            }
            "stop" => self.halt(),
            "quit" => {
                self.halt();
                return Ok(false);
            }
            _ => {}
        }
        Ok(true)
    }

    /// `go perft N`: each move with its leaves, and their sum.
    fn count(&self, depth: &str) -> io::Result<()> {
        /// Deeper counts would take minutes in which no `stop` is heard.
        const DEEPEST: u32 = 6;
        let depth = depth.trim().parse::<u32>().ok().filter(|depth| (1..=DEEPEST).contains(depth));
        let Some(depth) = depth else {
            return self
                .note(&format!("go perft takes a depth from 1 to {DEEPEST}. lasermate perft goes deeper"));
        };
        let Some(game) = &self.game else {
            return self.note("no position to count: the last one was invalid");
        };
        let divided = game.divide(depth);
        for (exact, leaves) in &divided {
            self.say(&format!("{exact}: {leaves}"))?;
        }
        let leaves: u64 = divided.iter().map(|(_, leaves)| leaves).sum();
        self.say("")?;
        self.say(&format!("Nodes searched: {leaves}"))
    }

    /// Says why nothing came of a line.
    ///
    /// # Errors
    /// Where that cannot be written.
    pub fn note(&self, text: &str) -> io::Result<()> {
        self.say(&format!("info string {text}"))
    }

    /// Nobody speaks any more: a search with an end has a moment to reach it, and every search answers.
    pub fn finish(&mut self) {
        if let Some(search) = self.search.as_ref().filter(|search| !search.signal.is_held()) {
            search.signal.await_done(GRACE);
        }
        self.halt();
    }

    fn say(&self, text: &str) -> io::Result<()> {
        say(self.out, text)
    }

    /// Ends the search, which answers.
    fn halt(&mut self) {
        if let Some(search) = self.search.take() {
            search.signal.stop();
            self.memory = search.thread.join().ok();
        }
    }

    fn introduce(&self) -> io::Result<()> {
        self.say(concat!("id name Lasermate ", env!("CARGO_PKG_VERSION")))?;
        self.say("id author the Lasermate project")?;
        for line in UciOptions::declared() {
            self.say(&line)?;
        }
        self.say("uciok")
    }

    fn set(&mut self, text: &str) -> io::Result<()> {
        match self.options.set(text) {
            Ok(ChangedOption::Variant) => {
                self.memory = None;
                self.begin();
            }
            Ok(ChangedOption::Hash) => self.memory = None,
            Ok(ChangedOption::Other) => {}
            Ok(ChangedOption::Chess960) => {
                self.note("chess is played from its own array; castling is written e1g1")?
            }
            Err(error) => self.note(&error.to_string())?,
        }
        Ok(())
    }

    /// A new game from its start.
    fn begin(&mut self) {
        self.game = AnyGame::new(&Setup::new(self.options.variant)).ok();
        self.moves = 0;
        self.bases = [0; 2];
    }

    /// `startpos` or `fen` with a position, and then `moves`.
    fn place(&mut self, text: &str) -> io::Result<()> {
        let words: Vec<_> = text.split_ascii_whitespace().collect();
        let cut = words.iter().position(|word| *word == "moves").unwrap_or(words.len());
        let (position, moves) = words.split_at(cut);
        let moves = moves.get(1..).unwrap_or_default();
        match position {
            ["startpos", ..] => self.game = AnyGame::new(&Setup::new(self.options.variant)).ok(),
            ["fen", fields @ ..] => match fen::read(self.options.variant, &fields.join(" ")) {
                Ok(read) => {
                    self.game = Some(read.game);
                    for note in read.notes {
                        self.note(&note.to_string())?;
                    }
                }
                Err(error) => {
                    self.game = None;
                    return self.note(&format!("invalid position: {error}"));
                }
            },
            _ => return self.note("position needs startpos or fen. The position is unchanged"),
        }
        if moves.len() < self.moves {
            // Another game, perhaps with other clocks.
            self.bases = [0; 2];
        }
        self.moves = moves.len();
        self.play(moves)
    }

    /// Plays the moves of a list, up to one that cannot be played.
    fn play(&mut self, moves: &[&str]) -> io::Result<()> {
        let Some(game) = &mut self.game else { return Ok(()) };
        for (at, word) in moves.iter().enumerate() {
            let played = match game.address(word) {
                Ok(to) => game.try_text(to.seat, to.text, 0).map(|_| ()).map_err(|refusal| refusal.reason),
                Err(reason) => Err(reason),
            };
            if let Err(reason) = played {
                let word = plain_text(word, 20);
                return self.note(&format!(
                    "move {} of the list, {word}, can't be played: {reason}. The moves before it are played",
                    at + 1
                ));
            }
        }
        Ok(())
    }

    fn go(&mut self, mut go: Go) -> io::Result<()> {
        if self.game.is_none() {
            self.note("no position to search: the last one was invalid")?;
        }
        let game = self.playable();
        let seat = game.as_ref().and_then(|game| game.to_act().iter().next()).map(|(seat, _)| seat);
        if let Some((game, seat)) = game.as_ref().zip(seat) {
            let refused = forget_illegal(&mut go, game, seat);
            if !refused.is_empty() {
                let rest = if go.among.is_empty() { ", searching all moves" } else { "" };
                self.note(&format!("searchmoves: {} illegal{rest}", refused.join(" ")))?;
            }
        }
        let time = seat.and_then(|seat| go.time(seat, self.pace(&go, seat)));
        let held = go.infinite || go.ponder;
        let begins = time.filter(|_| !held);
        let signal = Arc::new(Signal::new(begins, held));
        let left = self.game.as_ref().and_then(still_movable);
        let task = game.zip(seat).map(|(game, seat)| SearchTask {
            game,
            seat,
            go,
            level: self.options.playing_level(),
            lines: self.options.lines,
            threads: self.options.threads,
            time: begins,
        });
        let memory =
            self.memory.take().unwrap_or_else(|| TranspositionTable::new(self.options.megabytes << 20));
        let thread = self.think(task, left, Arc::clone(&signal), memory);
        self.search = Some(RunningSearch { signal, time, thread });
        Ok(())
    }

    /// The game, or where it ended by what came before (a repetition, fifty moves) or by agreement, the one that would begin
    /// at its position.
    fn playable(&self) -> Option<AnyGame> {
        let game = self.game.as_ref()?;
        if !game.to_act().is_nobody() {
            return Some(game.clone());
        }
        let mut setup = Setup::new(self.options.variant);
        setup.position = Some(game.position());
        AnyGame::new(&setup).ok().filter(|game| !game.to_act().is_nobody())
    }

    /// What is known of how a seat's time passes.
    fn pace(&mut self, go: &Go, seat: Seat) -> ClockOptions {
        let base = &mut self.bases[seat.index() & 1];
        *base = go.left(seat).unwrap_or(0).max(*base);
        ClockOptions { overhead: self.options.overhead, base: *base }
    }

    /// Searches beside the conversation, and answers once nothing holds the answer back.
    fn think(
        &self,
        task: Option<SearchTask>,
        left: Option<String>,
        signal: Arc<Signal>,
        mut memory: TranspositionTable,
    ) -> ScopedJoinHandle<'scope, TranspositionTable> {
        let out = self.out;
        self.scope.spawn(move || {
            // Nobody may listen any more; then the reader ends the conversation.
            let tell = |text: String| drop(say(out, &text));
            let best = task.and_then(|task| task.best(&signal, &mut memory, &tell));
            signal.await_release();
            tell(match (best, left) {
                (Some(BestMove { action, ponder: Some(ponder) }), _) => {
                    format!("bestmove {action} ponder {ponder}")
                }
                (Some(BestMove { action, ponder: None }), _) | (None, Some(action)) => {
                    format!("bestmove {action}")
                }
                (None, None) => "bestmove (none)".to_owned(),
            });
            signal.done();
            memory
        })
    }
}

impl<W> Drop for UciSession<'_, '_, W> {
    /// No search outlives the conversation, however it ends.
    fn drop(&mut self) {
        if let Some(search) = &self.search {
            search.signal.stop();
        }
    }
}

fn say(out: &Mutex<impl Write>, text: &str) -> io::Result<()> {
    let mut out = out.lock().unwrap_or_else(PoisonError::into_inner);
    writeln!(out, "{text}")?;
    out.flush()
}

/// A move that could be made though the game is over by what stands on the board.
fn still_movable(game: &AnyGame) -> Option<String> {
    let seats = Seat::ALL.into_iter().take(game.sides().len());
    seats.flat_map(|seat| game.movable(seat)).next()
}

/// Leaves the moves that can be played to choose among; gives the others.
fn forget_illegal(go: &mut Go, game: &AnyGame, seat: Seat) -> Vec<String> {
    let (legal, refused): (Vec<_>, Vec<_>) =
        go.among.drain(..).partition(|text| game.may(seat, text).is_ok());
    go.among = legal;
    refused.iter().map(|text| plain_text(text, 20)).collect()
}

/// The words a line can begin with; `debug` and `register` say nothing here.
const COMMANDS: [&str; 11] = [
    "uci",
    "isready",
    "ucinewgame",
    "setoption",
    "position",
    "go",
    "ponderhit",
    "stop",
    "quit",
    "debug",
    "register",
];

/// The command of a line, and what follows it. Programs send more than anybody knows: words that are none are passed over.
fn command(line: &str) -> (&str, &str) {
    let mut line = line.trim();
    loop {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        if COMMANDS.contains(&word) || rest.is_empty() {
            return (word, rest);
        }
        line = rest.trim_start();
    }
}
