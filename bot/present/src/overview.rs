//! A game at a glance, for a network that can show it beside its boards: who plays, how they stand, and every move.

use lasermate_domain::port::{PersonId, UnixMillis};
use lasermate_domain::tables::record::RecordEntry;
use lasermate_domain::tables::table::Table;
use lasermate_domain::tables::timeline;
use lasermate_engine::action::{Action, ActionKind, Asked};
use lasermate_engine::any::AnyGame;
use lasermate_engine::piece::Kind;
use lasermate_engine::seat::{Seat, Side};
use lasermate_engine::view::View;
use serde::{Serialize, Serializer};

use super::pact_lines::{self, PactLine};
use super::snapshot::PositionSnapshot;
use super::text;
use super::title::Title;

/// A game at a glance.
#[derive(Clone, Debug, Serialize)]
pub struct Overview {
    pub game: u64,
    pub version: u32,
    /// What is played, and by whom; plain text.
    pub title: String,
    /// Who plays, in seat order.
    pub players: Vec<Player>,
    /// When the time of whoever is to act is over.
    pub deadline: Option<UnixMillis>,
    /// Whether the sides move in turn.
    pub turns: bool,
    /// The moves, in order.
    pub moves: Vec<MoveLine>,
    /// Its pacts and offers of pacts; none in a game that has no pacts.
    pub pacts: Option<Vec<PactLine>>,
    /// How it ended; plain text.
    pub result: Option<String>,
}

#[derive(Clone, Debug, Serialize)]
pub struct Player {
    pub id: PersonId,
    /// What they are called; hostile text.
    pub name: String,
    /// What a computer is called without its level.
    pub short: Option<String>,
    #[serde(serialize_with = "title")]
    pub side: Side,
    /// Whether they are asked for anything now.
    pub asked: bool,
    /// Whether that is an answer to an offer alone, and no move.
    pub answers: bool,
    /// Whether they hold the right to deny.
    pub denies: bool,
    /// Whether they are out of the game.
    pub fallen: bool,
    pub clock: Option<ClockFace>,
    /// Their points, where the game has some before its end.
    pub points: Option<String>,
    /// The pieces they have lost, strongest first.
    pub lost: Vec<LostPieces>,
    /// How many pawns their pieces are worth more than those of the other side; 0 where they are not, or where three play.
    pub more: usize,
}

/// Pieces of a kind that a player has lost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LostPieces {
    /// The kind, as its drawing is called.
    pub kind: &'static str,
    pub count: usize,
    pub words: String,
}

#[derive(Clone, Copy, Debug, Serialize)]
pub struct ClockFace {
    pub left: UnixMillis,
    /// From when on it counts down, if it runs.
    pub from: Option<UnixMillis>,
}

/// A move on the list.
#[derive(Clone, Debug, Serialize)]
pub struct MoveLine {
    /// How many actions of the record had been done with it: the number of its picture.
    pub after: usize,
    /// What stands before it: the number of a round, or without turns the time; empty for the later moves of a round.
    pub number: String,
    #[serde(serialize_with = "title")]
    pub side: Side,
    pub san: String,
    pub denied: bool,
}

fn title<S: Serializer>(side: &Side, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(side.title())
}

/// A game at a glance.
pub fn overview(table: &Table) -> Overview {
    let showing = PositionSnapshot::of(table);
    Overview {
        game: table.id.0,
        version: table.version,
        title: Title::in_short(table),
        players: players(table, &table.game, &showing.view, |seat| asked(table, seat)),
        deadline: table.clock.deadline,
        turns: !table.has_clock(),
        moves: moves(table),
        pacts: pact_lines::of(&table.game),
        result: text::how_it_ended(table),
    }
}

/// How the players stood at an earlier position, and the pacts of then.
#[derive(Clone, Debug, Serialize)]
pub struct EarlierState {
    pub players: Vec<Player>,
    pub pacts: Option<Vec<PactLine>>,
}

/// What was told beside the board when a game stood as `then`; its clocks are those of now.
pub(crate) fn earlier(table: &Table, then: &AnyGame) -> EarlierState {
    // Without turns nobody is asked to move.
    let to_act = then.to_act();
    let asks = |seat| {
        to_act.iter().any(|(asked, what)| asked == seat && (!table.has_clock() || what != Asked::Move))
    };
    let asked = |seat| (asks(seat), only_answers(then, seat));
    EarlierState { players: players(table, then, &then.view(), asked), pacts: pact_lines::of(then) }
}

/// The position after so many actions of the record, as a picture shows it; `None` for more than there are.
pub fn position_after(table: &Table, actions: usize) -> Option<PositionSnapshot> {
    let game = timeline::after(table, actions)?;
    Some(PositionSnapshot::of_game(&game, Title::of(table)))
}

/// The players as they stand in `game`; `asked` says as [`asked`] what a seat is asked there.
fn players(table: &Table, game: &AnyGame, view: &View, asked: impl Fn(Seat) -> (bool, bool)) -> Vec<Player> {
    let start = timeline::start(table).map(|game| game.view());
    let seats = Seat::ALL.into_iter().zip(&table.seating.players);
    let player = |(seat, player): (Seat, &lasermate_domain::port::Person)| {
        let (asked, answers) = asked(seat);
        Player {
            id: player.id.clone(),
            name: text::person::in_a_line(player, &table.seating.players),
            short: text::computer::short(player),
            side: game.side(seat),
            asked,
            answers,
            denies: view.denial.is_some_and(|denial| denial.holder == seat),
            fallen: view.fallen.contains(&seat),
            clock: clock_face(table, seat),
            points: view.scores.get(seat.index()).filter(|_| !view.beams.is_empty()).map(ToString::to_string),
            lost: start.as_ref().map(|start| lost(start, view, seat)).unwrap_or_default(),
            more: more(view, seat),
        }
    };
    seats.map(player).collect()
}

/// How many pawns the pieces of one of two seats are worth more than the others on the board.
fn more(view: &View, seat: Seat) -> usize {
    if view.sides.len() != 2 {
        return 0;
    }
    let [others, own] = [false, true].map(|is_own| {
        let pieces = view.pieces.iter().filter(|piece| (piece.seat == seat) == is_own);
        pieces.map(|piece| worth(piece.kind)).sum::<usize>()
    });
    own.saturating_sub(others)
}

const fn worth(kind: Kind) -> usize {
    match kind {
        Kind::Pawn | Kind::Man => 1,
        Kind::Crowned => 2,
        Kind::Knight | Kind::Bishop => 3,
        Kind::Rook => 5,
        Kind::Queen => 9,
        Kind::King | Kind::Hole => 0,
    }
}

/// What is on the live clock of a seat.
pub fn clock_face(table: &Table, seat: Seat) -> Option<ClockFace> {
    table.clock.live.map(|clock| ClockFace {
        left: clock.kept(seat),
        from: clock.running().filter(|(running, _)| *running == seat && table.is_on()).map(|(_, from)| from),
    })
}

/// Whether a seat is asked for anything now, and whether that is an answer to an offer alone.
pub fn asked(table: &Table, seat: Seat) -> (bool, bool) {
    let called = table.called().any(|(asked, _)| asked == seat);
    let owes = table.owes_answer(seat);
    (called || owes, only_answers(&table.game, seat) || (owes && !called))
}

/// Whether a seat is asked about offers alone.
fn only_answers(game: &AnyGame, seat: Seat) -> bool {
    let asked = game.to_act();
    let mut asked = asked.iter().filter(|(asked, _)| *asked == seat).peekable();
    asked.peek().is_some()
        && asked.all(|(_, what)| matches!(what, Asked::Draw | Asked::Billi | Asked::Pact { .. }))
}

/// What a seat had at the start and has no more. A pawn or a man that became something is not lost, nor is a king that became a rook for
/// the hunt.
fn lost(start: &View, view: &View, seat: Seat) -> Vec<LostPieces> {
    let count = |view: &View, kind: Kind| {
        view.pieces.iter().filter(|piece| piece.home == seat && piece.kind == kind).count()
    };
    let kings = if view.billi_phase { count(start, Kind::King) } else { 0 };
    let had = |kind: Kind| match kind {
        Kind::King => count(start, kind) - kings,
        Kind::Rook => count(start, kind) + kings,
        _ => count(start, kind),
    };
    let promoted: usize = Kind::ALL.into_iter().map(|kind| count(view, kind).saturating_sub(had(kind))).sum();
    let gone = |kind: Kind| {
        let gone = had(kind).saturating_sub(count(view, kind));
        let gone = if kind == kind.foot_soldier() { gone.saturating_sub(promoted) } else { gone };
        (gone > 0).then(|| LostPieces {
            kind: if kind == Kind::Crowned { "crowned" } else { kind.name() },
            count: gone,
            words: text::overview::counted(gone, kind),
        })
    };
    Kind::ALL.into_iter().rev().filter_map(gone).collect()
}

/// The moves of a game, in order.
pub fn moves(table: &Table) -> Vec<MoveLine> {
    let counts = |entry: &RecordEntry| entry.is_move();
    let (mut found, mut last): (Vec<MoveLine>, Option<Seat>) = (Vec::new(), None);
    let mut round = timeline::first_number(table).saturating_sub(1);
    for (index, entry) in table.record.iter().enumerate() {
        if entry.kind == ActionKind::Said(Action::Deny) {
            if let Some(line) = found.last_mut() {
                line.denied = true;
            }
            continue;
        }
        if !counts(entry) {
            continue;
        }
        // Who moves twice has had the first move denied, in the same round.
        let opens = last.is_none_or(|last| entry.seat < last);
        let again = last == Some(entry.seat);
        // A position may begin in the middle of a round.
        let begins_later = last.is_none() && entry.seat != Seat::First;
        round += u32::from(opens);
        last = Some(entry.seat);
        let number = if table.has_clock() {
            text::time::clock(entry.at)
        } else if (opens && !begins_later) || (again && entry.seat == Seat::First) {
            format!("{round}.")
        } else if again || begins_later {
            format!("{round}…")
        } else {
            String::new()
        };
        found.push(MoveLine {
            after: index + 1,
            number,
            side: table.game.side(entry.seat),
            san: entry.san.clone(),
            denied: false,
        });
    }
    found
}

/// What stands before a move of the list that is shown alone: `3.`, `3…`, or without turns the time.
pub fn numbered(lines: &[MoveLine], index: usize) -> String {
    let Some(line) = lines.get(index).filter(|line| line.number.is_empty()) else {
        return lines.get(index).map(|line| line.number.clone()).unwrap_or_default();
    };
    // The later moves of a round have the number of its first.
    let mut earlier = lines.iter().take_while(|other| other.after < line.after).collect::<Vec<_>>();
    earlier.retain(|other| !other.number.is_empty());
    let round = earlier.last().map_or("", |first| first.number.trim_end_matches(['.', '…']));
    format!("{round}…")
}
