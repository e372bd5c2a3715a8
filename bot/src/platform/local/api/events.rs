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
use crate::bounds::MESSAGES_READ;
use crate::platform::local::Chat;
use crate::platform::local::message::Message;

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
