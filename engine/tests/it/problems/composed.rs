//! Composers' problems and known results, a line each: `data/problems/README.md` gives the format.
#![allow(clippy::unwrap_used, reason = "a test stops where its data are wrong")]

use std::fs;

use lasermate_engine::any::AnyGame;
use lasermate_engine::problems::{Budget, Solution, Stipulation};
use lasermate_engine::variants::Setup;

use crate::play::data;

/// What is found, in the form of the files: the count and what there is of it, then the duals.
fn written(found: &Solution, lines: bool) -> String {
    let mut words = Vec::new();
    for key in &found.keys {
        words.push(key.ply.exact.clone());
    }
    if lines {
        for line in &found.lines {
            let line: Vec<_> = line.iter().map(|ply| ply.exact.as_str()).collect();
            words.push(line.join(" "));
        }
    } else if !found.lines.is_empty() {
        words.push(found.lines.len().to_string());
    }
    if words.is_empty() {
        words.push("none".to_owned());
    }
    let mut text = words.join(", ");
    if found.keys.is_empty() {
        return text;
    }
    if !found.duals.is_empty() {
        text += &format!("; {} duals", found.duals.len());
    }
    text
}

fn one(setup: &str, columns: &[&str]) -> Result<(), String> {
    let [asked, position, expected, _] = columns else { return Err("there are four columns".to_owned()) };
    let mut words = setup.split_whitespace();
    let mut setup =
        Setup::parse(words.next().unwrap_or_default(), words).map_err(|error| error.to_string())?;
    let at = |setup: &mut Setup, text: &str| {
        setup.position = (text != "start").then(|| text.to_owned());
        AnyGame::new(setup).map_err(|error| format!("{text}: {error}"))
    };
    let (from, to) = position.split_once(" to ").map_or((*position, None), |(from, to)| (from, Some(to)));
    let game = at(&mut setup, from)?;
    let target = to.map(|to| at(&mut setup, to)).transpose()?;
    let parsed = Stipulation::parse(asked).map_err(|error| error.to_string())?;
    let found = game.solve(parsed, target.as_ref(), Budget::positions(400_000_000));
    let found = found.map_err(|error| error.to_string())?;
    if !found.complete {
        return Err(format!("not everything was tried in {} positions", found.positions));
    }
    if found.count() > 0 && found.stipulation != parsed {
        return Err(format!("it takes only {}", found.stipulation));
    }
    let is_count = expected.bytes().all(|byte| byte.is_ascii_digit());
    let seen = written(&found, !is_count);
    if seen == *expected { Ok(()) } else { Err(format!("found {seen}")) }
}

#[test]
fn composers_problems_and_known_results_are_solved_as_published() {
    let mut wrong = Vec::new();
    let mut count = 0;
    let mut files: Vec<_> =
        fs::read_dir(data("problems")).unwrap().map(|file| file.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|end| end == "problems"));
    files.sort();
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        let file = file.file_name().unwrap().to_string_lossy().into_owned();
        let mut setup = String::new();
        for (number, line) in (1..).zip(text.lines()) {
            if let Some(game) = line.strip_prefix("game ") {
                game.clone_into(&mut setup);
                continue;
            }
            // A line that begins with `# ` is a comment: `#2` is a stipulation.
            if line.trim().is_empty() || line.starts_with("# ") {
                continue;
            }
            let columns: Vec<_> = line.split(" | ").map(str::trim).collect();
            count += 1;
            if let Err(error) = one(&setup, &columns) {
                wrong.push(format!("{file}:{number} {}: {error}", columns.first().unwrap_or(&"")));
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {count}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(count >= 25, "{count} problems");
}
