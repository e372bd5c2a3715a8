//! Records as people paste them, from the lines of `tests/data/typed/records.txt` (notation.md T8; draughts.md 5.1.9).
#![allow(clippy::expect_used, reason = "a test stops where its data are wrong")]

use lasermate_present::record::read_any;
use lasermate_present::saying::in_english;
use lasermate_present::text;

#[test]
fn pasted_records_read_as_their_lines_say() {
    let path = format!("{}/../../tests/data/typed/records.txt", env!("CARGO_MANIFEST_DIR"));
    let lines = std::fs::read_to_string(path).expect("the file is in the repository");
    let mut wrong = Vec::new();
    for line in lines.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')) {
        let fields: Vec<_> = line.split(" | ").collect();
        let [typed, wanted, note] = fields.as_slice() else { panic!("{line}: three fields") };
        let typed =
            typed.replace("\\n", "\n").replace("\\u{200b}", "\u{200b}").replace("\\u{feff}", "\u{feff}");
        let (found, notes) = match read_any(&typed) {
            Ok(record) => {
                let position = record.game.position();
                let notes: Vec<_> = record.notes.iter().map(ToString::to_string).collect();
                (position, notes.join("; "))
            }
            Err(error) => ("!".to_owned(), in_english(&text::not_a_record(&error))),
        };
        let told = if *note == "-" { notes.is_empty() } else { notes.contains(note) };
        if found != *wanted || !told {
            wrong.push(format!("{line}\n  {found}; {notes}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_player_without_a_name_is_called_by_the_side() {
    let record = read_any("[White \"Ann\"]\n[Black \"?\"]\n\n1. e4 *").expect("a game");
    let shown = in_english(&text::imported(&record));
    assert!(shown.contains(": White (Ann) and Black. 1 action"), "{shown}");
}

#[test]
fn utf_16_is_read_in_both_orders() {
    use lasermate_present::record::of_file;
    let read = |bytes| of_file(bytes).unwrap();
    let units: Vec<u16> = "\u{feff}1. e4 ½-½".encode_utf16().collect();
    let little = read(units.iter().flat_map(|unit| unit.to_le_bytes()).collect());
    let big = read(units.iter().flat_map(|unit| unit.to_be_bytes()).collect());
    assert_eq!((little.as_str(), big.as_str()), ("1. e4 ½-½", "1. e4 ½-½"));
    assert_eq!(read(vec![b'J', 0xf6]), "Jö");
    assert_eq!(of_file(vec![0x89, b'P', b'N', b'G', 0]), None, "a picture");
}
