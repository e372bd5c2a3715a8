//! What is said of a game as it begins, runs out of time, rests and goes on.

use super::challenges::table;
use super::time::{moment, pace, time_words};
use super::wording::either;
use super::{player, to_act_line};

use lasermate_domain::command::mark::{BOARD, CLAIM, says};
use lasermate_domain::port::UnixMillis;
use lasermate_domain::sessions::log_payload::OfTournament;
use lasermate_domain::sessions::session::Session;
use lasermate_engine::action::{Action, ActionKind, Lifeline};
use lasermate_engine::effect::Effect;
use lasermate_engine::game::Played;
use lasermate_engine::seat::Seat;

/// Under the first board of a game where the bot writes only as an answer.
pub const AS_A_GUEST: &str = says!(
    "*I'm not a member here, so I can only write when somebody plays or presses a button. `",
    BOARD,
    "` brings you the newest board.*"
);

pub fn begins(live: &Session) -> String {
    format!("{}\n{}", table_line(live), to_act_line(live))
}

/// Who plays what, and how fast.
pub fn table_line(live: &Session) -> String {
    let (game, pace) = (table(&live.setup), pace(live.time_control()));
    let rated = if live.rated { ", rated" } else { "" };
    let round = match live.tournament {
        Some(OfTournament { round: Some(round), .. }) => format!(", round {round}"),
        Some(OfTournament { round: None, .. }) => ", arena".to_owned(),
        None => String::new(),
    };
    format!("**Game {}{round}**: {}, {game}, {pace}{rated}.", live.id, super::players_line(live))
}

/// What each player is told under the first board, as plain text: the own side, and under beams whose heel to reach and which to
/// guard.
pub fn yours(live: &Session) -> Vec<String> {
    let view = live.game.view();
    let side = |seat: Seat| live.game.side(seat).title();
    let told = |seat: Seat| {
        let mut heels = view.beams.iter().flat_map(|beam| &beam.heels);
        let own = heels.find(|heel| heel.seat == seat).map(|heel| view.mesh.name(heel.at.0));
        let others = view.beams.iter().filter(|beam| beam.seat == seat).flat_map(|beam| &beam.heels);
        let others =
            others.map(|heel| format!("{}'s heel at {}", side(heel.seat), view.mesh.name(heel.at.0)));
        let others = others.collect::<Vec<_>>().join(" or ");
        let beam = own.filter(|_| !others.is_empty());
        let beam = beam.map(|own| format!(" Steer your beam into {others}. Your own heel is at {own}."));
        format!("You play {}.{}", side(seat), beam.unwrap_or_default())
    };
    Seat::at_table(live.game.sides().len()).map(told).collect()
}

/// Where a game can be followed in a browser.
pub fn watched(link: &str) -> String {
    format!("Watch in a browser: {link}")
}

/// Where a finished game can be gone through in a browser.
pub fn seen_again(link: &str) -> String {
    format!("Step through it: {link}")
}

/// A reminder that time runs out.
pub fn reminder(live: &Session, left: UnixMillis) -> String {
    format!("Game {}: {} left. {}", live.id, time_words(left), to_act_line(live))
}

/// The bot's clock was wrong, and so was what it said of this game.
pub fn clock_mended(live: &Session, left: Option<UnixMillis>) -> String {
    let left = left.map_or_else(String::new, |left| format!(" {} left.", time_words(left)));
    let words = "the bot's clock was wrong and is right again. The game continues.";
    format!("Game {}: {words}{left} {}", live.id, to_act_line(live))
}

/// The bot was away, and the time for a move is put off.
pub fn put_off(live: &Session, away: UnixMillis, left: UnixMillis) -> String {
    let away = time_words(away);
    format!(
        "Game {}: the bot was away for {away}. That time doesn't count: {} left. {}",
        live.id,
        time_words(left),
        to_act_line(live)
    )
}

/// The time is over; `drawn` says that nobody who is left can win.
pub fn overdue(live: &Session, late: Seat, drawn: bool) -> String {
    let others: Vec<_> = live.people().into_iter().filter(|seat| *seat != late).collect();
    if others.is_empty() {
        return format!(
            "Game {}: {} is out of time. The computer doesn't claim the win, so you can still move.\n{}",
            live.id,
            player(live, late),
            to_act_line(live)
        );
    }
    let may = if drawn {
        format!("can `{CLAIM} draw` or `{CLAIM} wait`, or let the computer take over (`{CLAIM} computer`)")
    } else if live.living().len() > 2 {
        format!(
            "can play on without them (`{CLAIM} retire`), let the computer take over (`{CLAIM} computer`) or \
             `{CLAIM} wait`"
        )
    } else {
        format!(
            "can `{CLAIM} win`, `{CLAIM} draw` or `{CLAIM} wait`, or let the computer take over \
             (`{CLAIM} computer`)"
        )
    };
    let others: Vec<_> = others.into_iter().map(|seat| player(live, seat)).collect();
    format!(
        "Game {}: {} is out of time. {} {may}. Until then the move can still be made.\n{}",
        live.id,
        player(live, late),
        either(&others),
        to_act_line(live)
    )
}

/// Somebody who is away is taken to agree to a draw.
pub fn assents(live: &Session, absent: Seat) -> String {
    format!(
        "Game {}: {} hasn't answered the draw offer in time and counts as agreeing.\n{}",
        live.id,
        player(live, absent),
        to_act_line(live)
    )
}

/// The question whether a game goes on.
pub fn abandoned(live: &Session, until: UnixMillis) -> String {
    format!(
        "Game {}: no move for 14 days. Continue? Otherwise it is archived {}.\n{}",
        live.id,
        moment(until),
        to_act_line(live)
    )
}

/// A game that is archived.
pub fn archived(live: &Session) -> String {
    format!(
        "Game {} is archived, so another game can start here. A player can resume it with **Resume** or a move while the room is free.\n{}",
        live.id,
        to_act_line(live)
    )
}

/// Before a move by which an archived game goes on.
pub fn goes_on(live: &Session) -> String {
    format!("Game {} continues.", live.id)
}

/// A game that is resumed after a pause.
pub fn resumed(live: &Session, by: Seat) -> String {
    format!("{} resumes game {}.\n{}", player(live, by), live.id, to_act_line(live))
}

/// A game that goes on when the bot is back in its server.
pub fn back(live: &Session) -> String {
    format!("The bot is back. Game {} continues. {}", live.id, to_act_line(live))
}

/// A game in whose room nothing was read for a while.
pub fn unread(live: &Session) -> String {
    format!(
        "I was logged out for a while and read nothing that was typed here. Type it again. Game {}: {}",
        live.id,
        to_act_line(live)
    )
}

/// A game whose room has been replaced by the one where this is told.
pub fn moved_here(live: &Session) -> String {
    format!("Game {} continues here. {}", live.id, to_act_line(live))
}

/// What one's own action is called in the answer to it.
pub fn done(played: &Played) -> String {
    let ActionKind::Said(said) = played.kind else { return format!("You played {}.", played.san) };
    let offered = |effect: &Effect| matches!(effect, Effect::DrawOffered { .. });
    let words = match said {
        Action::DrawOffer if played.effects.iter().any(offered) => "Draw offered.",
        // Whoever is offered one agrees by offering one.
        Action::DrawOffer | Action::DrawAccept => "You accepted the draw.",
        Action::DrawDecline => "You declined the draw.",
        Action::DrawClaim => "You claimed the draw.",
        Action::Resign => "You resigned.",
        Action::Billi => "You said LET'S BILLI.",
        Action::AcceptDefeat => "You accepted defeat in the chess game.",
        Action::Pass => "You passed.",
        Action::Deny => "You denied the move.",
        Action::Allow => "You allowed the move.",
        Action::Lifeline(lifeline) => {
            return format!("Your lifeline: {}.", lifeline.map_or("none", Lifeline::word));
        }
        Action::Move(()) | Action::Premove(()) => "",
    };
    words.to_owned()
}
