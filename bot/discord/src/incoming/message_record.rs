//! What a message holds of a game: a position as FEN, a game as PGN, or a record of ours.

/// Rows of the board in a FEN; some games have more or fewer.
const ROWS: std::ops::RangeInclusive<usize> = 4..=12;

/// The message as a record that can be opened; `None` where nothing in it looks like one.
pub fn record(content: &str) -> Option<String> {
    let text = unfenced(content);
    if text.contains("Lasermate record") || text.lines().any(|line| line.trim_start().starts_with('[')) {
        return Some(text);
    }
    if let Some(fen) = text.lines().find_map(fen) {
        return Some(format!("[FEN \"{fen}\"]\n"));
    }
    // Moves alone are a game too.
    text.contains("1.").then_some(text)
}

/// Without the marks of code around it.
fn unfenced(content: &str) -> String {
    let lines = content.lines().filter(|line| !line.trim_start().starts_with("```"));
    lines.map(|line| line.replace('`', "")).collect::<Vec<_>>().join("\n").trim().to_owned()
}

/// A FEN in a line, with all that follows its board.
fn fen(line: &str) -> Option<String> {
    let words: Vec<_> = line.split_whitespace().collect();
    let starts = |pair: &[&str]| ROWS.contains(&pair[0].split('/').count()) && matches!(pair[1], "w" | "b");
    let start = words.windows(2).position(starts)?;
    let fen: Vec<_> = words[start..].iter().copied().take_while(|word| !word.contains('"')).collect();
    Some(fen.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_a_game_and_a_record_are_found_in_a_message() {
        let fen = "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1";
        let wanted = Some(format!("[FEN \"{fen}\"]\n"));
        assert_eq!(record(fen), wanted);
        assert_eq!(record(&format!("look at this:\n```\n{fen}\n```")), wanted);
        assert_eq!(record(&format!("White wins: `{fen}`")), wanted);
        assert_eq!(record("1. e4 e5 2. Nf3").as_deref(), Some("1. e4 e5 2. Nf3"));
        assert!(record("[Event \"x\"]\n\n1. e4 *").is_some_and(|pgn| pgn.starts_with("[Event")));
        for nothing in ["", "hello", "and/or w", "a/b/c"] {
            assert_eq!(record(nothing), None, "{nothing}");
        }
    }
}
