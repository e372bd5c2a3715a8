//! Standings as text and as a picture.

use std::collections::BTreeMap;

use lasermate_domain::log::PersonNo;
use lasermate_domain::port::{
    Person, Picture, PictureOf, PinnedPicture, PinnedWhat, Post, Reply, StandingRow, Standings, UnixMillis,
};
use lasermate_domain::tournament::{
    Board, BoardResult, Pairing, Phase, PlayerId, Standing, Tournament, TournamentFormat,
};
use lasermate_present::{picture, text};
use lasermate_render::scene::Theme;

use crate::store::{StoreError, TournamentRow};
use crate::use_cases::change::{Call, HandlerOutcome, HandlerResult, RoomPost, ServiceError};
use crate::use_cases::rooms::settings;
use crate::use_cases::tournaments::tournament_buttons;
use crate::world::World;

/// How many places a picture and a text have room for.
const SHOWN: usize = 16;

/// `/tournament standings`, and the button: who leads, and before it begins who takes part.
pub(crate) fn tournament_standings(world: &World, call: &Call<'_>, row: &TournamentRow) -> HandlerResult {
    let tournament = &row.tournament;
    if tournament.phase == Phase::Open {
        let people = named_players(world, tournament.active().take(SHOWN))?;
        let words = text::tournament::takes_part(&people, tournament.active().count());
        let buttons = tournament_buttons(row, call.at());
        return Ok(HandlerOutcome::shown(Reply { buttons, ..Reply::public(words) }));
    }
    let places = tournament.standings();
    let mut words = standings_text(world, row, &places)?;
    let plays = boards_text(world, row)?;
    if !plays.is_empty() {
        words = format!("{words}\n{plays}");
    }
    let mut games = tournament.open_boards().filter_map(|(_, board)| Some((board.game?, &board.seats)));
    if let Some((game, _)) = games.find(|(_, seats)| seats.contains(&call.who.0)) {
        words = format!("{words}\n{}", text::tournament::your_game(game));
    }
    let standings = table(row, &places);
    let drawn = table_of_standings(world, &standings, settings::theme(world, &call.request.room)?)?;
    Ok(HandlerOutcome::shown(Reply { pictures: vec![drawn], ..Reply::public(words) }))
}

/// Who plays whom now, and whose games are still to begin.
fn boards_text(world: &World, row: &TournamentRow) -> Result<String, StoreError> {
    let runs = row.tournament.phase == Phase::Running;
    // One alone has a bye, and once a tournament has ended no game of it begins.
    let plays = |board: &Board| board.seats.len() > 1 && (runs || board.game.is_some());
    let open = || row.tournament.open_boards().filter(|(_, board)| plays(board));
    let mut shown = Vec::new();
    for (_, board) in open().take(SHOWN) {
        shown.push((board.game, named_players(world, board.seats.iter().copied())?));
    }
    Ok(text::tournament::plays(&shown, open().count()))
}

fn standings_text(world: &World, row: &TournamentRow, places: &[Standing]) -> Result<String, StoreError> {
    let shown = &places[..places.len().min(SHOWN)];
    let people = named_players(world, shown.iter().map(|standing| standing.player))?;
    Ok(text::standings::standings(&row.tournament, shown, &people, places.len()))
}

/// The picture of a table, with the names that people have now.
pub(crate) fn table_of_standings(
    world: &World,
    standings: &Standings,
    theme: Theme,
) -> Result<Picture, ServiceError> {
    let people = standings.rows.iter().map(|row| world.store.person(PersonNo(row.person)));
    let drawn = picture::standings(&people.collect::<Result<Vec<_>, _>>()?, standings, theme);
    let (what, light) = (PinnedWhat::Standings(standings.clone()), theme == Theme::Light);
    Ok(Picture { pinned: Some(PinnedPicture::of(what, light)), ..drawn })
}

/// What a room is told when boards are paired: who plays whom, and who leads so far.
pub(crate) fn round_post(
    world: &World,
    row: &TournamentRow,
    pairings: &[Pairing],
    now: UnixMillis,
) -> Result<Option<RoomPost>, StoreError> {
    let tournament = &row.tournament;
    let Some(round) = pairings.first().map(|pairing| pairing.round).filter(|_| tournament.rounds > 0) else {
        return Ok(None);
    };
    let shown = &pairings[..pairings.len().min(SHOWN)];
    let players = shown.iter().flat_map(|pairing| pairing.seats.iter().copied());
    let people: BTreeMap<_, _> = players.clone().zip(named_players(world, players)?).collect();
    let again = tournament.round() == round
        && tournament.boards.iter().filter(|board| board.round == round).count() > pairings.len();
    let mut words = text::tournament::round(tournament, (shown, pairings.len()), &people, again);
    let mut picture = None;
    if round > 1 && !again {
        words = ties_told(world, tournament, round - 1)? + &words;
        let places = tournament.standings();
        words = format!("{words}\n{}", standings_text(world, row, &places)?);
        picture = Some(PictureOf::Standings(table(row, &places)));
    }
    let post = Post { picture, buttons: tournament_buttons(row, now), ..Post::of_words(words) };
    Ok(Some(RoomPost::of_table(row.room.clone(), post)))
}

/// What a room is told of boards that are decided before they began; nothing where there are none.
pub(crate) fn walkover_post(
    world: &World,
    row: &TournamentRow,
    walkovers: &[(&Board, BoardResult)],
) -> Result<Option<RoomPost>, StoreError> {
    let mut lines = Vec::new();
    for (board, result) in walkovers {
        let (gone, here): (Vec<_>, Vec<_>) =
            board.seats.iter().copied().partition(|player| result.absent.contains(player));
        let points = result.points.iter().copied().max().unwrap_or(0);
        let (gone, here) = (named_players(world, gone.into_iter())?, named_players(world, here.into_iter())?);
        lines.push(text::tournament::walkover(row.tournament.rules.format, &gone, &here, points));
    }
    let post = || {
        RoomPost::of_table(row.room.clone(), Post::of_words(lines.join("\n"))).with_ways(&row.tournament.ways)
    };
    Ok((!lines.is_empty()).then(post))
}

/// What a room is told when a tournament is over, by itself or by a manager's word.
pub(crate) fn final_post(
    world: &World,
    row: &TournamentRow,
    by_itself: bool,
) -> Result<RoomPost, StoreError> {
    let tournament = &row.tournament;
    if tournament.boards.is_empty() {
        return Ok(RoomPost::of_table(row.room.clone(), Post::of_words(text::tournament::CALLED_OFF)));
    }
    let places = tournament.standings();
    let decided = places.iter().any(|standing| standing.played > 0 || standing.points > 0);
    // Whoever has withdrawn keeps their place, and wins nothing.
    let stayed = || places.iter().filter(|standing| !standing.withdrawn);
    let best = stayed().map(|standing| standing.place).min();
    let first = stayed().filter(|standing| Some(standing.place) == best).map(|standing| standing.player);
    let over = text::tournament::over(&named_players(world, first)?, decided);
    let mut words = ties_told(world, tournament, tournament.round())? + &over;
    let rounds = (tournament.round(), tournament.rounds);
    if by_itself && rounds.0 < rounds.1 && tournament.rules.format != TournamentFormat::Knockout {
        let why = text::tournament::ends_early(tournament.rules.format, rounds, stayed().count());
        words = format!("{words} {why}");
    }
    let games: Vec<_> = tournament.open_boards().filter_map(|(_, board)| board.game).collect();
    if !games.is_empty() {
        words = format!("{words} {}", text::tournament::games_go_on(&games));
    }
    let words = format!("{words}\n{}", standings_text(world, row, &places)?);
    let picture = Some(PictureOf::Standings(table(row, &places)));
    Ok(RoomPost::of_table(row.room.clone(), Post { picture, ..Post::of_words(words) })
        .with_ways(&tournament.ways))
}

/// Who went through from a round without having won, a line each.
fn ties_told(world: &World, tournament: &Tournament, round: u32) -> Result<String, StoreError> {
    let mut lines = String::new();
    for pair in tournament.through_by_ties(round) {
        if let [through, other] = named_players(world, pair.into_iter())?.as_slice() {
            lines += &text::tournament::through_by_ties(through, other, tournament.rules.ties);
            lines.push('\n');
        }
    }
    Ok(lines)
}

fn named_players(world: &World, players: impl Iterator<Item = PlayerId>) -> Result<Vec<Person>, StoreError> {
    players.map(|player| world.store.person(PersonNo(player))).collect()
}

fn table(row: &TournamentRow, places: &[Standing]) -> Standings {
    let rows = places.iter().take(SHOWN).map(|standing| StandingRow {
        place: standing.place,
        person: standing.player,
        points: text::standings::points(standing.points),
        beside: text::standings::beside(standing),
    });
    Standings { tournament: row.id, title: text::standings::title(&row.tournament), rows: rows.collect() }
}
