//! Analysis of finished games, and hints.

use std::fmt::Write as _;

use lasermate_domain::command::mark::{ANALYSE, HINT, READY, says};
use lasermate_domain::escape::{plain, plain_text};
use lasermate_domain::sessions::session::Session;
use lasermate_engine::action::{Action, Lifeline};
use lasermate_engine::search::{Score, ends_in};
use lasermate_engine::seat::Seat;
use lasermate_engine::study::{MoveReview, PLENTY, Review};

use super::time::clock;
use super::wording::{capital, counted, either};
use super::{ALT_CHARS, computer, how_it_ended, player, players_line};
use crate::variants;

pub const BUSY: &str = "The computer is busy. Ask again in a moment.";
/// A game that is still played.
pub const NOT_OVER: &str =
    says!("A game can be analysed when it is over. During the game `", HINT, "` helps when it is your turn.");
/// The same where the computer helps nobody before.
pub const NOT_OVER_NOR_HELPED: &str = "A game can be analysed when it is over.";
/// A hint is asked for in a game that counts.
pub const NOT_IN_RATED: &str =
    says!("Hints are for casual games. Once this rated game is over, `", ANALYSE, "` shows what was better.");
/// No game has ended in the room.
pub const NO_FINISHED: &str =
    says!("No game has ended in this room. For a game from elsewhere use its code: `", ANALYSE, " G7`.");
/// A game that ended without anything done.
pub const NOTHING_PLAYED: &str = "That game has no moves.";
/// What a star in the picture says.
pub const STAR: &str = "missed lasermate";
/// What the choices under an analysis do.
pub const LOOK: &str = "Choose a mistake to see what was better.";
/// A hint that could not be thought of.
pub const NO_HINT: &str = "The computer found nothing in time. Ask again in a moment.";
/// The game has moved on while the computer thought.
pub const MOVED_ON: &str = "The position has changed, so the hint is out of date.";

/// The computer is to judge a position near that of a game without hints, for somebody who plays it.
pub fn own_position(live: &Session) -> String {
    format!(
        "This is too near your game `{}`, where the computer helps nobody. Once that game is over, `{ANALYSE}` shows what was better.",
        live.id
    )
}

/// A game is being analysed; `already` where it was asked for before.
pub fn analysing(live: &Session, already: bool) -> String {
    format!("{} `{}`… a few seconds.", if already { "Still analysing" } else { "Analysing" }, live.id)
}

/// A game could not be analysed to its end.
pub fn unfinished(live: &Session) -> String {
    format!("The analysis of `{0}` failed. `{ANALYSE} {0}` tries again.", live.id)
}

fn by_clock(live: &Session) -> bool {
    variants::of(live.game.choices()).by_clock().is_some()
}

/// Who is not asked anything asks for a hint.
pub fn not_asked(live: &Session) -> String {
    if by_clock(live) {
        return says!("None of your pieces is ready yet. `", READY, "` shows when.").to_owned();
    }
    let asked = live.game.to_act().iter().next();
    let who = asked.map_or_else(|| "nobody".to_owned(), |(seat, _)| player(live, seat));
    format!("It isn't your turn: {who} is to move. You can get a hint when it is.")
}

/// A hint, to who asked for it.
pub fn hint(live: &Session, seat: Seat, exact: &str) -> String {
    let legal = live.game.legal(seat);
    let san = legal.iter().find(|legal| legal.exact == exact).map_or(exact, |legal| legal.san.as_str());
    let does = match Action::<()>::from_word(exact) {
        _ if exact.is_empty() => "wait".to_owned(),
        None => format!("play **{}**", plain_words(san)),
        Some(Action::Pass) => "pass".to_owned(),
        Some(Action::Deny) => "**deny** the last move".to_owned(),
        Some(Action::Allow) => "**allow** the move".to_owned(),
        Some(Action::Lifeline(None)) => "use **no lifeline**".to_owned(),
        Some(Action::Lifeline(Some(Lifeline::Pass))) => "let the beam **pass**".to_owned(),
        Some(Action::Lifeline(Some(Lifeline::Reflect))) => "**reflect** the beam".to_owned(),
        Some(Action::Lifeline(Some(Lifeline::Stop))) => "**stop** the beam".to_owned(),
        Some(Action::DrawAccept) => "**accept** the draw".to_owned(),
        Some(Action::DrawDecline) => "**decline** the draw".to_owned(),
        Some(Action::DrawClaim) => "**claim** the draw".to_owned(),
        Some(Action::Billi) => "say **LET'S BILLI**".to_owned(),
        Some(Action::AcceptDefeat) => "**accept defeat** in the chess game".to_owned(),
        Some(_) => format!("do **{}**", plain_words(exact)),
    };
    format!("The computer would {does}. Only you see this, but the game record shows that you had a hint.")
}

/// What is not Markdown in a move's text.
fn plain_words(san: &str) -> String {
    lasermate_domain::escape::notation(san)
}

/// The sides with their players, for a picture: `Blue: Ann`.
pub fn sides(live: &Session) -> Vec<String> {
    const NAME_CHARS: usize = 20;
    let named = |(seat, side): (usize, &lasermate_engine::seat::Side)| match live.players.get(seat) {
        Some(player) => {
            format!("{}: {}", side.title(), computer::in_short(player, &live.players, NAME_CHARS))
        }
        None => side.title().to_owned(),
    };
    live.game.sides().iter().enumerate().map(named).collect()
}

/// The worst moves of a game with their numbers, for buttons.
pub fn worst_moves(live: &Session, review: &Review, most: usize) -> Vec<String> {
    let names = Names::of(live, review);
    review.worst(most).into_iter().map(|ply| names.short(ply)).collect()
}

/// What was found in a game: its worst moves with what was better, and the lasermates that were missed.
pub fn analysis(live: &Session, review: &Review, most: usize) -> String {
    /// How many missed lasermates are told.
    const MISSED: usize = 6;
    let mut text =
        format!("**Analysis of `{}`**, {}: {}.", live.id, live.setup.preset().title, players_line(live));
    if let Some(end) = how_it_ended(live) {
        let _ = write!(text, " {}.", capital(&end));
    }
    let accuracy = accuracy(live, review);
    if !accuracy.is_empty() {
        let _ = write!(text, "\n**Accuracy:** {accuracy}.");
    }
    let names = Names::of(live, review);
    let worst = review.worst(most);
    if worst.is_empty() {
        text += "\nNo big mistakes.";
    } else {
        text += "\n**Biggest mistakes:**";
    }
    for (number, ply) in (1..).zip(&worst) {
        let _ = write!(text, "\n{number}\\. {} {}", names.move_of(ply), cost(live, ply));
    }
    let missed: Vec<_> = review.missed().collect();
    if !missed.is_empty() {
        text += "\n**Lasermates missed:** ";
        let told = missed.iter().take(MISSED).filter_map(|ply| {
            Some(format!("{} instead of {}", plain_words(ply.missed.as_ref()?), names.move_of(ply)))
        });
        text += &told.collect::<Vec<_>>().join("; ");
        if missed.len() > MISSED {
            let _ = write!(text, "; and {} more", missed.len() - MISSED);
        }
        text.push('.');
    }
    text
}

/// How accurately each side played: `White 87%, Black 64%`.
fn accuracy(live: &Session, review: &Review) -> String {
    let told = Seat::ALL
        .into_iter()
        .zip(live.game.sides())
        .filter_map(|(seat, side)| Some(format!("{} {}%", side.title(), review.accuracy(seat)?)));
    told.collect::<Vec<_>>().join(", ")
}

/// What a move cost, and what was better.
fn cost(live: &Session, ply: &MoveReview) -> String {
    let cost = price(ply.loss, worth_after(ply));
    if waits(live, ply) {
        format!("{cost}. Better: {WAITING}.")
    } else if ply.better.is_empty() {
        format!("{cost}.")
    } else {
        format!("{cost}. {}.", better(live, &ply.better))
    }
}

/// To do nothing, as what was better: where nobody waits for anybody, and where turns are taken.
const WAITING: &str = "waiting";
const PASSING: &str = "passing";

/// `Better: **Nf3**`, `Better: **b4**, waiting or **g6**`.
pub(super) fn better(live: &Session, moves: &[String]) -> String {
    let named = |better: &String| match better_word(live, better) {
        Some(word) => word.to_owned(),
        None => format!("**{}**", plain_words(better)),
    };
    let moves: Vec<_> = moves.iter().map(named).collect();
    if moves.is_empty() { String::new() } else { format!("Better: {}", either(&moves)) }
}

/// What is better and no move, as a word.
pub(super) fn better_word(live: &Session, better: &str) -> Option<&'static str> {
    let waits = if by_clock(live) { WAITING } else { PASSING };
    (better == "pass").then_some(waits)
}

/// Whether it would have been better to do nothing, where nobody waits for anybody.
pub fn waits(live: &Session, ply: &MoveReview) -> bool {
    by_clock(live) && ply.better.first().is_none_or(|better| better_word(live, better).is_some())
}

/// What the game was worth afterwards to who did it.
pub fn worth_after(ply: &MoveReview) -> Score {
    ply.values.get(ply.seat.index()).copied().unwrap_or(0)
}

/// What an action cost, after which the game was worth so much to who did it.
pub(super) fn price(loss: Score, after: Score) -> String {
    if after < 0 && ends_in(after).is_some() {
        "lost the game".to_owned()
    } else if loss >= PLENTY {
        "gave away a won game".to_owned()
    } else {
        format!("lost {}", pawns(loss))
    }
}

/// `3.4 pawns`, `1 pawn`.
fn pawns(value: Score) -> String {
    let tenths = (value.abs() + 5) / 10;
    match (tenths / 10, tenths % 10) {
        (1, 0) => "1 pawn".to_owned(),
        (whole, 0) => format!("{whole} pawns"),
        (whole, tenth) => format!("{whole}.{tenth} pawns"),
    }
}

/// The picture of how a game went, in words: the same as it shows.
pub fn course_alt(live: &Session, review: &Review, most: usize) -> String {
    let names = Names::of(live, review);
    let count = u32::try_from(review.plies.len()).unwrap_or(u32::MAX);
    let mut text =
        format!("Course of the game: {}, {}.", live.setup.preset().title, counted(count, "action"));
    for (seat, side) in sides(live).into_iter().enumerate() {
        let course: Vec<Score> = std::iter::once(&review.start)
            .chain(review.plies.iter().map(|ply| &ply.values))
            .map(|values| values.get(seat).copied().unwrap_or(0))
            .collect();
        let last = course.last().copied().unwrap_or(0);
        let _ = write!(text, " {side}: {} at the start", worth(course[0]));
        let best = course.iter().enumerate().max_by_key(|(at, value)| (**value, std::cmp::Reverse(*at)));
        if let Some((at, value)) = best.filter(|(at, _)| *at > 0) {
            let _ = write!(text, ", best {} after {}", worth(*value), names.plain(&review.plies[at - 1]));
        }
        let _ = write!(text, ", {} at the end.", worth(last));
    }
    let accuracy = accuracy(live, review);
    if !accuracy.is_empty() {
        let _ = write!(text, " Accuracy: {accuracy}.");
    }
    for (number, ply) in (1..).zip(review.worst(most)) {
        let _ =
            write!(text, " Number {number}: {}, {}.", names.plain(ply), price(ply.loss, worth_after(ply)));
    }
    let stars: Vec<_> = review.missed().map(|ply| names.plain(ply)).collect();
    if !stars.is_empty() {
        let _ = write!(text, " Stars, missed lasermates: {}.", stars.join(", "));
    }
    plain_text(&text, ALT_CHARS)
}

/// What a game is worth to a side.
fn worth(value: Score) -> String {
    match ends_in(value) {
        Some(0) if value > 0 => "won".to_owned(),
        Some(0) => "lost".to_owned(),
        Some(_) if value > 0 => "winning".to_owned(),
        Some(_) => "losing".to_owned(),
        None if value.abs() < 5 => "level".to_owned(),
        None => format!("{} {}", pawns(value), if value > 0 { "better" } else { "worse" }),
    }
}

/// What the moves of a review are called: by the numbers of their rounds, and without turns by their times.
struct Names<'a> {
    live: &'a Session,
    /// What stands before each action, by its place in the record.
    heads: Vec<(usize, String)>,
}

impl<'a> Names<'a> {
    fn of(live: &'a Session, review: &Review) -> Self {
        let (mut round, mut last) = (0, None);
        let three = live.game.sides().len() > 2;
        let mut heads = Vec::with_capacity(review.plies.len());
        for ply in &review.plies {
            if Action::<()>::from_word(&ply.san).is_none_or(|word| word == Action::Pass) {
                round += u32::from(last.is_none_or(|last| ply.seat < last));
                last = Some(ply.seat);
            }
            let dots = if ply.seat == Seat::First || three { "." } else { "…" };
            let head = match live.record.get(ply.index) {
                Some(entry) if by_clock(live) => clock(entry.at),
                _ => format!("{}{dots}", round.max(1)),
            };
            heads.push((ply.index, head));
        }
        Self { live, heads }
    }

    fn head(&self, ply: &MoveReview) -> &str {
        self.heads.iter().find(|(index, _)| *index == ply.index).map_or("", |(_, head)| head.as_str())
    }

    /// `12. Qd2`, without Markdown.
    fn short(&self, ply: &MoveReview) -> String {
        format!("{} {}", self.head(ply), plain(&ply.san))
    }

    /// `12. Qd2 (Blue)`, without Markdown.
    fn plain(&self, ply: &MoveReview) -> String {
        format!("{} ({})", self.short(ply), self.live.game.side(ply.seat).title())
    }

    /// The same for a sentence.
    fn move_of(&self, ply: &MoveReview) -> String {
        format!(
            "**{} {}** ({})",
            self.head(ply),
            plain_words(&ply.san),
            self.live.game.side(ply.seat).title()
        )
    }
}
