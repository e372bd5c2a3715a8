//! A move of Crazy chess, ordered as its text is.

use std::cmp::Ordering;

use super::stacks::Place;
use crate::piece::Kind;

/// Where a piece goes, and whether it jumps into the rook there (crazy.md B3) or stands on the square itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Step {
    pub to: u8,
    /// Whether it jumps into the rook that stands there.
    pub into: bool,
}

/// The pawns of a chain of disguises at the most (B31): each goes once.
pub const MOST_LINKS: usize = 8;

/// What a move does, but for promotions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveKind {
    /// Any piece but a king goes somewhere.
    Go { from: Place, step: Step },
    /// A knight that takes another piece than the bottom one of its end square (B20).
    Knight { from: Place, step: Step, victim: Place },
    /// A king's two steps (B13); the first may be castling.
    King { from: Place, first: Step, second: Step },
    /// A queen's all-round capture (B18).
    AllRound { at: Place },
    /// Pawns exchange places with another piece, one after the other (B29, B31).
    Disguise {
        /// Whom the first one exchanges with.
        with: Place,
        /// The pawns, in their order; those past `len` are not used.
        pawns: [Place; MOST_LINKS],
        len: u8,
    },
    /// The owner says what their pawns that reached the last row in the opponent's turn become
    /// (`forced_promotion=ask`, B27); their move follows.
    Choose,
}

/// What the own pawns that are promoted become, in order of files (B27).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Promotions {
    kinds: u16,
    len: u8,
}

impl Promotions {
    pub const NONE: Self = Self { kinds: 0, len: 0 };
    /// What a pawn may become.
    pub const KINDS: [Kind; 4] = [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight];

    #[must_use]
    pub const fn len(self) -> usize {
        self.len as usize
    }

    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }

    /// The same and one more; no pawn becomes a pawn or a king, and a ninth is left out.
    #[must_use]
    pub fn and(self, kind: Kind) -> Self {
        match Self::KINDS.iter().position(|known| *known == kind) {
            Some(index) if self.len < 8 => {
                Self { kinds: self.kinds | (index as u16) << (2 * self.len), len: self.len + 1 }
            }
            _ => self,
        }
    }

    pub fn iter(self) -> impl Iterator<Item = Kind> {
        (0..self.len).map(move |at| Self::KINDS[usize::from(self.kinds >> (2 * at) & 3)])
    }

    /// Every way to promote so many pawns.
    pub(super) fn all(count: u32) -> impl Iterator<Item = Self> {
        let count = count.min(8);
        (0..1_u32 << (2 * count)).map(move |kinds| Self { kinds: kinds as u16, len: count as u8 })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CrazyMove {
    pub kind: MoveKind,
    /// What the own pawns that are promoted at the end of the turn become.
    pub promotions: Promotions,
}

impl Step {
    /// An arrival on the square itself.
    #[must_use]
    pub const fn on(to: u8) -> Self {
        Self { to, into: false }
    }

    /// A jump into the rook that stands there.
    #[must_use]
    pub const fn into(to: u8) -> Self {
        Self { to, into: true }
    }
}

impl MoveKind {
    /// A disguise by these pawns, the first exchanging with `with`.
    #[must_use]
    pub fn disguise(with: Place, pawns: &[Place]) -> Self {
        let mut chain = [Place::bottom(0); MOST_LINKS];
        let mut len = 0;
        for (slot, pawn) in chain.iter_mut().zip(pawns) {
            *slot = *pawn;
            len += 1;
        }
        Self::Disguise { with, pawns: chain, len }
    }

    /// The links of a disguise: each pawn, and the place of the piece it exchanges with.
    pub fn links(&self) -> impl Iterator<Item = (Place, Place)> + '_ {
        let (with, pawns) = match self {
            Self::Disguise { with, pawns, len } => {
                (Some(*with), pawns.get(..usize::from(*len)).unwrap_or_default())
            }
            _ => (None, &[][..]),
        };
        let targets = with.into_iter().chain(pawns.iter().copied());
        pawns.iter().copied().zip(targets)
    }

    /// Where the piece that moves stands; the square a1 for a choice, which moves nobody.
    #[must_use]
    pub const fn origin(&self) -> Place {
        match self {
            Self::Go { from, .. } | Self::Knight { from, .. } | Self::King { from, .. } => *from,
            Self::AllRound { at } => *at,
            Self::Disguise { pawns, .. } => pawns[0],
            Self::Choose => Place::bottom(0),
        }
    }

    /// The same with its promotions.
    #[must_use]
    pub const fn promoting(self, promotions: Promotions) -> CrazyMove {
        CrazyMove { kind: self, promotions }
    }
}

impl From<MoveKind> for CrazyMove {
    fn from(kind: MoveKind) -> Self {
        kind.promoting(Promotions::NONE)
    }
}

/// The most bytes of an exact text: [`MOST_LINKS`] links of `e2:10~e3:10` with a comma between them, then `=` and a letter
/// for each of eight pawns.
pub const LONGEST_EXACT: usize = MOST_LINKS * 11 + (MOST_LINKS - 1) + 9;

impl CrazyMove {
    /// Hands out the bytes of the exact text (notation.md, Crazy exact move grammar).
    pub(super) fn spell(&self, put: &mut impl FnMut(u8)) {
        match &self.kind {
            MoveKind::Go { from, step } => {
                spell_place(*from, put);
                spell_step(*step, put);
            }
            MoveKind::Knight { from, step, victim } => {
                spell_place(*from, put);
                spell_step(*step, put);
                put(b'*');
                spell_place(*victim, put);
            }
            MoveKind::King { from, first, second } => {
                spell_place(*from, put);
                spell_step(*first, put);
                spell_step(*second, put);
            }
            MoveKind::AllRound { at } => {
                spell_place(*at, put);
                put(b'!');
            }
            MoveKind::Disguise { .. } => {
                for (index, (pawn, target)) in self.kind.links().enumerate() {
                    if index > 0 {
                        put(b',');
                    }
                    spell_place(pawn, put);
                    put(b'~');
                    spell_place(target, put);
                }
            }
            MoveKind::Choose => {}
        }
        if !self.promotions.is_empty() {
            put(b'=');
            self.promotions.iter().for_each(|kind| put(kind.letter().to_ascii_lowercase() as u8));
        }
    }

    fn spelled(&self) -> [u8; LONGEST_EXACT] {
        let mut text = [0; LONGEST_EXACT];
        let mut slots = text.iter_mut();
        self.spell(&mut |byte| {
            if let Some(slot) = slots.next() {
                *slot = byte;
            }
        });
        text
    }
}

pub(super) fn spell_place(place: Place, put: &mut impl FnMut(u8)) {
    put(b'a' + place.cell % 8);
    put(b'1' + place.cell / 8 % 8);
    if place.level > 0 {
        put(b':');
        if place.level >= 10 {
            put(b'0' + place.level / 10 % 10);
        }
        put(b'0' + place.level % 10);
    }
}

fn spell_step(step: Step, put: &mut impl FnMut(u8)) {
    spell_place(Place::bottom(step.to), put);
    if step.into {
        put(b'^');
    }
}

impl PartialOrd for CrazyMove {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for CrazyMove {
    fn cmp(&self, other: &Self) -> Ordering {
        self.spelled().cmp(&other.spelled())
    }
}
