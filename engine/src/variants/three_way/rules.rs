//! What a table of three-way chess may choose (three_way.md, the lines marked O).

use strum::{EnumMessage, IntoStaticStr, VariantArray};

use crate::seat::Seat;

/// Where a bishop's line leads through the centre of the board (three_way.md 3.2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumMessage, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Centre {
    /// Into both cells of its own colour.
    #[strum(message = "into both cells of its own colour")]
    Branch,
    /// Into the one cell straight across, of the other colour. Kings and pawns are not concerned.
    #[strum(message = "into the cell straight across, of the other colour")]
    Straight,
}

/// How a knight's leap is counted (three_way.md 3.2.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumMessage, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum KnightSteps {
    /// Two steps and one aside, or one and two aside.
    #[strum(message = "two cells and one aside, or one and two aside")]
    Union,
    /// Two steps and then one aside.
    #[strum(message = "two cells and then one aside")]
    TwoThenOne,
}

/// Who may take a pawn en passant (three_way.md 3.2.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumMessage, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum EnPassantRule {
    /// Each opponent on their next turn.
    #[strum(message = "each opponent on their next turn")]
    Both,
    /// The one who moves next.
    #[strum(message = "the one who moves next")]
    NextPlayerOnly,
    #[strum(message = "nobody")]
    Off,
}

/// Who gets the pieces of a player that gives up, where armies are inherited (three_way.md 3.3.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumMessage, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum ResignHeir {
    #[strum(message = "nobody: they stay as obstacles")]
    None,
    /// The next player in turn.
    #[strum(message = "the next player in turn")]
    Next,
}

/// What draws a game of two players left with a player who cannot move safely (three_way.md 3.3.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumMessage, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum StalemateRule {
    /// The king is not attacked, and every move would lose it at once, or there is none.
    #[strum(message = "with no move, or only moves that lose the king")]
    Conventional,
    /// He is not attacked and has no move at all.
    #[strum(message = "only with no move at all")]
    NoMoveOnly,
}

/// Which way round the board the turn goes: where Red and Black sit (three_way.md 3.1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumMessage, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum TurnDirection {
    /// Red on White's left: white, red, black is clockwise.
    #[strum(message = "Red sits on White's left")]
    Clockwise,
    /// The mirror image: Red sits where Black does otherwise, and Black where Red does.
    #[strum(message = "Red sits on White's right")]
    Mirror,
}

/// All that a table of three-way chess may choose. The default is Zubrin's game as this project reads it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThreeWayRules {
    /// `centre`: how bishops and queens pass the centre.
    pub centre: Centre,
    /// `knight`: how a knight's leap is counted.
    pub knight: KnightSteps,
    /// `ep`: who may take en passant.
    pub passing: EnPassantRule,
    /// `castle_through_check`: castling does not ask whether the king's cells are attacked (three_way.md 3.2.10).
    pub castle_through_check: bool,
    /// `inherit`: who takes a king takes over its pieces (three_way.md 3.3.3).
    pub inherit: bool,
    /// `resign_heir`: who gets the pieces of a player that gives up.
    pub resign_heir: ResignHeir,
    /// `stalemate`: what draws when two are left.
    pub stalemate: StalemateRule,
    /// `turn`: which way round the board the turn goes.
    pub placing: TurnDirection,
}

impl Default for ThreeWayRules {
    fn default() -> Self {
        Self::USUAL
    }
}

impl ThreeWayRules {
    /// Every option at its default: Zubrin's game.
    pub const USUAL: Self = Self {
        centre: Centre::Branch,
        knight: KnightSteps::Union,
        passing: EnPassantRule::Both,
        castle_through_check: false,
        inherit: false,
        resign_heir: ResignHeir::None,
        stalemate: StalemateRule::Conventional,
        placing: TurnDirection::Clockwise,
    };

    /// The territory a seat's pieces start in: 0, 1, 2 clockwise.
    #[inline]
    #[must_use]
    pub const fn territory(&self, seat: Seat) -> u8 {
        match (self.placing, seat) {
            (_, Seat::First) => 0,
            (TurnDirection::Clockwise, Seat::Second) | (TurnDirection::Mirror, Seat::Third) => 1,
            _ => 2,
        }
    }

    /// The seat whose pieces start in a territory.
    #[must_use]
    pub const fn seat_of(&self, territory: u8) -> Seat {
        match (self.placing, territory) {
            (_, 0) => Seat::First,
            (TurnDirection::Clockwise, 1) | (TurnDirection::Mirror, 2) => Seat::Second,
            _ => Seat::Third,
        }
    }
}
