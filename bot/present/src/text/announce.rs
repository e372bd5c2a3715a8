//! What an action did, in one or two short lines made from its effects.

use lasermate_domain::tables::replay::moves_on;
use lasermate_domain::tables::table::Table;
use lasermate_engine::action::{Action, ActionKind, Asked, Lifeline};
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
use super::names::{by_side, side};
use super::wording::{capital, listed};
use super::{asks_line, carom, denial, player, to_act_line};
use crate::say::announce as say;
use crate::variants;

/// What was done, what came of it, and who is to act now. `live` is the game after the action.
pub fn announce(table: &Table, played: &Played) -> String {
    let teller = Announcement { game: &table.game, view: table.game.view(), played };
    let mut lines = vec![teller.deed(&player(table, played.seat))];
    lines.extend(teller.events());
    lines.extend(super::pacts::verdicts(&table.game, played));
    lines.extend(super::pacts::waiting(table));
    // An offer or its answer changes nothing that a clock would have to be named again for.
    let asks = asks_line(table, moves_on(played));
    lines.extend(Some(asks).filter(|asks| !asks.is_empty()));
    lines.join("\n")
}

/// What was done and what came of it, by sides alone and without pacts: for demonstrations, and for one person alone.
pub fn summary(game: &AnyGame, played: &Played) -> String {
    let teller = Announcement { game, view: game.view(), played };
    let mut lines = vec![teller.deed(side(game.side(played.seat)))];
    lines.extend(teller.events());
    lines.join("\n")
}

/// The same for a move that is only looked at: `Preview of 1. **d3** (not played yet).`
pub fn previewed(game: &AnyGame, played: &Played) -> String {
    let teller = Announcement { game, view: game.view(), played };
    let head = match played.kind {
        ActionKind::Said(_) => say::preview(teller.deed(side(game.side(played.seat)))),
        _ => teller.moved(&say::preview_of(teller.numbered())),
    };
    std::iter::once(head).chain(teller.events()).collect::<Vec<_>>().join("\n")
}

/// A move by its number, as players write it, and its side: `3. **Bg5** by Blue`.
pub fn heading(game: &AnyGame, played: &Played) -> String {
    Announcement { game, view: game.view(), played }.heading(side(game.side(played.seat)))
}

/// A move by its number alone: `3. **Bg5**`.
pub fn numbered(game: &AnyGame, played: &Played) -> String {
    Announcement { game, view: game.view(), played }.numbered()
}

/// Who fell by an action, and what became of their pieces and pacts.
pub fn falls(table: &Table, played: &Played) -> Vec<String> {
    let teller = Announcement { game: &table.game, view: table.game.view(), played };
    let fell = played.effects.iter().any(|effect| matches!(effect, Effect::Eliminated { .. }));
    let mut lines = if fell { teller.events() } else { Vec::new() };
    lines.extend(super::pacts::verdicts(&table.game, played));
    lines
}

/// A flag that falls, with what came of it.
pub fn flag_falls(table: &Table, late: Seat, played: &[Played]) -> String {
    let head = say::out_of_time(player(table, late));
    let fallen = played.iter().flat_map(|played| falls(table, played));
    let mut lines: Vec<_> = std::iter::once(head).chain(fallen).collect();
    lines.push(to_act_line(table));
    lines.join("\n")
}

/// The few words a picture carries about what just happened, and whether they are a triumph. Plain text.
pub fn news(game: &AnyGame, view: &View) -> (String, bool) {
    let mut words = Vec::new();
    let mut triumph = false;
    let title = |seat: Seat| side(game.side(seat));
    for effect in game.last_move() {
        match *effect {
            Effect::Lasermate { beam, points, carom, .. } if points > 0 => {
                words.push(match carom {
                    Some(carom) => say::news_lasermate_sum(title(beam), carom::sum(carom)),
                    None => say::news_lasermate(points.to_string(), title(beam)),
                });
                triumph = true;
            }
            Effect::Defeated { seat, points, conceded: false } if points > 1 => {
                let cry = variants::of(game.choices()).words().win.cry;
                words.push(say::news_won(cry, points.to_string(), title(seat.other())));
                triumph = true;
            }
            Effect::Laser(LaserEffect::BilliBegan { .. }) => words.push(say::NEWS_BILLI.to_owned()),
            Effect::Eliminated { seat, .. } => words.push(say::news_out(title(seat))),
            Effect::Denial(DenialEffect::Denied { .. }) => {
                words.extend(game.denied().map(|legal| say::news_denied(legal.san)));
            }
            Effect::Denial(DenialEffect::EndPending { kind, .. }) if game.outcome().is_none() => {
                words.push(say::news_pending(super::end_reason(kind)));
            }
            _ => {}
        }
    }
    if let Some(outcome) = game.outcome() {
        let end = capital(super::end_words(game).unwrap_or_default());
        // Any other end may come by an action after the last move, whose news would crowd out the result.
        if !outcome.kind.is_mate() && outcome.kind != EndKind::Lasermate {
            return (end, false);
        }
        words.push(end);
        return (words.join(" · "), triumph);
    }
    // A mate that may be denied is no mere check.
    let pending = view.to_act.iter().any(|(_, asked)| *asked == Asked::Denial { ends: true });
    words.extend(view.check.iter().filter(|_| !pending).map(|seat| say::news_check(title(*seat))));
    (words.join(" · "), triumph)
}

/// What came of an action besides the move itself: beams, points and what they mean.
pub(crate) fn consequences(game: &AnyGame, played: &Played) -> Vec<String> {
    Announcement { game, view: game.view(), played }.events()
}

impl Announcement<'_> {
    /// The first line: who did what.
    fn deed(&self, who: &str) -> String {
        let ActionKind::Said(said) = self.played.kind else { return self.moved(&self.heading(who)) };
        match said {
            Action::Pass => say::passes(who),
            Action::Resign => say::resigns(who),
            Action::DrawOffer if self.is_on(&|effect| matches!(effect, Effect::DrawOffered { .. })) => {
                match self.view.sides.len() - self.view.fallen.len() {
                    2 => say::offers_draw(who),
                    _ => say::offers_draw_to_both(who),
                }
            }
            Action::DrawOffer | Action::DrawAccept
                if self.is_on(&|effect| matches!(effect, Effect::DrawAgreed { .. })) =>
            {
                say::agrees_first(who)
            }
            Action::DrawOffer | Action::DrawAccept => say::agrees(who),
            Action::DrawDecline => say::declines(who),
            Action::DrawClaim => say::claims(who),
            Action::Billi if self.is_on(&|effect| matches!(effect, Effect::BilliOffered { .. })) => {
                say::proposes_billi(who)
            }
            Action::Billi => say::says_billi(who),
            Action::AcceptDefeat => say::accepts_defeat(who),
            Action::Deny => {
                let san = self.game.denied().map(|legal| legal.san);
                let next = self.game.side(self.played.seat.other());
                denial::denied(who, san.as_deref(), next, denial::ended_by(&self.played.effects))
            }
            Action::Allow => say::allows(who),
            Action::Lifeline(_) | Action::Move(()) | Action::Premove(()) => self.lifeline(who),
        }
    }

    /// `3. **Bxg5** by Blue (Ann), capturing a knight.` from its head. Where a piece went and what it becomes stands in the notation.
    fn moved(&self, head: &str) -> String {
        let check = self.is_on(&|effect| matches!(effect, Effect::Check { .. }));
        let mated = self.is_on(&|effect| matches!(effect, Effect::Defeated { .. } | Effect::Ended { .. }));
        let check = if check && !mated { self.check() } else { Vec::new() };
        let variant = variants::of(self.game.choices());
        let besides = variant.besides(self.game, &self.played.effects);
        let Some(besides) = besides.or_else(|| {
            let to = variant.last_move(&self.played.effects, &Some)?.to;
            let (effects, seat) = (&self.played.effects, self.played.seat);
            Some(announcement::captures(self.game, effects, seat, |at| at == to))
        }) else {
            return say::moved(head, "");
        };
        std::iter::once(say::moved(head, besides)).chain(check).collect::<Vec<_>>().join(" ")
    }

    /// `3. **Bg5** by Blue (Ann)`
    fn heading(&self, who: &str) -> String {
        say::by(self.numbered(), who)
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

    /// The sentences about check: among more than two it is said to whom.
    fn check(&self) -> Vec<String> {
        if self.view.sides.len() == 2 {
            return vec![say::CHECK.to_owned()];
        }
        let checked = self.played.effects.iter().filter_map(|effect| match effect {
            Effect::Check { seat } => Some(*seat),
            _ => None,
        });
        let (given, stands): (Vec<_>, Vec<_>) = checked.partition(|seat| self.attacks_king_of(*seat));
        let (own, stands): (Vec<_>, Vec<_>) = stands.into_iter().partition(|seat| *seat == self.played.seat);
        let named = |seats: &[Seat]| {
            let titles: Vec<_> = seats.iter().map(|seat| self.title(*seat).to_owned()).collect();
            listed(&titles)
        };
        let mut told = Vec::new();
        if !given.is_empty() {
            told.push(say::check_to(named(&given)));
        }
        if !stands.is_empty() {
            told.push(say::still_in_check(stands.len(), named(&stands)));
        }
        if !own.is_empty() {
            told.push(say::leaves_in_check(named(&own)));
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
        let Some((beam, lifeline)) = chosen else { return say::does(who, &self.played.san) };
        let beam = self.title(beam);
        match lifeline {
            Some(Lifeline::Pass) => say::uses_pass(who, beam),
            Some(Lifeline::Reflect) => say::uses_reflect(who, beam),
            Some(Lifeline::Stop) => say::uses_stop(who, beam),
            None => say::uses_none(who, beam),
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
                Effect::KingScored { seat, of, points } => Some(say::king_scored(
                    self.title(seat),
                    points.to_string(),
                    self.title(of),
                    by_side(self.view.sides, &self.view.scores),
                )),
                Effect::Lasermate { beam, heel, points, carom } => {
                    Some(self.lasermate(beam, heel, points, carom))
                }
                Effect::Defeated { seat, points, conceded } => self.defeated(seat, points, conceded),
                Effect::Laser(LaserEffect::BilliBegan { drawn }) => Some(self.billi(drawn)),
                Effect::Laser(LaserEffect::JokerNamed { seat, at }) => {
                    Some(say::joker_named(self.game.cell_name(at), self.title(seat)))
                }
                Effect::Denial(DenialEffect::EndPending { seat, kind }) => {
                    Some(denial::pending(kind, self.game.side(seat)))
                }
                Effect::Laser(LaserEffect::FourthLifeline { seat }) => {
                    Some(say::fourth_lifeline(self.title(seat)))
                }
                _ => None,
            });
        }
        lines
    }
}
