//! Runs the playthroughs of `data/playthroughs`: a game's moves, and what must be seen along the way.

use std::path::Path;

use lasermate_engine::action::Asked;
use lasermate_engine::any::AnyGame;
use lasermate_engine::pact::{PactNumber, Stage};
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::Setup;
use lasermate_engine::view::BeamEnd;

/// A line of a playthrough: its first word and the rest.
struct Line<'a> {
    key: &'a str,
    rest: &'a str,
}

fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    let meant = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    meant.map(|line| {
        let (key, rest) = line.split_once(' ').unwrap_or((line, ""));
        Line { key, rest: rest.trim() }
    })
}

/// The set-up that `game` and `set` lines ask for, from a position if not from the game's own.
fn set_up(text: &str, start: Option<&str>) -> AnyGame {
    let of = |key: &'static str| lines(text).filter(move |line| line.key == key).map(|line| line.rest);
    let game = of("game").next().expect("a game line");
    let options = of("set").flat_map(str::split_whitespace);
    let mut setup = Setup::parse(game, options).unwrap_or_else(|error| panic!("{error}"));
    setup.position = start.map(str::to_owned);
    AnyGame::new(&setup).unwrap_or_else(|error| panic!("{error}"))
}

fn beam(game: &AnyGame, side: &str) -> String {
    let seat = game.seat_named(side).expect("a side of the game");
    let view = game.view();
    let beam = view.beams.get(seat.index()).expect("a game with beams");
    let cells: Vec<_> = beam.crossings.iter().map(|crossing| view.mesh.name(crossing.cell)).collect();
    let end = match beam.end {
        BeamEnd::Stop(_) => "stop",
        BeamEnd::Corner { lasermate: true, .. } => "LASERMATE",
        BeamEnd::Corner { .. } => "corner",
        BeamEnd::Loop => "loop",
    };
    format!("{} {end}", cells.join("-"))
}

fn side(game: &AnyGame, seat: Seat) -> &'static str {
    game.side(seat).name()
}

/// What a line of this key would say now.
fn seen(game: &AnyGame, line: &Line<'_>) -> String {
    let points = |scores: &[u32]| scores.iter().map(u32::to_string).collect::<Vec<_>>().join(" ");
    match line.key {
        "position" => game.position(),
        "legal" => game.legal(game.to_act().iter().next().expect("somebody to move").0).len().to_string(),
        "suicidal" => game.suicidal(game.to_act().iter().next().expect("somebody to move").0).join(" "),
        "scores" => points(&game.view().scores),
        "beam" => {
            let side = line.rest.split(' ').next().unwrap_or_default();
            format!("{side} {}", beam(game, side))
        }
        "asked" => {
            let asked = game.to_act().iter().next();
            asked.map_or("nobody".to_owned(), |(seat, what)| match what {
                Asked::Lifeline { beam } => format!("{} lifeline {}", side(game, seat), side(game, beam)),
                _ => format!("{} {}", side(game, seat), what.word()),
            })
        }
        "pact" => {
            let number = line.rest.split(' ').next().unwrap_or_default();
            let pact = number.parse().ok().and_then(|number| game.pacts()?.pact(PactNumber(number)));
            let pact = pact.unwrap_or_else(|| panic!("there is no pact {number}"));
            let state = match &pact.stage {
                Stage::Offered { .. } => "offered",
                Stage::Unsigned { .. } => "unsigned",
                Stage::InForce { .. } => "in-force",
                Stage::Ended { verdict, .. } => verdict.word(),
            };
            format!("{number} {state}")
        }
        "end" => game
            .outcome()
            .map_or("-".to_owned(), |end| format!("{} {}", end.kind.word(), points(end.scores()))),
        other => panic!("no line begins with {other:?}"),
    }
}

fn run(file: &Path) -> usize {
    let text = std::fs::read_to_string(file).expect("a readable file");
    let mut game = set_up(&text, None);
    let mut checked = 0;
    for line in lines(&text) {
        match line.key {
            "game" | "set" => {}
            "start" => game = set_up(&text, Some(line.rest)),
            "refused" => {
                let addressed =
                    game.address(line.rest).unwrap_or_else(|error| panic!("{}: {error}", line.rest));
                let refused = game.clone().try_text(addressed.seat, addressed.text, 0).is_err();
                assert!(refused, "{}: {} is legal", file.display(), line.rest);
                checked += 1;
            }
            "moves" => {
                for word in line.rest.split_whitespace() {
                    let addressed = game.address(word).unwrap_or_else(|error| panic!("{word}: {error}"));
                    let played = game.try_text(addressed.seat, addressed.text, 0);
                    played.unwrap_or_else(|refusal| panic!("{}: {refusal}", file.display()));
                }
            }
            _ => {
                assert_eq!(seen(&game, &line), line.rest, "{}: {}", file.display(), line.key);
                checked += 1;
            }
        }
    }
    checked
}

#[test]
fn every_playthrough_goes_as_written() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/playthroughs");
    let mut files = 0;
    for entry in std::fs::read_dir(folder).expect("the folder of playthroughs") {
        let file = entry.expect("an entry").path();
        if file.extension().is_some_and(|extension| extension == "play") {
            assert!(run(&file) > 0, "{} checks nothing", file.display());
            files += 1;
        }
    }
    assert!(files >= 8, "{files} playthroughs found");
}
