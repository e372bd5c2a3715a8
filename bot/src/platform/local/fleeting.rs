//! Pictures that one person is shown and nobody keeps: held in memory until newer ones push them out.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use crate::port::{Picture, PictureKind};

/// The most bytes held.
const BYTES: usize = 32 * 1024 * 1024;

/// A file: its kind and bytes.
pub type Kept = (PictureKind, Arc<[u8]>);

/// The pictures, oldest first.
#[derive(Debug, Default)]
pub struct Fleeting(Mutex<Shelf>);

#[derive(Debug, Default)]
struct Shelf {
    pictures: VecDeque<(String, Kept)>,
    bytes: usize,
}

impl Fleeting {
    /// Holds a picture under an id nobody can guess. The newest is held whatever its size.
    pub fn put(&self, id: String, picture: Picture) {
        let mut shelf = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        shelf.bytes += picture.bytes.len();
        shelf.pictures.push_back((id, (picture.kind, picture.bytes.into())));
        while shelf.bytes > BYTES && shelf.pictures.len() > 1 {
            if let Some((_, (_, bytes))) = shelf.pictures.pop_front() {
                shelf.bytes -= bytes.len();
            }
        }
    }

    /// The picture of an id, where it is still there.
    pub fn get(&self, id: &str) -> Option<Kept> {
        let shelf = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        shelf.pictures.iter().rev().find(|(kept, _)| kept == id).map(|(_, picture)| picture.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn old_pictures_make_room_for_new_ones() {
        let fleeting = Fleeting::default();
        let picture = || Picture { kind: PictureKind::Png, bytes: vec![0; BYTES / 2], alt: String::new() };
        for id in ["a", "b", "c"] {
            fleeting.put(id.to_owned(), picture());
        }
        assert!(fleeting.get("a").is_none());
        assert!(fleeting.get("b").is_some() && fleeting.get("c").is_some());
    }
}
