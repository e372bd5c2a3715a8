//! What is kept about a person, and its deletion.

use lasermate_domain::log::{NewRow, PersonNo, Verb};
use lasermate_domain::port::{Attachment, Intent, PersonId, Reply, RoomId, ServerId, UnixMillis};
use lasermate_domain::sessions::game::{Game, GameStatus, GameUpdate};
use lasermate_domain::sessions::log_payload::seat_number;
use lasermate_domain::sessions::set_back::stands;
use lasermate_engine::seat::Seat;
use lasermate_present::button::dangerous;
use lasermate_present::text;

use thiserror::Error;

use crate::service::lobby::open_challenge::PendingChallenge;
use crate::service::lookup::to_mention;
use crate::service::memory::locks::hold;
use crate::service::state::Service;
use crate::service::use_case::{Call, Change, HandlerOutcome, HandlerResult, RoomPost, ServiceError, refuse};
use crate::store::{ChallengeState, ConfirmationRow, DerivedChange, StoreError, UnreadableKind};

/// How long the question before the deletion stands: 10 minutes.
const CONFIRM_WITHIN: UnixMillis = 10 * 60 * 1000;
/// The action by which a seat gives a game up.
const RESIGN: &str = "resign";

/// Why somebody's data could not be deleted.
#[derive(Debug, Error)]
#[error("the data could not be deleted: {0}")]
pub struct PartError(pub(in crate::service) ServiceError);

impl Service {
    pub(in crate::service) fn privacy(&self, call: &Call<'_>, action: &str) -> HandlerResult {
        match action.to_ascii_lowercase().as_str() {
            "show" => self.privacy_show(call),
            "export" => self.privacy_export(call),
            "delete" => self.privacy_ask(call),
            _ => refuse(text::privacy::CHOOSE),
        }
    }

    fn privacy_show(&self, call: &Call<'_>) -> HandlerResult {
        let kept = self.store.kept_of(call.who)?;
        let name = &call.request.who.name;
        Ok(HandlerOutcome::shown(Reply::secret(text::privacy::kept(name, kept))))
    }

    fn privacy_export(&self, call: &Call<'_>) -> HandlerResult {
        let kept = self.store.all_of(call.who)?;
        let text =
            serde_json::to_string_pretty(&kept).map_err(|source| StoreError::Post { id: 0, source })?;
        let file = Attachment { name: "lasermate-about-you.json".to_owned(), text };
        Ok(HandlerOutcome::shown(Reply { file: Some(file), ..Reply::secret(text::privacy::EXPORTED) }))
    }

    fn privacy_ask(&self, call: &Call<'_>) -> HandlerResult {
        let games = self.store.live_games_of(call.who)?;
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

    pub(in crate::service) fn forget(&self, call: &Call<'_>) -> HandlerResult {
        match self.store.confirmation(call.who, "forget", 0, 0)? {
            Some(until) if stands(until, CONFIRM_WITHIN, call.at()) => {}
            Some(_) => return refuse(text::privacy::EXPIRED),
            None => return refuse(text::offers::NOT_ASKED),
        }
        Ok(self.forgetting(call.who, |verb| call.row(verb, ""))?.into())
    }

    /// Deletes who somebody is without asking them once more: they have been asked elsewhere, and have given up what they could
    /// come back by. Their games are resigned and their tournaments left, as after `/privacy delete`.
    ///
    /// # Errors
    /// The store refuses. What a crash leaves of their games is done with the next tick.
    pub fn part_with(
        &self,
        who: &PersonId,
        (server, room): (ServerId, RoomId),
        at: UnixMillis,
    ) -> Result<(), PartError> {
        let parted = || -> Result<(), ServiceError> {
            self.in_room(&room, || {
                let _seating = hold(&self.seating);
                let Some(who) = self.store.number_of(who)? else { return Ok(()) };
                let row = |verb| NewRow {
                    at,
                    server: server.clone(),
                    room: room.clone(),
                    person: Some(who),
                    challenge: None,
                    seat: None,
                    verb,
                    body: String::new(),
                };
                self.settle_clock(at, self.forgetting(who, row)?)?;
                self.games.clear();
                Ok(())
            })?;
            self.resign_for_the_gone(at)
        };
        parted().map_err(PartError)
    }

    /// What goes with somebody: what they offered or sat down for, and who they are.
    fn forgetting(&self, who: PersonNo, row: impl Fn(Verb) -> NewRow) -> Result<Change, ServiceError> {
        let mut change = Change {
            words: text::privacy::DELETED.to_owned(),
            rows: vec![row(Verb::Forget)],
            forget: true,
            ..Change::default()
        };
        let mut without = self.store.open_challenges_of(who)?;
        for challenge in self.store.all_open_challenges()? {
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
        for challenge in self.store.all_open_challenges()? {
            if PendingChallenge::seats_at(&challenge, who) && !ends.contains(&challenge.id) {
                let mut left = row(Verb::Rise);
                left.server = challenge.server.clone();
                left.room = challenge.room.clone();
                left.challenge = Some(challenge.id);
                let id = challenge.id;
                let Ok(mut standing) = self.standing(challenge) else {
                    // Nobody can sit down there any more.
                    self.store.unreadable().note(
                        UnreadableKind::Challenge,
                        id,
                        &text::challenges::UNREADABLE,
                    );
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

    /// Resigns the live games of whoever has deleted who they are, on every server, also on those they or the bot have
    /// left. Each game is under its own room's lock, so this follows the deletion and is no part of it; what a crash
    /// leaves is done with the next tick.
    pub(in crate::service) fn resign_for_the_gone(&self, at: UnixMillis) -> Result<(), ServiceError> {
        self.each(self.store.live_games_of_the_gone()?, |id| {
            let Some(room) = self.readable(id)?.map(|game| game.live.room.clone()) else { return Ok(()) };
            self.in_room(&room, || self.about_game(id, self.resign_once(id, at)))
        })
    }

    fn resign_once(&self, id: u64, at: UnixMillis) -> Result<(), ServiceError> {
        let Some(game) = self.game(id)?.filter(|game| game.state() == GameStatus::Live) else {
            return Ok(());
        };
        for (seat, who) in Seat::ALL.into_iter().zip(&game.seats) {
            // Where more than two play, a seat that has resigned before stays at the table.
            if !self.is_gone(*who)? {
                continue;
            }
            let Some((grown, posts)) = self.resigned(&game, (seat, *who), at)? else { continue };
            return Ok(self.settle_clock(at, Change { posts, game: Some(grown), ..Change::default() })?);
        }
        Ok(())
    }

    /// A game that is resigned for somebody, and what is said of it; `None` where there is nothing to resign.
    pub(in crate::service) fn resigned(
        &self,
        game: &Game,
        (seat, who): (Seat, PersonNo),
        at: UnixMillis,
    ) -> Result<Option<(GameUpdate, Vec<RoomPost>)>, ServiceError> {
        if game.live.game.may(seat, RESIGN).is_err() {
            return Ok(None);
        }
        let mut game = game.clone();
        let row = NewRow {
            at,
            server: game.live.server.clone(),
            room: game.live.room.clone(),
            person: Some(who),
            challenge: None,
            seat: Some(seat_number(seat)),
            verb: Verb::Play,
            body: RESIGN.to_owned(),
        };
        let words: Vec<_> =
            game.apply(&row)?.iter().map(|played| text::announce(&game.live, played)).collect();
        let posts = self.board_posts(&game, words.join("\n"), to_mention(&game, false), at)?;
        Ok(Some((game.grown_by(vec![row]), posts)))
    }
}
