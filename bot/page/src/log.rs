//! The messages of the channels: written once, read back, and told to everybody who listens.

use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use lasermate_domain::limits::NEWS;
use lasermate_domain::port::{PersonId, PinnedPicture};
use lasermate_service::service::Service;
use lasermate_service::store::{self, Backlog, KeptMessage, StoreError};
use thiserror::Error;
use tokio::sync::broadcast;

use super::message::Message;

/// The chat's messages cannot be read or written.
#[derive(Debug, Error)]
pub enum LogError {
    #[error("the chat's messages cannot be read or written: {0}")]
    Store(#[from] StoreError),
    /// A message cannot be written as JSON.
    #[error("a message of the chat cannot be written as JSON: {0}")]
    Message(#[from] serde_json::Error),
}

/// A message about to be written.
#[derive(Clone, Debug)]
pub struct ChatDraft {
    /// The message; its number is not known yet.
    pub message: Message,
    /// Who wrote it, or whom it answers.
    pub person: Option<PersonId>,
    /// The post's number in the outbox, for posts.
    pub outbox: Option<u64>,
    /// The request it comes from, for what people ask and say.
    pub request: Option<String>,
    /// The pictures it names, with their ids.
    pub pictures: Vec<(String, PinnedPicture)>,
}

/// The chat's memory of what was said. Every call blocks; async callers use `spawn_blocking`.
#[derive(Debug)]
pub struct Log {
    service: Arc<Service>,
    /// Held from writing a message to telling it, so that messages are told in the order of their numbers.
    telling: Mutex<()>,
    news: broadcast::Sender<Arc<Message>>,
}

impl Log {
    /// The messages in the service's store.
    pub fn new(service: Arc<Service>) -> Self {
        Self { service, telling: Mutex::new(()), news: broadcast::channel(NEWS).0 }
    }

    /// Hears of every message from now on.
    pub fn listen(&self) -> broadcast::Receiver<Arc<Message>> {
        self.news.subscribe()
    }

    /// Writes a message and tells everybody, once: a second draft for the same post or request changes nothing
    /// and gives the number of the first.
    pub fn write(&self, draft: ChatDraft) -> Result<u64, LogError> {
        let ChatDraft { message, person, outbox, request, pictures } = draft;
        let body = message.kept()?;
        let row = store::MessageDraft {
            channel: &message.room,
            body: &body,
            person: person.as_ref(),
            outbox,
            request: request.as_deref(),
            pictures: &pictures,
        };
        let _telling = self.telling.lock().unwrap_or_else(PoisonError::into_inner);
        let written = self.tables().write(row)?;
        if written.new {
            // Nobody may be listening.
            let room = message.room.clone();
            let message = written.instead.as_deref().map_or(Ok(message), serde_json::from_str)?;
            let message = Message { id: written.id, room, ..message };
            let _ = self.news.send(Arc::new(message.drawn(|_| None)));
        }
        Ok(written.id)
    }

    /// Messages after a number, oldest first, at most `most`; of one channel, or of all. There are no more of them where it
    /// gives fewer: those that cannot be read are passed over.
    pub fn after(&self, channel: Option<&str>, after: u64, most: usize) -> Result<Vec<Message>, LogError> {
        self.drawn(self.tables().after(channel, after, most)?)
    }

    /// The last messages of a channel before a number, oldest first, at most `most`.
    pub fn before(&self, channel: &str, before: u64, most: usize) -> Result<Vec<Message>, LogError> {
        self.drawn(self.tables().before(channel, before, most)?)
    }

    /// How much was said after a message, where at most `most` messages are wanted.
    pub fn backlog(&self, channel: Option<&str>, after: u64, most: usize) -> Result<Backlog, LogError> {
        Ok(self.tables().backlog(channel, after, most)?)
    }

    /// The number of the last message of any channel.
    pub fn last(&self) -> Result<u64, LogError> {
        Ok(self.tables().last()?)
    }

    /// Messages with their people under the names they have now. Each is looked up once.
    fn drawn(&self, kept: Vec<KeptMessage<Message>>) -> Result<Vec<Message>, LogError> {
        let tables = self.tables();
        let (names, failed) = (RefCell::new(HashMap::new()), RefCell::new(None));
        let now = |id: &str| {
            let mut names = names.borrow_mut();
            if !names.contains_key(id) {
                let name = tables.present_name(id).unwrap_or_else(|error| {
                    failed.replace(Some(error));
                    None
                });
                names.insert(id.to_owned(), name);
            }
            names.get(id).cloned().flatten()
        };
        let drawn = kept.into_iter().map(|KeptMessage { id, room, message }| Message {
            id,
            room,
            ..message.drawn(now)
        });
        let drawn = drawn.collect();
        match failed.into_inner() {
            Some(error) => Err(LogError::Store(error)),
            None => Ok(drawn),
        }
    }

    fn tables(&self) -> store::ChatStore<'_> {
        self.service.store().chat()
    }
}

#[cfg(test)]
mod tests {
    use lasermate_service::store::{Resident, Store};

    use super::*;

    fn said(ann: &Resident, text: &str) -> ChatDraft {
        ChatDraft {
            message: Message::said("lobby", 1, ann, text),
            person: Some(ann.id.clone()),
            outbox: None,
            request: None,
            pictures: Vec::new(),
        }
    }

    fn ann(service: &Service) -> Resident {
        service.store().chat().take("Ann", &PersonId("local:1".to_owned()), "hash", 0).unwrap()
    }

    #[test]
    fn a_post_or_request_written_twice_is_told_once() {
        let folder = tempfile::tempdir().unwrap();
        let service = Arc::new(Service::open(Store::open(folder.path()).unwrap()).unwrap());
        let log = Log::new(Arc::clone(&service));
        let ann = ann(&service);
        let mut news = log.listen();
        let post = ChatDraft { outbox: Some(7), ..said(&ann, "board") };
        let first = log.write(post.clone()).unwrap();
        assert_eq!(log.write(post).unwrap(), first);
        let asked = ChatDraft { request: Some("r".to_owned()), ..said(&ann, "hello") };
        let second = log.write(asked.clone()).unwrap();
        assert_eq!(log.write(asked).unwrap(), second);
        let texts = |messages: Vec<Message>| messages.into_iter().map(|m| m.text).collect::<Vec<_>>();
        assert_eq!(texts(log.after(Some("lobby"), 0, 10).unwrap()), ["board", "hello"]);
        assert_eq!(texts(log.after(None, first, 10).unwrap()), ["hello"]);
        assert_eq!(texts(log.before("lobby", second, 10).unwrap()), ["board"]);
        assert_eq!((news.try_recv().unwrap().id, news.try_recv().unwrap().id), (first, second));
        assert!(news.try_recv().is_err());
    }

    #[test]
    fn giving_a_name_up_deletes_what_was_said_under_it() {
        let folder = tempfile::tempdir().unwrap();
        let service = Arc::new(Service::open(Store::open(folder.path()).unwrap()).unwrap());
        let log = Log::new(Arc::clone(&service));
        let ann = ann(&service);
        log.write(said(&ann, "secret")).unwrap();
        service.store().chat().give_up(&PersonId("local:1".to_owned())).unwrap();
        assert_eq!(log.last().unwrap(), 0);
    }
}
