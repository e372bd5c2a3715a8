//! The pictures that were described last, by the ids under which they can be fetched: those that one person is shown and
//! nobody keeps, and the newest boards, which are then not read back from the log to be drawn.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use lasermate_domain::limits::SKETCH_BYTES;
use lasermate_domain::port::Picture;

#[derive(Debug, Default)]
pub struct Sketches(Mutex<Shelf>);

#[derive(Debug, Default)]
struct Shelf {
    pictures: VecDeque<(String, Arc<Picture>)>,
    bytes: usize,
}

impl Sketches {
    /// Holds a picture under an id nobody can guess. The newest is held whatever its size.
    pub fn put(&self, id: String, picture: Picture) {
        let mut shelf = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        shelf.bytes += weight(&picture);
        shelf.pictures.push_back((id, Arc::new(picture)));
        while shelf.bytes > SKETCH_BYTES && shelf.pictures.len() > 1 {
            if let Some((_, picture)) = shelf.pictures.pop_front() {
                shelf.bytes -= weight(&picture);
            }
        }
    }

    /// Drops all: they may show a name that is gone.
    pub fn clear(&self) {
        let mut shelf = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        *shelf = Shelf::default();
    }

    /// The picture of an id, where it is still there.
    pub fn get(&self, id: &str) -> Option<Arc<Picture>> {
        let shelf = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        shelf.pictures.iter().rev().find(|(kept, _)| kept == id).map(|(_, picture)| Arc::clone(picture))
    }
}

fn weight(picture: &Picture) -> usize {
    picture.sketch.weight() + picture.alt.len() + picture.marked_alt.len()
}

#[cfg(test)]
mod tests {

    use super::*;
    use lasermate_present::picture::Sketch;

    #[test]
    fn old_pictures_make_room_for_new_ones() {
        let sketches = Sketches::default();
        let alt = "a".repeat(SKETCH_BYTES / 4 - 10_000);
        let picture = || Picture::of(Sketch::Scene(Box::default()), (1, 1), alt.clone());
        for id in ["a", "b", "c"] {
            sketches.put(id.to_owned(), picture());
        }
        assert!(sketches.get("a").is_none());
        assert!(sketches.get("b").is_some() && sketches.get("c").is_some());
    }
}
