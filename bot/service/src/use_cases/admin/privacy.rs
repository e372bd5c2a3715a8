//! What is kept about a person, and its deletion.

use lasermate_domain::log::{NewRow, PersonNo, Verb};
use lasermate_domain::port::{Attachment, Intent, Reply, UnixMillis};
use lasermate_domain::tables::set_back::stands;
use lasermate_domain::tables::table::{Table, TableUpdate};
use lasermate_engine::action::Action;
use lasermate_engine::seat::Seat;
use lasermate_present::button::dangerous;
use lasermate_present::text;

use crate::store::{ChallengeState, ConfirmationRow, DerivedChange, StoreError, UnreadableKind};
use crate::use_cases::change::{
    Call, Change, GameDraft, HandlerOutcome, HandlerResult, RoomPost, ServiceError, by_clock, refuse,
};
use crate::use_cases::game_posts::{self, to_mention};
use crate::use_cases::lobby::open_challenge::{self, PendingChallenge};
use crate::world::World;

/// How long the question before the deletion stands: 10 minutes.
const CONFIRM_WITHIN: UnixMillis = 10 * 60 * 1000;

pub(crate) fn privacy(world: &World, call: &Call<'_>, action: &str) -> HandlerResult {
    match action.to_ascii_lowercase().as_str() {
        "show" => privacy_show(world, call),
        "export" => privacy_export(world, call),
        "delete" => privacy_ask(world, call),
        _ => refuse(text::privacy::CHOOSE),
    }
}

fn privacy_show(world: &World, call: &Call<'_>) -> HandlerResult {
    let kept = world.store.kept_of(call.who)?;
    let name = &call.request.who.name;
    Ok(HandlerOutcome::shown(Reply::secret(text::privacy::kept(name, kept))))
}

fn privacy_export(world: &World, call: &Call<'_>) -> HandlerResult {
    let kept = world.store.all_of(call.who)?;
    let text = serde_json::to_string_pretty(&kept).map_err(|source| StoreError::Post { id: 0, source })?;
    let file = Attachment { name: "lasermate-about-you.json".to_owned(), text };
    Ok(HandlerOutcome::shown(Reply { file: Some(file), ..Reply::secret(text::privacy::EXPORTED) }))
}

fn privacy_ask(world: &World, call: &Call<'_>) -> HandlerResult {
    let games = world.store.live_games_of(call.who)?;
    let until = call.at() + CONFIRM_WITHIN;
    let row = call.row(Verb::Confirm, format!("forget 0 {until}"));
    let asked = ConfirmationRow {
        person: call.who,
        what: "forget".to_owned(),
        game: 0,
        version: 0,
        expires_at: until,
    };
    Ok(Change {
        words: text::privacy::question(&games),
        buttons: vec![dangerous(&Intent::Forget, text::buttons::DELETE_DATA)],
        rows: vec![row],
        derived: vec![DerivedChange::Confirmation(asked)],
        ..Change::default()
    }
    .into())
}

pub(crate) fn forget(world: &World, call: &Call<'_>) -> HandlerResult {
    match world.store.confirmation(call.who, "forget", 0, 0)? {
        Some(until) if stands(until, CONFIRM_WITHIN, call.at()) => {}
        Some(_) => return refuse(text::privacy::EXPIRED),
        None => return refuse(text::offers::NOT_ASKED),
    }
    Ok(forgetting(world, call.who, |verb| call.row(verb, ""))?.into())
}

/// What goes with somebody: what they offered or sat down for, and who they are.
pub(crate) fn forgetting(
    world: &World,
    who: PersonNo,
    row: impl Fn(Verb) -> NewRow,
) -> Result<Change, ServiceError> {
    let mut change = Change {
        words: text::privacy::DELETED.to_owned(),
        rows: vec![row(Verb::Forget)],
        forget: true,
        ..Change::default()
    };
    let mut without = world.store.open_challenges_of(who)?;
    for challenge in world.store.all_open_challenges()? {
        // A rematch is nothing without one of its people.
        if PendingChallenge::needs(&challenge, who) && !without.contains(&challenge) {
            without.push(challenge);
        }
    }
    let ends: Vec<_> = without.iter().map(|challenge| challenge.id).collect();
    for mut challenge in without {
        let mut left = row(Verb::Cancel);
        left.server = challenge.server.clone();
        left.room = challenge.room.clone();
        left.challenge = Some(challenge.id);
        challenge.state = ChallengeState::Cancelled;
        change.rows.push(left);
        change.derived.push(DerivedChange::Challenge(challenge));
    }
    for challenge in world.store.all_open_challenges()? {
        if PendingChallenge::seats_at(&challenge, who) && !ends.contains(&challenge.id) {
            let mut left = row(Verb::Rise);
            left.server = challenge.server.clone();
            left.room = challenge.room.clone();
            left.challenge = Some(challenge.id);
            let id = challenge.id;
            let Ok(mut standing) = open_challenge::standing(world, challenge) else {
                // Nobody can sit down there any more.
                world.store.unreadable().note(UnreadableKind::Challenge, id, &text::challenges::UNREADABLE);
                continue;
            };
            standing.terms.rise(who.0);
            change.rows.push(left);
            change.derived.push(DerivedChange::Challenge(standing.row_now()?));
        }
    }
    change.derived.push(DerivedChange::Forget(who));
    Ok(change)
}

/// A game that is resigned for somebody, and what is said of it; `None` where there is nothing to resign.
pub(crate) fn resigned(
    world: &World,
    table: &Table,
    (seat, who): (Seat, PersonNo),
    at: UnixMillis,
) -> Result<Option<(TableUpdate, Vec<RoomPost>)>, ServiceError> {
    if table.game.may(seat, Action::Resign).is_err() {
        return Ok(None);
    }
    let mut table = GameDraft::of(table);
    let row = NewRow { person: Some(who), seat: Some(seat), ..by_clock(&table, Verb::Play, "", at) };
    let played = table.carry_out(row, Action::Resign.into())?;
    let words = text::announce(&table, &played);
    let posts = game_posts::board_posts(world, &table, words, to_mention(&table, false), at)?;
    Ok(Some((table.grown(), posts)))
}
