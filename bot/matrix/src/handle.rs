//! Carrying out what came in, room by room in order, until it is answered.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use matrix_sdk::ruma::UserId;
use matrix_sdk::{Room, RoomState};
use tokio::task::{JoinSet, spawn_blocking};
use tracing::{error, warn};

use lasermate_core::clock;
use lasermate_core::command::CommandId;
use lasermate_core::command::line::{self, LineError};
use lasermate_core::drawing;
use lasermate_core::metrics;
use lasermate_core::port::{Ask, Person, Reply, Request, RequestId};
use lasermate_core::present::text;
use lasermate_core::store::Heard;

use crate::Matrix;
use crate::answer::{Asked, sentence};
use crate::flood::Allowance;
use crate::id::{self, Place};
use crate::inbox::{What, Wish};
use crate::outbox::Failure;
use lasermate_core::platform::Platform as _;

/// How much of the inbox is looked at at once.
const LOOKED_AT: usize = 256;
/// How many rooms are answered at once.
const ROOMS: usize = 32;
/// How long a room rests after an answer that could not be sent.
const REST: Duration = Duration::from_secs(5);

impl Matrix {
    /// Carries out what comes in until the program ends; what is being answered then is finished first.
    pub(crate) async fn work(self: Arc<Self>) {
        let mut stop = self.stop.clone();
        let mut tasks = JoinSet::new();
        let mut busy = HashMap::new();
        while !*stop.borrow() {
            let came = self.came.notified();
            tokio::pin!(came);
            came.as_mut().enable();
            let rooms: HashSet<String> = busy.values().cloned().collect();
            let waiting = self.store(move |store| store.matrix_waiting(&rooms, LOOKED_AT)).await;
            for (room, heard) in by_room(waiting.unwrap_or_default()) {
                if tasks.len() < ROOMS {
                    let matrix = Arc::clone(&self);
                    let task = tasks.spawn(async move { matrix.serve(heard).await });
                    busy.insert(task.id(), room);
                }
            }
            tokio::select! {
                () = &mut came => {}
                Some(done) = tasks.join_next_with_id(), if !tasks.is_empty() => match done {
                    Ok((task, ())) => drop(busy.remove(&task)),
                    Err(failure) => {
                        error!(%failure, "a room could not be answered");
                        busy.remove(&failure.id());
                    }
                },
                _ = stop.changed() => {}
            }
        }
        while tasks.join_next().await.is_some() {}
    }

    /// Carries out what was heard in one room, in order, up to what cannot be answered now.
    async fn serve(self: &Arc<Self>, heard: Vec<Heard>) {
        for heard in heard {
            if *self.stop.borrow() {
                return;
            }
            let event = heard.event.clone();
            match self.carry_out(heard).await {
                Ok(()) => {}
                Err(Failure::Never(reason)) => warn!(reason, "an answer failed and is dropped"),
                Err(Failure::TooLarge) => warn!("an answer is too large and is dropped"),
                Err(failure) => {
                    warn!(?failure, "an answer failed; retrying later");
                    let mut stop = self.stop.clone();
                    tokio::select! {
                        () = tokio::time::sleep(REST) => {}
                        () = crate::ending(&mut stop) => {}
                    }
                    return;
                }
            }
            self.store(move |store| store.matrix_done(&event)).await;
        }
    }

    /// Carries out one thing and answers it. Done again after a crash, it is the same answer under the same id.
    async fn carry_out(self: &Arc<Self>, heard: Heard) -> Result<(), Failure> {
        let Ok(wish) = serde_json::from_str::<Wish>(&heard.heard) else { return Ok(()) };
        let Ok(user) = UserId::parse(&wish.sender) else { return Ok(()) };
        let Some(asked) = Asked::read(&heard, &wish) else { return Ok(()) };
        let room = match self.room(&asked.place).await {
            Some(room) if room.state() == RoomState::Joined => room,
            _ => return Ok(()),
        };
        if self.client.is_user_ignored(&user).await {
            return Ok(());
        }
        let Some(understood) = self.understand(&room, &wish, &asked).await else { return Ok(()) };
        let cost = understood.as_ref().map_or(1.0, |(ask, _)| drawing::cost(ask));
        let allowance = {
            let mut floods = self.floods.lock().unwrap_or_else(PoisonError::into_inner);
            floods.take(&wish.sender, cost, clock::now())
        };
        let (ask, people) = match (allowance, understood) {
            (Allowance::Ignored, _) => return Ok(()),
            (Allowance::Refused, _) => {
                return self.answer(&room, &asked, Reply::refusal(text::matrix::TOO_MUCH), false).await;
            }
            (Allowance::Granted, Err(refusal)) => return self.answer(&room, &asked, refusal, false).await,
            (Allowance::Granted, Ok(understood)) => understood,
        };
        if drawing::lane(&ask).is_some() {
            // It may take a while. That it cannot be shown does not matter.
            let _ = room.typing_notice(true).await;
        }
        let secret = is_secret(&ask);
        let silent = is_told_by_a_post(&ask);
        let reply = self.ask(&room, &user, &asked, ask, people).await;
        metrics::acknowledged(
            Self::NAME,
            Duration::from_millis(u64::try_from(clock::now() - heard.at).unwrap_or(0)),
        );
        if silent && reply.kind == lasermate_core::port::ReplyKind::Done && reply.buttons.is_empty() {
            return Ok(());
        }
        self.answer(&room, &asked, reply, secret).await
    }

    /// What is asked and who is named in it, or why it is not understood; `None` where it was not meant for the bot.
    async fn understand(
        self: &Arc<Self>,
        room: &Room,
        wish: &Wish,
        _asked: &Asked,
    ) -> Option<Result<(Ask, Vec<Person>), Reply>> {
        match &wish.what {
            What::Command { line, sure } => match line::parse(line) {
                Ok(mut invocation) => {
                    let people = self.name_people(room, &mut invocation).await;
                    Some(Ok((Ask::Command(invocation), people)))
                }
                Err(LineError::Unknown { nearest: None, .. }) if !sure => None,
                Err(error) => Some(Err(Reply::refusal(sentence(&error.to_string())))),
            },
            What::Number { .. } => None,
        }
    }

    /// Lets the service deal with it.
    async fn ask(
        self: &Arc<Self>,
        room: &Room,
        user: &UserId,
        asked: &Asked,
        ask: Ask,
        people: Vec<Person>,
    ) -> Reply {
        let Ok(place) = self.service.drawings().place_for(&ask).await else {
            return Reply::refusal(text::handler::BUSY);
        };
        let request = Request {
            id: RequestId(format!("{}:{}", id::NAME, asked.event)),
            server: id::server(&asked.place.room),
            room: self.playing_place(&asked.place, &ask).await.room_id(),
            who: self.person(room, user).await,
            admin: self.manages(room, user).await,
            can: self.abilities(room).await,
            at: asked.at,
            ask,
        };
        let service = Arc::clone(&self.service);
        let handled = spawn_blocking(move || {
            let _place = place;
            for person in &people {
                if let Err(error) = service.introduce(person) {
                    warn!(%error, "somebody who was named could not be noted");
                }
            }
            service.handle(&request)
        });
        handled.await.unwrap_or_else(|failure| {
            error!(%failure, "a request could not be answered");
            Reply::refusal(text::handler::FAILED)
        })
    }

    /// Where a game is played: in a thread, if one was begun there, else in the room around it.
    async fn playing_place(self: &Arc<Self>, place: &Place, ask: &Ask) -> Place {
        if place.thread.is_none() {
            return place.clone();
        }
        let begins = matches!(ask, Ask::Command(invocation) if invocation.command == CommandId::Challenge);
        let room = place.room_id();
        let used = self.store(move |store| {
            Ok(store.last_game(&room)?.is_some() || !store.open_challenges(&room)?.is_empty())
        });
        if begins || used.await.unwrap_or(false) {
            place.clone()
        } else {
            Place { thread: None, ..place.clone() }
        }
    }
}

/// What was heard, by rooms, in the order it came.
fn by_room(waiting: Vec<Heard>) -> Vec<(String, Vec<Heard>)> {
    let mut rooms: Vec<(String, Vec<Heard>)> = Vec::new();
    let mut places: HashMap<String, usize> = HashMap::new();
    for heard in waiting {
        let at = *places.entry(heard.room.clone()).or_insert_with(|| {
            rooms.push((heard.room.clone(), Vec::new()));
            rooms.len() - 1
        });
        if let Some((_, queue)) = rooms.get_mut(at) {
            queue.push(heard);
        }
    }
    rooms
}

/// Whether the answer is for the asker's eyes alone: others would profit from it, or it is about the asker.
fn is_secret(ask: &Ask) -> bool {
    match ask {
        Ask::Command(invocation) => matches!(invocation.command, CommandId::Hint | CommandId::Privacy),
        Ask::Press(button) => button.0.starts_with("puzzle-solution:"),
        Ask::Pick { .. } | Ask::Fill { .. } => false,
    }
}

/// Whether a post tells everybody what was done, so that a confirmation would be a second event for one move.
fn is_told_by_a_post(ask: &Ask) -> bool {
    use CommandId::{
        Accept, Allow, Billi, Cancel, Challenge, Claim, Decline, Defeat, Deny, Draw, Drop, Lifeline, Move,
        Resign, Takeback,
    };
    match ask {
        Ask::Command(invocation) => matches!(
            invocation.command,
            Accept
                | Allow
                | Billi
                | Cancel
                | Challenge
                | Claim
                | Decline
                | Defeat
                | Deny
                | Draw
                | Drop
                | Lifeline
                | Move
                | Resign
                | Takeback
        ),
        Ask::Press(button) => !button.0.starts_with("forget:"),
        Ask::Pick { .. } => true,
        Ask::Fill { .. } => false,
    }
}
