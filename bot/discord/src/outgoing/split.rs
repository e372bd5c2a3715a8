//! Long texts in messages Discord takes: cut at line ends, fenced code closed and opened again.

/// The most characters of a plain message.
pub const MESSAGE_CHARS: usize = 2000;
/// The most messages one text becomes; a longer one goes as a file.
pub const MOST_PARTS: usize = 4;

/// What closes and opens fenced code at a cut.
const FENCE: &str = "```";
/// Room for what is put before and behind a part: fences.
const ROOM: usize = 40;

/// How Discord counts: in the units of UTF-16, so that no client finds a text too long.
pub fn length(text: &str) -> usize {
    text.chars().map(char::len_utf16).sum()
}

/// A text in parts of at most so many characters; one empty part for an empty text. `None` where they are more than
/// [`MOST_PARTS`]. So much room is left in each for what else is said there.
pub fn parts(text: &str, most: usize, room: usize) -> Option<Vec<String>> {
    let most = most.saturating_sub(ROOM + room);
    let mut parts = Vec::new();
    let mut part = String::new();
    let mut fenced = false;
    for line in text.split('\n').flat_map(|line| chunks(line, most.saturating_sub(ROOM).max(ROOM))) {
        if !part.is_empty() && length(&part) + 1 + length(line) > most {
            if fenced {
                part.push('\n');
                part.push_str(FENCE);
            }
            parts.push(std::mem::take(&mut part));
            if fenced {
                part.push_str(FENCE);
            }
        }
        if !part.is_empty() {
            part.push('\n');
        }
        part.push_str(line);
        if line.trim_start().starts_with(FENCE) {
            fenced = !fenced;
        }
    }
    parts.push(part);
    (parts.len() <= MOST_PARTS).then_some(parts)
}

/// A line in chunks that fit into a message each, cut between words where there are any.
fn chunks(line: &str, longest: usize) -> Vec<&str> {
    let mut chunks = Vec::new();
    let mut rest = line;
    while length(rest) > longest {
        let mut count = 0;
        let fits = rest.char_indices().find(|(_, c)| {
            count += c.len_utf16();
            count > longest
        });
        let end = fits.map_or(rest.len(), |(at, _)| at);
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
    fn a_short_text_is_one_message_and_an_empty_one_too() {
        assert_eq!(parts("a\nb", MESSAGE_CHARS, 0).unwrap(), ["a\nb"]);
        assert_eq!(parts("", MESSAGE_CHARS, 0).unwrap(), [""]);
    }

    #[test]
    fn a_long_text_is_cut_at_line_ends_and_nothing_is_lost() {
        let lines: Vec<_> = (0..300).map(|n| format!("line {n} of many")).collect();
        let parts = parts(&lines.join("\n"), MESSAGE_CHARS, 0).unwrap();
        assert!(parts.len() > 1 && parts.iter().all(|part| length(part) <= MESSAGE_CHARS));
        assert_eq!(parts.join("\n"), lines.join("\n"));
    }

    #[test]
    fn fenced_code_is_closed_and_opened_again_at_a_cut() {
        let board: Vec<_> = (0..150).map(|n| format!("row {n:>30}")).collect();
        let parts = parts(&format!("```\n{}\n```", board.join("\n")), MESSAGE_CHARS, 0).unwrap();
        assert!(parts.len() > 1);
        for part in parts {
            assert!(part.starts_with(FENCE) && part.ends_with(FENCE) && length(&part) <= MESSAGE_CHARS);
            assert_eq!(part.matches(FENCE).count(), 2);
        }
    }

    #[test]
    fn a_text_of_many_messages_is_left_to_a_file() {
        assert_eq!(parts(&"word ".repeat(3000), MESSAGE_CHARS, 0), None);
    }

    #[test]
    fn a_line_without_spaces_and_of_wide_characters_is_cut_too() {
        let parts = parts(&"𝄞".repeat(2500), MESSAGE_CHARS, 0).unwrap();
        assert!(parts.iter().all(|part| length(part) <= MESSAGE_CHARS));
        assert_eq!(parts.concat().chars().filter(|c| *c == '𝄞').count(), 2500);
    }

    #[test]
    fn room_is_left_for_three_mentions() {
        const MENTIONS: usize = 3 * "<@1234567890123456789>".len() + 3;
        for text in ["a line of words\n".repeat(300), "word ".repeat(900)] {
            let parts = parts(&text, MESSAGE_CHARS, MENTIONS).unwrap();
            assert!(parts.iter().all(|part| length(part) + MENTIONS <= MESSAGE_CHARS));
        }
    }
}
