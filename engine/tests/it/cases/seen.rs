//! What is seen of a game, in the words of the data files.

use std::fmt::Debug;

use lasermate_engine::action::Asked;
use lasermate_engine::any::{AnyGame, Legal};
use lasermate_engine::board::Cell;
use lasermate_engine::pact::{PactNumber, Stage};
use lasermate_engine::seat::Seat;
use lasermate_engine::view::BeamEnd;

/// Compares what is seen of a game with what a line expects.
pub fn check(game: &AnyGame, expected: &str) -> Result<(), String> {
    let (key, rest) = expected.split_once(' ').unwrap_or((expected, ""));
    let found = seen(game, key, rest);
    let position = game.position();
    let (found, wanted) = match &found {
        Some(found) => (found.as_str(), rest),
        None => (position.as_str(), expected.strip_prefix("position ").unwrap_or(expected)),
    };
    // Of a position the board is enough, of an end its kind.
    let first_word = found.split(' ').next() == Some(wanted) && (key == "end" || key == expected);
    if first_word || fits(found, wanted) { Ok(()) } else { Err(format!("found {key}: {found}")) }
}

/// Whether a text is as a pattern, in which `…` stands for anything.
fn fits(text: &str, pattern: &str) -> bool {
    let Some((head, mut rest)) = pattern.split_once('…') else { return text == pattern };
    let Some(mut text) = text.strip_prefix(head) else { return false };
    while let Some((part, more)) = rest.split_once('…') {
        let Some(at) = text.find(part) else { return false };
        text = &text[at + part.len()..];
        rest = more;
    }
    text.ends_with(rest)
}

/// What a line of this key says now; none for a key that is none, so that the line is a position.
fn seen(game: &AnyGame, key: &str, rest: &str) -> Option<String> {
    let first = rest.split(' ').next().unwrap_or_default();
    let from = first.trim_end_matches(':');
    let list = |mut texts: Vec<String>| {
        texts.sort_unstable();
        texts.dedup();
        [vec![first.to_owned()], texts].concat().join(" ").trim().to_owned()
    };
    let points = |scores: &[u32]| scores.iter().map(u32::to_string).collect::<Vec<_>>().join(" ");
    let named = |seats: Vec<Seat>| match seats.is_empty() {
        true => "-".to_owned(),
        false => seats.into_iter().map(|seat| side(game, seat)).collect::<Vec<_>>().join(" "),
    };
    let effects = || game.effects().iter().map(|effect| words(game, effect));
    Some(match key {
        "moves:" => {
            let all = texts(&legal(game), "");
            all.join(" ")
        }
        "from" => list(texts(&legal(game), from)),
        "through" => list(through(&legal(game), from)),
        "routes" => list(through(&routes(game), from)),
        "to" => {
            list(legal(game).into_iter().filter(|legal| legal.from == from).map(|legal| legal.to).collect())
        }
        "count" => {
            let parts: Vec<&str> = rest.split(' ').collect();
            let found = match parts[..] {
                ["through", from, _] => through(&legal(game), from),
                ["routes", from, _] => through(&routes(game), from),
                ["from", from, _] | [from, _] => texts(&legal(game), from),
                _ => texts(&legal(game), ""),
            };
            [&parts[..parts.len() - 1], &[found.len().to_string().as_str()]].concat().join(" ")
        }
        "some" if texts(&legal(game), rest).is_empty() => "none".to_owned(),
        "some" => rest.to_owned(),
        "suicidal:" => game.unlisted(mover(game)).join(" "),
        "scores" => points(&game.view().scores),
        "end" => game
            .outcome()
            .map_or("-".to_owned(), |end| format!("{} {}", end.kind.word(), points(end.scores()))),
        "winners" => named(game.outcome().map(|end| end.winners().collect()).unwrap_or_default()),
        "check" => named(game.view().check),
        "unchecked" => {
            let checked = game.view().check.iter().any(|seat| side(game, *seat) == rest);
            if checked { "in check".to_owned() } else { rest.to_owned() }
        }
        "beam" => format!("{first} {}", beam(game, first)),
        "length" => {
            let seat = game.seat_named(first).expect("a side of the game");
            format!("{first} {}", game.view().beams[seat.index()].crossings.len())
        }
        "asked" => game.to_act().iter().next().map_or("nobody".to_owned(), |(seat, what)| match what {
            Asked::Lifeline { beam } => format!("{} lifeline {}", side(game, seat), side(game, beam)),
            _ => format!("{} {}", side(game, seat), what.word()),
        }),
        "mover" => named(game.to_act().mover().into_iter().collect()),
        "phase" => if game.view().billi_phase { "billi" } else { "kings" }.to_owned(),
        "did" => effects()
            .find(|effect| effect == rest)
            .unwrap_or_else(|| effects().collect::<Vec<_>>().join(", ")),
        "undone" => if effects().any(|effect| effect == rest) { "done" } else { rest }.to_owned(),
        "effects" => effects().collect::<Vec<_>>().join(", "),
        "last" => effects().next_back().unwrap_or_default(),
        "repetitions" => game.repetitions().to_string(),
        "pact" => {
            let pact = first.parse().ok().and_then(|number| game.pacts()?.pact(PactNumber(number)));
            let state = match pact.map(|pact| &pact.stage) {
                None => "none",
                Some(Stage::Offered { .. }) => "offered",
                Some(Stage::Unsigned { .. }) => "unsigned",
                Some(Stage::InForce { .. }) => "in-force",
                Some(Stage::Ended { verdict, .. }) => verdict.word(),
            };
            format!("{first} {state}")
        }
        _ => return None,
    })
}

fn mover(game: &AnyGame) -> Seat {
    game.to_act().iter().next().map_or(Seat::First, |(seat, _)| seat)
}

fn legal(game: &AnyGame) -> Vec<Legal> {
    game.legal(mover(game))
}

fn routes(game: &AnyGame) -> Vec<Legal> {
    game.legal_routes(mover(game))
}

/// Whether a move is one of those that may be made, by any route.
pub fn is_listed(game: &AnyGame, exact: &str) -> bool {
    routes(game).iter().any(|legal| legal.exact == exact)
}

/// The exact texts that begin with a text.
fn texts(legal: &[Legal], from: &str) -> Vec<String> {
    let mut found: Vec<_> =
        legal.iter().map(|legal| legal.exact.clone()).filter(|exact| exact.starts_with(from)).collect();
    found.sort_unstable();
    found
}

/// Those of moves through holes: four cells and more.
fn through(legal: &[Legal], from: &str) -> Vec<String> {
    texts(legal, from).into_iter().filter(|text| text.len() >= 8).collect()
}

fn side(game: &AnyGame, seat: Seat) -> &'static str {
    game.side(seat).name()
}

/// A beam cell by cell, and how it ends.
fn beam(game: &AnyGame, side: &str) -> String {
    let seat = game.seat_named(side).expect("a side of the game");
    let view = game.view();
    let beam = view.beams.get(seat.index()).expect("a game with beams");
    let cells: Vec<_> = beam.crossings.iter().map(|crossing| view.mesh.name(crossing.cell)).collect();
    let end = match beam.end {
        BeamEnd::Stop(_) => "stop".to_owned(),
        BeamEnd::Corner { lasermate: true, .. } => "LASERMATE".to_owned(),
        BeamEnd::Corner { cell, .. } => format!("corner {}", view.mesh.name(cell)),
        BeamEnd::Loop => "loop".to_owned(),
    };
    format!("{} {end}", cells.join("-"))
}

/// A value of the engine's in words: what it is, sides and cells by their names, the rest as it stands.
pub fn words(game: &AnyGame, value: &impl Debug) -> String {
    let text = format!("{value:?}");
    let mut found: Vec<String> = Vec::new();
    // What one game or overlay alone does or refuses is wrapped: `Own(Fell { … })`.
    let mut rest = text.strip_prefix("Own(").unwrap_or(&text);
    while let Some(at) = rest.find(|letter: char| letter.is_ascii_alphanumeric()) {
        rest = &rest[at..];
        let end = rest
            .find(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '_'))
            .unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        rest = after;
        // A lasermate says how its points add up only where its way counts.
        if let Some(more) = after.strip_prefix(": None").filter(|_| word == "carom") {
            rest = more;
            continue;
        }
        if after.starts_with(':') || matches!(word, "Some" | "Piece" | "Carom") {
            continue;
        }
        let number = after.strip_prefix('(').and_then(|inner| inner.split_once(')'));
        found.push(match (word, number) {
            ("Cell", Some((number, more))) => {
                rest = more;
                game.cell_name(Cell(number.parse().expect("the number of a cell")))
            }
            ("First", _) => side(game, Seat::First).to_owned(),
            ("Second", _) => side(game, Seat::Second).to_owned(),
            ("Third", _) => side(game, Seat::Third).to_owned(),
            _ => kebab(word),
        });
    }
    found.join(" ")
}

/// `WrongMovement` as `wrong-movement`.
fn kebab(word: &str) -> String {
    let mut text = String::new();
    for letter in word.chars() {
        if letter.is_ascii_uppercase() && !text.is_empty() {
            text.push('-');
        }
        text.push(letter.to_ascii_lowercase());
    }
    text
}
