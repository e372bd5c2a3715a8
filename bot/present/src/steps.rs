//! The last move in cells of the view: how a piece came there, and as numbered steps what it set off.

use lasermate_engine::board::Cell;
use lasermate_engine::piece::{Kind, Piece};
use lasermate_engine::seat::Seat;

/// The parts of a move and what it set off. The numbers are those of its steps in words, from 1.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveChain {
    /// The ways of a move that has several: a king's two steps, each link of a chain of disguises.
    pub legs: Vec<MoveLeg>,
    /// Which steps happened on which cell, in cell order; without those told by `legs`, and none for a move that set
    /// nothing off and has one part.
    pub steps: Vec<(Cell, Vec<u8>)>,
    /// What was captured and is gone, where it stood and in which step; without a piece that was captured where the move ends
    /// and set nothing off.
    pub victims: Vec<Victim>,
    /// The cells round which everything was captured, each with the number of the step.
    pub blasts: Vec<(u8, Cell)>,
}

/// A piece that was captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Victim {
    pub number: u8,
    pub at: Cell,
    pub piece: Piece,
}

/// A way of a move that has several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveLeg {
    pub number: u8,
    pub from: Cell,
    pub to: Cell,
    /// Whether two pieces exchanged places, and not one went.
    pub exchange: bool,
}

/// The last move, in cells of the view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastMove {
    pub from: Cell,
    pub to: Cell,
    pub seat: Seat,
    /// What it was, before a promotion.
    pub kind: Kind,
    pub way: TravelKind,
    /// Its parts and what it set off, where pieces stand in stacks; empty otherwise.
    pub chain: MoveChain,
}

impl LastMove {
    /// A piece that went from a cell to another in one part.
    pub fn of(piece: Piece, (from, to): (Cell, Cell), way: TravelKind) -> Self {
        Self { from, to, seat: piece.seat, kind: piece.kind, way, chain: MoveChain::default() }
    }

    /// The same at a moment of its chain: the ways gone up to step `to`, and what happened from `from` on.
    pub fn between(mut self, from: usize, to: usize) -> Self {
        let number = |step: &u8| usize::from(*step);
        self.chain.legs.retain(|leg| number(&leg.number) <= to);
        self.chain.victims.retain(|victim| number(&victim.number) <= to);
        self.chain.blasts.retain(|(step, _)| (from..=to).contains(&number(step)));
        for (_, steps) in &mut self.chain.steps {
            steps.retain(|step| (from..=to).contains(&number(step)));
        }
        self.chain.steps.retain(|(_, steps)| !steps.is_empty());
        self
    }
}

/// How a piece came to where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TravelKind {
    Board,
    /// Over the board, and a rook of the same side with it.
    Castling,
    /// In by one cell and out by another.
    Through {
        entry: Cell,
        exit: Cell,
        /// What it went through, as a noun.
        by: &'static str,
    },
    Drop,
}
