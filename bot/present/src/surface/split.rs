//! Long texts in parts: cut at line ends, fenced code closed and opened again.

/// What closes and opens fenced code at a cut.
const FENCE: &str = "```";
/// Room for the fences that are put before and behind a part.
const ROOM: usize = 8;

/// How much a character counts on a network.
pub type Width = fn(char) -> usize;

/// A text in parts of at most so many characters; one empty part for an empty text. Fewer than 40 are not kept to.
pub fn cut(text: &str, most: usize) -> Vec<String> {
    cut_by(text, most, |_| 1)
}

/// The same where characters count differently.
pub fn cut_by(text: &str, most: usize, width: Width) -> Vec<String> {
    let most = most.max(40);
    let chars = |text: &str| text.chars().map(width).sum::<usize>();
    if chars(text) <= most {
        return vec![text.to_owned()];
    }
    let mut parts = Vec::new();
    let mut part = String::new();
    let (mut fenced, mut begun) = (false, false);
    for line in text.split('\n').flat_map(|line| chunks(line, most - 2 * ROOM, width)) {
        if begun && chars(&part) + 1 + chars(line) > most - ROOM {
            if fenced {
                part.push('\n');
                part.push_str(FENCE);
            }
            parts.push(std::mem::take(&mut part));
            begun = fenced;
            if fenced {
                part.push_str(FENCE);
            }
        }
        if begun {
            part.push('\n');
        }
        part.push_str(line);
        begun = true;
        if line.trim_start().starts_with(FENCE) {
            fenced = !fenced;
        }
    }
    parts.push(part);
    parts
}

/// A line in chunks, cut between words where there are any.
fn chunks(line: &str, longest: usize, width: Width) -> Vec<&str> {
    let mut chunks = Vec::new();
    let mut rest = line;
    let end_in = |rest: &str| {
        let mut taken = 0;
        rest.char_indices().find(|(_, c)| {
            taken += width(*c);
            taken > longest
        })
    };
    while let Some((end, _)) = end_in(rest) {
        let cut = rest[..end].rfind(' ').filter(|cut| *cut > 0).unwrap_or(end);
        let (chunk, more) = rest.split_at(cut);
        chunks.push(chunk);
        rest = more.trim_start_matches(' ');
    }
    chunks.push(rest);
    chunks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_text_is_one_part_and_an_empty_one_too() {
        assert_eq!(cut("a\nb", 100), ["a\nb"]);
        assert_eq!(cut("", 100), [""]);
    }

    #[test]
    fn a_long_text_is_cut_at_line_ends_and_nothing_is_lost() {
        let lines: Vec<_> = (0..300).map(|n| format!("line {n} of many")).collect();
        let parts = cut(&lines.join("\n"), 200);
        assert!(parts.len() > 1 && parts.iter().all(|part| part.chars().count() <= 200));
        assert_eq!(parts.join("\n"), lines.join("\n"));
    }

    #[test]
    fn fenced_code_is_closed_and_opened_again_at_a_cut() {
        let board: Vec<_> = (0..50).map(|n| format!("row {n:>30}")).collect();
        for part in cut(&format!("```\n{}\n```", board.join("\n")), 300) {
            assert!(part.starts_with(FENCE) && part.ends_with(FENCE) && part.chars().count() <= 300);
            assert_eq!(part.matches(FENCE).count(), 2);
        }
    }

    #[test]
    fn a_line_without_spaces_is_cut_too() {
        for (width, most) in [((|_| 1) as Width, 400), (char::len_utf16, 200)] {
            let parts = cut_by(&"𝄞".repeat(2500), 400, width);
            assert!(parts.iter().all(|part| part.chars().count() <= most));
            assert_eq!(parts.concat().chars().filter(|c| *c == '𝄞').count(), 2500);
        }
    }
}
