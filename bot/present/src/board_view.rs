//! A position as a page draws it itself: the scene of its picture as data, and what its beams do, step by step.

use lasermate_domain::name_mark::as_written;
use lasermate_domain::port::UnixMillis;
use lasermate_domain::tables::table::Table;
use lasermate_domain::tables::timeline;
use lasermate_engine::any::AnyGame;
use lasermate_engine::variants::{Preset, Setup};
use lasermate_render::scene::Theme;
use lasermate_render::{LiveScene, RenderError, Renderer};
use serde::Serialize;

use super::live_board::Cooling;
use super::move_events::MoveEvent;
use super::overview::{self, EarlierState};
use super::picture::{self, PictureStyle};
use super::snapshot::PositionSnapshot;
use super::text;
use super::title::Title;

/// A position and everything that is seen of it.
#[derive(Clone, Debug, Serialize)]
pub struct BoardView {
    pub game: u64,
    pub version: u32,
    /// After how many actions of the record it is; none for the newest position.
    pub after: Option<usize>,
    /// How the players stood there; none for the newest position, of which the game at a glance tells.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub earlier: Option<EarlierState>,
    #[serde(flatten)]
    pub scene: LiveScene,
    /// The position in words.
    pub alt: String,
    /// What just happened, in a few words, and whether it is a lasermate; empty where nothing did.
    pub news: String,
    pub triumph: bool,
    /// Whether the game is over.
    pub over: bool,
    /// The sides, in seat order.
    pub sides: Vec<&'static str>,
    /// What the last move did to the pieces, in order: so that it can be seen to come about.
    pub events: Vec<MoveEvent>,
    /// The same in words as a numbered list, where the scene has these numbers; empty otherwise.
    pub chain: String,
    /// What each beam does on its way, in the order of the scene's beams.
    pub courses: Vec<Course>,
    /// The time by which [`Cooling::ready_at`] is told.
    pub now: UnixMillis,
    /// Without turns: the pieces that are not ready yet.
    pub cooling: Vec<Cooling>,
}

/// What happens to a beam.
#[derive(Clone, Debug, Serialize)]
pub struct Course {
    /// In a sentence.
    pub words: String,
    pub events: Vec<CourseEvent>,
}

/// Something that turns a beam, lets it through or ends it.
#[derive(Clone, Debug, Serialize)]
pub struct CourseEvent {
    /// Where, in the picture's pixels.
    pub at: [f32; 2],
    pub words: String,
}

/// A game as it stands at a moment, as one of its pictures shows it; what pieces have to wait is told beside it.
///
/// # Errors
/// The board cannot be drawn.
pub fn now(table: &Table, look: PictureStyle) -> Result<BoardView, RenderError> {
    let showing = PositionSnapshot::of(table);
    let clock = showing.view.clock.as_ref();
    let now = clock.map_or(0, |clock| table.clock.moment(clock.now));
    let cooling = super::live_board::cooling(table, &showing.view);
    let view = of(&showing.without_waits(), look)?;
    Ok(BoardView { game: table.id.0, version: table.version, now, cooling, ..view })
}

/// The position after so many actions of the record; `None` for more than there are.
///
/// # Errors
/// The board cannot be drawn.
pub fn after(table: &Table, actions: usize, look: PictureStyle) -> Result<Option<BoardView>, RenderError> {
    let Some(game) = timeline::after(table, actions) else { return Ok(None) };
    let view = of(&PositionSnapshot::of_game(&game, Title::of(table)).without_waits(), look)?;
    let earlier = Some(overview::earlier(table, &game));
    let (game, version) = (table.id.0, table.version);
    Ok(Some(BoardView { game, version, after: Some(actions), earlier, ..view }))
}

/// What just happened, the pacts that it broke first.
fn news(showing: &PositionSnapshot) -> String {
    let latest = if showing.sum.is_empty() { &showing.news } else { &showing.sum };
    text::breaches(showing).into_iter().chain([latest.clone()]).collect::<Vec<_>>().join(" ")
}

pub(super) fn of(showing: &PositionSnapshot, look: PictureStyle) -> Result<BoardView, RenderError> {
    let scene = picture::scene(showing, look);
    let geometry = Renderer::geometry(&scene, lasermate_render::Scale::default())?;
    let courses = showing.view.beams.iter().map(|beam| {
        let events = text::beam_events(&showing.view, beam).into_iter();
        let events =
            events.map(|(at, words)| CourseEvent { at: picture::place(showing, at, &geometry), words });
        Course { words: text::beam_line(&showing.view, beam), events: events.collect() }
    });
    Ok(BoardView {
        game: 0,
        version: 0,
        after: None,
        earlier: None,
        courses: courses.collect(),
        scene: Renderer::live(&scene)?,
        alt: as_written(&text::marked_alt(showing)),
        news: as_written(&news(showing)),
        triumph: showing.triumph,
        over: showing.view.outcome.is_some(),
        sides: showing.view.sides.iter().map(|side| side.name()).collect(),
        events: showing.events.clone(),
        chain: as_written(&showing.chain),
        now: 0,
        cooling: Vec::new(),
    })
}

/// A lasermate in seven moves, by the side whose beam it is: what is played where nothing is played yet.
const DEMONSTRATION: [&str; 7] = ["d3", "d5", "Bg5", "g6", "Nc3", "Bh6", "Nb5"];
/// Before which of these moves the bishop can be tried as a mirror, and where it stands.
const BEFORE_MIRROR: usize = 2;
const MIRROR: &str = "c1";

/// A short game for who has not seen one: its positions from the start on.
///
/// # Errors
/// A board cannot be drawn.
pub fn demonstration(light: bool) -> Result<Vec<BoardView>, RenderError> {
    demonstrated().iter().map(|game| shown(game, light)).collect()
}

/// The positions after each move of the bishop with which the demonstration turns a beam, each with the bishop's square.
///
/// # Errors
/// A board cannot be drawn.
pub fn mirror_moves(light: bool) -> Result<Vec<(String, BoardView)>, RenderError> {
    let games = demonstrated();
    let Some((before, seat)) = games.get(BEFORE_MIRROR).and_then(|game| Some((game, game.to_act().mover()?)))
    else {
        return Ok(Vec::new());
    };
    let moves = before.legal(seat).into_iter().filter(|legal| legal.exact.starts_with(MIRROR));
    let after = moves.filter_map(|legal| {
        let mut game = before.clone();
        game.try_text(seat, &legal.exact, 0).is_ok().then_some((legal.to, game))
    });
    after.map(|(to, game)| Ok((to, shown(&game, light)?))).collect()
}

/// The games of the demonstration, as they stand before and after each move.
fn demonstrated() -> Vec<AnyGame> {
    let start = Preset::named("billichess").and_then(|preset| AnyGame::new(&Setup::new(preset)).ok());
    let mut games: Vec<_> = start.into_iter().collect();
    for text in DEMONSTRATION {
        let Some(mut game) = games.last().cloned() else { break };
        let Some(seat) = game.to_act().mover() else { break };
        if game.try_text(seat, text, 0).is_err() {
            break;
        }
        games.push(game);
    }
    games
}

fn shown(game: &AnyGame, light: bool) -> Result<BoardView, RenderError> {
    let theme = if light { Theme::Light } else { Theme::Dark };
    of(&PositionSnapshot::of_game(game, ""), PictureStyle::public(theme))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::saying::in_english;

    #[test]
    fn the_demonstration_ends_with_a_lasermate() {
        let views = demonstration(false).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(views.len(), DEMONSTRATION.len() + 1);
        let last = views.last().unwrap_or_else(|| panic!("a position"));
        assert!(last.triumph && in_english(&last.news).contains("277"), "{}", last.news);
        // What a beam meets is told in order, and its end last.
        let course = last
            .courses
            .iter()
            .find(|course| in_english(&course.words).starts_with("Blue"))
            .unwrap_or_else(|| panic!("Blue's"));
        let told: Vec<_> = course.events.iter().map(|event| in_english(&event.words)).collect();
        assert_eq!(told[0], "g5, Blue bishop: turns it", "{told:?}");
        assert_eq!(told[told.len() - 1], "ends in Red's heel at k8", "{told:?}");
        assert!(told.iter().any(|words| words.ends_with("the edge turns it")), "{told:?}");
    }

    #[test]
    fn the_mirror_of_the_lesson_goes_to_each_of_its_squares_and_turns_a_beam_on_some() {
        let tried = mirror_moves(false).unwrap_or_else(|error| panic!("{error}"));
        let squares: Vec<_> = tried.iter().map(|(to, _)| to.as_str()).collect();
        assert_eq!(squares, ["d2", "e3", "f4", "g5", "h6"]);
        // The other bishop is at home, in the lowest row.
        let turned = |(_, view): &(String, BoardView)| {
            let mut events = view.courses.iter().flat_map(|course| &course.events);
            events.any(|event| {
                in_english(&event.words).ends_with("Blue bishop: turns it") && event.at[1] < 650.0
            })
        };
        let turned: Vec<_> = tried.iter().map(turned).collect();
        assert_eq!(turned, [true, false, false, true, false]);
    }

    /// The numbers on the board had no words beside them.
    #[test]
    fn what_a_move_sets_off_is_told_under_the_numbers_of_the_board() {
        let crazy = Preset::named("crazy").unwrap_or_else(|| panic!("Crazy chess"));
        let mut game = AnyGame::new(&Setup::new(crazy)).unwrap_or_else(|error| panic!("{error}"));
        let look = PictureStyle::public(Theme::Dark);
        for text in ["e2e4", "e7e5", "d2d4", "e5d4", "d1d4", "d8g5", "c1g5"] {
            let quiet =
                of(&PositionSnapshot::of_game(&game, ""), look).unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(quiet.chain, "", "before {text}");
            let (seat, _) = game.to_act().iter().next().unwrap_or_else(|| panic!("{text}: nobody moves"));
            game.try_text(seat, text, 0).unwrap_or_else(|error| panic!("{text}: {error}"));
        }
        let view = of(&PositionSnapshot::of_game(&game, ""), look).unwrap_or_else(|error| panic!("{error}"));
        let told = in_english(&view.chain);
        let steps: Vec<_> = told.lines().collect();
        assert_eq!(steps.len(), 5, "{told}");
        assert_eq!(steps[2], "3. Black queen takes revenge around g5");
        assert_eq!(steps[4], "5. White bishop rises on g5");
    }
}
