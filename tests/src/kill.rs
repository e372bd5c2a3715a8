//! The program killed with SIGKILL at chance moments of a script, again and again, and what was on record then.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Sender};
use std::thread;
use std::time::{Duration, Instant, SystemTime};
use std::{fs, io};

use lasermate_engine::any::AnyGame;
use lasermate_engine::effect::Effect;
use lasermate_engine::variants::Setup;

use crate::dice::Dice;
use crate::program::{Bot, Player};
use crate::room::{done, send};

/// How long the program lives at the most after the lines of its life have been answered.
const AFTER: Duration = Duration::from_millis(12);
/// In every third life it is killed as soon as it has written: that is how long the killer looks for it.
const LOOKS: Duration = Duration::from_millis(200);
/// How often an action must have been on record without an answer before a test may end.
const UNTOLD: usize = 3;

/// A line of the script: who types what.
#[derive(Clone, Debug)]
pub struct ScriptLine {
    pub player: usize,
    pub typed: String,
    /// What the game's record holds then.
    pub exact: String,
}

/// A long game of moves that end nothing, so that there is always a next one: nobody takes, and a pawn moves now and
/// then, before seventy-five moves without one have passed.
///
/// # Panics
/// There is no such move.
pub fn long_game(plies: usize) -> Vec<ScriptLine> {
    const PAWN_EVERY: usize = 25;
    let setup = Setup::parse("billichess", []).expect("a game");
    let mut game = AnyGame::new(&setup).expect("a start");
    let mut dice = Dice(7);
    let mut moves = Vec::new();
    while moves.len() < plies {
        let seat = game.to_act().mover().expect("somebody moves");
        let legal = game.legal(seat);
        let pawn = moves.len() % PAWN_EVERY == 0;
        let fits = (0..2000).find_map(|tries| {
            let legal = legal.get(dice.below(legal.len()))?;
            let mut after = game.clone();
            let played = after.try_text(seat, &legal.exact, 0).ok()?;
            let takes = played.effects.iter().any(|effect| matches!(effect, Effect::Taken { .. }));
            let moves_pawn = legal.san.starts_with(|c: char| c.is_ascii_lowercase());
            // Where nothing else is there, anything that ends nothing does.
            let wanted = tries > 1000 || !takes && moves_pawn == pawn;
            (wanted && after.outcome().is_none()).then(|| (legal.exact.clone(), after))
        });
        let (text, after) = fits.expect("a move that ends nothing");
        moves.push(ScriptLine { player: moves.len() % 2, typed: format!("/move {text}"), exact: text });
        game = after;
    }
    moves
}

/// A script that is carried out over many lives of the program.
#[derive(Debug)]
pub struct Kills {
    pub script: Vec<ScriptLine>,
    pub players: Vec<Player>,
    /// How many were answered; the next one may have been done or not.
    pub acknowledged: usize,
    room: &'static str,
    a_life: usize,
    dice: Dice,
    seed: u64,
    rounds: usize,
    /// How many requests were under way when the program was killed, and how many of these were on record.
    under_way: usize,
    untold: usize,
}

impl Kills {
    /// A script of which at most `a_life` lines are done in one life. `LASERMATE_SEED` repeats the choices of a run.
    pub fn new(script: Vec<ScriptLine>, players: Vec<Player>, room: &'static str, a_life: usize) -> Self {
        let given = std::env::var("LASERMATE_SEED").ok().and_then(|text| text.parse().ok());
        let seed = given.unwrap_or_else(|| u64::from(std::process::id()));
        let (dice, rounds, under_way, untold) = (Dice(seed), 0, 0, 0);
        Self { script, players, acknowledged: 0, room, a_life, dice, seed, rounds, under_way, untold }
    }

    /// Whether the program has been killed often enough, also between what it wrote and what it answered.
    ///
    /// # Panics
    /// The script is over before that.
    pub fn is_enough(&self, kills: usize) -> bool {
        if self.rounds >= kills && self.untold >= UNTOLD {
            return true;
        }
        assert!(
            self.acknowledged + self.a_life < self.script.len(),
            "{} kills, {} of them in a request, {} of those after it was written",
            self.rounds,
            self.under_way,
            self.untold
        );
        false
    }

    /// Lets the program answer some lines and kills it while the next ones are on their way.
    ///
    /// # Panics
    /// A line is refused.
    pub fn life(&mut self, bot: Bot) {
        let at = bot.address;
        let lines = self.dice.below(self.a_life - 2);
        let after = AFTER.mul_f64(self.dice.below(1000) as f64 / 1000.0);
        // Every third time the moment between what is written and what is answered is aimed at.
        let aims = self.rounds.is_multiple_of(3);
        let written = bot.data().join("lasermate.db-wal");
        let (tell, told) = mpsc::channel();
        let killer = thread::spawn(move || {
            let _ = told.iter().take(lines).count();
            if aims {
                until_written(&written)
            } else {
                thread::sleep(after)
            }
            // Dropping it is SIGKILL.
            drop(bot);
        });
        self.play(at, &tell);
        drop(tell);
        killer.join().expect("killed");
        self.rounds += 1;
    }

    /// Sends lines until the program is gone. What has no answer is sent again next time, as the same request.
    fn play(&mut self, at: SocketAddr, tell: &Sender<()>) {
        for _ in 0..self.a_life {
            let Some(line) = self.script.get(self.acknowledged) else { return };
            let request = format!("line-{}", self.acknowledged);
            match send(at, &self.players[line.player], self.room, &line.typed, &request) {
                Ok(told) => done(&told),
                Err(error) => {
                    self.under_way += usize::from(error.kind() != io::ErrorKind::ConnectionRefused);
                    return;
                }
            }
            self.acknowledged += 1;
            // Nobody listens any more once the killer is at work.
            let _ = tell.send(());
        }
    }

    /// Compares the record with the script: everything that was answered is there once, and one action more at the most.
    ///
    /// # Panics
    /// It is not so.
    pub fn check(&mut self, recorded: &[String]) {
        let run = format!("round {}, LASERMATE_SEED={}", self.rounds, self.seed);
        let more = recorded.len().checked_sub(self.acknowledged);
        assert!(
            matches!(more, Some(0 | 1)),
            "{run}: {} lines were acknowledged, {} are recorded",
            self.acknowledged,
            recorded.len()
        );
        self.untold += more.unwrap_or_default();
        let wanted: Vec<_> =
            self.script.iter().take(recorded.len()).map(|line| line.exact.as_str()).collect();
        assert_eq!(recorded, wanted, "{run}");
    }

    /// Sends what was under way last once more; then nothing is open, and the script ends there.
    ///
    /// # Panics
    /// It is refused.
    pub fn finish(&mut self, at: SocketAddr) {
        self.script.truncate(self.acknowledged + 1);
        self.play(at, &mpsc::channel().0);
        assert_eq!(self.acknowledged, self.script.len(), "LASERMATE_SEED={}", self.seed);
    }
}

/// Waits until a file has changed, but not for long.
fn until_written(file: &Path) {
    let state = |file: &PathBuf| -> Option<(u64, SystemTime)> {
        let data = fs::metadata(file).ok()?;
        Some((data.len(), data.modified().ok()?))
    };
    let file = file.to_owned();
    let (before, begun) = (state(&file), Instant::now());
    while state(&file) == before && begun.elapsed() < LOOKS {
        thread::yield_now();
    }
}
