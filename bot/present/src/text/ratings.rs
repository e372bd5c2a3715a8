//! Ratings: how they change, who leads, and why a game does not count.

use lasermate_domain::command::mark::{LEADERBOARD, says};
use lasermate_domain::name_mark::cut;
use lasermate_domain::port::{Curve, Leaders, Person};
use lasermate_domain::ratings::{Category, Tempo, UncountedReason};
use lasermate_domain::sessions::session::Session;

use super::person::{in_a_description, in_a_picture, named, network_name};
use super::wording::{counted, here};
use super::{ALT_CHARS, player};

pub const LIST_OR_HIDE: &str = says!("Use `", LEADERBOARD, " me:list` or `", LEADERBOARD, " me:hide`.");
/// Neither this server nor all of them.
pub const SERVER_OR_ALL: &str = says!("Use `", LEADERBOARD, " of:server` or `", LEADERBOARD, " of:all`.");
pub const WHICH_TEMPO: &str =
    "Which tempo? `bullet`, `blitz`, `rapid`, `classical`, `realtime`, `correspondence` or `untimed`.";
/// A challenge is neither rated nor casual.
pub const RATED_OR_CASUAL: &str = "Use `rated` or `casual`.";
/// Words below a rating from few games.
pub const PROVISIONAL: &str = "? means provisional: too few games yet.";
/// A rated game would begin from a position.
pub const FROM_THE_START: &str = "A game from a position can't be rated. Leave out the position or `rated`.";
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
    let network = network_name(network);
    format!(
        "This game is casual: {network} names are not accounts, so it can't be rated against another network."
    )
}

/// A game and how fast it is played: `Chess, correspondence`.
pub fn category(category: &Category) -> String {
    let tempo = match category.tempo {
        Tempo::Bullet => "bullet",
        Tempo::Blitz => "blitz",
        Tempo::Rapid => "rapid",
        Tempo::Classical => "classical",
        Tempo::Realtime => "realtime",
        Tempo::Correspondence => "correspondence",
        Tempo::Untimed => "no time limit",
    };
    format!("{}, {tempo}", category.title())
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
    format!("Ratings: {}.", changes.iter().map(one).collect::<Vec<_>>().join(", "))
}

/// Why a game that was to be rated does not count; nothing where it was casual. `Some(None)` is one that somebody left for good.
pub fn uncounted(live: &Session, why: Option<Option<UncountedReason>>) -> Option<String> {
    Some(match why?.unwrap_or(UncountedReason::Gone) {
        UncountedReason::Substitute => "Not rated: a substitute played.".to_owned(),
        UncountedReason::Removed => "Not rated: a player was taken out of the game.".to_owned(),
        UncountedReason::Hint(seat) => format!("Not rated: {} took a hint.", player(live, seat)),
        UncountedReason::TooShort => "Not rated: too few moves were made.".to_owned(),
        UncountedReason::Adjudicated => "Not rated: a manager decided the game.".to_owned(),
        UncountedReason::Gone => "Not rated: a player has deleted their data.".to_owned(),
    })
}

/// Nobody has a rating in a game.
pub fn nobody_yet(game: &str, everywhere: bool, direct: bool) -> String {
    let place = if everywhere { "on the list of all servers" } else { here(direct) };
    let how = if everywhere {
        says!("`", LEADERBOARD, " me:list` puts you on it.")
    } else {
        says!("`", lasermate_domain::command::mark::CHALLENGE, " rated` plays for ratings.")
    };
    format!("**{game}**: nobody {place} has a rating yet. {how}")
}

pub fn leaders(people: &[Person], leaders: &Leaders) -> String {
    let mut lines = vec![format!("**{}**", title(leaders))];
    for (row, who) in leaders.rows.iter().zip(people) {
        lines.push(format!(
            "{}. {} {} ({})",
            row.place,
            named(who),
            shown(row.points.into(), row.provisional),
            counted(row.games, "game")
        ));
    }
    if leaders.rows.iter().any(|row| row.provisional) {
        lines.push(PROVISIONAL.to_owned());
    }
    lines.join("\n")
}

/// What a table is about. Where no place is named, it is where somebody asks.
pub fn title(leaders: &Leaders) -> String {
    match (leaders.everywhere, leaders.direct) {
        (true, _) => format!("{}: all servers", leaders.game),
        (false, true) => format!("{}: this chat", leaders.game),
        (false, false) => leaders.game.clone(),
    }
}

/// How many games are behind a rating.
pub fn games(games: u32) -> String {
    counted(games, "game")
}

/// A table for those who cannot see it.
pub fn leaders_alt(people: &[Person], leaders: &Leaders) -> String {
    let rows = leaders.rows.iter().zip(people).map(|(row, who)| {
        let points = shown(row.points.into(), row.provisional);
        format!("{}. {} {points}", row.place, in_a_description(who, people, NAME_CHARS))
    });
    let rows: Vec<_> = rows.collect();
    cut(&format!("Leaderboard, {}: {}", title(leaders), rows.join("; ")), ALT_CHARS)
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
    let (least, most) = (curve.values.iter().min(), curve.values.iter().max());
    let range = match (least, most) {
        (Some(least), Some(most)) if least != most => format!(", highest {most}, lowest {least}"),
        _ => String::new(),
    };
    let last = match usize::try_from(curve.games) {
        Ok(games) if games > curve.values.len() => format!(" (the last {} shown)", curve.values.len()),
        _ => String::new(),
    };
    format!("{}{last}{range}", counted(curve.games, "rated game"))
}

/// A curve for those who cannot see it.
pub fn curve_alt(who: &Person, curve: &Curve) -> String {
    let now = curve.values.last().copied().unwrap_or(0);
    let now = shown(now.into(), curve.provisional);
    let who = in_a_description(who, &[], NAME_CHARS);
    cut(&format!("Rating of {who}: {}, now {now}. {}.", curve.game, curve_under(curve)), ALT_CHARS)
}

/// Whether somebody is on the list of all servers.
pub const fn listed(listed: bool) -> &'static str {
    if listed {
        "You are on the leaderboard of all servers, with your name."
    } else {
        "You are not on the leaderboard of all servers."
    }
}
