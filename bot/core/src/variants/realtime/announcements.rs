//! What the room is told of what happens without turns, and what is said of it afterwards, in the same words.

use lasermate_engine::action::ActionKind;
use lasermate_engine::any::AnyGame;
use lasermate_engine::effect::Effect;
use lasermate_engine::game::Played;
use lasermate_engine::piece::Kind;
use lasermate_engine::seat::Seat;

use crate::present::text::announce::consequences;
use crate::present::text::names::{a_kind, listed};
use crate::present::text::time::{clock, moment, span};
use crate::present::text::{self, end_line, player, summary};
use crate::sessions::clock_events::{ClockEvent, What, Why, clock_events};
use crate::sessions::session::Session;
use crate::sessions::timeline::{Fate, Step};

/// What the room is told of what happened: moves, moves that were cancelled, check and the end. `before` is the game before
/// it. Black's moves that wait are told only where they wait longer than `short` milliseconds.
#[must_use]
pub fn told(
    live: &Session,
    before: &AnyGame,
    effects: &[Effect],
    played: Option<&Played>,
    short: u64,
) -> String {
    if let Some(played) = played.filter(|played| matches!(played.kind, ActionKind::Said(_))) {
        return text::announce(live, played);
    }
    let mut lines = Vec::new();
    for happening in clock_events(before, effects) {
        lines.extend(line(live, &happening, short));
    }
    if effects.iter().any(|effect| matches!(effect, Effect::Ended { .. })) {
        lines.extend(end_line(live));
    }
    lines.join("\n")
}

fn line(live: &Session, happening: &ClockEvent, short: u64) -> Option<String> {
    let name = |cell| live.game.cell_name(cell);
    let now = live.game.view().clock.map_or(0, |clock| clock.now);
    let who = |seat| player(live, seat);
    match happening.what {
        What::Moved(held) => {
            let at = held.map_or(now, |(_, at)| at);
            Some(carried_out(&live.game, &who, &happening.played, at))
        }
        What::Waits { from, to, until, .. } => (until.saturating_sub(now) > short).then(|| {
            format!(
                "{} {}: {} to {} is on its way; White may still be first until {}.",
                clock(now),
                who(happening.played.seat),
                name(from),
                name(to),
                moment(live.moment(until))
            )
        }),
        What::Never { from, to, why, .. } => Some(format!(
            "{}: {} to {} never happened, {}.",
            who(happening.played.seat),
            name(from),
            name(to),
            because(&live.game, why)
        )),
        What::Dropped { from, to } => Some(format!(
            "{}: {} to {} was ordered, and is not possible now.",
            who(happening.played.seat),
            name(from),
            name(to)
        )),
    }
}

/// Why a move never happened, and what became of its piece.
fn because(game: &AnyGame, why: Why) -> String {
    match why {
        Why::Over => "because the game is over".to_owned(),
        Why::Gone(to) => format!("because the piece has just gone to {} and cools", game.cell_name(to)),
        Why::OwnMove => {
            "because the move before it has made it impossible; the piece is still ready".to_owned()
        }
        Why::Taken => "because White was first and has taken the piece".to_owned(),
        Why::WhiteFirst => "because White was first; the piece is still ready".to_owned(),
        Why::Lapsed => "because it is not possible any more; the piece is still ready".to_owned(),
    }
}

/// A step of a game without turns, by its sides alone.
#[must_use]
pub fn step(step: &Step) -> String {
    let Some(clocked) = step.clocked else { return summary(&step.game, &step.played) };
    let title = |seat| step.game.side(seat).title().to_owned();
    let head = || format!("{} {}: {}", clock(clocked.at), title(step.played.seat), step.played.san);
    match clocked.fate {
        Fate::Done if step.is_move() => carried_out(&step.game, &title, &step.played, clocked.at),
        Fate::Done => summary(&step.game, &step.played),
        Fate::Waits(_) => format!("{} is on its way.", head()),
        Fate::Never(why) => format!("{} never happened, {}.", head(), because(&step.game, why)),
    }
}

/// `1:32 **Nf3** by White (Ann): knight g1 to f3; ready again in 30 s.` with what it has done to beams. `game` is the game
/// after it, `at` its time.
fn carried_out(game: &AnyGame, who: &dyn Fn(Seat) -> String, played: &Played, at: u64) -> String {
    let effects = &played.effects;
    let mover = effects.iter().find_map(|effect| match effect {
        Effect::Moved { piece, from, to } => Some((*piece, *from, *to)),
        _ => None,
    });
    let Some((piece, from, to)) = mover else { return summary(game, played) };
    let view = game.view();
    let now = view.clock.as_ref().map_or(0, |clock| clock.now);
    let name = |cell| game.cell_name(cell);
    let pieces = effects.iter().filter(|effect| matches!(effect, Effect::Moved { .. })).count();
    let mut told = if piece.kind == Kind::King && pieces > 1 {
        let side = if name(to).starts_with('g') { "king's" } else { "queen's" };
        format!("castles on the {side} side")
    } else {
        format!("{} {} to {}", piece.kind.name(), name(from), name(to))
    };
    for effect in effects {
        match *effect {
            Effect::Taken { piece, at } if at == to => told += &format!(", taking {}", a_kind(piece.kind)),
            Effect::Taken { piece, at } => {
                told += &format!(", taking {} on {} in passing", a_kind(piece.kind), name(at));
            }
            Effect::Promoted { to, .. } => told += &format!(", becoming {}", a_kind(to)),
            _ => {}
        }
    }
    let over = effects.iter().any(|effect| matches!(effect, Effect::Ended { .. }));
    let checked: Vec<_> = effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Check { seat } if !over => Some(who(*seat)),
            _ => None,
        })
        .collect();
    let cools = view.clock.as_ref().and_then(|clock| {
        clock.cooling.iter().find(|piece| view.mesh.name(piece.cell) == name(to)).map(|piece| piece.ready_at)
    });
    let cools = cools.filter(|_| !over).map_or_else(String::new, |ready_at| {
        format!("; ready again in {}", span(ready_at.saturating_sub(now)))
    });
    let check =
        if checked.is_empty() { String::new() } else { format!(" **Check to {}.**", listed(&checked)) };
    let mut lines =
        vec![format!("{} **{}** by {}: {told}{cools}.{check}", clock(at), played.san, who(piece.seat))];
    lines.extend(consequences(game, played));
    lines.join("\n")
}
