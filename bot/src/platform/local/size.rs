//! The width and height a picture's file states, so that a page can leave room for it.

use crate::port::PictureKind;

/// Width and height in pixels, from the file's head; `None` where it is not one of ours.
#[must_use]
pub fn of(kind: PictureKind, bytes: &[u8]) -> Option<(u32, u32)> {
    match kind {
        PictureKind::Png => {
            let head: &[u8; 24] = bytes.first_chunk()?;
            let field = |at: usize| Some(u32::from_be_bytes(*head.get(at..at + 4)?.first_chunk()?));
            head.starts_with(b"\x89PNG\r\n\x1a\n").then_some((field(16)?, field(20)?))
        }
        PictureKind::Gif => {
            let head: &[u8; 10] = bytes.first_chunk()?;
            let field =
                |at: usize| Some(u32::from(u16::from_le_bytes(*head.get(at..at + 2)?.first_chunk()?)));
            head.starts_with(b"GIF8").then_some((field(6)?, field(8)?))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_read_from_the_head_and_nothing_else_panics() {
        let png = b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\x03\xe8\0\0\x02\xbc";
        assert_eq!(of(PictureKind::Png, png), Some((1000, 700)));
        assert_eq!(of(PictureKind::Gif, b"GIF89a\xe8\x03\xbc\x02"), Some((1000, 700)));
        assert_eq!(of(PictureKind::Png, b"\x89PNG"), None);
        assert_eq!(of(PictureKind::Gif, b""), None);
        assert_eq!(of(PictureKind::Png, &[0; 100]), None);
    }
}
