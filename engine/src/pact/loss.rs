//! A loss: a piece that was taken while promises were in force, so that an ally who was struck can be known.

use super::event::Event;
use super::worth;
use crate::seat::Seat;

/// A piece that was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Loss {
    /// The ply of the capture, counted in moves and passes.
    pub ply: u32,
    pub seat: Seat,
    pub by: Seat,
    /// The value of the piece, in pawns.
    pub worth: u32,
}

impl Loss {
    /// The losses of an event; pieces that nobody moved any more are nobody's.
    pub(super) fn of<'a>(event: &'a Event<'_>, ply: u32) -> impl Iterator<Item = Self> + 'a {
        event.taken.iter().filter_map(move |taken| {
            let seat = taken.owner?;
            Some(Self { ply, seat, by: event.seat, worth: worth(taken.kind) })
        })
    }
}
