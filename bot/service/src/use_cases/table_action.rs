//! What is done at a game's table by its buttons and menus.

use lasermate_domain::port::{AtGame, Reply, TimeClaim};
use lasermate_domain::tables::computers::is_computer;
use lasermate_domain::tables::log_payload::ClaimFor;
use lasermate_domain::tables::table::Table;
use lasermate_engine::action::Asked;
use lasermate_engine::seat::Seat;
use lasermate_present::show::{self, BoardAs};
use lasermate_present::{board_buttons, text};

use crate::use_cases::admin::unread;
use crate::use_cases::change::{Call, HandlerOutcome, HandlerResult, SeatedPlayer, refuse};
use crate::use_cases::lobby::computers;
use crate::use_cases::pacts::offers;
use crate::use_cases::play::{PickRequest, moves, pause, pick, substitute};
use crate::use_cases::rooms::settings;
use crate::use_cases::seated;
use crate::use_cases::study::hint;
use crate::world::World;

/// Does something at a game's table.
pub(crate) fn at_game(world: &World, call: &Call<'_>, id: u64, version: u32, does: &AtGame) -> HandlerResult {
    if *does == AtGame::Archive {
        return unread::archive_unread(world, call, id);
    }
    let Some(table) = world.game(id)? else { return refuse(text::handler::DEAD) };
    if !world.is_seen_from(&call.request.room, &table) {
        return refuse(text::handler::OTHER_ROOM);
    }
    if let AtGame::TakeSeat { accepted } = does {
        // Who is offered a seat has none.
        return substitute::answer_handover(world, call, table, *accepted);
    }
    let Some(seat) = table.seating.seat_of(&call.request.who.id) else {
        return refuse(text::lookup::players_alone(&table));
    };
    // Pacts are bound to the offer, and not to the position.
    match does {
        AtGame::Pact { pact, does } => {
            return offers::answer_pact(
                world,
                call,
                seated::at_table(world, call, table, seat)?,
                (*pact, version),
                *does,
            );
        }
        AtGame::DraftPact => return offers::draft_pact(&seated::at_table(world, call, table, seat)?),
        AtGame::ListPacts => return Ok(offers::list(call, &table)),
        AtGame::OfferPact { counters, fields } => {
            let countered = counters.map(|pact| (pact, version));
            return offers::offer_pact(
                world,
                call,
                seated::at_table(world, call, table, seat)?,
                countered,
                fields,
            );
        }
        // Who else wants to go on makes it no other question.
        AtGame::Resume if table.stage.pause().is_some() => {
            return pause::end_pause(world, call, table, seat);
        }
        _ => {}
    }
    // What was said of pacts since leaves the position as it is, and with it what may be done.
    let any_version = matches!(does, AtGame::More | AtGame::Hint | AtGame::Turn)
        || table.unit().is_some() && does.is_for_any_version();
    // Who decided before a pact binds would break it unknowingly: a computer thinks anew.
    let is_fresh = match does {
        // It was, and is done once the clock has caught up.
        _ if call.caught_up.is_some() => true,
        AtGame::Decide { .. } => version == table.version,
        // What was offered or declined meanwhile leaves the move as it was.
        AtGame::Play { .. } | AtGame::Choose { .. } => table.shows_position(version),
        _ => table.is_fresh(version),
    };
    if !is_fresh && !any_version {
        let at_once = call.request.can.plays_at_once;
        if version > table.version || !picks_now(&table, seat, does, at_once) {
            return refuse(too_late(&table, seat, version, does));
        }
        let seated = seated::at_table(world, call, table, seat)?;
        let mut answer = pick::pick(world, call, &seated, &PickRequest::default())?;
        if !matches!(does, AtGame::Choose { chosen: None, .. }) {
            answer.preface(text::picking::CHANGED);
        }
        return Ok(answer);
    }
    let seated = seated::at_table(world, call, table, seat)?;
    match does {
        AtGame::Choose { chosen, option, look } => {
            let chosen = chosen.as_deref().unwrap_or_default();
            pick::pick(world, call, &seated, &PickRequest { chosen, option: option.as_ref(), look: *look })
        }
        AtGame::More => {
            let in_tournament = world.is_in_tournament(&seated.game)?;
            Ok(HandlerOutcome::shown(more(&seated, in_tournament, call.request.can.attach)))
        }
        AtGame::Hint => hint::hint(world, call, Some(seated)),
        AtGame::Turn => turned(world, call, &seated.game),
        AtGame::AskTakeback if !seated.game.has_takebacks() => refuse(text::clock::NO_TAKEBACKS),
        AtGame::AskTakeback => moves::takeback_ask(world, call, seated),
        AtGame::Play { exact } => moves::act(world, call, seated, exact),
        AtGame::Say(action) => moves::act(world, call, seated, *action),
        AtGame::Decide { does, motive } if is_computer(&call.request.who.id) => {
            moves::decide(world, call, seated, (does.into(), *motive))
        }
        AtGame::Ask(surrender) => moves::confirm(call, seated, *surrender),
        AtGame::Confirm(surrender) => moves::confirmed(world, call, seated, *surrender, version),
        AtGame::Takeback { allowed } => moves::takeback_answer(world, call, seated, *allowed),
        AtGame::Pause { wanted: true } => pause::ask_for_pause(world, call, seated),
        AtGame::Pause { wanted: false } => pause::decline_pause(world, call, seated),
        AtGame::Claim(TimeClaim::Win) => moves::claim(world, call, seated, ClaimFor::Win),
        AtGame::Claim(TimeClaim::Draw) => moves::claim(world, call, seated, ClaimFor::Draw),
        AtGame::Claim(TimeClaim::Wait) => moves::claim(world, call, seated, ClaimFor::Wait),
        AtGame::Claim(TimeClaim::Computer) => computers::claim_computer(world, call, &seated),
        AtGame::Resume => moves::resume(world, call, seated),
        AtGame::Decide { .. }
        | AtGame::Archive
        | AtGame::TakeSeat { .. }
        | AtGame::Pact { .. }
        | AtGame::DraftPact
        | AtGame::ListPacts
        | AtGame::OfferPact { .. } => refuse(text::handler::DEAD),
    }
}

/// The board from another side, for the asker alone; as text it has one side.
fn turned(world: &World, call: &Call<'_>, table: &Table) -> HandlerResult {
    let theme = settings::theme(world, &call.request.room)?;
    let table = table.seen_at(call.at());
    let how = if call.request.can.attach { BoardAs::Turned } else { BoardAs::Text };
    Ok(HandlerOutcome::shown(show::board(&table, &call.request.who.id, how, theme)))
}

/// Whether a press on what was shown for an earlier position opens the choices of now: whoever is to move wants to.
fn picks_now(table: &Table, seat: Seat, does: &AtGame, at_once: bool) -> bool {
    let opens = match does {
        AtGame::Choose { .. } | AtGame::Say(_) | AtGame::Takeback { .. } | AtGame::Claim(_) => true,
        // There it is an option of a menu.
        AtGame::Play { .. } => at_once,
        _ => false,
    };
    let to_move = table.game.to_act().of(seat) == Some(Asked::Move);
    opens && to_move && table.is_on()
}

/// What else can be done than to move, for who asks alone.
fn more(seated: &SeatedPlayer, in_tournament: bool, pictures: bool) -> Reply {
    let buttons = board_buttons::of_more(&seated.game, in_tournament, seated.seat, pictures);
    let words = if buttons.is_empty() { text::offers::NOTHING_MORE } else { text::offers::MORE };
    Reply { buttons, ..Reply::quiet(words) }
}

/// Why something done about an earlier position is refused; who did it twice is told that the first time was enough.
fn too_late(table: &Table, seat: Seat, version: u32, does: &AtGame) -> String {
    let twice = version.checked_add(1) == Some(table.version);
    match (does, table.record.last()) {
        (AtGame::Play { exact }, Some(last)) if twice && last.seat == seat && last.exact == *exact => {
            text::picking::played_already(&last.san)
        }
        (AtGame::Choose { chosen: Some(_), .. }, _) => text::earlier_menu(table),
        _ => text::lookup::earlier_position(table),
    }
}
