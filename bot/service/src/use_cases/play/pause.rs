//! `/pause`: everybody at a table agrees to let a game rest, and to go on.

use std::sync::Arc;

use lasermate_domain::log::{NewRow, Verb};
use lasermate_domain::port::AtGame;
use lasermate_domain::tables::peace::SeatOffer;
use lasermate_domain::tables::requests::Pause;
use lasermate_domain::tables::stage::ArchiveReason;
use lasermate_domain::tables::table::Table;
use lasermate_engine::seat::Seat;
use lasermate_present::button::at_table;
use lasermate_present::text;

use crate::use_cases::change::{Call, GameDraft, HandlerResult, RoomPost, SeatedPlayer, refuse};
use crate::use_cases::play::{moves, timed_games};
use crate::use_cases::{game_posts, peace, seated};
use crate::world::World;

pub(crate) fn pause_command(world: &World, call: &Call<'_>, action: &str) -> HandlerResult {
    let (table, seat) = seated::own_game(world, call)?;
    match action.to_ascii_lowercase().as_str() {
        "resume" if table.stage.pause().is_some() => end_pause(world, call, table, seat),
        "resume" => moves::resume(world, call, seated::at_table(world, call, table, seat)?),
        _ if table.stage.pause().is_some() => refuse(text::pause::PAUSED_ALREADY),
        "accept" if table.pause_request_at(call.at()).is_none() => refuse(text::pause::NOT_ASKED),
        "ask" | "accept" => ask_for_pause(world, call, seated::at_table(world, call, table, seat)?),
        "decline" => decline_pause(world, call, seated::at_table(world, call, table, seat)?),
        _ => refuse(text::pause::CHOOSE),
    }
}

/// Asks for a pause, or agrees to the one that is asked for. With the last agreement the game rests.
pub(crate) fn ask_for_pause(world: &World, call: &Call<'_>, seated: SeatedPlayer) -> HandlerResult {
    timed_games::caught_up(world, call, &seated.game)?;
    seated.in_the_game()?;
    seated.awake()?;
    let mut game = seated.begun()?;
    if world.is_in_tournament(&game)? {
        return refuse(text::pause::IN_TOURNAMENT);
    }
    if !game.can_be_paused() {
        return refuse(text::pause::NO_TIME_RUNS);
    }
    let request = game.pause_request_at(call.at()).cloned();
    let agreed = request.as_ref().map(|request| request.agreed).unwrap_or_default();
    if agreed.has(seated.seat) {
        return refuse(text::pause::ASKED_ALREADY);
    }
    if request.is_none() {
        peace::not_too_soon(&game, seated.seat, &SeatOffer::Pause, call.at())?;
    }
    let open = game.people_besides(agreed.with(seated.seat));
    let (verb, body) = match request {
        _ if open.is_empty() => (Verb::Archive, ArchiveReason::Agreed(Pause::begun(call.at())).word()),
        Some(_) => (Verb::PauseAgree, ""),
        None => (Verb::PauseAsk, ""),
    };
    game.add(seated.row(call, verb, body))?;
    let (words, posts) = if open.is_empty() {
        let words = text::pause::paused(&game);
        let posts = game_posts::board_posts(world, &game, words, Vec::new(), call.at())?;
        (text::pause::YOU_PAUSED, resumable(&game, posts))
    } else {
        let words = text::pause::asked(&game, seated.seat, verb == Verb::PauseAsk, &open);
        let asked = game.people_in(open);
        let told = if verb == Verb::PauseAsk { text::pause::YOU_ASKED } else { text::pause::YOU_AGREED };
        (told, game_posts::posts(world, &game, words, None, asked, call.at())?)
    };
    Ok(game.told(words, posts).into())
}

pub(crate) fn decline_pause(world: &World, call: &Call<'_>, seated: SeatedPlayer) -> HandlerResult {
    timed_games::caught_up(world, call, &seated.game)?;
    seated.in_the_game()?;
    let mut game = seated.begun()?;
    if game.pause_request_at(call.at()).is_none() {
        return refuse(text::pause::NOT_ASKED);
    }
    game.add(seated.row(call, Verb::PauseDecline, ""))?;
    let words = text::pause::declined(&game, seated.seat);
    let posts = game_posts::remark_posts(world, &game, words, Vec::new(), call.at())?;
    Ok(game.told(text::pause::YOU_DECLINED, posts).into())
}

/// Goes on with a paused game, or says that one wants to.
pub(crate) fn end_pause(world: &World, call: &Call<'_>, table: Arc<Table>, seat: Seat) -> HandlerResult {
    if table.may_end_pause(seat, call.at()) {
        let seated = seated::at_table(world, call, table, seat)?;
        return moves::resume(world, call, seated);
    }
    seated::check_resumable(world, call, &table)?;
    let willing = table.stage.pause().map(|pause| pause.willing).unwrap_or_default();
    if willing.has(seat) {
        return refuse(text::pause::still_paused(&table, seat));
    }
    let mut table = GameDraft::of(&table);
    table.add(NewRow { seat: Some(seat), ..call.row(Verb::ResumeAsk, "") })?;
    let open = table.people_besides(willing.with(seat));
    let words = text::pause::willing(&table, seat, &open);
    let asked = table.people_in(open);
    let posts = resumable(&table, game_posts::remark_posts(world, &table, words, asked, call.at())?);
    Ok(table.told(text::pause::YOU_ARE_WILLING, posts).into())
}

/// Posts about a game that rests: for its own room alone, with the button that goes on.
fn resumable(table: &Table, mut posts: Vec<RoomPost>) -> Vec<RoomPost> {
    posts.truncate(1);
    for RoomPost { post, .. } in &mut posts {
        post.buttons = vec![at_table(table, AtGame::Resume, text::buttons::RESUME)];
    }
    posts
}
