//! One conversation: what was set, the position, and the search that runs beside it.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{Scope, ScopedJoinHandle};
use std::time::Instant;

use lasermate_engine::any::AnyGame;
use lasermate_engine::preset::{Preset, Setup};
use lasermate_engine::search::{Level, Limits, Memory, Thought, Tuning};

use super::go::Go;
use super::variants;

/// The least and the most memory that can be asked for, in megabytes, and what is used unasked.
const HASH: (usize, usize, usize) = (1, 1024, 64);

/// A conversation with a chess program.
pub(super) struct Session<'scope, 'env, W> {
    scope: &'scope Scope<'scope, 'env>,
    out: &'scope Mutex<W>,
    variant: &'static Preset,
    level: Level,
    megabytes: usize,
    game: Option<AnyGame>,
    search: Option<Running<'scope>>,
}

/// A search that runs.
struct Running<'scope> {
    stop: Arc<AtomicBool>,
    endless: bool,
    thread: ScopedJoinHandle<'scope, ()>,
}

impl<'scope, 'env, W: Write + Send> Session<'scope, 'env, W> {
    pub fn new(scope: &'scope Scope<'scope, 'env>, out: &'scope Mutex<W>) -> Self {
        let variant = variants::named("chess").unwrap_or(&Preset::all()[0]);
        let mut session =
            Self { scope, out, variant, level: Level::HIGHEST, megabytes: HASH.2, game: None, search: None };
        session.game = session.start(None);
        session
    }

    /// Answers a line. Whether the conversation goes on.
    ///
    /// # Errors
    /// Where the answer cannot be written.
    pub fn hear(&mut self, line: &str) -> io::Result<bool> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match word {
            "uci" => self.introduce()?,
            "isready" => self.say("readyok")?,
            "ucinewgame" => {
                self.halt();
                self.game = self.start(None);
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
                self.go(Go::read(rest))?;
            }
            "stop" => self.halt(),
            "quit" => {
                self.halt();
                return Ok(false);
            }
            // Programs send more than anybody knows; what is not known is passed over.
            _ => {}
        }
        Ok(true)
    }

    /// Nobody speaks any more: a search with an end is waited for, another one stopped.
    pub fn finish(&mut self) {
        if self.search.as_ref().is_some_and(|search| search.endless) {
            self.halt();
        } else if let Some(search) = self.search.take() {
            let _ = search.thread.join();
        }
    }

    fn say(&self, text: &str) -> io::Result<()> {
        let mut out = self.out.lock().unwrap_or_else(PoisonError::into_inner);
        writeln!(out, "{text}")?;
        out.flush()
    }

    fn halt(&mut self) {
        if let Some(search) = self.search.take() {
            search.stop.store(true, Ordering::Relaxed);
            let _ = search.thread.join();
        }
    }

    fn introduce(&self) -> io::Result<()> {
        let names: Vec<_> = variants::all().map(|preset| format!("var {}", preset.name)).collect();
        self.say(concat!("id name Lasermate ", env!("CARGO_PKG_VERSION")))?;
        self.say("id author the Lasermate project")?;
        self.say(&format!("option name Hash type spin default {} min {} max {}", HASH.2, HASH.0, HASH.1))?;
        self.say("option name Level type spin default 8 min 1 max 8")?;
        self.say(&format!("option name UCI_Variant type combo default chess {}", names.join(" ")))?;
        self.say("uciok")
    }

    fn set(&mut self, text: &str) -> io::Result<()> {
        let text = text.strip_prefix("name").unwrap_or(text).trim();
        let (name, value) = text.split_once(" value ").unwrap_or((text, ""));
        let (name, value) = (name.trim(), value.trim());
        if name.eq_ignore_ascii_case("UCI_Variant") {
            let Some(variant) = variants::named(value) else {
                return self.say("info string there is no such variant");
            };
            self.variant = variant;
            self.game = self.start(None);
        } else if name.eq_ignore_ascii_case("Level") {
            self.level = value.parse().ok().and_then(Level::new).unwrap_or(self.level);
        } else if name.eq_ignore_ascii_case("Hash") {
            self.megabytes = value.parse().unwrap_or(self.megabytes).clamp(HASH.0, HASH.1);
        }
        Ok(())
    }

    fn start(&self, position: Option<&str>) -> Option<AnyGame> {
        let mut setup = Setup::new(self.variant);
        setup.position = position.map(str::to_owned);
        AnyGame::new(&setup).ok()
    }

    /// `startpos` or `fen` with the exact text of a position, and then `moves`.
    fn place(&mut self, text: &str) -> io::Result<()> {
        let (position, moves) = match text.split_once("moves") {
            Some((position, moves)) => (position.trim(), moves),
            None => (text.trim(), ""),
        };
        let position = position.strip_prefix("fen").map(str::trim);
        self.game = self.start(position);
        let Some(game) = &mut self.game else {
            return self.say("info string this position cannot be played");
        };
        for word in moves.split_ascii_whitespace() {
            let played = game.address(word).is_ok_and(|to| game.try_text(to.seat, to.text, 0).is_ok());
            if !played {
                return self.say("info string a move of the list cannot be played; it ends before it");
            }
        }
        Ok(())
    }

    fn go(&mut self, go: Go) -> io::Result<()> {
        let asked = self.game.as_ref().and_then(|game| game.to_act().iter().next());
        let (Some(game), Some((seat, _))) = (self.game.clone(), asked) else {
            return self.say("bestmove (none)");
        };
        let stop = Arc::new(AtomicBool::new(false));
        let endless = go.time(seat).is_none() && go.nodes(seat) == u64::MAX && go == Go::read("infinite");
        let (out, level, bytes, told) = (self.out, self.level, self.megabytes << 20, Arc::clone(&stop));
        let thread = self.scope.spawn(move || {
            let begun = Instant::now();
            let time = go.time(seat);
            let stop = || told.load(Ordering::Relaxed) || time.is_some_and(|time| begun.elapsed() >= time);
            let (limits, tuning) = limits(level, go, seat, &stop);
            let mut memory = Memory::new(bytes);
            let say = |text: String| {
                let mut out = out.lock().unwrap_or_else(PoisonError::into_inner);
                // Nobody may listen any more; then the reader ends the conversation.
                let _ = writeln!(out, "{text}").and_then(|()| out.flush());
            };
            let thought =
                game.think(seat, (limits, tuning), &mut memory, &mut |thought| say(info(thought, begun)));
            let action = thought.and_then(|thought| thought.action).unwrap_or_else(|| "(none)".to_owned());
            say(format!("bestmove {action}"));
        });
        self.search = Some(Running { stop, endless, thread });
        Ok(())
    }
}

/// What a search may do: what `go` says, and no more than its level.
fn limits<'a>(
    level: Level,
    go: Go,
    seat: lasermate_engine::seat::Seat,
    stop: &'a dyn Fn() -> bool,
) -> (Limits<'a>, Tuning) {
    let whole = Limits { nodes: go.nodes(seat), depth: go.depth(), stop };
    if level == Level::HIGHEST {
        return (whole, Tuning::PLAY);
    }
    let means = level.means(2);
    let limits = Limits { nodes: whole.nodes.min(means.nodes), depth: whole.depth.min(means.depth), stop };
    (limits, level.tuning(0))
}

/// A line about how far the search is.
fn info(thought: &Thought, begun: Instant) -> String {
    let milliseconds = u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX);
    let pace = thought.nodes.saturating_mul(1000) / milliseconds.max(1);
    let score = match thought.ends_in() {
        // In moves of the side that thinks, and not in plies.
        Some(plies) => format!("mate {}", (plies + plies.signum()) / 2),
        None => format!("cp {}", thought.value),
    };
    format!(
        "info depth {} score {score} nodes {} nps {pace} time {milliseconds} pv {}",
        thought.depth,
        thought.nodes,
        thought.line.join(" ")
    )
}
