//! Runs the playthroughs of `data/playthroughs`: a game's moves, and what must be seen along the way.

use std::fs;
use std::path::Path;

use crate::cases::{Table, check};
use crate::play::data;

/// Carries out a file from the top; gives how much was compared.
fn run(file: &Path) -> usize {
    let text = fs::read_to_string(file).expect("a readable file");
    let told = file.display();
    let lines: Vec<(&str, &str)> = text
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| line.split_once(' ').map_or((line, ""), |(key, rest)| (key, rest.trim())))
        .collect();
    let of = |key: &'static str| lines.iter().filter(move |line| line.0 == key).map(|line| line.1);
    let setup = of("game").chain(of("set")).collect::<Vec<_>>().join(" ");
    let open = |position| Table::set_up(&setup, position).expect("a sound game");
    let mut table = open("start");
    let mut checked = 0;
    for (key, rest) in lines {
        match key {
            "game" | "set" => {}
            "start" => table = open(rest),
            "moves" => {
                for word in rest.split_whitespace() {
                    table.step(word).unwrap_or_else(|refusal| panic!("{told}: {refusal}"));
                }
            }
            "refused" => {
                assert!(table.clone().step(rest).is_err(), "{told}: {rest} is legal");
                checked += 1;
            }
            _ => {
                check(&table, &format!("{key} {rest}"))
                    .unwrap_or_else(|error| panic!("{told}: {key} {rest}: {error}"));
                checked += 1;
            }
        }
    }
    checked
}

#[test]
fn every_playthrough_goes_as_written() {
    let mut files = 0;
    for entry in fs::read_dir(data("playthroughs")).expect("the folder of playthroughs") {
        let file = entry.expect("an entry").path();
        if file.extension().is_some_and(|extension| extension == "play") {
            assert!(run(&file) > 0, "{} checks nothing", file.display());
            files += 1;
        }
    }
    assert!(files >= 8, "{files} playthroughs found");
}
