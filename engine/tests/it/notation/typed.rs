//! What people type, from the lines of `tests/data/typed` (notation.md T1 to T7).

use lasermate_engine::any::{AnyGame, PositionRepair};
use lasermate_engine::variants::Setup;

/// The fields of each line of a file, with characters put in for their numbers.
fn lines(file: &str) -> Vec<(usize, Vec<String>)> {
    let path = format!("{}/../tests/data/typed/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).expect("the file is in the repository");
    let said = |line: &str| !line.trim().is_empty() && !line.starts_with('#');
    let lines = text.lines().enumerate().filter(|(_, line)| said(line));
    lines.map(|(at, line)| (at + 1, line.split(" | ").map(unescaped).collect())).collect()
}

/// `\u{200b}` as the character.
fn unescaped(text: &str) -> String {
    let mut parts = text.split("\\u{");
    let mut read = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (code, rest) = part.split_once('}').expect("a closed number");
        read.extend(u32::from_str_radix(code, 16).ok().and_then(char::from_u32));
        read += rest;
    }
    read
}

#[test]
fn t1_to_t6_typed_moves_read_as_their_lines_say() {
    let mut wrong = Vec::new();
    for (line, fields) in lines("moves.txt") {
        let [game, position, typed, wanted] = fields.as_slice() else { panic!("line {line}: four fields") };
        let mut setup = Setup::parse(game, []).expect("a game");
        setup.position = (position != "start").then(|| position.clone());
        let mut game = AnyGame::new(&setup).unwrap_or_else(|error| panic!("line {line}: {error}"));
        let seat = game.to_act().iter().next().unwrap_or_else(|| panic!("line {line}: it is over")).0;
        let found = match game.try_text(seat, typed, 0) {
            Ok(played) => played.exact,
            Err(refusal) => format!("!{}", refusal.nearest.join(" ")),
        };
        if found != *wanted {
            wrong.push(format!("line {line}: {typed}: {found}, not {wanted}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn t7_typed_positions_read_as_their_lines_say() {
    let mut wrong = Vec::new();
    for (line, fields) in lines("positions.txt") {
        let [game, typed, wanted] = fields.as_slice() else { panic!("line {line}: three fields") };
        let mut setup = Setup::parse(game, []).expect("a game");
        setup.position = Some(typed.clone());
        let found = match PositionRepair::read(&setup) {
            Ok(read) => read.game.position(),
            Err(error) => format!("!{error}"),
        };
        if found != *wanted {
            wrong.push(format!("line {line}: {typed}: {found}, not {wanted}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
