//! Castling: two ways in each territory, their rights and the cells each concerns (three_way.md 3.2.10).

/// One of the six castlings. A right is named by its rook's cell.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Castling {
    /// Its bit among a position's rights; in the order of the rooks' cells.
    pub right: u8,
    /// The territory it belongs to.
    pub territory: u8,
    /// Whether it is towards the queen's side.
    pub long: bool,
    /// Where the king stands at home.
    pub king_from: u8,
    /// Where the king goes.
    pub king_to: u8,
    /// Where the rook stands at home.
    pub rook_from: u8,
    /// Where the rook goes: the cell the king crosses.
    pub rook_to: u8,
    /// The cells between king and rook, which must be empty.
    pub between: u128,
}

impl Castling {
    const fn new(index: u8) -> Self {
        let territory = index / 2;
        let base = 32 * territory;
        let long = index.is_multiple_of(2);
        let (rook_from, rook_to, king_to, between) =
            if long { (0, 3, 2, 0b1110) } else { (7, 5, 6, 0b110_0000) };
        Self {
            right: 1 << index,
            territory,
            long,
            king_from: base + 4,
            king_to: base + king_to,
            rook_from: base + rook_from,
            rook_to: base + rook_to,
            between: between << base,
        }
    }

    /// All six, in the order in which rights are written.
    pub const ALL: [Self; 6] =
        [Self::new(0), Self::new(1), Self::new(2), Self::new(3), Self::new(4), Self::new(5)];

    /// The two of a territory.
    pub fn of(territory: u8) -> impl Iterator<Item = &'static Self> {
        const ALL: &[Castling; 6] = &Castling::ALL;
        ALL.iter().filter(move |castling| castling.territory == territory)
    }
}

/// The rights of a territory.
pub(super) const fn rights_of(territory: u8) -> u8 {
    0b11 << (2 * territory)
}

/// For each cell, the rights that survive when a piece leaves it or arrives on it.
pub(super) static KEPT: [u8; 128] = {
    let mut kept = [0b11_1111; 128];
    let mut index = 0;
    while index < 6 {
        let castling = Castling::new(index);
        kept[castling.king_from as usize] &= !castling.right;
        kept[castling.rook_from as usize] &= !castling.right;
        index += 1;
    }
    kept
};
