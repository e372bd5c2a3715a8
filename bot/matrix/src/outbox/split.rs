//! Long texts in several messages.

/// The most bytes of our text in one message. Escaped as HTML each can become six, and the encrypted event may have 65,536.
const BYTES: usize = 6_000;

/// A text in pieces that fit into a message each, cut at line ends where there are some; one at least.
pub fn parts(text: &str) -> Vec<String> {
    let mut parts = Vec::new();
    let mut rest = text;
    let mut fenced = false;
    while rest.len() > BYTES {
        let mut end = BYTES;
        while !rest.is_char_boundary(end) {
            end -= 1;
        }
        let (cut, skip) = match rest[..end].rfind('\n').filter(|cut| *cut > 0) {
            Some(cut) => (cut, 1),
            None => (end, 0),
        };
        push(&mut parts, &rest[..cut], &mut fenced);
        rest = &rest[cut + skip..];
    }
    push(&mut parts, rest, &mut fenced);
    parts
}

/// Adds a piece. Fenced code that goes on in the next one is closed here and opened there.
fn push(parts: &mut Vec<String>, piece: &str, fenced: &mut bool) {
    const FENCE: &str = "```";
    let mut part = if *fenced { format!("{FENCE}\n{piece}") } else { piece.to_owned() };
    let marks = piece.lines().filter(|line| line.trim_start().starts_with(FENCE)).count();
    if marks % 2 == 1 {
        *fenced = !*fenced;
    }
    if *fenced {
        part.push('\n');
        part.push_str(FENCE);
    }
    parts.push(part);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_text_is_one_message() {
        assert_eq!(parts("hello\nyou"), ["hello\nyou"]);
        assert_eq!(parts(""), [""]);
    }

    #[test]
    fn a_long_text_is_cut_at_line_ends_and_nothing_is_lost() {
        let text: String = (0..2_000).map(|n| format!("line {n}\n")).collect();
        let parts = parts(&text);
        assert!(parts.len() > 2 && parts.iter().all(|part| part.len() <= BYTES));
        assert_eq!(parts.join("\n"), text);
        assert!(parts.iter().all(|part| part.starts_with("line ")));
    }

    #[test]
    fn a_line_without_end_is_cut_between_letters() {
        let text = "é".repeat(10_000);
        assert_eq!(parts(&text).concat(), text);
    }

    #[test]
    fn fenced_code_is_closed_and_opened_again() {
        let text = format!("```\n{}```\nend", "| a | b |\n".repeat(1_000));
        let parts = parts(&text);
        assert!(parts.len() > 1);
        for part in &parts {
            assert_eq!(part.matches("```").count() % 2, 0, "{part}");
        }
    }

    #[test]
    fn the_worst_that_a_part_becomes_fits_into_an_event() {
        let text = "\"".repeat(BYTES);
        let words = crate::markdown::words(&text);
        assert!(words.plain.len() * 2 + words.html.len() < 50_000);
    }
}
