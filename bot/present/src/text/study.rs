//! Analysis of finished games, and hints.

use std::fmt::Write as _;

use lasermate_domain::escape::{notation, plain};
use lasermate_domain::tables::table::Table;
use lasermate_engine::action::{Action, Lifeline};
use lasermate_engine::search::{Score, ends_in};
use lasermate_engine::seat::{Seat, Side};
use lasermate_engine::study::{MoveReview, PLENTY, Review};

use super::time::clock;
use super::wording::{commas, either, semicolons};
use super::{computer, games, how_it_ended, names, player, players_line};
use crate::say::study as says;
use crate::variants;

pub use says::{
    BUSY, LOOK, MOVED_ON, NO_FINISHED, NO_HINT, NOT_IN_RATED, NOT_OVER, NOT_OVER_NOR_HELPED, NOTHING_PLAYED,
    STAR,
};

/// The computer is to judge a position near that of a game without hints, for somebody who plays it.
pub fn own_position(table: &Table) -> String {
    says::own_position(table.id.to_string())
}

/// A game is being analysed; `already` where it was asked for before.
pub fn analysing(table: &Table, already: bool) -> String {
    let id = table.id.to_string();
    if already { says::still_analysing(id) } else { says::analysing(id) }
}

/// A game could not be analysed to its end.
pub fn unfinished(table: &Table) -> String {
    says::unfinished(table.id.to_string())
}

fn by_clock(table: &Table) -> bool {
    variants::of(table.game.choices()).by_clock().is_some()
}

/// Who is not asked anything asks for a hint.
pub fn not_asked(table: &Table) -> String {
    if by_clock(table) {
        return says::NONE_READY.to_owned();
    }
    match table.game.to_act().iter().next() {
        Some((seat, _)) => says::not_your_turn(player(table, seat)),
        None => says::NOBODYS_TURN.to_owned(),
    }
}

/// A hint, to who asked for it.
pub fn hint(table: &Table, seat: Seat, exact: &str) -> String {
    let legal = table.game.legal(seat);
    let san = legal.iter().find(|legal| legal.exact == exact).map_or(exact, |legal| legal.san.as_str());
    let does: &str = match Action::<()>::from_word(exact) {
        _ if exact.is_empty() => says::WOULD_WAIT,
        None => &says::would_play(notation(san)),
        Some(Action::Pass) => says::WOULD_PASS,
        Some(Action::Deny) => says::WOULD_DENY,
        Some(Action::Allow) => says::WOULD_ALLOW,
        Some(Action::Lifeline(None)) => says::WOULD_USE_NO_LIFELINE,
        Some(Action::Lifeline(Some(Lifeline::Pass))) => says::WOULD_LET_PASS,
        Some(Action::Lifeline(Some(Lifeline::Reflect))) => says::WOULD_REFLECT,
        Some(Action::Lifeline(Some(Lifeline::Stop))) => says::WOULD_STOP,
        Some(Action::DrawAccept) => says::WOULD_ACCEPT_DRAW,
        Some(Action::DrawDecline) => says::WOULD_DECLINE_DRAW,
        Some(Action::DrawClaim) => says::WOULD_CLAIM_DRAW,
        Some(Action::Billi) => says::WOULD_SAY_BILLI,
        Some(Action::AcceptDefeat) => says::WOULD_ACCEPT_DEFEAT,
        Some(_) => &says::would_do(notation(exact)),
    };
    format!("{does} {}", says::HINT_IS_YOURS)
}

/// The sides with their players, for a picture: `Blue: Ann`.
pub fn sides(table: &Table) -> Vec<String> {
    const NAME_CHARS: usize = 20;
    let named = |(seat, side): (usize, &Side)| match table.seating.players.get(seat) {
        Some(player) => says::side_and_player(
            names::side(*side),
            computer::in_short(player, &table.seating.players, NAME_CHARS),
        ),
        None => names::side(*side).to_owned(),
    };
    table.game.sides().iter().enumerate().map(named).collect()
}

/// The worst moves of a game with their numbers, for buttons.
pub fn worst_moves(table: &Table, review: &Review, most: usize) -> Vec<String> {
    let names = Names::of(table, review);
    review.worst(most).into_iter().map(|ply| names.short(ply)).collect()
}

/// What was found in a game: its worst moves with what was better, and the lasermates that were missed.
pub fn analysis(table: &Table, review: &Review, most: usize) -> String {
    /// How many missed lasermates are told.
    const MISSED: usize = 6;
    let mut text =
        says::analysis(table.id.to_string(), games::title(table.setup.preset()), players_line(table));
    if let Some(end) = how_it_ended(table) {
        text += " ";
        text += &says::ended(end);
    }
    let accuracy = accuracy(table, review);
    if !accuracy.is_empty() {
        text += "\n";
        text += &says::accuracy(commas(&accuracy));
    }
    let names = Names::of(table, review);
    let worst = review.worst(most);
    text += "\n";
    text += if worst.is_empty() { says::NO_BIG_MISTAKES } else { says::BIGGEST_MISTAKES };
    for (number, ply) in (1..).zip(&worst) {
        let _ = write!(text, "\n{number}\\. {}", cost(table, ply, &names.move_of(ply)));
    }
    let missed: Vec<_> = review.missed().collect();
    if !missed.is_empty() {
        let told = missed.iter().take(MISSED).filter_map(|ply| {
            Some(says::missed_lasermate(notation(ply.missed.as_ref()?), names.move_of(ply)))
        });
        let told = semicolons(&told.collect::<Vec<_>>());
        text += "\n";
        text += &match missed.len().checked_sub(MISSED) {
            None | Some(0) => says::missed_lasermates(told),
            Some(more) => says::missed_lasermates_and_more(told, more),
        };
    }
    text
}

/// How accurately each side played: `White 87%` and `Black 64%`.
fn accuracy(table: &Table, review: &Review) -> Vec<String> {
    let sides = Seat::ALL.into_iter().zip(table.game.sides());
    let told = |(seat, side): (Seat, &Side)| {
        Some(says::accuracy_of(names::side(*side), review.accuracy(seat)?.to_string()))
    };
    sides.filter_map(told).collect()
}

/// What a move cost, and what was better.
fn cost(table: &Table, ply: &MoveReview, played: &str) -> String {
    let cost = match Price::of(ply.loss, worth_after(ply)) {
        Price::Game => says::cost_the_game(played),
        Price::WonGame => says::cost_a_won_game(played),
        Price::Pawns(pawns) => says::cost_pawns(played, pawns),
    };
    if waits(table, ply) {
        format!("{cost} {}", says::better(says::WAITING))
    } else if ply.better.is_empty() {
        cost
    } else {
        format!("{cost} {}", better(table, &ply.better))
    }
}

/// `Better: **Nf3**.`, `Better: **b4**, waiting or **g6**.`
pub(super) fn better(table: &Table, moves: &[String]) -> String {
    let named = |better: &String| match better_word(table, better) {
        Some(word) => word.to_owned(),
        None => format!("**{}**", notation(better)),
    };
    says::better(either(&moves.iter().map(named).collect::<Vec<_>>()))
}

/// What is better and no move, as a word: to do nothing, where nobody waits for anybody, and where turns are taken.
pub(super) fn better_word(table: &Table, better: &str) -> Option<&'static str> {
    let waits = if by_clock(table) { says::WAITING } else { says::PASSING };
    (better == "pass").then_some(waits)
}

/// Whether it would have been better to do nothing, where nobody waits for anybody.
pub fn waits(table: &Table, ply: &MoveReview) -> bool {
    by_clock(table) && ply.better.first().is_none_or(|better| better_word(table, better).is_some())
}

/// What the game was worth afterwards to who did it.
pub fn worth_after(ply: &MoveReview) -> Score {
    ply.values.get(ply.seat.index()).copied().unwrap_or(0)
}

/// What an action cost.
pub(super) enum Price {
    Game,
    WonGame,
    /// So many pawns, in words.
    Pawns(String),
}

impl Price {
    /// By the loss, and by what the game was worth afterwards to who did it.
    pub(super) fn of(loss: Score, after: Score) -> Self {
        if after < 0 && ends_in(after).is_some() {
            Self::Game
        } else if loss >= PLENTY {
            Self::WonGame
        } else {
            Self::Pawns(pawns(loss))
        }
    }
}

/// `3.4 pawns`, `1 pawn`.
pub(super) fn pawns(value: Score) -> String {
    let tenths = (value.abs() + 5) / 10;
    match (tenths / 10, tenths % 10) {
        (whole, 0) => says::pawns(whole),
        (whole, tenth) => says::pawns_and_tenths(whole, tenth),
    }
}

/// The picture of how a game went, in words: the same as it shows.
pub fn course_alt(table: &Table, review: &Review, most: usize) -> String {
    let names = Names::of(table, review);
    let mut told = vec![says::course(games::title(table.setup.preset()), review.plies.len())];
    for (seat, side) in sides(table).into_iter().enumerate() {
        let course: Vec<Score> = std::iter::once(&review.start)
            .chain(review.plies.iter().map(|ply| &ply.values))
            .map(|values| values.get(seat).copied().unwrap_or(0))
            .collect();
        let (start, end) = (worth(course[0]), worth(course.last().copied().unwrap_or(0)));
        let best = course.iter().enumerate().max_by_key(|(at, value)| (**value, std::cmp::Reverse(*at)));
        told.push(match best.filter(|(at, _)| *at > 0) {
            Some((at, value)) => {
                let after = names.plain(&review.plies[at - 1]);
                says::course_of_side_and_best(side, start, worth(*value), after, end)
            }
            None => says::course_of_side(side, start, end),
        });
    }
    let accuracy = accuracy(table, review);
    if !accuracy.is_empty() {
        told.push(says::course_accuracy(commas(&accuracy)));
    }
    for (number, ply) in (1..).zip(review.worst(most)) {
        let played = names.plain(ply);
        told.push(match Price::of(ply.loss, worth_after(ply)) {
            Price::Game => says::number_cost_the_game(number, played),
            Price::WonGame => says::number_cost_a_won_game(number, played),
            Price::Pawns(pawns) => says::number_cost_pawns(number, played, pawns),
        });
    }
    let stars: Vec<_> = review.missed().map(|ply| names.plain(ply)).collect();
    if !stars.is_empty() {
        told.push(says::stars(commas(&stars)));
    }
    told.join(" ")
}

/// What a game is worth to a side.
fn worth(value: Score) -> String {
    match ends_in(value) {
        Some(0) if value > 0 => says::WON.to_owned(),
        Some(0) => says::LOST.to_owned(),
        Some(_) if value > 0 => says::WINNING.to_owned(),
        Some(_) => says::LOSING.to_owned(),
        None if value.abs() < 5 => says::LEVEL.to_owned(),
        None if value > 0 => says::ahead(pawns(value)),
        None => says::behind(pawns(value)),
    }
}

/// What the moves of a review are called: by the numbers of their rounds, and without turns by their times.
struct Names<'a> {
    table: &'a Table,
    /// What stands before each action, by its place in the record.
    heads: Vec<(usize, String)>,
}

impl<'a> Names<'a> {
    fn of(table: &'a Table, review: &Review) -> Self {
        let (mut round, mut last) = (0, None);
        let three = table.game.sides().len() > 2;
        let mut heads = Vec::with_capacity(review.plies.len());
        for ply in &review.plies {
            if Action::<()>::from_word(&ply.san).is_none_or(|word| word == Action::Pass) {
                round += u32::from(last.is_none_or(|last| ply.seat < last));
                last = Some(ply.seat);
            }
            let dots = if ply.seat == Seat::First || three { "." } else { "…" };
            let head = match table.record.get(ply.index) {
                Some(entry) if by_clock(table) => clock(entry.at),
                _ => format!("{}{dots}", round.max(1)),
            };
            heads.push((ply.index, head));
        }
        Self { table, heads }
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
        says::move_of_side(self.short(ply), names::side(self.table.game.side(ply.seat)))
    }

    /// The same for a sentence.
    fn move_of(&self, ply: &MoveReview) -> String {
        let played = format!("**{} {}**", self.head(ply), notation(&ply.san));
        says::move_of_side(played, names::side(self.table.game.side(ply.seat)))
    }
}
