//! What annotators write beside moves: praise, blame and judgements, as signs or letters (the NAGs of the PGN standard as other
//! programs print them).

/// The signs that stand alone or behind a move.
const SIGNS: &str = "!?‼⁇⁈⁉±∓⩲⩱∞⯹=≠≈□■◻◼▢⊡⟳⟲↑↓→←↗↘⇆⇄⇅⇔↔⊕⊖⨀⊙○●◇◆∆Δ∇⌓≤≥⇗⇒⇐⇑⇓⌘∥⟫⟪»«⊥╋✕⊞⊠⇈♔⚐⚑✓✔★☆";

/// The letters that stand alone: a novelty, a diagram, en passant.
const LETTERS: [&str; 8] = ["N", "TN", "D", "RR", "e.p.", "ep", "ep.", "zz"];

/// Whether a word says something about the move before it, and nothing else.
pub(super) fn is_remark(word: &str) -> bool {
    let sign = |c: char| SIGNS.contains(c) || matches!(c, '+' | '-' | '−' | '–' | '/' | '#');
    let has_sign = word.chars().any(|c| SIGNS.contains(c));
    LETTERS.contains(&word)
        || has_sign && word.chars().all(sign)
        || matches!(word, "+-" | "-+" | "+−" | "−+" | "+–" | "–+" | "+/-" | "-/+" | "+/=" | "=/+" | "+" | "#")
}

/// A move without the remarks that are written to it without a space.
pub(super) fn without_remarks(word: &str) -> &str {
    let bare = word.trim_end_matches(|c: char| SIGNS.contains(c) && c != '♔');
    let bare = bare.strip_suffix("+-").or_else(|| bare.strip_suffix("-+")).unwrap_or(bare);
    bare.strip_suffix("+−").or_else(|| bare.strip_suffix("−+")).unwrap_or(bare)
}

/// Whether a word is a null move, which passes the turn.
pub(super) fn is_null(word: &str) -> bool {
    matches!(
        word,
        "--" | "Z0" | "z0" | "<>" | "@@@@" | "0000" | "null" | "NULL" | "pass" | "PASS" | "—" | "––"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remarks_are_told_from_moves() {
        for word in [
            "±", "⩲", "□", "N", "!!", "?!", "∞", "=", "+−", "−+", "⩱", "∓", "⨀", "⟳", "→", "↑", "⇆", "+-",
            "-/+", "=∞",
        ] {
            assert!(is_remark(word), "{word}");
        }
        for word in ["Nf3", "e4", "--", "1-0", "O-O", "a8=Q", "Q"] {
            assert!(!is_remark(word), "{word}");
        }
        assert_eq!(without_remarks("e4!?±"), "e4");
        assert_eq!(without_remarks("Qxd5+-"), "Qxd5");
        assert_eq!(without_remarks("Qh5+"), "Qh5+");
    }
}
