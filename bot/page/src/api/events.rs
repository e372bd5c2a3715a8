//! Live messages, as server-sent events that go on where they broke off.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Extension;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::future::pending;
use futures_util::stream::{self, Stream, StreamExt as _};
use serde::Deserialize;
use serde_json::json;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::watch;

use super::ErrorReply;
use crate::Chat;
use crate::access::Access;
use crate::language;
use crate::message::Message;
use lasermate_domain::limits::{BACKLOG, MESSAGES_READ};
use lasermate_domain::port::PersonId;
use lasermate_present::language::Language;
use lasermate_present::saying::written_json;
use lasermate_service::web::Caller;

/// How often an idle stream shows that it is alive.
const ALIVE: Duration = Duration::from_secs(15);

/// How long a stream lasts where one has to be let in: the browser opens it again, unless it has been shut out meanwhile.
const SHUT_AFTER: Duration = Duration::from_mins(5);

/// Where to begin: after a message, or with the next one. `room` leaves the other channels out.
#[derive(Debug, Deserialize)]
pub struct EventsQuery {
    after: Option<u64>,
    room: Option<String>,
}

struct Listener {
    chat: Arc<Chat>,
    room: Option<String>,
    last: u64,
    news: Receiver<Arc<Message>>,
    renames: Receiver<PersonId>,
    /// Whose new name the listener has still to be told of.
    renamed: Option<PersonId>,
    ready: VecDeque<Arc<Message>>,
    /// The last message that is left out, until the listener has been told so.
    left_out: Option<u64>,
    /// Whether there may be messages in the tables that `news` will not bring.
    behind: bool,
    stop: watch::Receiver<bool>,
}

#[derive(Debug)]
enum StreamItem {
    Message(Arc<Message>),
    /// The messages up to this one were too many: `/api/messages` has them.
    LeftOut(u64),
    /// Somebody has another name.
    Renamed(PersonId),
}

/// `GET /api/events`: each message as an event whose id is the message's number.
pub async fn events(
    State(chat): State<Arc<Chat>>,
    Extension(caller): Extension<Caller>,
    Query(from): Query<EventsQuery>,
    headers: HeaderMap,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, ErrorReply> {
    let seen = headers.get("last-event-id").and_then(|id| id.to_str().ok()).and_then(|id| id.parse().ok());
    let listener = Listener::open(chat, caller, EventsQuery { after: seen.or(from.after), ..from }).await?;
    let open = matches!(listener.chat.access, Access::Open);
    let language = language::of(&headers);
    let end = async move { if open { pending().await } else { tokio::time::sleep(SHUT_AFTER).await } };
    let events = stream::unfold(listener, move |mut listener| async move {
        let event = listener.next().await?.told(language);
        // A message was JSON before it was a message.
        Some((Ok(event.unwrap_or_default()), listener))
    });
    let events = events.take_until(Box::pin(end));
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(ALIVE)))
}

impl StreamItem {
    fn told(&self, language: &Language) -> Result<Event, axum::Error> {
        match self {
            Self::Message(message) => {
                let told = serde_json::to_string(&**message).map_err(axum::Error::new)?;
                let written = written_json(told.as_bytes(), language);
                let told = written.and_then(|json| String::from_utf8(json).ok()).unwrap_or(told);
                Ok(Event::default().id(message.id.to_string()).event("message").data(told))
            }
            Self::LeftOut(until) => {
                Event::default().id(until.to_string()).event("left-out").json_data(json!({ "until": until }))
            }
            Self::Renamed(who) => Event::default().event("renamed").json_data(&who.0),
        }
    }
}

/// What it takes to open a stream behind which so many messages wait: as much as it takes to read them page by page.
fn cost(messages: usize) -> f64 {
    let pages = messages.div_ceil(MESSAGES_READ);
    1.0 + f64::from(u32::try_from(pages).unwrap_or(u32::MAX))
}

impl Listener {
    /// A listener who hears what was said after a message, of so much at most the newest, or else the next message.
    async fn open(chat: Arc<Chat>, caller: Caller, from: EventsQuery) -> Result<Self, ErrorReply> {
        let EventsQuery { after, room } = from;
        // Listening begins before the tables are read, so that nothing falls between.
        let (news, renames) = (chat.log.listen(), chat.renamed.subscribe());
        let wanted = room.clone();
        let (last, backlog) = chat
            .blocking(move |chat| {
                let newest = chat.log.last()?;
                // Whoever says they have seen what is yet to come (as after a copy of the data was put back) hears the next
                // message.
                let last = after.map_or(newest, |last| last.min(newest));
                chat.log.backlog(wanted.as_deref(), last, BACKLOG).map(|backlog| (last, backlog))
            })
            .await??;
        chat.reading
            .take_for(caller, cost(backlog.messages), Instant::now())
            .map_err(ErrorReply::too_fast)?;
        let stop = chat.stop.clone();
        Ok(Self {
            chat,
            room,
            last: backlog.left_out.unwrap_or(last),
            news,
            renames,
            renamed: None,
            ready: VecDeque::new(),
            left_out: backlog.left_out,
            behind: true,
            stop,
        })
    }

    /// What comes next; `None` when the program ends or the tables fail (the page asks again then).
    async fn next(&mut self) -> Option<StreamItem> {
        loop {
            if *self.stop.borrow() {
                return None;
            }
            if let Some(until) = self.left_out.take() {
                return Some(StreamItem::LeftOut(until));
            }
            if let Some(who) = self.renamed.take() {
                return Some(StreamItem::Renamed(who));
            }
            if let Some(message) = self.ready.pop_front() {
                if message.id > self.last {
                    self.last = message.id;
                    return Some(StreamItem::Message(message));
                }
            } else if self.behind {
                self.read().await?;
            } else {
                self.wait().await?;
            }
        }
    }

    async fn read(&mut self) -> Option<()> {
        let (room, last) = (self.room.clone(), self.last);
        let found =
            self.chat.blocking(move |chat| chat.log.after(room.as_deref(), last, MESSAGES_READ)).await;
        let found = found.ok()?.ok()?;
        self.behind = found.len() == MESSAGES_READ;
        self.ready.extend(found.into_iter().map(Arc::new));
        Some(())
    }

    async fn wait(&mut self) -> Option<()> {
        tokio::select! {
            news = self.news.recv() => match news {
                Ok(message) if self.room.as_ref().is_none_or(|room| *room == message.room) => {
                    self.ready.push_back(message);
                }
                Ok(_) => {}
                Err(RecvError::Lagged(_)) => self.behind = true,
                Err(RecvError::Closed) => return None,
            },
            renamed = self.renames.recv() => self.renamed = renamed.ok(),
            stopped = self.stop.changed() => stopped.ok()?,
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use axum::http::StatusCode;
    use axum::response::IntoResponse;

    use super::*;
    use crate::by_caller::ByCaller;
    use crate::log::ChatDraft;
    use lasermate_service::rate_limit::Rate;
    use lasermate_service::service::Service;
    use lasermate_service::store::{Resident, Store};
    use lasermate_service::web::ClientNetwork;

    /// More than a listener may lag behind, than is read at once, and than is told to who comes back.
    const MANY: usize = 600;

    fn say(chat: &Chat, room: &str, text: &str) {
        let ann = Resident { id: PersonId("local:1".to_owned()), name: "Ann".to_owned(), used: true };
        let message = Message::said(room, 0, &ann, text);
        let draft = ChatDraft { message, person: None, outbox: None, request: None, pictures: Vec::new() };
        chat.log.write(draft).unwrap();
    }

    async fn hear(listener: &mut Listener, wanted: usize) -> Vec<String> {
        let mut heard = Vec::new();
        while heard.len() < wanted {
            match listener.next().await.unwrap() {
                StreamItem::Message(message) => heard.push(message.text.clone()),
                StreamItem::LeftOut(until) => heard.push(format!("left out until {until}")),
                StreamItem::Renamed(who) => heard.push(format!("{} has another name", who.0)),
            }
        }
        heard
    }

    /// A chat that allows one address so much reading and no more, and what ends its streams.
    fn chat(folder: &tempfile::TempDir, reading: f64) -> (Arc<Chat>, watch::Sender<bool>) {
        let service = Arc::new(Service::open(Store::open(folder.path()).unwrap()).unwrap());
        let (tell, stop) = watch::channel(false);
        let push = crate::push::Push::open(folder.path(), None).unwrap();
        let mut chat = Chat::open(service, Access::Open, push, stop).unwrap();
        let rate = Rate { burst: reading, steady: 0.000_1 };
        Arc::get_mut(&mut chat).unwrap().reading = ByCaller::new(rate, rate);
        (chat, tell)
    }

    async fn listen(chat: &Arc<Chat>, room: Option<&str>, after: u64) -> Result<Listener, ErrorReply> {
        let network = ClientNetwork::of("192.0.2.1".parse::<IpAddr>().unwrap());
        let from = EventsQuery { after: Some(after), room: room.map(str::to_owned) };
        Listener::open(Arc::clone(chat), Caller { network, shared: false }, from).await
    }

    #[tokio::test]
    async fn a_listener_that_lags_behind_or_comes_late_hears_everything_once_and_in_order() {
        let folder = tempfile::tempdir().unwrap();
        let (chat, tell) = chat(&folder, 100.0);
        let mut everywhere = listen(&chat, None, 0).await.unwrap();
        let mut lobby = listen(&chat, Some("lobby"), 0).await.unwrap();
        say(&chat, "lobby", "first");
        assert_eq!(hear(&mut everywhere, 1).await, ["first"]);
        assert_eq!(hear(&mut lobby, 1).await, ["first"]);
        assert!(!everywhere.behind || everywhere.ready.is_empty());
        let (mut all, mut here) = (Vec::new(), Vec::new());
        for number in 0..MANY {
            let room = if number % 3 == 0 { "table-1" } else { "lobby" };
            say(&chat, room, &number.to_string());
            all.push(number.to_string());
            if room == "lobby" {
                here.push(number.to_string());
            }
        }
        assert_eq!(hear(&mut everywhere, all.len()).await, all);
        assert_eq!(hear(&mut lobby, here.len()).await, here);
        // Somebody who was away and comes back with the number of the first message, or of one that is not so long ago.
        let mut back = listen(&chat, Some("lobby"), 1).await.unwrap();
        assert_eq!(hear(&mut back, here.len()).await, here);
        let newest = &all[MANY - BACKLOG..];
        let mut back = listen(&chat, None, (MANY - BACKLOG) as u64 + 1).await.unwrap();
        assert_eq!(hear(&mut back, newest.len()).await, newest);
        // The name on a plate was the old one until the next move.
        chat.renamed.send(PersonId("local:1".to_owned())).unwrap();
        for listener in [&mut everywhere, &mut lobby, &mut back] {
            assert_eq!(hear(listener, 1).await, ["local:1 has another name"]);
        }
        tell.send(true).unwrap();
        assert!(everywhere.next().await.is_none() && lobby.next().await.is_none());
    }

    /// A hundred streams from the first message on once held up everybody for 20 s.
    #[tokio::test]
    async fn who_was_away_for_long_hears_that_messages_are_left_out_and_then_the_newest() {
        let folder = tempfile::tempdir().unwrap();
        let (chat, _tell) = chat(&folder, 100.0);
        let all: Vec<_> = (0..MANY).map(|number| number.to_string()).collect();
        for text in &all {
            say(&chat, "lobby", text);
        }
        let left_out = MANY - BACKLOG;
        let mut wanted = vec![format!("left out until {left_out}")];
        wanted.extend_from_slice(&all[left_out..]);
        for room in [None, Some("lobby")] {
            let mut far_behind = listen(&chat, room, 0).await.unwrap();
            assert_eq!(hear(&mut far_behind, wanted.len()).await, wanted);
            say(&chat, "lobby", "next");
            assert_eq!(hear(&mut far_behind, 1).await, ["next"]);
            wanted =
                ["left out until 101".to_owned()].into_iter().chain(wanted[2..].iter().cloned()).collect();
            wanted.push("next".to_owned());
        }
    }

    #[tokio::test]
    async fn streams_cost_an_address_what_they_have_to_read() {
        let folder = tempfile::tempdir().unwrap();
        let (chat, _tell) = chat(&folder, 10.0);
        for number in 0..MANY {
            say(&chat, "lobby", &number.to_string());
        }
        assert!(listen(&chat, None, 0).await.is_ok(), "six of ten");
        assert!(listen(&chat, None, 0).await.is_err());
        for _ in 0..4 {
            assert!(listen(&chat, None, MANY as u64).await.is_ok(), "with nothing to read, one each");
        }
        let refused = listen(&chat, None, MANY as u64).await.err().unwrap().into_response();
        assert_eq!(refused.status(), StatusCode::TOO_MANY_REQUESTS);
    }
}
