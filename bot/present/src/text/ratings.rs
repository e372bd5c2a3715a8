//! Ratings: how they change, who leads, and why a game does not count.

use lasermate_domain::port::{Curve, Leaders, Person};
use lasermate_domain::ratings::{Category, Tempo, UncountedReason};
use lasermate_domain::tables::table::Table;

use super::person::{in_a_description, in_a_picture, named, network_name};
use super::wording::{commas, semicolons};
use super::{games, player};
use crate::say::ratings as say;

pub use say::{
    FROM_THE_START, LIST_OR_HIDE, PROVISIONAL, RATED_OR_CASUAL, SERVER_OR_ALL, WHICH_TEMPO, games,
};

/// How many characters of a name a table has room for.
const NAME_CHARS: usize = 26;

/// Somebody's rating that has changed.
#[derive(Clone, Debug)]
pub struct RatingChange {
    pub who: Person,
    pub now: i64,
    /// By how many they changed.
    pub by: i64,
    /// Whether too few games are behind it.
    pub provisional: bool,
}

/// A rated challenge begins between people of whom one has no account: that of the network with this word.
pub fn no_account(network: &str) -> String {
    say::casual_without_account(network_name(network))
}

/// A game and how fast it is played: `Chess, correspondence`.
pub fn category(category: &Category) -> String {
    let game = games::titled(&category.variant);
    match category.tempo {
        Tempo::Bullet => say::bullet(game),
        Tempo::Blitz => say::blitz(game),
        Tempo::Rapid => say::rapid(game),
        Tempo::Classical => say::classical(game),
        Tempo::Realtime => say::realtime(game),
        Tempo::Correspondence => say::correspondence(game),
        Tempo::Untimed => say::untimed(game),
    }
}

/// Points, with a mark where too few games are behind them.
pub fn shown(points: i64, provisional: bool) -> String {
    format!("{points}{}", if provisional { "?" } else { "" })
}

/// How ratings change with a game.
pub fn changes(changes: &[RatingChange]) -> String {
    let one = |change: &RatingChange| {
        let by = match change.by {
            by if by < 0 => format!("\u{2212}{}", by.abs()),
            by => format!("+{by}"),
        };
        format!("{} {} ({by})", named(&change.who), shown(change.now, change.provisional))
    };
    say::changes(commas(&changes.iter().map(one).collect::<Vec<_>>()))
}

/// Why a game that was to be rated does not count; nothing where it was casual. `Some(None)` is one that somebody left for good.
pub fn uncounted(table: &Table, why: Option<Option<UncountedReason>>) -> Option<String> {
    Some(match why?.unwrap_or(UncountedReason::Gone) {
        UncountedReason::Substitute => say::NOT_RATED_SUBSTITUTE.to_owned(),
        UncountedReason::Removed => say::NOT_RATED_REMOVED.to_owned(),
        UncountedReason::Hint(seat) => say::not_rated_hint(player(table, seat)),
        UncountedReason::TooShort => say::NOT_RATED_SHORT.to_owned(),
        UncountedReason::Adjudicated => say::NOT_RATED_ADJUDICATED.to_owned(),
        UncountedReason::Gone => say::NOT_RATED_GONE.to_owned(),
    })
}

/// Nobody has a rating in a game.
pub fn nobody_yet(game: &str, everywhere: bool, direct: bool) -> String {
    match (everywhere, direct) {
        (true, _) => say::nobody_everywhere(game),
        (false, true) => say::nobody_in_this_chat(game),
        (false, false) => say::nobody_here(game),
    }
}

pub fn leaders(people: &[Person], leaders: &Leaders) -> String {
    let mut lines = vec![format!("**{}**", title(leaders))];
    for (row, who) in leaders.rows.iter().zip(people) {
        let points = shown(row.points.into(), row.provisional);
        lines.push(say::row(row.place, named(who), points, games(row.games)));
    }
    if leaders.rows.iter().any(|row| row.provisional) {
        lines.push(PROVISIONAL.to_owned());
    }
    lines.join("\n")
}

/// What a table is about. Where no place is named, it is where somebody asks.
pub fn title(leaders: &Leaders) -> String {
    match (leaders.everywhere, leaders.direct) {
        (true, _) => say::of_all_servers(&leaders.game),
        (false, true) => say::of_this_chat(&leaders.game),
        (false, false) => leaders.game.clone(),
    }
}

/// A table for those who cannot see it; its rows are fewer than a description has room for.
pub fn leaders_alt(people: &[Person], leaders: &Leaders) -> String {
    let rows = leaders.rows.iter().zip(people).map(|(row, who)| {
        let points = shown(row.points.into(), row.provisional);
        format!("{}. {} {points}", row.place, in_a_description(who, people, NAME_CHARS))
    });
    say::leaders_alt(title(leaders), semicolons(&rows.collect::<Vec<_>>()))
}

/// Somebody in a table's picture.
pub fn in_a_table(who: &Person, people: &[Person]) -> String {
    in_a_picture(who, people, NAME_CHARS)
}

pub fn curve_title(who: &Person, curve: &Curve) -> String {
    format!("{}: {}", in_a_picture(who, &[], NAME_CHARS), curve.game)
}

/// The line below a curve.
pub fn curve_under(curve: &Curve) -> String {
    let range = match (curve.values.iter().min(), curve.values.iter().max()) {
        (Some(lowest), Some(highest)) if lowest != highest => Some([highest.to_string(), lowest.to_string()]),
        _ => None,
    };
    let shown = curve.values.len();
    let cut = usize::try_from(curve.games).is_ok_and(|games| games > shown);
    match (cut, range) {
        (false, None) => say::rated_games(curve.games),
        (false, Some([highest, lowest])) => say::rated_games_between(curve.games, highest, lowest),
        (true, None) => say::last_rated_games(curve.games, shown),
        (true, Some([highest, lowest])) => say::last_rated_games_between(curve.games, shown, highest, lowest),
    }
}

/// A curve for those who cannot see it.
pub fn curve_alt(who: &Person, curve: &Curve) -> String {
    let now = curve.values.last().copied().unwrap_or(0);
    let now = shown(now.into(), curve.provisional);
    say::curve_alt(in_a_description(who, &[], NAME_CHARS), &curve.game, now, curve_under(curve))
}

/// Whether somebody is on the list of all servers.
pub const fn listed(listed: bool) -> &'static str {
    if listed { say::LISTED } else { say::NOT_LISTED }
}
