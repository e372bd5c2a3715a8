//! What was drawn, up to so many bytes: what was asked for last stays.

use std::collections::HashMap;
use std::sync::Arc;

use lasermate_domain::limits::DRAWN_BYTES;
use lasermate_domain::port::{Margin, PictureFile, PinnedPicture};

/// About what an entry takes beside its bytes.
const BESIDE: usize = 512;

/// Which picture is meant: two with the same key are the same picture.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum DrawingKey {
    Pinned(PinnedPicture, Margin),
    /// A picture of a platform's own, by its id there.
    Own(String),
    /// A picture that is drawn once and not kept.
    Once(u64),
}

#[derive(Debug, Default)]
pub(super) struct Cache {
    drawn: HashMap<DrawingKey, (Arc<PictureFile>, u64)>,
    bytes: usize,
    now: u64,
}

impl Cache {
    pub fn get(&mut self, key: &DrawingKey) -> Option<Arc<PictureFile>> {
        self.now += 1;
        let (drawn, used) = self.drawn.get_mut(key)?;
        *used = self.now;
        Some(Arc::clone(drawn))
    }

    /// Keeps a picture, and drops those that were used longest ago until all fit. One too big for the cache is not kept.
    pub fn put(&mut self, key: DrawingKey, drawn: Arc<PictureFile>) {
        let size = size(&drawn);
        if size > DRAWN_BYTES {
            return;
        }
        if self.bytes + size > DRAWN_BYTES {
            self.make_room(size);
        }
        self.now += 1;
        self.bytes += size;
        if let Some((old, _)) = self.drawn.insert(key, (drawn, self.now)) {
            self.bytes -= self::size(&old);
        }
    }

    /// A quarter at once, so that it is not looked through for each new picture.
    fn make_room(&mut self, wanted: usize) {
        let target = (DRAWN_BYTES / 4 * 3).min(DRAWN_BYTES - wanted);
        let mut by_use: Vec<_> = self.drawn.iter().map(|(key, (_, used))| (*used, key.clone())).collect();
        by_use.sort_unstable_by_key(|(used, _)| *used);
        for (_, key) in by_use {
            if self.bytes <= target {
                return;
            }
            if let Some((drawn, _)) = self.drawn.remove(&key) {
                self.bytes -= size(&drawn);
            }
        }
    }
}

fn size(drawn: &PictureFile) -> usize {
    drawn.bytes.len() + BESIDE
}

#[cfg(test)]
mod tests {
    use super::*;
    use lasermate_domain::port::PictureKind;

    #[test]
    fn the_cache_never_holds_more_than_its_bytes_and_drops_what_was_used_longest_ago() {
        let mut cache = Cache::default();
        let picture = |bytes: usize| Arc::new(PictureFile { kind: PictureKind::Gif, bytes: vec![0; bytes] });
        let key = |n: usize| DrawingKey::Own(n.to_string());
        let each = DRAWN_BYTES / 8;
        for n in 0..40 {
            cache.put(key(n), picture(each - BESIDE));
            assert!(cache.get(&key(0)).is_some(), "the one that is asked for stays: {n}");
            assert!(cache.bytes <= DRAWN_BYTES && cache.bytes == cache.drawn.len() * each);
        }
        assert!(cache.get(&key(39)).is_some() && cache.get(&key(1)).is_none());
        cache.put(key(99), picture(DRAWN_BYTES));
        assert!(cache.get(&key(99)).is_none(), "too big");
        cache.put(key(39), picture(1));
        assert_eq!(cache.bytes, (cache.drawn.len() - 1) * each + 1 + BESIDE, "put again");
    }
}
