//! What an action did, in one or two short lines made from its effects.

use lasermate_domain::sessions::replay::moves_on;
use lasermate_domain::sessions::session::Session;
use lasermate_engine::action::{Action, ActionKind, Asked};
use lasermate_engine::any::AnyGame;
use lasermate_engine::effect::Effect;
use lasermate_engine::game::Played;
use lasermate_engine::outcome::EndKind;
use lasermate_engine::overlays::denial::DenialEffect;
use lasermate_engine::overlays::lasers::LaserEffect;
use lasermate_engine::piece::Kind;
use lasermate_engine::seat::Seat;
use lasermate_engine::view::View;

use super::announcement::{self, Announcement};
use super::names::by_side;
use super::turn::lifeline_name;
use super::wording::{capital, listed};
use super::{asks_line, carom, denial, player, to_act_line};
use crate::variants;

/// What was done, what came of it, and who is to act now. `live` is the game after the action.
pub fn announce(live: &Session, played: &Played) -> String {
    let teller = Announcement { game: &live.game, view: live.game.view(), played };
    let mut lines = vec![teller.deed(&player(live, played.seat))];
    lines.extend(teller.events());
    lines.extend(super::pacts::verdicts(&live.game, played));
    lines.extend(super::pacts::waiting(live));
    // An offer or its answer changes nothing that a clock would have to be named again for.
    let asks = asks_line(live, moves_on(played));
    lines.extend(Some(asks).filter(|asks| !asks.is_empty()));
    lines.join("\n")
}

/// What was done and what came of it, by sides alone and without pacts: for demonstrations, and for one person alone.
pub fn summary(game: &AnyGame, played: &Played) -> String {
    let teller = Announcement { game, view: game.view(), played };
    let mut lines = vec![teller.deed(game.side(played.seat).title())];
    lines.extend(teller.events());
    lines.join("\n")
}

/// The same for a move that is only looked at: `Preview of 1. **d3** (not played yet).`
pub fn previewed(game: &AnyGame, played: &Played) -> String {
    let teller = Announcement { game, view: game.view(), played };
    let side = game.side(played.seat).title();
    let deed = teller.deed(side);
    let by = format!(" by {side}");
    let head = match (&played.kind, deed.split_once(&by)) {
        (ActionKind::Said(_), _) | (_, None) => format!("Preview (not played yet): {deed}"),
        (_, Some((number, rest))) => format!("Preview of {number} (not played yet){rest}"),
    };
    std::iter::once(head).chain(teller.events()).collect::<Vec<_>>().join("\n")
}

/// A move by its number, as players write it, and its side: `3. **Bg5** by Blue`.
pub fn heading(game: &AnyGame, played: &Played) -> String {
    Announcement { game, view: game.view(), played }.heading(game.side(played.seat).title())
}

/// A move by its number alone: `3. **Bg5**`.
pub fn numbered(game: &AnyGame, played: &Played) -> String {
    Announcement { game, view: game.view(), played }.numbered()
}

/// Who fell by an action, and what became of their pieces and pacts.
pub fn falls(live: &Session, played: &Played) -> Vec<String> {
    let teller = Announcement { game: &live.game, view: live.game.view(), played };
    let fell = played.effects.iter().any(|effect| matches!(effect, Effect::Eliminated { .. }));
    let mut lines = if fell { teller.events() } else { Vec::new() };
    lines.extend(super::pacts::verdicts(&live.game, played));
    lines
}

/// A flag that falls, with what came of it.
pub fn flag_falls(live: &Session, late: Seat, played: &[Played]) -> String {
    let head = format!("{} ran out of time.", player(live, late));
    let fallen = played.iter().flat_map(|played| falls(live, played));
    let mut lines: Vec<_> = std::iter::once(head).chain(fallen).collect();
    lines.push(to_act_line(live));
    lines.join("\n")
}

/// The few words a picture carries about what just happened, and whether they are a triumph. Plain text.
pub fn news(game: &AnyGame, view: &View) -> (String, bool) {
    let mut words = Vec::new();
    let mut triumph = false;
    let title = |seat: Seat| game.side(seat).title();
    let recent = game.last_move().iter().filter(|_| !game.last_move().is_empty());
    for effect in recent {
        match *effect {
            Effect::Lasermate { beam, points, carom, .. } if points > 0 => {
                words.push(match carom {
                    Some(carom) => format!("LASERMATE {}: {}", title(beam), carom::sum(carom)),
                    None => format!("LASERMATE +{points} {}", title(beam)),
                });
                triumph = true;
            }
            Effect::Defeated { seat, points, conceded: false } if points > 1 => {
                let deed = variants::of(game.choices()).words().win.cry;
                words.push(format!("{deed} +{points} {}", title(seat.other())));
                triumph = true;
            }
            Effect::Laser(LaserEffect::BilliBegan { .. }) => words.push("Billi phase".to_owned()),
            Effect::Eliminated { seat, .. } => words.push(format!("{} is out", title(seat))),
            Effect::Denial(DenialEffect::Denied { .. }) => {
                words.extend(game.denied().map(|legal| format!("{} denied", legal.san)));
            }
            Effect::Denial(DenialEffect::EndPending { kind, .. }) if game.outcome().is_none() => {
                let end = super::end_reason(kind);
                words.push(format!("{}?", capital(end)));
            }
            _ => {}
        }
    }
    if let Some(outcome) = game.outcome() {
        let end = capital(&super::end_words(game).unwrap_or_default());
        // Any other end may come by an action after the last move, whose news would crowd out the result.
        if !outcome.kind.is_mate() && outcome.kind != EndKind::Lasermate {
            return (end, false);
        }
        words.push(end);
        return (words.join(" · "), triumph);
    }
    // A mate that may be denied is no mere check.
    let pending = view.to_act.iter().any(|(_, asked)| *asked == Asked::Denial { ends: true });
    words.extend(view.check.iter().filter(|_| !pending).map(|seat| format!("{} in check", title(*seat))));
    (words.join(" · "), triumph)
}

/// What came of an action besides the move itself: beams, points and what they mean.
pub(crate) fn consequences(game: &AnyGame, played: &Played) -> Vec<String> {
    Announcement { game, view: game.view(), played }.events()
}

impl Announcement<'_> {
    /// The first line: who did what.
    fn deed(&self, who: &str) -> String {
        let ActionKind::Said(said) = self.played.kind else { return self.moved(who) };
        match said {
            Action::Pass => format!("{who} has no legal move and passes."),
            Action::Resign => format!("{who} resigns."),
            Action::DrawOffer if self.is_on(&|effect| matches!(effect, Effect::DrawOffered { .. })) => {
                match self.view.sides.len() - self.view.fallen.len() {
                    2 => format!("{who} offers a draw."),
                    _ => format!("{who} offers a draw to both opponents."),
                }
            }
            Action::DrawOffer | Action::DrawAccept
                if self.is_on(&|effect| matches!(effect, Effect::DrawAgreed { .. })) =>
            {
                format!("{who} agrees to a draw. Everybody must agree.")
            }
            Action::DrawOffer | Action::DrawAccept => format!("{who} agrees to a draw."),
            Action::DrawDecline => format!("{who} declines the draw."),
            Action::DrawClaim => format!("{who} claims a draw."),
            Action::Billi if self.is_on(&|effect| matches!(effect, Effect::BilliOffered { .. })) => {
                format!("{who} proposes LET'S BILLI.")
            }
            Action::Billi => format!("{who} says LET'S BILLI."),
            Action::AcceptDefeat => format!("{who} accepts defeat in the chess game."),
            Action::Deny => {
                let san = self.game.denied().map(|legal| legal.san);
                let next = self.game.side(self.played.seat.other());
                denial::denied(who, san.as_deref(), next, denial::ended_by(&self.played.effects))
            }
            Action::Allow => format!("{who} allows the move."),
            Action::Lifeline(_) | Action::Move(()) | Action::Premove(()) => self.lifeline(who),
        }
    }

    /// `3. **Bxg5** by Blue (Ann), capturing a knight.` Where a piece went and what it becomes stands in the notation.
    fn moved(&self, who: &str) -> String {
        let head = self.heading(who);
        let check = self.is_on(&|effect| matches!(effect, Effect::Check { .. }));
        let mated = self.is_on(&|effect| matches!(effect, Effect::Defeated { .. } | Effect::Ended { .. }));
        let check = if check && !mated { self.check() } else { String::new() };
        let variant = variants::of(self.game.choices());
        if let Some(told) = variant.besides(self.game, &self.played.effects) {
            return format!("{head}{told}.{check}");
        }
        let Some(to) = variant.last_move(&self.played.effects, &Some).map(|last| last.to) else {
            return format!("{head}.");
        };
        let told = announcement::captures(self.game, &self.played.effects, self.played.seat, |at| at == to);
        format!("{head}{told}.{check}")
    }

    /// `3. **Bg5** by Blue (Ann)`
    fn heading(&self, who: &str) -> String {
        format!("{} by {who}", self.numbered())
    }

    /// `3. **Bg5**`
    fn numbered(&self) -> String {
        let dots = if self.played.seat == Seat::First { "." } else { "…" };
        format!("{}{dots} **{}**", self.number(), self.played.san)
    }

    /// The number of the move: the view counts on when the turn has come round.
    fn number(&self) -> u32 {
        let living = |seat: &Seat| seat.index() < self.view.sides.len() && !self.view.fallen.contains(seat);
        let later = Seat::ALL.into_iter().filter(living).any(|seat| seat > self.played.seat);
        self.view.move_number.saturating_sub(u32::from(!later))
    }

    /// Among more than two it is said to whom.
    fn check(&self) -> String {
        if self.view.sides.len() == 2 {
            return " Check.".to_owned();
        }
        let checked = self.played.effects.iter().filter_map(|effect| match effect {
            Effect::Check { seat } => Some(*seat),
            _ => None,
        });
        let (given, stands): (Vec<_>, Vec<_>) = checked.partition(|seat| self.attacks_king_of(*seat));
        let named = |seats: Vec<Seat>| {
            let titles: Vec<_> = seats.into_iter().map(|seat| self.title(seat).to_owned()).collect();
            listed(&titles)
        };
        let (own, stands): (Vec<_>, Vec<_>) = stands.into_iter().partition(|seat| *seat == self.played.seat);
        let mut told = String::new();
        if !given.is_empty() {
            told += &format!(" Check to {}.", named(given));
        }
        let are = if stands.len() > 1 { "are" } else { "is" };
        if !stands.is_empty() {
            told += &format!(" {} {are} still in check.", named(stands));
        }
        if !own.is_empty() {
            told += &format!(" {} leaves its king in check.", named(own));
        }
        told
    }

    /// Whether a piece of who has acted attacks another seat's king.
    fn attacks_king_of(&self, seat: Seat) -> bool {
        let mover = self.played.seat;
        let kings = self.view.pieces.iter().filter(|piece| piece.kind == Kind::King && piece.seat == seat);
        let names = kings.flat_map(|king| self.game.attackers(self.view.mesh.name(king.cell)));
        let cells: Vec<_> = names.filter_map(|name| self.view.mesh.cell_named(&name)).collect();
        seat != mover
            && self.view.pieces.iter().any(|piece| piece.seat == mover && cells.contains(&piece.cell))
    }

    fn lifeline(&self, who: &str) -> String {
        let chosen = self.played.effects.iter().find_map(|effect| match *effect {
            Effect::Laser(LaserEffect::LifelineChosen { beam, lifeline, .. }) => Some((beam, lifeline)),
            _ => None,
        });
        let Some((beam, lifeline)) = chosen else { return format!("{who}: {}.", self.played.san) };
        let beam = self.title(beam);
        match lifeline_name(lifeline) {
            "pass" => format!("{who} uses PASS: {beam}'s beam goes through the Joker Knight."),
            "reflect" => format!("{who} uses REFLECT: the Joker Knight deflects {beam}'s beam like a rook."),
            "stop" => format!("{who} uses STOP: {beam}'s beam ends on the Joker Knight."),
            _ => format!("{who} uses no lifeline against {beam}'s beam."),
        }
    }

    /// The lines after the first: beams that turned, then points and what they mean, in the order it happened.
    fn events(&self) -> Vec<String> {
        let mut lines = Vec::new();
        lines.extend(self.beams());
        let variant = variants::of(self.game.choices());
        for effect in &self.played.effects {
            lines.extend(variant.event(self, effect));
            lines.extend(match *effect {
                Effect::KingScored { seat, of, points } => Some(format!(
                    "**{} +{points}** for {}'s king. Score: {}.",
                    self.title(seat),
                    self.title(of),
                    by_side(self.view.sides, &self.view.scores)
                )),
                Effect::Lasermate { beam, heel, points, carom } => {
                    Some(self.lasermate(beam, heel, points, carom))
                }
                Effect::Defeated { seat, points, conceded } => self.defeated(seat, points, conceded),
                Effect::Laser(LaserEffect::BilliBegan { drawn }) => Some(self.billi(drawn)),
                Effect::Laser(LaserEffect::JokerNamed { seat, at }) => Some(format!(
                    "The knight on {} is now {}'s Joker.",
                    self.game.cell_name(at),
                    self.title(seat)
                )),
                Effect::Denial(DenialEffect::EndPending { seat, kind }) => {
                    Some(denial::pending(kind, self.game.side(seat)))
                }
                Effect::Laser(LaserEffect::FourthLifeline { seat }) => Some(format!(
                    "{}'s Joker captured the other Joker and has a fourth lifeline after the other three.",
                    self.title(seat)
                )),
                _ => None,
            });
        }
        lines
    }
}
