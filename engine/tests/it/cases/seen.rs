//! What is seen of a game, in the words of the data files.

use std::fmt::Debug;

use lasermate_engine::action::Asked;
use lasermate_engine::any::{AnyGame, Legal};
use lasermate_engine::board::Cell;
use lasermate_engine::pact::{Pact, PactNumber, Stage};
use lasermate_engine::seat::Seat;
use lasermate_engine::view::BeamEnd;

use super::table::Table;

/// Compares what is seen of a game with what a line expects.
pub fn check(table: &Table, expected: &str) -> Result<(), String> {
    let game = &table.game;
    let (key, rest) = expected.split_once(' ').unwrap_or((expected, ""));
    let found = seen(game, key, rest).or_else(|| told(table, key, rest)).or_else(|| kept(game, key, rest));
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
pub fn fits(text: &str, pattern: &str) -> bool {
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
        "repetitions" => game.repetitions().to_string(),
        "fallen" => named(game.fallen().to_vec()),
        "quiet" => game.quiet_plies().to_string(),
        "attackers" => list(game.attackers(from)),
        "san" => format!("{from} {}", game.san(mover(game), from).unwrap_or_default()),
        "waits" => game.waits().unwrap_or("-".to_owned()),
        "claim" => game.claimable().map_or("-".to_owned(), |reason| words(game, &reason)),
        "at" => format!("{first} {}", piece(game, first)),
        "to-act" => asked(game),
        "answers" => list(game.answers(game.seat_named(from).expect("a side of the game"))),
        "holder" => game
            .view()
            .denial
            .map_or("-".to_owned(), |denial| format!("{} {}", side(game, denial.holder), denial.denials)),
        _ => return None,
    })
}

/// What the last step told, and what the clock shows.
fn told(table: &Table, key: &str, rest: &str) -> Option<String> {
    let game = &table.game;
    let effects = || table.told.iter().map(|effect| words(game, effect));
    let clock = || game.view().clock.expect("a game with a clock");
    Some(match key {
        "did" => effects()
            .find(|effect| effect == rest)
            .unwrap_or_else(|| effects().collect::<Vec<_>>().join(", ")),
        "undone" => if effects().any(|effect| effect == rest) { "done" } else { rest }.to_owned(),
        "effects" => effects().collect::<Vec<_>>().join(", "),
        "last" => effects().next_back().unwrap_or_default(),
        "times" => {
            let (what, _) = rest.rsplit_once(' ').expect("what, and how often");
            format!("{what} {}", effects().filter(|effect| effect.starts_with(what)).count())
        }
        "ready" => {
            let at = |cell: &str| {
                let clock = clock();
                let mut cooling = clock.cooling.iter();
                cooling.find(|cooling| game.cell_name(cooling.cell) == cell).map_or(0, |found| found.ready_at)
            };
            let cells = rest.split(' ').filter_map(|word| word.split_once(':'));
            cells.map(|(cell, _)| format!("{cell}:{}", at(cell))).collect::<Vec<_>>().join(" ")
        }
        "again" => {
            let read = Table::set_up(&table.setup, &game.position()).map(|read| read.game);
            // The key of a game with a clock holds more than its position.
            let keys = |read: &AnyGame| game.view().clock.is_some() || read.key() == game.key();
            let same = read.as_ref().is_ok_and(|read| read.position() == game.position() && keys(read));
            if same { rest.to_owned() } else { read.map_or_else(|error| error, |read| read.position()) }
        }
        "cooling" => clock().cooling.len().to_string(),
        "ordered" => clock().premoves.len().to_string(),
        "held" if !game.is_waiting() => "-".to_owned(),
        "held" => {
            let held = game.waiting().into_iter().map(|(mv, at)| format!("{at}:{mv}"));
            held.collect::<Vec<_>>().join(" ")
        }
        _ => return None,
    })
}

/// What is agreed, `1` a pact and `1.2` its second term.
fn kept(game: &AnyGame, key: &str, rest: &str) -> Option<String> {
    let first = rest.split(' ').next().unwrap_or_default();
    let number = |text: &str| text.parse().map(PactNumber).expect("the number of a pact");
    let pact = |text: &str| -> Option<&Pact> { game.pacts()?.pact(number(text)) };
    Some(match key {
        "pact" => {
            let state = match pact(first).map(|pact| &pact.stage) {
                None => "none".to_owned(),
                Some(Stage::Offered { .. }) => "offered".to_owned(),
                Some(Stage::Unsigned { why, .. }) => format!("unsigned {}", words(game, why)),
                Some(Stage::InForce { .. }) => "in-force".to_owned(),
                Some(Stage::Ended { verdict, end, .. }) => format!("{} {}", verdict.word(), words(game, end)),
            };
            // How it came to that may be left out.
            let short = state.split(' ').next().filter(|short| rest == format!("{first} {short}"));
            format!("{first} {}", short.unwrap_or(&state))
        }
        "promise" => {
            let (of, term) = first.split_once('.').expect("a pact and a term");
            let by = rest.split(' ').nth(1).and_then(|by| game.seat_named(by)).expect("a side of the game");
            let term: u8 = term.parse().expect("the number of a term");
            let pact = pact(of).expect("it was offered");
            let promise = pact.promises.iter().find(|promise| promise.term == term && promise.by == by);
            let promise = promise.expect("it was promised");
            let open = if promise.judged.is_some() { "" } else { " so far" };
            format!("{first} {} {}{open}", side(game, by), promise.verdict().word())
        }
        "idle" => {
            let (of, _) = first.split_once('.').expect("a pact and a term");
            format!("{first} {}", pact(of).expect("it was offered").promises[0].idle())
        }
        "breaks" => {
            let seat = mover(game);
            let broken = game.would_break(seat, first, 0);
            let broken: Vec<_> = broken.iter().map(|(pact, term)| format!("{}.{term}", pact.0)).collect();
            format!("{first} {}", if broken.is_empty() { "-".to_owned() } else { broken.join(" ") })
        }
        "record" => {
            let seat = game.seat_named(first).expect("a side of the game");
            let record = game.pacts().expect("a game of three").record(seat);
            let counted = [
                ("made", record.made),
                ("kept", record.kept),
                ("denounced", record.denounced),
                ("broken", record.broken),
                ("void", record.void),
            ];
            let counted = counted.into_iter().filter(|(_, count)| *count > 0);
            let counted = counted.map(|(what, count)| format!(" {what} {count}"));
            format!("{first}{}", counted.collect::<String>())
        }
        _ => return None,
    })
}

/// Everybody who is asked, and what: `black move, black denial`.
fn asked(game: &AnyGame) -> String {
    let asked = game.to_act();
    if asked.is_nobody() {
        return "nobody".to_owned();
    }
    let each = asked.iter().map(|(seat, what)| match what {
        Asked::Lifeline { beam } => format!("{} lifeline {}", side(game, seat), side(game, beam)),
        Asked::Denial { ends: true } => format!("{} denial of an end", side(game, seat)),
        Asked::Pact { pact } => format!("{} pact {}", side(game, seat), pact.0),
        _ => format!("{} {}", side(game, seat), what.word()),
    });
    each.collect::<Vec<_>>().join(", ")
}

/// What stands on a cell, from below: whose, what, and what is special about it.
fn piece(game: &AnyGame, cell: &str) -> String {
    let view = game.view();
    let here = view.pieces.iter().filter(|piece| view.mesh.name(piece.cell) == cell);
    let told = here.map(|piece| {
        let foreign = (piece.home != piece.seat).then(|| format!(" of {}", side(game, piece.home)));
        let home = foreign.unwrap_or_default();
        let inert = if piece.inert { " inert" } else { "" };
        let joker = if piece.joker { " joker" } else { "" };
        format!("{} {}{home}{inert}{joker}", side(game, piece.seat), words(game, &piece.kind))
    });
    let told: Vec<_> = told.collect();
    if told.is_empty() { "-".to_owned() } else { told.join(", ") }
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
    let Some(beam) = view.beams.iter().find(|beam| beam.seat == seat) else { return "dark".to_owned() };
    let cells: Vec<_> = beam.crossings.iter().map(|crossing| view.mesh.name(crossing.cell)).collect();
    let end = match beam.end {
        BeamEnd::Stop(_) => "stop".to_owned(),
        BeamEnd::Corner { lasermate: true, .. } => "LASERMATE".to_owned(),
        BeamEnd::Corner { cell, .. } => format!("corner {}", view.mesh.name(cell)),
        BeamEnd::Loop => "loop".to_owned(),
    };
    format!("{} {end}", cells.join("-"))
}

/// The arms of effects and reasons that belong to one game or overlay.
const OWN: [&str; 8] = ["Laser(", "Denial(", "Pact(", "Hole(", "Crazy(", "ThreeWay(", "Draughts(", "Clock("];

/// A value of the engine's in words: what it is, sides and cells by their names, the rest as it stands.
pub fn words(game: &AnyGame, value: &impl Debug) -> String {
    let text = format!("{value:?}");
    let mut found: Vec<String> = Vec::new();
    // What one game or overlay alone does or refuses is wrapped: `Crazy(Fell { … })`.
    let mut rest = OWN.into_iter().find_map(|arm| text.strip_prefix(arm)).unwrap_or(&text);
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
        if after.starts_with(':') || matches!(word, "Some" | "Piece" | "Carom" | "PactNumber") {
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
