//! A table of rows of different lengths in one flat array.

/// Rows of items, one after another, and where each begins.
#[derive(Clone, Debug)]
pub struct Flat<T> {
    starts: Vec<usize>,
    items: Vec<T>,
}

impl<T> Flat<T> {
    pub fn new(rows: impl IntoIterator<Item = Vec<T>>) -> Self {
        let mut starts = vec![0];
        let mut items = Vec::new();
        for row in rows {
            items.extend(row);
            starts.push(items.len());
        }
        Self { starts, items }
    }

    /// A row; empty where there is none of that number.
    pub fn row(&self, index: usize) -> &[T] {
        match (self.starts.get(index), self.starts.get(index + 1)) {
            (Some(&from), Some(&to)) => &self.items[from..to],
            _ => &[],
        }
    }
}
