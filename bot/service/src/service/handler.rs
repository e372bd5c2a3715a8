//! The desk where requests are taken in: in order for each room, once each, and answered after they are stored.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::Ordering;
use std::time::Instant;

use lasermate_domain::log::PersonNo;
use lasermate_domain::port::{Reply, ReplyKind, Request};
use lasermate_domain::sessions::computers::is_computer;
use lasermate_present::text;

use super::commit::answered;
use super::memory::locks::hold;
use super::state::Service;
use super::use_case::{Call, Change, HandlerOutcome, ServiceError, refuse};
use super::validate::{ReplacePolicy, sane, takes_the_place};
use crate::metrics::{self, RequestOutcome};
use crate::store::StoreError;

impl Service {
    /// Answers a request. A repeated one is told the same and changes nothing. Never panics.
    pub fn handle(&self, request: &Request) -> Reply {
        let begun = Instant::now();
        let taken_in = catch_unwind(AssertUnwindSafe(|| self.take_in(request)));
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
        match taken_in {
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
        }
    }

    fn take_in(&self, request: &Request) -> Result<Reply, ServiceError> {
        sane(request)?;
        self.mind_leap();
        if let Err(error) = self.take_up(request.at) {
            tracing::error!(%error, "resuming stopped games failed; retrying");
        }
        self.latest.fetch_max(request.at, Ordering::Relaxed);
        hold(&self.acted).note(&request.who.id, Instant::now());
        hold(&self.calls).answered(&request.who.id);
        let told = self.carry_out(request);
        if self.somebody_left.swap(false, Ordering::Relaxed) {
            // No room's lock is held here.
            if let Err(error) = self.resign_for_the_gone(request.at) {
                tracing::error!(%error, "resigning the games of somebody who left failed; retrying");
            }
            self.store.wipe_journal();
        }
        let place = takes_the_place(&request.intent);
        match told {
            Err(ServiceError::Refused(words)) => {
                let words = text::person::told(&words, request.room.network());
                Ok(Reply { replaces: place == Some(ReplacePolicy::Always), ..Reply::refusal(words) })
            }
            Ok(mut reply) => {
                let network = request.room.network();
                reply.text = text::person::told(&reply.text, network);
                if let Some(file) = &mut reply.file {
                    file.text = text::person::told(&file.text, network);
                }
                let done = reply.kind != ReplyKind::Refused;
                reply.replaces =
                    reply.is_private() && place.is_some_and(|place| done || place == ReplacePolicy::Always);
                Ok(reply)
            }
            Err(error) => Err(error),
        }
    }

    fn carry_out(&self, request: &Request) -> Result<Reply, ServiceError> {
        if !request.intent.may_change() {
            let who = self.store.number_of(&request.who.id)?.unwrap_or(PersonNo(0));
            return match self.judged(|| self.dispatch(&Call { request, who }))? {
                HandlerOutcome::Shown(reply) => Ok(*reply),
                HandlerOutcome::Changes(_) => refuse(text::handler::FAILED),
            };
        }
        let other = self.room_to_link(&request.intent)?;
        let followed = self.rooms_followed(request)?;
        let rooms: Vec<_> = std::iter::once(&request.room).chain(&other).chain(&followed).collect();
        self.locked(&rooms, || self.in_turn(request))
    }

    /// Carries out what may change something, when it is its turn.
    fn in_turn(&self, request: &Request) -> Result<Reply, ServiceError> {
        // Until it is committed: what was judged on must still be so then. After the room's lock, as everywhere.
        let _seating = request.intent.seats_or_deletes().then(|| hold(&self.seating));
        if let Some(told) = self.store.answer(&request.id)? {
            let words = if told.reply.is_empty() { text::handler::REPEATED.to_owned() } else { told.reply };
            let kind = if told.accepted { ReplyKind::Done } else { ReplyKind::Refused };
            return Ok(answered(&request.intent, words, told.buttons, kind));
        }
        let call = Call { request, who: self.know(&request.who)? };
        self.judged(|| match self.not_blocked(&call).and_then(|()| self.dispatch(&call)) {
            Ok(HandlerOutcome::Shown(reply)) => Ok(*reply),
            Ok(HandlerOutcome::Changes(change)) => self.settle(&call, *change),
            Err(ServiceError::Refused(words)) => {
                // Remembered too (for 7 days, `REFUSED_KEPT`): delivered again it must not be played later, when it would be legal.
                let told = self.settle(&call, Change { words, ..Change::default() })?;
                Ok(Reply { kind: ReplyKind::Refused, ..told })
            }
            Err(error) => Err(error),
        })
    }
}
