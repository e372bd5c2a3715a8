//! `lasermate render` and `lasermate replay`: positions and records as pictures.

use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{ArgAction, Args};
use lasermate_domain::port::{DrawError, Person, PersonId, Picture, RoomId, ServerId};
use lasermate_domain::tables::table::{GameId, Table};
use lasermate_engine::seat::Seat;
use lasermate_present::picture::{self, PictureStyle};
use lasermate_present::record::{self, GameRecord, RecordError};
use lasermate_present::saying::in_english;
use lasermate_present::snapshot::PositionSnapshot;
use lasermate_present::text;
use lasermate_render::scene::Theme;

use super::opening::{GameOpening, MoveWords, OpenedGame};
use super::{Fault, text_view};

/// How a picture looks.
#[derive(Debug, Args)]
struct Style {
    /// Light colours instead of dark ones
    #[arg(long, requires = "output")]
    light: bool,
    /// The second side at the bottom; twice for the third
    #[arg(long, action = ArgAction::Count, requires = "output")]
    turned: u8,
}

impl Style {
    const fn look(&self) -> PictureStyle {
        let from = match self.turned {
            0 => Seat::First,
            1 => Seat::Second,
            _ => Seat::Third,
        };
        PictureStyle { theme: if self.light { Theme::Light } else { Theme::Dark }, from }
    }
}

/// Draws a position after some moves.
#[derive(Debug, Args)]
pub struct Render {
    #[command(flatten)]
    opening: GameOpening,
    #[command(flatten)]
    moves: MoveWords,
    #[command(flatten)]
    style: Style,
    /// The PNG file to write; `-` for standard output
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
}

impl Render {
    pub(super) fn run(&self, out: &mut impl Write) -> io::Result<ExitCode> {
        if let Some(fault) = unwritable(&self.output, None) {
            return fault.report(false, out);
        }
        let opened = match self.opening.play(&self.moves) {
            Ok(opened) => opened,
            Err(fault) => return fault.report(false, out),
        };
        opened.tell_left_out()?;
        let showing = PositionSnapshot::of_game(&opened.game, opened.setup.preset().title);
        save(picture::png(&showing, self.style.look()), &self.output, out)
    }
}

/// Reads a record, as /export gives it, or PGN, and shows where it ends, or draws it.
#[derive(Debug, Args)]
pub struct Replay {
    /// The record or PGN file; `-` for standard input
    record: PathBuf,
    /// Print one JSON object, as `inspect` does
    #[arg(long, conflicts_with = "output")]
    json: bool,
    /// Print the game as PGN
    #[arg(long, conflicts_with_all = ["json", "output"])]
    pgn: bool,
    #[command(flatten)]
    style: Style,
    /// A file to draw to: the last position (.png), or the whole game (.gif)
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

impl Replay {
    pub(super) fn run(&self, out: &mut impl Write) -> io::Result<ExitCode> {
        let shown = self.record.display().to_string();
        let film = self.output.as_deref().is_some_and(|file| has_ending(file, "gif"));
        if film && self.style.turned > 0 {
            let reason = "a GIF has the first side at the bottom. Leave it out, or write a .png file";
            return Fault::of_argument("--turned", reason).report(false, out);
        }
        if let Some(fault) = self.output.as_deref().and_then(|file| unwritable(file, Some(&self.record))) {
            return fault.report(false, out);
        }
        let text = match read(&self.record) {
            Ok(text) => text,
            Err(error) => return Fault::of_argument(&shown, &error.to_string()).report(self.json, out),
        };
        let record = match record::read_any(&text) {
            Ok(record) => record,
            Err(error) => return Fault::of_record(&shown, &error).report(self.json, out),
        };
        for note in &record.notes {
            writeln!(io::stderr(), "lasermate: {note}")?;
        }
        if self.pgn {
            return match record.write_pgn() {
                Some(pgn) => out.write_all(pgn.as_bytes()).map(|()| ExitCode::SUCCESS),
                None => Fault::of_record(&shown, &RecordError::NotForTwo).report(false, out),
            };
        }
        match &self.output {
            Some(file) if film => save(picture::gif(&table(record), self.style.look().theme), file, out),
            Some(file) => save(picture::board(&table(record), self.style.look()), file, out),
            None => {
                let stated = record.roster.result.filter(|_| record.game.outcome().is_none());
                let stated = stated.map(|stated| text::result_of_pgn(&record, stated));
                let opened = OpenedGame { setup: record.setup, game: record.game, verdicts: None };
                let code = text_view::print(&opened, self.json, out)?;
                if let Some(stated) = stated.filter(|_| !self.json) {
                    writeln!(out, "result: {}", in_english(&stated))?;
                }
                Ok(code)
            }
        }
    }
}

/// Why no picture is written to a file: it is the record itself, or holds something that is no picture.
fn unwritable(file: &Path, record: Option<&Path>) -> Option<Fault> {
    let real = |file: &Path| fs::canonicalize(file).ok();
    let is_record = record.and_then(real).is_some_and(|record| real(file) == Some(record));
    let reason = if is_record {
        "the picture would replace the record. Name another file"
    } else if file.is_file() && !may_be_replaced(file) {
        "the picture would replace a file that is no picture. Name another file"
    } else {
        return None;
    };
    Some(Fault::of_argument(&file.display().to_string(), reason))
}

/// Whether a file is empty, as those made to be written to are, or begins as our pictures do.
fn may_be_replaced(file: &Path) -> bool {
    let mut begins = Vec::new();
    let read = fs::File::open(file).and_then(|file| file.take(4).read_to_end(&mut begins));
    read.is_ok() && (begins.is_empty() || [b"\x89PNG", b"GIF8"].iter().any(|own| begins == *own))
}

fn has_ending(file: &Path, ending: &str) -> bool {
    file.extension().is_some_and(|found| found.eq_ignore_ascii_case(ending))
}

/// The text of a file or of standard input, as far as any game goes; what is not UTF-8 is Latin-1, which PGN was written in.
fn read(file: &Path) -> io::Result<String> {
    let mut bytes = Vec::new();
    if file.as_os_str() == "-" {
        io::stdin().take(MOST_BYTES).read_to_end(&mut bytes)?;
    } else {
        fs::File::open(file)?.take(MOST_BYTES).read_to_end(&mut bytes)?;
    }
    if bytes.len() as u64 == MOST_BYTES {
        // Where a long file is cut off, half a letter may stand.
        if !bytes.starts_with(&[0xff, 0xfe]) && !bytes.starts_with(&[0xfe, 0xff]) {
            while bytes.pop_if(|byte| !byte.is_ascii()).is_some() {}
        }
    }
    Ok(record::decoded(bytes))
}

/// More than any game that is read has: the first of a file of any length.
const MOST_BYTES: u64 = 1 << 20;

/// A record as a game at a table of its own.
fn table(record: GameRecord) -> Table {
    let person = |name: String| Person { id: PersonId(format!("record:{name}")), name };
    let place = (ServerId("record:".to_owned()), RoomId("record:".to_owned()));
    let players = record.players.into_iter().map(person).collect();
    let game = (record.setup, record.game);
    Table {
        record: record.entries,
        hints: record.hints,
        ..Table::new(GameId(0), place, game, (players, Vec::new()), 0)
    }
}

fn save(picture: Result<Picture, DrawError>, file: &Path, out: &mut impl Write) -> io::Result<ExitCode> {
    let drawn = picture.and_then(|picture| Ok((picture.sketch.draw(&|| false)?, picture.alt)));
    let told = match drawn {
        Ok((drawn, _)) if file.as_os_str() == "-" => {
            return out.write_all(&drawn.bytes).map(|()| ExitCode::SUCCESS);
        }
        Ok((drawn, alt)) => match fs::write(file, &drawn.bytes) {
            Ok(()) => {
                writeln!(out, "{}: {} bytes", file.display(), drawn.bytes.len())?;
                writeln!(out, "{}", in_english(&alt))?;
                return Ok(ExitCode::SUCCESS);
            }
            Err(error) => format!("can't write {}: {error}", file.display()),
        },
        Err(error) => error.to_string(),
    };
    writeln!(io::stderr(), "lasermate: {told}")?;
    Ok(ExitCode::FAILURE)
}
