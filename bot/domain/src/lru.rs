//! A map that is never too large: what has not been used for longest is dropped.

use std::borrow::Borrow;
use std::collections::HashMap;
use std::hash::Hash;

/// A map of at most so many entries. It has two halves: when the young one is full it becomes the old one, whose entries
/// are gone unless they are asked for before the next change.
#[derive(Clone, Debug)]
pub struct RecentMap<K, V> {
    most: usize,
    young: HashMap<K, V>,
    old: HashMap<K, V>,
}

impl<K: Eq + Hash + Clone, V: Clone> RecentMap<K, V> {
    /// An empty map of at most `most` entries, two at least.
    pub fn new(most: usize) -> Self {
        Self { most: most.max(2), young: HashMap::new(), old: HashMap::new() }
    }

    /// The value of a key, which is used now.
    pub fn get<Q>(&mut self, key: &Q) -> Option<V>
    where
        K: Borrow<Q>,
        Q: Eq + Hash + ?Sized,
    {
        if let Some(value) = self.young.get(key) {
            return Some(value.clone());
        }
        let (key, value) = self.old.remove_entry(key)?;
        self.put(key, value.clone());
        Some(value)
    }

    /// Puts a value under a key.
    pub fn put(&mut self, key: K, value: V) {
        if self.young.len() >= self.most / 2 && !self.young.contains_key(&key) {
            self.old = std::mem::take(&mut self.young);
        }
        self.old.remove(&key);
        self.young.insert(key, value);
    }

    pub fn len(&self) -> usize {
        self.young.len() + self.old.len()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_never_holds_more_than_its_bound_and_keeps_what_is_used() {
        let mut recent = RecentMap::new(100);
        recent.put("used", 0);
        let mut keys: Vec<String> = (0..10_000).map(|n| n.to_string()).collect();
        for (n, key) in keys.drain(..).enumerate() {
            let key: &'static str = key.leak();
            recent.put(key, n);
            assert!(recent.len() <= 100, "{}", recent.len());
            assert_eq!(recent.get(&"used"), Some(0));
            assert_eq!(recent.get(&key), Some(n));
        }
        assert_eq!(recent.get(&"0"), None);
    }

    #[test]
    fn a_key_has_one_value() {
        let mut recent = RecentMap::new(4);
        for n in 0..9 {
            recent.put(n % 3, n);
            assert_eq!(recent.get(&(n % 3)), Some(n));
        }
        assert_eq!(recent.len(), 3);
    }
}
