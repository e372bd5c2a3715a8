//! The command line: the engine's games looked at, counted and drawn without a chat.

mod backup;
mod beams;
mod config;
mod doctor;
mod effects;
mod fault;
mod games;
mod health;
mod inspect;
mod mine;
mod model;
mod opening;
mod operator;
mod pacts;
mod perft;
mod render;
mod solve;
mod text_view;
mod timed;
mod uci;

use std::ffi::OsString;
use std::io::{self, BufWriter, ErrorKind, Write};
use std::process::ExitCode;

use clap::Subcommand;

pub use fault::Fault;
use fault::REFUSED;

use crate::config::Settings;
use crate::networks::NetworkCommand;
use lasermate_present::text::counted;
use lasermate_service::service::{self, OperatorCommand, Service};
use lasermate_service::store::{FILE_NAME, Store};

/// What can be asked of the program besides running the bot.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// List the kinds of games and their options, or the games that are being played.
    Games {
        /// The games that are being played now
        #[arg(long)]
        live: bool,
    },
    /// Show, archive or end a game
    Game(operator::GameArguments),
    /// Show, export, delete, block or unblock a person
    Person(operator::PersonArguments),
    /// Give a channel of the web chat to somebody
    Room(operator::RoomArguments),
    /// Print a link by which people come to a web chat with --access invited
    Invite(operator::InviteArguments),
    /// Print every game, a line of JSON each, with its record and its PGN
    Export {
        /// Of all rooms
        #[arg(long, required = true)]
        all: bool,
    },
    /// Show a position: whose turn it is, legal moves, beams, scores and what the last move did.
    Inspect(inspect::Inspect),
    /// Count the legal moves to a depth (perft).
    Perft(perft::Perft),
    /// Draw a position to a PNG file.
    Render(render::Render),
    /// Read a game's record: show where it ends, or draw it.
    Replay(render::Replay),
    /// Solve a problem: #2, h#2.5, s#3, hlm2.5, ser-#4, pg4.0
    Solve(solve::Solve),
    /// Find puzzles in games the computer plays against itself
    Mine(mine::MineCommand),
    /// Run as a UCI engine for every two-player game with turns (`UCI_Variant`)
    Uci,
    /// Rebuild the derived tables of the data folder from the log.
    Rebuild,
    #[command(flatten)]
    Network(NetworkCommand),
    /// Copy everything the bot knows into a folder, also while it runs
    Backup(backup::Backup),
    /// Put a backup back, while no bot runs
    Restore(backup::Restore),
    /// Print a settings file with every setting, its default and what it is for
    Config,
    /// Ask the running bot whether it is well; status 1 where it is not
    Health,
    /// Check the setup, and say how to fix what is wrong.
    Doctor(doctor::Doctor),
}

/// Says what is wrong with the arguments, and gives the program's exit status: 2, or 0 where help or the version was asked
/// for. Where `--json` is among them the answer is the object that every refused input has (notation.md).
pub fn refuse_arguments(error: &clap::Error, mut arguments: impl Iterator<Item = OsString>) -> ExitCode {
    let json = error.use_stderr() && arguments.any(|argument| argument == "--json");
    let told = if json {
        Fault::of_arguments(error).report(true, &mut io::stdout().lock())
    } else {
        error.print().map(|()| if error.use_stderr() { ExitCode::from(REFUSED) } else { ExitCode::SUCCESS })
    };
    told.unwrap_or(ExitCode::FAILURE)
}

/// Runs a command on standard output and gives the program's exit status: 0, or 2 where the input was
/// refused, or 1 where the answer could not be written.
pub fn run(command: &Command, settings: &Settings) -> ExitCode {
    if matches!(command, Command::Uci) {
        // A conversation: it writes from two threads, so it has the whole of standard output.
        return uci::run(io::stdin().lock(), io::stdout()).unwrap_or(ExitCode::FAILURE);
    }
    let mut out = BufWriter::new(io::stdout().lock());
    let done = match command {
        Command::Games { live: false } => games::write(&mut out).map(|()| ExitCode::SUCCESS),
        Command::Games { live: true } => operator::run(settings, &OperatorCommand::Games, &mut out),
        Command::Game(game) => operator::run(settings, &game.into(), &mut out),
        Command::Person(person) => operator::run(settings, &person.into(), &mut out),
        Command::Room(room) => operator::run(settings, &room.into(), &mut out),
        Command::Invite(invite) => operator::invite(settings, invite, &mut out),
        Command::Export { .. } => operator::run(settings, &OperatorCommand::Export, &mut out),
        Command::Inspect(inspect) => inspect.run(&mut out),
        Command::Perft(perft) => perft.run(&mut out),
        Command::Render(render) => render.run(&mut out),
        Command::Replay(replay) => replay.run(&mut out),
        Command::Solve(solve) => solve.run(&mut out),
        Command::Mine(mine) => mine.run(&mut out),
        Command::Uci => Ok(ExitCode::SUCCESS),
        Command::Rebuild => rebuild(settings, &mut out),
        Command::Network(command) => command.run(settings, &mut out),
        Command::Backup(backup) => backup.run(settings, &mut out),
        Command::Restore(restore) => restore.run(settings, &mut out),
        Command::Config => config::write(&mut out),
        Command::Health => health::run(settings, &mut out),
        Command::Doctor(doctor) => doctor.run(settings, &mut out),
    };
    let done = done.and_then(|code| out.flush().map(|()| code));
    match done {
        Ok(code) => code,
        // Whoever reads has read enough, as `head` does.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            let _ = writeln!(io::stderr(), "lasermate: can't write the output: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Rebuilds the derived tables; what the log says is not touched.
fn rebuild(settings: &Settings, out: &mut impl Write) -> io::Result<ExitCode> {
    // A mistyped folder must not look like one whose games are gone.
    if !settings.data.join(FILE_NAME).is_file() {
        let folder = settings.data.display();
        writeln!(
            io::stderr(),
            "lasermate: there is no {FILE_NAME} in {folder}. Name its folder with --data"
        )?;
        return Ok(ExitCode::FAILURE);
    }
    let rebuilt =
        || -> anyhow::Result<_> { Ok(service::rebuild(&Service::open(Store::open(&settings.data)?)?)?) };
    match rebuilt() {
        Ok(rebuilt) => {
            writeln!(
                out,
                "rebuilt from {} of the log: {}, {}",
                counted(rebuilt.rows, "row"),
                counted(rebuilt.games, "game"),
                counted(rebuilt.challenges, "challenge")
            )?;
            for (game, why) in &rebuilt.games_left_out {
                writeln!(out, "left out: game G{game} ({why})")?;
            }
            for (n, why) in &rebuilt.rows_left_out {
                writeln!(out, "left out: row {n} of the log ({why})")?;
            }
            let (games, rows) = (rebuilt.games_left_out.len(), rebuilt.rows_left_out.len());
            if games + rows == 0 {
                return Ok(ExitCode::SUCCESS);
            }
            writeln!(
                out,
                "{} and {} couldn't be read. Everything else is rebuilt. Keep a copy of the database and report this",
                counted(games, "game"),
                counted(rows, "other row")
            )?;
            Ok(ExitCode::FAILURE)
        }
        Err(error) => {
            writeln!(io::stderr(), "lasermate: {error:#}")?;
            Ok(ExitCode::FAILURE)
        }
    }
}
