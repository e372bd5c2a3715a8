//! The desk where requests are taken in: in order for each room, once each, and answered after they are stored.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::Ordering;
use std::time::Instant;

use lasermate_domain::log::PersonNo;
use lasermate_domain::port::{Reply, ReplyKind, Request};
use lasermate_domain::tables::computers::is_computer;
use lasermate_present::text;

use crate::admin::operator;
use crate::commit::{self, answered, locks};
use crate::metrics::{self, RequestOutcome};
use crate::scheduler::{clocks, gone, resume};
use crate::service::Service;
use crate::store::StoreError;
use crate::use_cases::admin::unread;
use crate::use_cases::change::{Call, Change, Finding, HandlerOutcome, HandlerResult, ServiceError, refuse};
use crate::use_cases::dispatch;
use crate::use_cases::rooms::tables::{blocking, linking};
use crate::use_cases::rooms::watching;
use crate::use_cases::study::hint;
use crate::use_cases::validate::{ReplacePolicy, sane, takes_the_place};
use crate::world::cache::hold;

/// How often the clock of a request's game is caught up with: while it was, the scheduler may have found that the computer slept.
const CATCHES_UP: u32 = 3;

impl Service {
    /// Answers a request. A repeated one is told the same and changes nothing. Never panics.
    pub fn handle(&self, request: &Request) -> Reply {
        let begun = Instant::now();
        let taken_in = catch_unwind(AssertUnwindSafe(|| take_in(self, request)));
        let outcome = match &taken_in {
            Ok(Ok(reply)) => match reply.kind {
                ReplyKind::Shown => RequestOutcome::Shown,
                ReplyKind::Done => RequestOutcome::Done,
                ReplyKind::Refused => RequestOutcome::Refused,
            },
            Ok(Err(ServiceError::Refused(_))) => RequestOutcome::Refused,
            Ok(Err(_)) | Err(_) => RequestOutcome::Failed,
        };
        metrics::request(request, is_computer(&request.who.id), outcome, begun.elapsed());
        let reply = match taken_in {
            Ok(Ok(reply)) => reply,
            Ok(Err(ServiceError::Refused(words))) => Reply::refusal(words),
            Ok(Err(ServiceError::Store(StoreError::Forgotten))) => Reply::refusal(text::privacy::DELETED),
            Ok(Err(ServiceError::Store(error))) if error.is_full() => {
                tracing::error!(%error, room = request.room.in_logs(), "answering a request failed: disk full");
                Reply::refusal(text::handler::FULL)
            }
            Ok(Err(error)) => {
                tracing::error!(%error, room = request.room.in_logs(), "answering a request failed");
                Reply::refusal(text::handler::FAILED)
            }
            Err(_) => {
                tracing::error!(room = request.room.in_logs(), "answering a request failed: panic caught");
                Reply::refusal(text::handler::FAILED)
            }
        };
        let Request { who, locales, room, .. } = request;
        let reader = match reply.is_private() {
            true => self.world.reader(&who.id, locales.person.as_deref(), room),
            false => self.world.readers(room),
        };
        reader.reply(reply)
    }
}

fn take_in(service: &Service, request: &Request) -> Result<Reply, ServiceError> {
    let world = &service.world;
    sane(request)?;
    resume::mind_leap(service);
    if let Err(error) = resume::take_up(service, request.at) {
        tracing::error!(%error, "resuming stopped games failed; retrying");
    }
    world.clock.latest.fetch_max(request.at, Ordering::Relaxed);
    world.people.seen(&request.who.id, Instant::now());
    if let Some(locale) = &request.locales.room {
        service.hear(&request.room, locale);
    }
    let told = carry_out(service, request);
    if service.schedule.somebody_left.swap(false, Ordering::Relaxed) {
        // No room's lock is held here.
        if let Err(error) = gone::resign_for_the_gone(service, request.at) {
            tracing::error!(%error, "resigning the games of somebody who left failed; retrying");
        }
        service.store.wipe_journal();
    }
    let place = takes_the_place(&request.intent);
    match told {
        Err(ServiceError::Refused(words)) => {
            let always = place == Some(ReplacePolicy::Always);
            Ok(Reply { replaces: always, ..Reply::refusal(words) })
        }
        Ok(mut reply) => {
            let done = reply.kind != ReplyKind::Refused;
            reply.replaces =
                reply.is_private() && place.is_some_and(|place| done || place == ReplacePolicy::Always);
            Ok(reply)
        }
        Err(error) => Err(error),
    }
}

fn carry_out(service: &Service, request: &Request) -> Result<Reply, ServiceError> {
    let world = &service.world;
    if !request.intent.may_change() {
        let who = world.store.number_of(&request.who.id)?.unwrap_or(PersonNo(0));
        let call = Call { request, who, caught_up: None };
        return match locks::judged(|| decide(service, &call))? {
            HandlerOutcome::Found(finding) => note(service, call, &finding),
            HandlerOutcome::Operate(command) => operator::in_chat(service, &command, call.at()),
            outcome => answer(service, &call, outcome),
        };
    }
    let tables = || {
        let other = linking::room_to_link(world, &request.intent)?;
        let followed = watching::rooms_followed(world, request)?;
        let rooms: Vec<_> = std::iter::once(&request.room).chain(&other).chain(&followed).collect();
        Ok(world.tables.keys(&rooms))
    };
    locks::locked(service, tables, || in_turn(service, request))
}

/// Carries out what may change something, when it is its turn.
fn in_turn(service: &Service, request: &Request) -> Result<Reply, ServiceError> {
    let world = &service.world;
    // Until it is committed: what was judged on must still be so then. After the room's lock, as everywhere.
    let _seating = request.intent.seats_or_deletes().then(|| hold(&service.locks.seating));
    if let Some(told) = world.store.answer(&request.id)? {
        let words = if told.reply.is_empty() { text::handler::REPEATED.to_owned() } else { told.reply };
        let kind = if told.accepted { ReplyKind::Done } else { ReplyKind::Refused };
        return Ok(answered(&request.intent, words, told.buttons, kind));
    }
    let call = Call { request, who: service.introduce(&request.who)?, caught_up: None };
    locks::judged(|| {
        let decided = blocking::not_blocked(world, &call).and_then(|()| decide(service, &call));
        match decided.and_then(|outcome| answer(service, &call, outcome)) {
            Err(ServiceError::Refused(words)) => {
                // Remembered too (for 7 days, `REFUSED_KEPT`): delivered again it must not be played later, when it would be legal.
                let told = commit::settle(service, &call, Change { words, ..Change::default() })?;
                Ok(Reply { kind: ReplyKind::Refused, ..told })
            }
            done => done,
        }
    })
}

/// What is decided of a call. Where something is to be stored before, as what the clock of its game does, that happens first.
fn decide(service: &Service, call: &Call<'_>) -> HandlerResult {
    let world = &service.world;
    let mut call = *call;
    let mut behind = 0..CATCHES_UP;
    let decided = loop {
        match dispatch::dispatch(world, &call) {
            Err(ServiceError::Behind(game)) if behind.next().is_some() => {
                if let Err(error) = clocks::catch_up(service, game, call.at()) {
                    break Err(error);
                }
                call.caught_up = Some(game);
            }
            // Several computers come one by one.
            Err(ServiceError::Unknown(person)) => drop(service.introduce(&person)?),
            decided => break decided,
        }
    };
    match decided {
        // Who asks for a game that cannot be read is told so.
        Err(ServiceError::Unreadable(id)) => refuse(unread::unread_words(world, id)),
        decided => decided,
    }
}

/// Stores what was decided, and answers.
fn answer(service: &Service, call: &Call<'_>, outcome: HandlerOutcome) -> Result<Reply, ServiceError> {
    let (reply, memo) = match outcome {
        HandlerOutcome::Shown(reply, memo) => (*reply, memo),
        HandlerOutcome::Changes(mut change) if call.request.intent.may_change() => {
            let memo = change.memo.take();
            (commit::settle(service, call, *change)?, memo)
        }
        HandlerOutcome::Changes(_) | HandlerOutcome::Found(_) | HandlerOutcome::Operate(_) => {
            return refuse(text::handler::FAILED);
        }
    };
    if let Some(memo) = memo {
        let place = (&call.request.room, &call.request.who.id);
        service.world.people.remember(memo, place, call.at());
    }
    Ok(reply)
}

/// Notes under the room's lock what was found without it.
fn note(service: &Service, call: Call<'_>, finding: &Finding) -> Result<Reply, ServiceError> {
    let call = Call { who: service.introduce(&call.request.who)?, ..call };
    locks::in_room(service, &call.request.room, || match hint::noted(&service.world, &call, finding)? {
        HandlerOutcome::Changes(change) => commit::settle(service, &call, *change),
        shown => answer(service, &call, shown),
    })
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::thread;

    use lasermate_domain::command::CommandId;
    use lasermate_domain::port::{
        Abilities, Ask, Invocation, Locales, Person, PersonId, RequestId, RoomId, ServerId,
    };

    use super::*;
    use crate::store::Store;

    fn request(who: &str, room: &str, command: CommandId, options: &[(&str, &str)]) -> Request {
        let options = options.iter().map(|(name, value)| ((*name).into(), (*value).into())).collect();
        Request {
            id: RequestId(format!("{who} {room} {command:?}")),
            server: ServerId("test:home".into()),
            room: RoomId(format!("test:{room}")),
            who: Person { id: PersonId(format!("test:{who}")), name: who.to_owned() },
            admin: false,
            can: Abilities::ALL,
            at: 1_700_000_000_000,
            intent: Ask::Command(Invocation { command, options }).into(),
            locales: Locales::default(),
        }
    }

    /// A channel that had begun to follow a game while it waited for its turn left it in the middle of a move there, and its board
    /// came all the same.
    #[test]
    fn a_channel_leaves_a_game_only_when_it_is_its_turn_there_too() {
        let folder = tempfile::tempdir().unwrap_or_else(|error| panic!("{error}"));
        let store = Store::open(folder.path()).unwrap_or_else(|error| panic!("{error}"));
        let service = Arc::new(Service::open(store).unwrap_or_else(|error| panic!("{error}")));
        for asked in [
            request("ann", "a", CommandId::Challenge, &[("side", "first")]),
            request("bob", "a", CommandId::Accept, &[]),
        ] {
            assert_eq!(service.handle(&asked).kind, ReplyKind::Done);
        }
        let [gallery, table] = ["test:c", "test:a"].map(|room| service.locks.rooms.of(&RoomId(room.into())));
        let (turn, moving) = (hold(&gallery), hold(&table));
        let leaver = thread::spawn({
            let service = Arc::clone(&service);
            move || service.handle(&request("cid", "c", CommandId::Unwatch, &[]))
        });
        // Kept, held here, and waited for: what the channel follows has been read.
        let waits = |lock: &Arc<_>| Arc::strong_count(lock) > 2;
        while !waits(&gallery) {
            thread::yield_now();
        }
        let follows = in_turn(&service, &request("dan", "c", CommandId::Watch, &[("game", "G1")]));
        assert_eq!(follows.unwrap_or_else(|error| panic!("{error}")).kind, ReplyKind::Done);
        drop(turn);
        while !waits(&table) {
            assert!(!leaver.is_finished(), "left in the middle of a move");
            thread::yield_now();
        }
        drop(moving);
        leaver.join().unwrap_or_else(|_| panic!("answered"));
        let still = service.world.store.watched(&RoomId("test:c".into()));
        assert!(still.unwrap_or_else(|error| panic!("{error}")).is_empty());
    }
}
