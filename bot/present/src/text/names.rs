//! How sides, players and scores are called.

use lasermate_domain::port::Person;
use lasermate_domain::sessions::session::Session;
use lasermate_engine::outcome::Points;
use lasermate_engine::seat::{Seat, Side};
use lasermate_engine::view::View;

use super::computer;
use super::person::named;
use super::wording::listed;

/// A player with the side: `Blue (Ann)`, a computer by its name alone, `Red (Lantern)`; the side alone where nobody sits there.
pub fn player(live: &Session, seat: Seat) -> String {
    on_a_side(live, seat, |who| computer::short(who).unwrap_or_else(|| named(who)))
}

/// The same as somebody sits down, a computer with its level: `Red (Lantern, computer level 4)`.
pub fn introduced(live: &Session, seat: Seat) -> String {
    on_a_side(live, seat, named)
}

fn on_a_side(live: &Session, seat: Seat, called: impl Fn(&Person) -> String) -> String {
    let side = live.game.side(seat).title();
    match live.players.get(seat.index()) {
        Some(player) => format!("{side} ({})", called(player)),
        None => side.to_owned(),
    }
}

/// Who plays whom, computers with their levels: `Blue (Ann) against Red (Lantern, computer level 4)`, `White (Ann), Red (Bob) and
/// Black (Cid)`.
pub fn players_line(live: &Session) -> String {
    let players = seated(live);
    if players.len() > 2 { listed(&players) } else { players.join(" against ") }
}

/// The same where a sentence lists them: `White (Ann) and Black (Bob)`.
pub(super) fn every_player(live: &Session) -> String {
    listed(&seated(live))
}

fn seated(live: &Session) -> Vec<String> {
    Seat::at_table(live.game.sides().len()).map(|seat| introduced(live, seat)).collect()
}

/// A picture's title: the game and who plays; `names` are plain text already.
pub fn title(game: &str, names: &[String]) -> String {
    if names.is_empty() { game.to_owned() } else { format!("{game}: {}", against(names)) }
}

/// Who plays: `Ann – Bob`.
pub fn against(names: &[String]) -> String {
    names.iter().filter(|name| !name.is_empty()).cloned().collect::<Vec<_>>().join(" – ")
}

/// The points side by side: `Blue 277, Red 0`.
pub fn by_side(sides: &[Side], scores: &[Points]) -> String {
    let each = sides.iter().zip(scores).map(|(side, score)| format!("{} {score}", side.title()));
    each.collect::<Vec<_>>().join(", ")
}

/// The score of a view: `Blue 277, Red 0`; `None` where the game has no points before its end.
pub fn score_line(view: &View) -> Option<String> {
    let points = !view.beams.is_empty() || view.scores.iter().any(|score| *score > 0);
    points.then(|| by_side(view.sides, &view.scores))
}
