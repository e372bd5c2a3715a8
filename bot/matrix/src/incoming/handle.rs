//! Carrying out what came in, room by room in order, until it is answered.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use matrix_sdk::ruma::UserId;
use matrix_sdk::{Room, RoomState};
use tokio::task::JoinSet;
use tracing::{error, warn};

use crate::Matrix;
use crate::id::{self, RoomPlace};
use crate::incoming::event::InboxRequest;
use crate::incoming::flood::{self, Allowance, Floods};
use crate::incoming::meaning::{MeaningKind, is_command};
use crate::incoming::{attached, meaning, people};
use crate::limits;
use crate::outgoing::answer;
use crate::outgoing::answer::{IncomingMessage, failed};
use crate::outgoing::failure::Failure;
use crate::outgoing::typing::sign;
use crate::steps::WorkStep;
use lasermate_domain::command::CommandId;
use lasermate_domain::port::{Intent, Locales, Person, Reply, ReplyKind, Request, RequestId, Typing};
use lasermate_present::language::Language;
use lasermate_present::surface::{self, MessageTarget, Surface};
use lasermate_present::text;
use lasermate_service::questions;
use lasermate_service::store::{ChoicesUpdate, InboxItem};
use lasermate_service::{async_service, clock, drawing, metrics};

/// How much of the inbox is looked at at once.
const LOOKED_AT: usize = 256;
/// How long a room rests after an answer that could not be sent.
const REST: Duration = Duration::from_secs(5);
/// How long at the most where the server names a pause: what else is asked in the room waits with it.
const LONGEST_REST: Duration = Duration::from_mins(1);

/// Carries out what comes in until the program ends; what is being answered then is finished first.
pub(crate) async fn work(matrix: Arc<Matrix>) {
    if !matrix.lifecycle.has_synced().await {
        return;
    }
    let mut tasks = JoinSet::new();
    let mut busy = HashMap::new();
    while !matrix.lifecycle.is_ending() {
        let came = matrix.came.notified();
        tokio::pin!(came);
        came.as_mut().enable();
        let rooms: HashSet<String> = busy.values().cloned().collect();
        let waiting =
            matrix.service.query(move |store| store.matrix_waiting(&rooms, clock::now(), LOOKED_AT)).await;
        for (room, heard) in by_room(waiting.unwrap_or_default()) {
            if tasks.len() < limits::SERVED {
                let matrix = Arc::clone(&matrix);
                let task = tasks.spawn(async move { serve(&matrix, heard).await });
                busy.insert(task.id(), room);
            }
        }
        tokio::select! {
            () = &mut came => {}
            Some(done) = tasks.join_next_with_id(), if !tasks.is_empty() => match done {
                Ok((task, ())) => drop(busy.remove(&task)),
                Err(failure) => {
                    error!(%failure, "answering a room failed");
                    busy.remove(&failure.id());
                }
            },
            () = matrix.lifecycle.ended() => {}
        }
    }
    while tasks.join_next().await.is_some() {}
}

/// Carries out what was heard in one room, in order, up to what cannot be answered now.
async fn serve(matrix: &Matrix, heard: Vec<InboxItem>) {
    for heard in heard {
        if matrix.lifecycle.is_ending() {
            return;
        }
        let event = heard.event.clone();
        let asked = event.clone();
        if matrix.service.query(move |store| store.matrix_is_waiting(&asked)).await == Some(false) {
            // It was taken back.
            continue;
        }
        let offered = match carry_out(matrix, heard).await {
            Ok(offered) => offered,
            Err(
                Failure::Never(reason)
                | Failure::Gone(reason)
                | Failure::Muted(reason)
                | Failure::Forbidden(reason)
                | Failure::File(reason),
            ) => {
                warn!(reason, "answer failed; dropped");
                Vec::new()
            }
            Err(Failure::TooLarge) => {
                warn!("answer too large; dropped");
                Vec::new()
            }
            Err(failure) => {
                warn!(?failure, "answer failed; retrying");
                let rest = match failure {
                    Failure::Limited(pause) => pause.clamp(REST, LONGEST_REST),
                    _ => REST,
                };
                tokio::select! {
                    () = tokio::time::sleep(rest) => {}
                    () = matrix.lifecycle.ended() => {}
                }
                return;
            }
        };
        matrix.service.query(move |store| store.matrix_done(&event, &offered)).await;
    }
}

/// Carries out one thing and answers it. Done again after a crash, it is the same answer under the same id.
async fn carry_out(matrix: &Matrix, heard: InboxItem) -> Result<Vec<ChoicesUpdate>, Failure> {
    let Ok(wish) = serde_json::from_str::<InboxRequest>(&heard.heard) else { return Ok(Vec::new()) };
    let Ok(user) = UserId::parse(&wish.sender) else { return Ok(Vec::new()) };
    let Some(mut asked) = IncomingMessage::read(&heard, &wish) else { return Ok(Vec::new()) };
    let room = match matrix.rooms.room(&asked.place) {
        // What was said before the bot was removed is done, and nobody there can be answered.
        Some(room) if matches!(room.state(), RoomState::Joined | RoomState::Left | RoomState::Banned) => room,
        _ => return Ok(Vec::new()),
    };
    if matrix.client.is_user_ignored(&user).await {
        return Ok(Vec::new());
    }
    let Some(understood) = meaning::understand(matrix, &room, &wish, &asked).await else {
        return Ok(Vec::new());
    };
    let belongs = understood.place.room_id();
    asked.over.clone_from(&understood.over);
    if let Some(under) = &understood.under {
        asked.under = Some(under.event.clone());
        asked.place.thread.clone_from(&under.thread);
    }
    let cost = understood.what.intent().map_or(1.0, drawing::cost);
    // Whether something can be done shows when it is tried.
    let tried = if understood.what.intent().is_some() && cost <= 1.0 { flood::DONE } else { cost };
    let allowance = floods(matrix).take(&wish.sender, tried, heard.at);
    match allowance {
        Allowance::Granted => {}
        Allowance::Ignored => return Ok(Vec::new()),
        Allowance::Refused => {
            return answer::answer(matrix, &room, &asked, &belongs, Reply::refusal(crate::text::TOO_MUCH))
                .await;
        }
    }
    let mut intent = match understood.what {
        MeaningKind::Intent(intent) => intent,
        MeaningKind::Words(reply) => return answer::answer(matrix, &room, &asked, &belongs, reply).await,
        MeaningKind::More(choices) => {
            let language = matrix.service.language_for(id::person(&user), None, belongs.clone()).await;
            let message = surface::PlannedMessage {
                way: MessageTarget::Notice,
                language,
                text: choices.text(language),
                choices: Some(choices),
                replaces: true,
                ..surface::PlannedMessage::default()
            };
            let page = Surface { messages: vec![message], ..Surface::default() };
            return answer::show(matrix, &room, &asked, &belongs, page, Vec::new()).await;
        }
    };
    if let Err(why) = attached::read_attached(matrix, &room, &wish, &mut intent).await {
        return answer::answer(matrix, &room, &asked, &belongs, Reply::refusal(why)).await;
    }
    if drawing::lane(&intent).is_some() {
        // It may take a while.
        sign(&room, true);
    }
    let waited = u64::try_from(clock::now() - heard.at).unwrap_or_default();
    WorkStep::Wait.took(Duration::from_millis(waited));
    let told_by_a_post = intent.is_told_by_a_post();
    let shows_what_is_kept = is_command(&intent, CommandId::Privacy);
    let helps = is_command(&intent, CommandId::Help);
    let asks_to_forget = intent == Intent::Forget;
    let begun = Instant::now();
    let mut reply = ask(matrix, &room, &user, (&asked, understood.place), intent, understood.people).await;
    WorkStep::Decide.since(begun);
    if reply.kind != ReplyKind::Done {
        floods(matrix).charge(&wish.sender, cost - tried);
    }
    if shows_what_is_kept && reply.kind == ReplyKind::Shown {
        reply.text = format!("{}\n{}", reply.text, crate::text::KEPT_TOO);
    }
    if helps && reply.kind == ReplyKind::Shown {
        reply.text = format!("{}\n{}", reply.text, crate::text::MOVE_ALONE);
    }
    let took = u64::try_from(clock::now() - heard.at).unwrap_or(0);
    metrics::acknowledged(id::NAME, Duration::from_millis(took));
    let words_alone = reply.buttons.is_empty() && reply.menus.is_empty() && reply.pictures.is_empty();
    if told_by_a_post && reply.kind == ReplyKind::Done && words_alone
        || understood.perhaps_talk && reply.kind == ReplyKind::Refused
    {
        return Ok(Vec::new());
    }
    let forgets = asks_to_forget && reply.kind != ReplyKind::Refused;
    let answered = answer::answer(matrix, &room, &asked, &belongs, reply).await;
    // Not before: an answer that has to wait needs the direct room, and what the number stood for.
    let waits = matches!(answered, Err(Failure::Limited(_) | Failure::Later(_) | Failure::Token));
    if forgets && !waits {
        let (person, event) = (wish.sender, heard.event);
        matrix.service.query(move |store| store.matrix_forget_person(&person, &event)).await;
    }
    answered
}

fn floods(matrix: &Matrix) -> MutexGuard<'_, Floods> {
    matrix.floods.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Lets the service deal with it.
async fn ask(
    matrix: &Matrix,
    room: &Room,
    user: &UserId,
    (asked, place): (&IncomingMessage, RoomPlace),
    intent: Intent,
    people: Vec<Person>,
) -> Reply {
    let Ok(drawing) = matrix.service.drawings().place_for(&id::person(user), &intent).await else {
        return Reply::refusal(text::handler::BUSY);
    };
    let can = people::shown_in(room);
    // What is chosen in a direct room may be about a game elsewhere, where the asker has other rights.
    let there = matrix.rooms.room(&place).unwrap_or_else(|| room.clone());
    let mut abilities = people::abilities(&there).await;
    if is_command(&intent, CommandId::Link) {
        abilities.link = people::linkable(&there).await;
    }
    let request = Request {
        id: RequestId(format!("{}:{}", id::NAME, asked.event)),
        server: id::server(&place.room),
        room: place.room_id(),
        who: people::person(&there, user).await,
        admin: people::manages(&there, user).await,
        can: abilities,
        at: asked.at,
        intent,
        locales: Locales::default(),
    };
    let handled = matrix.service.run(move |service| {
        let _drawing = drawing;
        let reply = async_service::handle(service, &request, &people);
        let language = Language::of(reply.language).unwrap_or_default();
        let complete = |typing: &Typing| questions::complete(service.world(), typing);
        surface::after_refusal(reply, &request, (&can, language), complete)
    });
    handled.await.unwrap_or_else(failed)
}

/// What was heard, by rooms, in the order it came.
fn by_room(waiting: Vec<InboxItem>) -> Vec<(String, Vec<InboxItem>)> {
    let mut rooms: Vec<(String, Vec<InboxItem>)> = Vec::new();
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
