//! Live messages, as server-sent events that go on where they broke off.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream::{self, Stream};
use serde::Deserialize;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::watch;

use super::Refused;
use crate::Chat;
use crate::message::Message;
use lasermate_core::bounds::MESSAGES_READ;

/// How often an idle stream shows that it is alive.
const ALIVE: Duration = Duration::from_secs(15);

/// Where to begin: after a message, or with the next one. `room` leaves the other channels out.
#[derive(Debug, Deserialize)]
pub struct From {
    after: Option<u64>,
    room: Option<String>,
}

/// A listener's place.
struct Listener {
    chat: Arc<Chat>,
    room: Option<String>,
    last: u64,
    news: Receiver<Arc<Message>>,
    ready: VecDeque<Arc<Message>>,
    /// Whether there may be messages in the tables that `news` will not bring.
    behind: bool,
    stop: watch::Receiver<bool>,
}

/// `GET /api/events`: each message as an event whose id is the message's number.
pub async fn events(
    State(chat): State<Arc<Chat>>,
    Query(from): Query<From>,
    headers: HeaderMap,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Refused> {
    let seen = headers.get("last-event-id").and_then(|id| id.to_str().ok()).and_then(|id| id.parse().ok());
    // Listening begins before the tables are read, so that nothing falls between.
    let news = chat.log.listen();
    let newest = chat.blocking(|chat| chat.log.last()).await??;
    // Whoever says they have seen what is yet to come (as after a copy of the data was put back) hears the next message.
    let last = seen.or(from.after).map_or(newest, |last| last.min(newest));
    let stop = chat.stop.clone();
    let listener = Listener { chat, room: from.room, last, news, ready: VecDeque::new(), behind: true, stop };
    let events = stream::unfold(listener, |mut listener| async {
        let message = listener.next().await?;
        let event = Event::default().id(message.id.to_string()).event("message").json_data(&*message);
        // A message was JSON before it was a message.
        Some((Ok(event.unwrap_or_default()), listener))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(ALIVE)))
}

impl Listener {
    /// The next message; `None` when the program ends or the tables fail (the page asks again then).
    async fn next(&mut self) -> Option<Arc<Message>> {
        loop {
            if *self.stop.borrow() {
                return None;
            }
            if let Some(message) = self.ready.pop_front() {
                if message.id > self.last {
                    self.last = message.id;
                    return Some(message);
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
            stopped = self.stop.changed() => stopped.ok()?,
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log::Draft;
    use lasermate_core::port::PersonId;
    use lasermate_core::service::Service;
    use lasermate_core::store::{Resident, Store};

    /// More than a listener may lag behind, and more than a page of what is read at once.
    const MANY: usize = 600;

    fn say(chat: &Chat, room: &str, text: &str) {
        let ann = Resident { id: PersonId("local:1".to_owned()), name: "Ann".to_owned(), used: true };
        let message = Message::said(room, 0, &ann, text);
        let draft =
            Draft { message, person: Some(ann.id), outbox: None, request: None, pictures: Vec::new() };
        chat.log.write(draft).unwrap();
    }

    async fn hear(listener: &mut Listener, wanted: usize) -> Vec<String> {
        let mut heard = Vec::new();
        while heard.len() < wanted {
            heard.push(listener.next().await.unwrap().text.clone());
        }
        heard
    }

    #[tokio::test]
    async fn a_listener_that_lags_behind_or_comes_late_hears_everything_once_and_in_order() {
        let folder = tempfile::tempdir().unwrap();
        let service = Arc::new(Service::open(Store::open(folder.path()).unwrap()).unwrap());
        let (tell, stop) = watch::channel(false);
        let chat = Chat::open(service, stop.clone()).unwrap();
        let listener = |room: Option<&str>, last| Listener {
            chat: Arc::clone(&chat),
            room: room.map(str::to_owned),
            last,
            news: chat.log.listen(),
            ready: VecDeque::new(),
            behind: true,
            stop: stop.clone(),
        };
        let (mut everywhere, mut lobby) = (listener(None, 0), listener(Some("lobby"), 0));
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
        // Somebody who was away and comes back with the number of the first message.
        assert_eq!(hear(&mut listener(None, 1), all.len()).await, all);
        assert_eq!(hear(&mut listener(Some("lobby"), 1), here.len()).await, here);
        tell.send(true).unwrap();
        assert!(everywhere.next().await.is_none() && lobby.next().await.is_none());
    }
}
