//! What beams have done, and who scores for it, in lines of their own.

use lasermate_engine::action::Asked;
use lasermate_engine::effect::Effect;
use lasermate_engine::outcome::{EndKind, Points};
use lasermate_engine::overlays::lasers::Carom;
use lasermate_engine::seat::Seat;
use lasermate_engine::view::BeamEnd;

use super::announcement::Announcement;
use super::names::by_side;
use super::{beam_line, carom};
use crate::variants;

impl Announcement<'_> {
    /// `Blue's beam now stops on d8 (Red queen).` for each beam that turned; a lasermate has its own line.
    pub(super) fn beams(&self) -> Option<String> {
        let mut told: Vec<String> = Vec::new();
        for effect in &self.played.effects {
            let Effect::BeamTurned { beam } = *effect else { continue };
            let Some(beam) = self.view.beams.iter().find(|view| view.seat == beam) else { continue };
            if !matches!(beam.end, BeamEnd::Corner { lasermate: true, .. }) {
                told.push(beam_line(&self.view, beam).replacen("'s beam ", "'s beam now ", 1));
            }
        }
        told.dedup();
        (!told.is_empty()).then(|| format!("{}.", told.join("; ")))
    }

    /// Billichess.md 2.5.1 to 2.5.5, 2.8.2: who scores, how much, and whether the game goes on.
    pub(super) fn lasermate(&self, beam: Seat, heel: Seat, points: Points, carom: Option<Carom>) -> String {
        let (owner, victim) = (self.title(beam), self.title(heel));
        let heels = self.view.beams.iter().filter(|view| view.seat == beam).flat_map(|view| &view.heels);
        let reached = heels.into_iter().find(|view| view.seat == heel);
        let heel = reached.map_or(String::new(), |view| format!(" at {}", self.view.mesh.name(view.at.0)));
        if points == 0 {
            let scored = reached.is_some_and(|view| view.scored);
            return if scored && self.view.sides.len() > 2 {
                format!("{owner}'s beam hits {victim}'s heel{heel} again. It scores there only once.")
            } else if scored {
                format!(
                    "{owner}'s beam hits {victim}'s heel{heel} again. Each side scores a lasermate only once."
                )
            } else {
                format!(
                    "{owner}'s beam hits {victim}'s heel{heel}, but in this game only a move by {owner} scores it."
                )
            };
        }
        let whoever = match carom {
            Some(carom) if carom.gift => {
                &format!(" ({}: 100 less after {victim}'s own move)", carom::sum(carom))
            }
            Some(carom) => &format!(" ({})", carom::sum(carom)),
            None if beam == self.played.seat => "",
            None => &format!(", even though {} moved", self.title(self.played.seat)),
        };
        let way = self.view.beams.iter().find(|view| view.seat == beam).filter(|_| carom.is_some());
        let way = way.map_or(String::new(), |beam| carom::deflections(&self.view, beam));
        let heel = format!("{heel}{way}");
        let waits = self.view.to_act.iter().any(|(_, asked)| *asked == Asked::Denial { ends: true });
        if waits {
            // It scores once the move stands (rule A8).
            return format!(
                "**LASERMATE! {owner}'s beam hits {victim}'s heel{heel}: +{points} for {owner}**{whoever}."
            );
        }
        let goes_on = match (self.view.outcome.is_some(), points) {
            (false, _) if self.view.sides.len() > 2 => "",
            (false, _) => {
                let winning = variants::of(self.game.choices()).words().win.noun;
                &format!(" Play on: {winning} is worth 500.")
            }
            (true, 500) => " In Billi-Chess a lasermate ends the game.",
            (true, _) => "",
        };
        format!(
            "**LASERMATE! {owner}'s beam hits {victim}'s heel{heel}: +{points} for {owner}**{whoever}. Score: {}.{goes_on}",
            by_side(self.view.sides, &self.view.scores)
        )
    }

    /// Billichess.md 2.5.4, 2.5.5, 2.5.9; nothing for games without points, whose end line says it.
    pub(super) fn defeated(&self, seat: Seat, points: Points, conceded: bool) -> Option<String> {
        if self.view.beams.is_empty() {
            return None;
        }
        let winner = self.title(seat.other());
        let cry = variants::of(self.game.choices()).words().win.cry;
        // Who accepted defeat has just been said.
        let cry = if conceded { String::new() } else { format!("{cry}: ") };
        let score = by_side(self.view.sides, &self.view.scores);
        Some(format!("**{cry}{winner} +{points}**. Score: {score}."))
    }

    /// Billichess.md 2.5.5 and 2.5.8: what the Billi phase is, at the moment it begins.
    pub(super) fn billi(&self, drawn: Option<EndKind>) -> String {
        let why = match drawn {
            Some(kind) => {
                format!("The chess game is a draw by {}; nobody scores. ", super::end_reason(kind))
            }
            None if self.is_on(&|effect| matches!(effect, Effect::Defeated { .. })) => String::new(),
            None => "The chess game ends without a score. ".to_owned(),
        };
        format!(
            "{why}**Both kings become rooks:** there is no check any more, every piece can be captured, and the first lasermate scores 500 and ends the game."
        )
    }
}
