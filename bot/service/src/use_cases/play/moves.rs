//! Moves, offers and answers at a table.

use lasermate_domain::command::mark;
use lasermate_domain::log::Verb;
use lasermate_domain::port::{AtGame, Button, Reply, Surrender, UnixMillis};
use lasermate_domain::tables::log_payload::ClaimFor;
use lasermate_domain::tables::peace::SeatOffer;
use lasermate_domain::tables::record::RecordEntry;
use lasermate_domain::tables::replay::moves_on;
use lasermate_domain::tables::row::ReplayError;
use lasermate_domain::tables::set_back::stands;
use lasermate_domain::tables::table::Table;
use lasermate_engine::action::{Action, ActionKind, Asked, Lifeline};
use lasermate_engine::effect::Effect;
use lasermate_engine::game::Played;
use lasermate_engine::search::bargain::Motive;
use lasermate_engine::seat::Seat;
use lasermate_engine::typed_action::TypedAction;
use lasermate_present::board_buttons::computer_declines;
use lasermate_present::button::at_table;
use lasermate_present::text::offers::DangerousAction;
use lasermate_present::{text, variants};

use crate::store::{ConfirmationRow, DerivedChange};
use crate::use_cases::change::{
    Call, Change, HandlerOutcome, HandlerResult, SeatedPlayer, ServiceError, refuse, resume_first,
};
use crate::use_cases::game_posts::{self, to_mention};
use crate::use_cases::pacts::posts;
use crate::use_cases::play::{letters, timed_games};
use crate::use_cases::rooms::tables;
use crate::use_cases::{peace, seated};
use crate::world::World;

/// How long a question before something dangerous can be answered: 10 minutes.
const CONFIRM_WITHIN: UnixMillis = 10 * 60 * 1000;

/// What a move is asked about before it is played; the button is as good as the position.
fn asked_first(seated: &SeatedPlayer, typed: &str) -> Option<Reply> {
    let table = &seated.game;
    if table.is_archived() {
        return None;
    }
    let asked = variants::of(table.game.choices()).asks_first(&table.game, seated.seat, typed)?;
    let sure = at_table(table, AtGame::Play { exact: asked.exact.clone() }, asked.button);
    Some(Reply { buttons: vec![Button { dangerous: true, ..sure }], ..Reply::quiet(asked.words) })
}

/// `/move`: a move or a pass, and nothing dangerous by a slip of the keys.
pub(crate) fn move_typed(world: &World, call: &Call<'_>, typed: &str) -> HandlerResult {
    let action = TypedAction::read(typed);
    let command = match action.kind() {
        ActionKind::Pact => return refuse(text::pacts::NO_MOVE),
        ActionKind::Move
        | ActionKind::Premove
        | ActionKind::Said(Action::Pass | Action::Deny | Action::Allow) => {
            let seated = seated::seated(world, call)?;
            let english = letters::read_seated(world, call, &seated, action)?;
            let action = english.as_deref().map_or(action, |mv| action.with_move(mv));
            return match asked_first(&seated, english.as_deref().unwrap_or(typed.trim())) {
                Some(asked) => Ok(HandlerOutcome::shown(asked)),
                None => act(world, call, seated, action),
            };
        }
        ActionKind::Said(Action::Resign) => mark::RESIGN,
        ActionKind::Said(Action::Billi) => mark::BILLI,
        ActionKind::Said(Action::AcceptDefeat) => mark::DEFEAT,
        ActionKind::Said(Action::Lifeline(_)) => mark::LIFELINE,
        ActionKind::Said(_) => mark::DRAW,
    };
    refuse(text::offers::no_move(command))
}

/// `/premove`
pub(crate) fn premove(world: &World, call: &Call<'_>, typed: &str) -> HandlerResult {
    let seated = seated::seated(world, call)?;
    let action = TypedAction::Premove(typed.trim());
    let english = letters::read_seated(world, call, &seated, action)?;
    let action = english.as_deref().map_or(action, |mv| action.with_move(mv));
    act(world, call, seated, action)
}

/// `/drop`: a piece on a square of one's own first row.
pub(crate) fn drop_piece(world: &World, call: &Call<'_>, square: &str) -> HandlerResult {
    let seated = seated::seated(world, call)?;
    if seated.game.setup.facts().drops.is_none() {
        return refuse(variants::NO_DROPS);
    }
    let square = square.trim().trim_start_matches('@');
    act(world, call, seated, TypedAction::Move(&format!("@{square}")))
}

/// `/defeat`: after a question, as its button and as `/resign`.
pub(crate) fn defeat(world: &World, call: &Call<'_>) -> HandlerResult {
    confirm(call, seated::seated(world, call)?, Surrender::Defeat)
}

pub(crate) fn lifeline(world: &World, call: &Call<'_>, choice: &str) -> HandlerResult {
    let lifeline = match choice.trim().to_ascii_lowercase().as_str() {
        "none" => None,
        "pass" => Some(Lifeline::Pass),
        "reflect" => Some(Lifeline::Reflect),
        "stop" => Some(Lifeline::Stop),
        _ => return refuse(text::offers::CHOOSE_LIFELINE),
    };
    act(world, call, seated::seated(world, call)?, Action::Lifeline(lifeline))
}

pub(crate) fn draw_command(world: &World, call: &Call<'_>, action: &str) -> HandlerResult {
    let said = match action.to_ascii_lowercase().as_str() {
        "offer" => Action::DrawOffer,
        "accept" => Action::DrawAccept,
        "decline" => Action::DrawDecline,
        "claim" => Action::DrawClaim,
        _ => return refuse(text::offers::CHOOSE_DRAW),
    };
    act(world, call, seated::seated(world, call)?, said)
}

/// Does what a seat wants, or says why not with the nearest moves.
pub(crate) fn act<'a>(
    world: &World,
    call: &Call<'_>,
    seated: SeatedPlayer,
    what: impl Into<TypedAction<'a>>,
) -> HandlerResult {
    decide(world, call, seated, (what.into(), None))
}

/// The same, with why a computer does it, for everybody.
pub(crate) fn decide(
    world: &World,
    call: &Call<'_>,
    seated: SeatedPlayer,
    (typed, motive): (TypedAction<'_>, Option<Motive>),
) -> HandlerResult {
    timed_games::caught_up(world, call, &seated.game)?;
    let mut game = seated.begun()?;
    if agrees(&game, seated.seat, typed) && game.offers.offered_at.is_some_and(|offered| call.at() < offered)
    {
        return refuse(text::offers::CROSSED);
    }
    let played = match game.carry_out(seated.row(call, Verb::Play, ""), typed) {
        Ok(played) => played,
        Err(ServiceError::Fold(ReplayError::Refused(refusal))) => {
            let live = seated.game.seen_at(game.clock.stamp(call.at()));
            return refuse(variants::refused(&live.game, seated.seat, &refusal));
        }
        Err(error) => return Err(error),
    };
    if !moves_on(&played) {
        seated.awake()?;
    }
    if played.kind == ActionKind::Pact && played.exact.contains("words(") && tables::is_shared(world, &game) {
        return refuse(text::tables::NO_FREE_WORDS);
    }
    if let Some((seat, offer)) = peace::offered(&game, &played) {
        peace::not_too_soon(&seated.game, seat, &offer, call.at())?;
    }
    let said = motive.map(|motive| text::bargain::says(&game, played.seat, &played.exact, motive));
    if played.kind == ActionKind::Pact {
        let posts = posts::pact_posts(world, &game, &played, said)?;
        let words = text::pacts::done(&played);
        return Ok(game.told(words, posts).into());
    }
    if let Some(by_clock) = variants::of(game.setup.choices()).by_clock() {
        let posts = timed_games::clock_posts(
            world,
            &game,
            &seated.game.game,
            (&played.effects, Some(&played)),
            call.at(),
        )?;
        let words = by_clock.done(&game, &played);
        return Ok(game.told(words, posts).into());
    }
    let offered = is_offer(&played, &game);
    let mut words = text::announce(&game, &played);
    if let Some(said) = said {
        words = format!("{words}\n{said}");
    }
    if !seated.first.is_empty() && game.game.outcome().is_none() {
        words = format!("{}\n{words}", text::lifecycle::goes_on(&game));
    }
    let lasermate = played.effects.iter().any(|effect| matches!(effect, Effect::Lasermate { .. }));
    let posts = if lasermate {
        game_posts::notable_posts(world, &game, words, call.at())?
    } else if moves_on(&played) {
        game_posts::board_posts(world, &game, words, to_mention(&game, offered), call.at())?
    } else {
        let asked = if offered { to_mention(&game, true) } else { Vec::new() };
        game_posts::remark_posts(world, &game, words, asked, call.at())?
    };
    let mut words = text::lifecycle::done(&played);
    if game.record.last().is_some_and(RecordEntry::is_move) {
        words += &text::denial::may_still(&game);
    }
    Ok(game.told(words, posts).into())
}

/// Asks once more before something dangerous; the question is bound to the position and expires.
pub(crate) fn confirm(call: &Call<'_>, seated: SeatedPlayer, surrender: Surrender) -> HandlerResult {
    let (table, what) = (&seated.game, surrender.word());
    if let Err(refusal) = table.game.may(seated.seat, surrender.action()) {
        return refuse(variants::refused(&table.game, seated.seat, &refusal));
    }
    if table.is_archived() {
        return refuse(resume_first(&seated.game));
    }
    let until = call.at() + CONFIRM_WITHIN;
    let row = seated.row(call, Verb::Confirm, format!("{what} {} {until}", table.version));
    let asked = ConfirmationRow {
        person: call.who,
        what: what.to_owned(),
        game: table.id.0,
        version: table.version,
        expires_at: until,
    };
    let (words, label) = text::offers::question(match surrender {
        Surrender::Resign => DangerousAction::Resign,
        Surrender::Defeat if table.is_hunt_to_come() => DangerousAction::DefeatInChess,
        Surrender::Defeat => DangerousAction::Defeat,
    });
    Ok(Change {
        words: words.to_owned(),
        buttons: vec![Button { dangerous: true, ..at_table(table, AtGame::Confirm(surrender), label) }],
        derived: vec![DerivedChange::Confirmation(asked)],
        // The game is as it was, but its last row is another one.
        game: Some(Table::clone(&seated.game).grown_by(vec![row])),
        ..Change::default()
    }
    .into())
}

pub(crate) fn confirmed(
    world: &World,
    call: &Call<'_>,
    seated: SeatedPlayer,
    surrender: Surrender,
    version: u32,
) -> HandlerResult {
    let (live, what) = (&seated.game, surrender.word());
    match world.store.confirmation(call.who, what, live.id.0, version)? {
        Some(until) if stands(until, CONFIRM_WITHIN, call.at()) => {
            act(world, call, seated, surrender.action())
        }
        Some(_) => refuse(text::offers::EXPIRED),
        None => refuse(text::offers::NOT_ASKED),
    }
}

pub(crate) fn takeback_command(world: &World, call: &Call<'_>, action: &str) -> HandlerResult {
    let seated = seated::seated(world, call)?;
    if !seated.game.has_takebacks() {
        return refuse(text::clock::NO_TAKEBACKS);
    }
    match action.to_ascii_lowercase().as_str() {
        "ask" => takeback_ask(world, call, seated),
        "accept" => takeback_answer(world, call, seated, true),
        "decline" => takeback_answer(world, call, seated, false),
        _ => refuse(text::offers::CHOOSE_TAKEBACK),
    }
}

pub(crate) fn takeback_ask(world: &World, call: &Call<'_>, seated: SeatedPlayer) -> HandlerResult {
    timed_games::caught_up(world, call, &seated.game)?;
    seated.in_the_game()?;
    seated.awake()?;
    if computer_declines(&seated.game, seated.seat) {
        return refuse(text::offers::COMPUTER_DECLINES);
    }
    let mut game = seated.begun()?;
    match game.takeback_at(call.at()) {
        Some(asked) if asked.asker == seated.seat => {
            return refuse(text::offers::takeback_waits(&game, &game.takeback_open(asked)));
        }
        Some(asked) => return refuse(text::offers::answer_first(&game, asked.asker)),
        None => {}
    }
    let Some(keep) = game.kept_by_takeback(seated.seat) else {
        return refuse(text::offers::NOTHING_TO_TAKE_BACK);
    };
    if let Some(late) = game.out_of_time_by_takeback(keep, call.at()) {
        return refuse(text::offers::no_time_for_takeback(&game, late));
    }
    peace::not_too_soon(&game, seated.seat, &SeatOffer::Takeback, call.at())?;
    game.add(seated.row(call, Verb::TakebackAsk, keep.to_string()))?;
    let words = text::offers::takeback_asked(&game, seated.seat, keep);
    let others = game.living().into_iter().filter(|seat| *seat != seated.seat);
    let posts = game_posts::posts(world, &game, words, None, game.people_in(others), call.at())?;
    Ok(game.told(text::offers::TAKEBACK_REQUESTED, posts).into())
}

pub(crate) fn takeback_answer(
    world: &World,
    call: &Call<'_>,
    seated: SeatedPlayer,
    allowed: bool,
) -> HandlerResult {
    timed_games::caught_up(world, call, &seated.game)?;
    let mut game = seated.begun()?;
    let Some(takeback) = game.takeback_at(call.at()).cloned() else {
        return refuse(text::offers::NO_TAKEBACK);
    };
    seated.in_the_game()?;
    if takeback.asker == seated.seat {
        return refuse(text::offers::takeback_waits(&game, &game.takeback_open(&takeback)));
    }
    if allowed && game.takeback_asked_at(call.at()).is_some_and(|asked| call.at() < asked) {
        return refuse(text::offers::CROSSED);
    }
    let mut open = game.takeback_open(&takeback);
    if !open.contains(&seated.seat) {
        return refuse(text::offers::AGREED_ALREADY);
    }
    open.retain(|seat| *seat != seated.seat);
    if allowed && let Some(late) = game.out_of_time_by_takeback(takeback.keep, call.at()) {
        return refuse(text::offers::no_time_for_takeback(&game, late));
    }
    let (verb, body) = match allowed {
        false => (Verb::TakebackDecline, String::new()),
        true if open.is_empty() => (Verb::Takeback, game.takeback_body(takeback.keep)),
        true => (Verb::TakebackAgree, String::new()),
    };
    game.add(seated.row(call, verb, body))?;
    let words = text::offers::takeback_answered(&game, seated.seat, allowed, &open);
    let asked = game.people_in(open.iter().copied().filter(|_| allowed));
    let posts = if allowed && open.is_empty() {
        game_posts::board_posts(world, &game, words, to_mention(&game, false), call.at())?
    } else {
        game_posts::posts(world, &game, words, None, asked, call.at())?
    };
    let words = text::offers::you_answered(allowed);
    Ok(game.told(words, posts).into())
}

pub(crate) fn claim(world: &World, call: &Call<'_>, seated: SeatedPlayer, claim: ClaimFor) -> HandlerResult {
    timed_games::caught_up(world, call, &seated.game)?;
    seated.in_the_game()?;
    let table = &seated.game;
    // The program does it by itself, and has a grace for what was due while it was away.
    if world.is_in_tournament(table)? {
        return refuse(text::tournament::NOTHING_TO_CLAIM);
    }
    if table.clock.live.is_some() {
        return refuse(text::live_clock::NOTHING_TO_CLAIM);
    }
    let Some(deadline) = table.clock.deadline else {
        return refuse(text::offers::NO_LIMIT);
    };
    if seated.game.late_seat() == Some(seated.seat) {
        return refuse(text::offers::YOUR_OWN_TIME);
    }
    if call.at() < deadline {
        return refuse(text::offers::time_left(table, seated.game.late_seat(), deadline));
    }
    let left = table.living().len();
    if claim == ClaimFor::Draw && left > 2 {
        return refuse(text::offers::DRAW_IS_FOR_ALL);
    }
    let late = seated.game.late_seat().unwrap_or(seated.seat);
    if claim == ClaimFor::Win && seated.game.drawn_if_late(late).is_some() {
        return refuse(text::offers::NO_WIN_ON_TIME);
    }
    let mut game = seated.begun()?;
    let played = game.add(seated.row(call, Verb::Claim, claim.word()))?;
    let words = text::offers::claimed(&game, (seated.seat, late), claim, left, &played);
    let posts = game_posts::board_posts(world, &game, words, to_mention(&game, false), call.at())?;
    let words = text::offers::you_claimed(claim, left);
    Ok(game.told(words, posts).into())
}

/// Somebody says that a game goes on, or takes an archived one up again.
pub(crate) fn resume(world: &World, call: &Call<'_>, seated: SeatedPlayer) -> HandlerResult {
    let mut game = seated.begun()?;
    if game.rows.is_empty() {
        if !game.is_asked_about() {
            return refuse(text::offers::NOT_PAUSED);
        }
        game.add(seated.row(call, Verb::Resume, ""))?;
    }
    let words = text::lifecycle::resumed(&game, seated.seat);
    let posts = game_posts::board_posts(world, &game, words, to_mention(&game, false), call.at())?;
    Ok(game.told(text::offers::RESUMED, posts).into())
}

/// Whether a word agrees to what a seat is asked: such a word that was sent before the offer was made meant another one.
fn agrees(table: &Table, seat: Seat, typed: TypedAction<'_>) -> bool {
    let asked = |what: Asked| table.game.to_act().iter().any(|question| question == (seat, what));
    match typed {
        TypedAction::Said(Action::DrawAccept) => asked(Asked::Draw),
        TypedAction::Said(Action::Billi) => asked(Asked::Billi),
        _ => false,
    }
}

fn is_offer(played: &Played, table: &Table) -> bool {
    let asked = table.game.to_act();
    matches!(played.kind, ActionKind::Said(Action::DrawOffer | Action::Billi))
        && asked.iter().any(|(seat, what)| seat != played.seat && matches!(what, Asked::Draw | Asked::Billi))
}
