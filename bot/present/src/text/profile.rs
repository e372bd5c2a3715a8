//! Records of people and sides: who keeps pacts, who has won, who is strong.

use std::fmt::Write as _;

use lasermate_domain::escape::escape;
use lasermate_domain::port::Person;
use lasermate_domain::ratings::VariantTally;
use lasermate_domain::sessions::session::Session;
use lasermate_engine::pact::{Balance, Record};
use lasermate_engine::variants::Preset;

use super::person::named;
use super::player;
use super::ratings::{PROVISIONAL, shown};
use super::wording::{counted, here};

/// How somebody has kept pacts on a server (pacts.md P7).
pub fn word_of(who: &Person, record: Record) -> String {
    let name = named(who);
    if record.made == 0 {
        return format!("{name} hasn't made any pacts yet.");
    }
    let pacts = if record.made == 1 { "1 pact".to_owned() } else { format!("{} pacts", record.made) };
    format!(
        "{name}: {pacts}, {} kept to the end, {} ended early, {} broken, {} void.",
        record.kept, record.denounced, record.broken, record.void
    )
}

pub fn nobody_called(name: &str) -> String {
    format!("Nobody here is called {}.", escape(name))
}

/// Somebody's rating in a game.
#[derive(Clone, Debug)]
pub struct GameRating {
    /// The game, and how fast it is played.
    pub game: String,
    pub points: i64,
    /// Whether too few games are behind them.
    pub provisional: bool,
    /// How many rated games are.
    pub games: u32,
}

/// How somebody does with the puzzles of a game.
#[derive(Clone, Debug)]
pub struct SolvingRecord {
    pub game: String,
    pub points: i64,
    /// Whether too few puzzles are behind them.
    pub provisional: bool,
    /// How many were tried, and how many of them solved.
    pub tried: (u32, u32),
}

/// What somebody has done with puzzles: ratings by game, and daily puzzles in a row with the most there ever were.
#[derive(Clone, Debug, Default)]
pub struct PuzzleProfile {
    /// By game, most puzzles first.
    pub ratings: Vec<SolvingRecord>,
    pub dailies: Option<(u32, u32)>,
}

/// `/profile`: how many games somebody has finished and won where somebody asks, how the word was kept, ratings, results game by game, and
/// puzzles.
pub fn profile(
    (who, direct): (&Person, bool),
    standings: &[GameRating],
    (tallies, puzzles): (&[VariantTally], &PuzzleProfile),
    record: Record,
) -> String {
    let won: u32 = tallies.iter().map(|tally| tally.came[0]).sum();
    let games = match tallies.iter().flat_map(|tally| tally.came).sum() {
        0 => format!("has not finished a game against people {} yet", here(direct)),
        games => {
            format!("has finished {} against people {} and won {won}", counted(games, "game"), here(direct))
        }
    };
    let mut lines = vec![format!("**{}** {games}. {}", named(who), word_of(who, record))];
    for standing in standings {
        let points = shown(standing.points, standing.provisional);
        lines.push(format!("- {}: **{points}** ({})", standing.game, counted(standing.games, "rated game")));
    }
    for tally in tallies {
        let title = Preset::named(&tally.variant).map_or(tally.variant.as_str(), |preset| preset.title);
        let [won, drawn, lost] = tally.came;
        lines.push(format!("- {title} here: {won} won, {drawn} drawn, {lost} lost"));
    }
    for SolvingRecord { game, points, provisional, tried: (tried, solved) } in &puzzles.ratings {
        let points = shown(*points, *provisional);
        lines.push(format!("- {game} puzzles: **{points}** ({solved} of {tried} solved)"));
    }
    if let Some((days, most)) = puzzles.dailies {
        lines.push(format!("- Daily puzzle: {} in a row (best {most})", counted(days, "day")));
    }
    let unsure = puzzles.ratings.iter().any(|solving| solving.provisional);
    if unsure || standings.iter().any(|standing| standing.provisional) {
        lines.push(PROVISIONAL.to_owned());
    }
    lines.join("\n")
}

/// `/balance`: what each side has, in numbers and without a judgement (pacts.md P9). What a game does not have is left out: men
/// of draughts are worth nothing in pawns.
pub fn balance(live: &Session, of: &[Balance]) -> String {
    let has_worth = of.iter().any(|own| own.material > 0);
    let mut lines = vec![format!("**Balance of game {}**, round {}", live.id, live.game.view().move_number)];
    for own in of {
        let worth = if has_worth { format!(" worth {}", own.material) } else { String::new() };
        let moves = counted(own.mobility, "move");
        let pieces = counted(own.pieces, "piece");
        let mut line = format!("- {}: {pieces}{worth}, {moves}", player(live, own.seat));
        if own.king_cells > 0 {
            let Balance { king_cells_attacked, king_cells, checkers, .. } = own;
            let _ =
                write!(line, "; {king_cells_attacked} of {king_cells} squares around the king are attacked");
            if *checkers > 0 {
                let _ = write!(line, ", king attacked by {}", counted(*checkers, "piece"));
            }
        }
        if has_worth {
            let _ = write!(line, "; threatens {}", threats(live, own, of));
        }
        lines.push(line);
    }
    if has_worth {
        lines.push(WORTH.to_owned());
    }
    lines.join("\n")
}

/// What the numbers of a balance mean.
const WORTH: &str = "Values in pawns (queen 9, rook 5, bishop and knight 3). \"Threatens\" is the value of the pieces it attacks.";

/// Whose pieces one seat attacks, with what they are worth.
fn threats(live: &Session, own: &Balance, of: &[Balance]) -> String {
    let others = of.iter().filter(|other| other.seat != own.seat);
    let threats: Vec<_> = others
        .filter_map(|other| {
            let worth = own.threatens.get(other.seat.index()).copied().unwrap_or(0);
            (worth > 0).then(|| format!("{} {worth}", live.game.side(other.seat).title()))
        })
        .collect();
    if threats.is_empty() { "nothing".to_owned() } else { threats.join(", ") }
}
