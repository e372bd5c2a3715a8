//! The lines somebody writes, of whatever bytes they are made.

use std::io::{self, BufRead, Read};

/// So many bytes of a line are read: the moves of any game have room in them.
const LONGEST: usize = 1 << 20;

#[derive(Debug, PartialEq, Eq)]
pub(super) enum InputLine {
    /// A line; what was no UTF-8 in it is replaced.
    Text(String),
    /// A line that is longer than any that means something. Nothing of it is kept.
    TooLong,
}

/// The next line; nothing at the end of the input.
///
/// # Errors
/// Where the input cannot be read.
pub(super) fn next(input: &mut impl BufRead) -> io::Result<Option<InputLine>> {
    let mut bytes = Vec::new();
    let read = input.by_ref().take(LONGEST as u64).read_until(b'\n', &mut bytes)?;
    if read == LONGEST && !bytes.ends_with(b"\n") {
        input.skip_until(b'\n')?;
        return Ok(Some(InputLine::TooLong));
    }
    Ok((read > 0).then(|| InputLine::Text(String::from_utf8_lossy(&bytes).into_owned())))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(mut input: &[u8]) -> Vec<InputLine> {
        std::iter::from_fn(|| next(&mut input).ok().flatten()).collect()
    }

    #[test]
    fn any_bytes_make_a_line() {
        let text = |text: &str| InputLine::Text(text.to_owned());
        assert_eq!(
            lines(b"uci\r\n\xff\xfego\n\nlast"),
            [text("uci\r\n"), text("\u{FFFD}\u{FFFD}go\n"), text("\n"), text("last")]
        );
    }

    #[test]
    fn a_line_beyond_all_measure_is_passed_over() {
        let mut input = vec![b'x'; 3 * LONGEST];
        input.extend(b"\nuci\n");
        assert_eq!(lines(&input), [InputLine::TooLong, InputLine::Text("uci\n".to_owned())]);
    }
}
