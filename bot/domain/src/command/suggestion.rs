//! The name that was probably meant by one that does not exist.

use super::COMMANDS;

/// How many letters may be wrong at the most.
const MOST: usize = 2;

/// The name nearest to what was typed, where few enough letters are wrong: insertions, losses, changes and swaps of
/// neighbours count one each. A name that only begins as typed counts as near too, and one that is a word of what was typed.
pub fn nearest<'a>(typed: &str, names: impl Iterator<Item = &'a str> + Clone) -> Option<&'a str> {
    let typed: Vec<char> = typed.chars().take(24).flat_map(char::to_lowercase).collect();
    if typed.is_empty() {
        return None;
    }
    let allowed = MOST.min(typed.len() / 2);
    let by_distance = names.clone().map(|name| (distance(&typed, &name.chars().collect::<Vec<_>>()), name));
    let best = by_distance.min_by_key(|(distance, _)| *distance).filter(|(distance, _)| *distance <= allowed);
    best.map(|(_, name)| name).or_else(|| {
        let typed: String = typed.iter().collect();
        let begins = names.clone().find(|name| typed.len() >= 2 && name.starts_with(&typed));
        begins.or_else(|| names.into_iter().find(|name| typed.split(['-', '_']).any(|word| word == *name)))
    })
}

/// Words that other programs have for what a command does here.
const ELSEWHERE: [(&str, &str); 21] = [
    ("play", "challenge"),
    ("start", "challenge"),
    ("new", "challenge"),
    ("newgame", "challenge"),
    ("join", "accept"),
    ("sit", "accept"),
    ("leave", "cancel"),
    ("quit", "resign"),
    ("surrender", "resign"),
    ("resume", "pause"),
    ("undo", "takeback"),
    ("show", "board"),
    ("pgn", "export"),
    ("stats", "profile"),
    ("rating", "profile"),
    ("me", "profile"),
    ("top", "leaderboard"),
    ("rank", "leaderboard"),
    ("league", "tournament"),
    ("theme", "settings"),
    ("timeout", "claim"),
];

/// The name of the command that does what another program's word is for.
fn elsewhere(typed: &str) -> Option<&'static str> {
    ELSEWHERE.iter().find(|(word, _)| word.eq_ignore_ascii_case(typed)).map(|(_, name)| *name)
}

/// The command that was probably meant by a name that none has.
pub fn nearest_command(typed: &str) -> Option<&'static str> {
    elsewhere(typed)
        .or_else(|| nearest(typed, COMMANDS.iter().filter(|spec| spec.is_offered()).map(|spec| spec.name)))
}

/// The number of changes that lead from one word to the other.
fn distance(a: &[char], b: &[char]) -> usize {
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=b.len()).collect();
    for (i, own) in a.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, other) in b.iter().enumerate() {
            let change = last[j] + usize::from(own != other);
            let mut least = change.min(last[j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && *own == b[j - 1] && a[i - 1] == *other {
                least = least.min(before[j - 1] + 1);
            }
            row.push(least);
        }
        before = std::mem::replace(&mut last, row);
    }
    last.last().copied().unwrap_or(usize::MAX)
}

#[cfg(test)]
mod tests {
    use super::super::CommandSpec;
    use super::*;

    #[test]
    fn words_of_other_programs_lead_to_commands_and_are_none_themselves() {
        for (word, name) in ELSEWHERE {
            assert!(CommandSpec::named(name).is_some(), "{word}: {name}");
            assert!(CommandSpec::named(word).is_none(), "{word}");
        }
    }
}
