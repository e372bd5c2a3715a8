//! What beams have done, and who scores for it, in lines of their own.

use lasermate_engine::action::Asked;
use lasermate_engine::effect::Effect;
use lasermate_engine::outcome::{EndKind, Points};
use lasermate_engine::overlays::lasers::Carom;
use lasermate_engine::seat::Seat;
use lasermate_engine::view::BeamEnd;

use super::announcement::Announcement;
use super::beam::beam_now;
use super::carom;
use super::names::by_side;
use super::wording::semicolons;
use crate::say::scored as say;
use crate::variants;

impl Announcement<'_> {
    /// `Blue's beam now stops on d8 (Red queen).` for each beam that turned; a lasermate has its own line.
    pub(super) fn beams(&self) -> Option<String> {
        let mut told: Vec<String> = Vec::new();
        for effect in &self.played.effects {
            let Effect::BeamTurned { beam } = *effect else { continue };
            let Some(beam) = self.view.beams.iter().find(|view| view.seat == beam) else { continue };
            if !matches!(beam.end, BeamEnd::Corner { lasermate: true, .. }) {
                told.push(beam_now(&self.view, beam));
            }
        }
        told.dedup();
        (!told.is_empty()).then(|| say::beams(semicolons(&told)))
    }

    /// Billichess.md 2.5.1 to 2.5.5, 2.8.2: who scores, how much, and whether the game goes on.
    pub(super) fn lasermate(&self, beam: Seat, heel: Seat, points: Points, carom: Option<Carom>) -> String {
        let (owner, victim) = (self.title(beam), self.title(heel));
        let heels = self.view.beams.iter().filter(|view| view.seat == beam).flat_map(|view| &view.heels);
        let reached = heels.into_iter().find(|view| view.seat == heel);
        let square = reached.map_or("", |view| self.view.mesh.name(view.at.0));
        let three = self.view.sides.len() > 2;
        if points == 0 {
            return match reached.is_some_and(|view| view.scored) {
                true if three => say::again_of_three(owner, victim, square),
                true => say::again(owner, victim, square),
                false => say::not_by_its_move(owner, victim, square),
            };
        }
        let how = match carom {
            Some(carom) if carom.gift => format!(" {}", say::sum_of_gift(carom::sum(carom), victim)),
            Some(carom) => format!(" {}", say::sum(carom::sum(carom))),
            None if beam == self.played.seat => String::new(),
            None => say::other_moved(self.title(self.played.seat)),
        };
        let way = self.view.beams.iter().find(|view| view.seat == beam).filter(|_| carom.is_some());
        let way = way.map_or(String::new(), |beam| carom::deflections(&self.view, beam));
        let shown = points.to_string();
        let waits = self.view.to_act.iter().any(|(_, asked)| *asked == Asked::Denial { ends: true });
        if waits {
            // It scores once the move stands (rule A8).
            return say::lasermate_pending(owner, victim, square, way, shown, how);
        }
        let score = by_side(self.view.sides, &self.view.scores);
        let told = say::lasermate(owner, victim, square, way, shown, how, score);
        let goes_on = match self.view.outcome {
            None if three => return told,
            None => say::play_on(variants::of(self.game.choices()).words().win.noun),
            Some(_) if points == 500 => say::ENDS_BILLI_CHESS.to_owned(),
            Some(_) => return told,
        };
        format!("{told} {goes_on}")
    }

    /// Billichess.md 2.5.4, 2.5.5, 2.5.9; nothing for games without points, whose end line says it.
    pub(super) fn defeated(&self, seat: Seat, points: Points, conceded: bool) -> Option<String> {
        if self.view.beams.is_empty() {
            return None;
        }
        let (winner, points) = (self.title(seat.other()), points.to_string());
        let score = by_side(self.view.sides, &self.view.scores);
        // Who accepted defeat has just been said.
        if conceded {
            return Some(say::conceded(winner, points, score));
        }
        let cry = variants::of(self.game.choices()).words().win.cry;
        Some(say::won(cry, winner, points, score))
    }

    /// Billichess.md 2.5.5 and 2.5.8: what the Billi phase is, at the moment it begins.
    pub(super) fn billi(&self, drawn: Option<EndKind>) -> String {
        let why = match drawn {
            Some(kind) => say::drawn(super::end_reason(kind)),
            None if self.is_on(&|effect| matches!(effect, Effect::Defeated { .. })) => {
                return say::BILLI.to_owned();
            }
            None => say::ENDED.to_owned(),
        };
        format!("{why} {}", say::BILLI)
    }
}
