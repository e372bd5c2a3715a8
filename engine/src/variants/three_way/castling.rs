//! Castling: two ways in each territory (three_way.md 3.2.10). A right is named by its rook's cell.

use crate::variants::kit::castling;

/// One of the six castlings; its home is its territory.
pub(crate) type Castling = castling::Castling<6>;

impl Castling {
    const fn numbered(number: u8) -> Self {
        let territory = number / 2;
        Self::new(number, ' ', (territory, 32 * territory), number.is_multiple_of(2))
    }

    /// All six, in the order in which rights are written.
    pub const ALL: [Self; 6] = [
        Self::numbered(0),
        Self::numbered(1),
        Self::numbered(2),
        Self::numbered(3),
        Self::numbered(4),
        Self::numbered(5),
    ];

    /// The two of a territory.
    pub fn of(territory: u8) -> impl Iterator<Item = &'static Self> {
        const ALL: &[Castling; 6] = &Castling::ALL;
        ALL.iter().filter(move |castling| castling.home == territory)
    }
}

/// The rights of a territory.
pub(super) const fn rights_of(territory: u8) -> u8 {
    0b11 << (2 * territory)
}

/// For each cell, the rights that survive when a piece leaves it or arrives on it.
pub(super) static KEPT: [u8; 128] = Castling::kept(&Castling::ALL);
