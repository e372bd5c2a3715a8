//! The numbers of the steps that something happened in, on the cells where it did.

use std::fmt;

use super::CellIndex;

/// The steps that happened on a cell.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Steps {
    /// The cell.
    pub cell: CellIndex,
    /// Their numbers, from 1, growing.
    pub numbers: Vec<u8>,
}

/// Numbers with a comma between them, three and more in a row with a dash: `2,5-7`.
impl fmt::Display for Steps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, run) in self.numbers.chunk_by(|a, b| a.checked_add(1) == Some(*b)).enumerate() {
            let comma = if index > 0 { "," } else { "" };
            match run {
                [first, _, .., last] => write!(f, "{comma}{first}-{last}")?,
                [first, last] => write!(f, "{comma}{first},{last}")?,
                _ => run.iter().try_for_each(|number| write!(f, "{comma}{number}"))?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_in_a_row_are_a_range() {
        let text = |numbers: &[u8]| Steps { cell: 0, numbers: numbers.to_vec() }.to_string();
        assert_eq!(text(&[]), "");
        assert_eq!(text(&[4]), "4");
        assert_eq!(text(&[4, 5]), "4,5");
        assert_eq!(text(&[2, 5, 6, 7, 9, 255]), "2,5-7,9,255");
    }
}
