//! The web chat: a page in the browser with channels, names, slash commands, buttons and pictures.
//!
//! Room ids are `local:<channel>`, persons `local:<id>`, and its one community is `local:home`.

pub mod access;
mod address;
mod answer;
mod api;
mod by_caller;
mod door;
mod language;
mod log;
mod message;
mod name;
mod origin_check;
mod page;
pub mod push;
mod puzzle_page;
pub mod secret;
mod session;
mod sketches;
mod typing;
mod words;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use tokio::net::TcpListener;
use tokio::sync::{broadcast, watch};
use tokio::task::spawn_blocking;

use access::Access;
use by_caller::ByCaller;
use lasermate_domain::platform::{Delivery, Platform, SendError};
use lasermate_domain::port::{
    Capabilities, PersonId, Picture, PictureKind, PinnedPicture, PinnedWhat, Post, RoomId, SentPost, ServerId,
};
use lasermate_domain::tables::table::GameId;
use lasermate_domain::tables::table::Table;
use lasermate_present::language::Language;
use lasermate_present::saying::written;
use lasermate_present::{surface, text};
use lasermate_service::clock;
use lasermate_service::rate_limit::{Rate, RateLimiter};
use lasermate_service::service::Service;
use lasermate_service::store::{self, StoreError};
use lasermate_service::web::{self, Hosts, ServerLimits};
use log::{ChatDraft, Log};
use message::{AtTable, BoardShown, Mention, Message, MessagePicture, Speaker};
use push::Push;
use sketches::Sketches;

/// What the page can show: everything but threads, since there is one list of channels, which people make themselves.
const CAPABILITIES: Capabilities = Capabilities { threads: false, ..Capabilities::ALL };

/// Whether the JSON of a stored message can be read, and if not, why.
///
/// # Errors
/// It cannot: its text is not of a message.
pub fn is_message(body: &str) -> Result<(), String> {
    serde_json::from_str::<Message>(body).map(drop).map_err(|error| error.to_string())
}

/// How fast one person may ask: a player types slower, a script is slowed down a little.
const ASKING: Rate = Rate { burst: 60.0, steady: 20.0 };
/// How fast one address may read what needs no name: have lines completed, and open event streams.
const READING: Rate = Rate { burst: 120.0, steady: 40.0 };
/// How fast all who come through a proxy may.
const READING_TOGETHER: Rate = Rate { burst: 500.0, steady: 200.0 };
/// How fast one address may take names: a school class at once, then one a minute.
const NAMING: Rate = Rate { burst: 50.0, steady: 1.0 / 60.0 };
/// How fast one address may make channels.
const MAKING: Rate = Rate { burst: 50.0, steady: 1.0 / 60.0 };
/// How fast one address may try to come in: ten times, then once in 10 s.
const ENTERING: Rate = Rate { burst: 10.0, steady: 0.1 };
/// How fast all who come through a proxy may.
const ENTERING_TOGETHER: Rate = Rate { burst: 100.0, steady: 1.0 };
/// How fast all who come through a proxy may do either.
const TOGETHER: Rate = Rate { burst: 500.0, steady: 20.0 };

/// How many new names a stream may lag behind; whoever misses one reads it with the next move.
const RENAMED: usize = 64;

/// The chat: what its page and its dispatcher share.
#[derive(Debug)]
pub struct Chat {
    service: Arc<Service>,
    log: Log,
    /// The pictures that were described last.
    sketches: Sketches,
    asking: RateLimiter,
    reading: ByCaller,
    naming: ByCaller,
    making: ByCaller,
    access: Access,
    /// How fast one address may try passwords and links.
    doors: ByCaller,
    push: Push,
    /// Tells whose name is another now.
    renamed: broadcast::Sender<PersonId>,
    /// Becomes true when the program ends: open streams end then.
    stop: watch::Receiver<bool>,
}

impl Chat {
    /// A chat over the service, with its own tables in the service's store.
    pub fn open(
        service: Arc<Service>,
        access: Access,
        push: Push,
        stop: watch::Receiver<bool>,
    ) -> Result<Arc<Self>, StoreError> {
        match service.store().chat().look_anew() {
            // Names are looked at again with the next start.
            Err(error) if error.is_full() => {
                tracing::warn!(%error, "looking at names again failed: disk full")
            }
            looked => looked?,
        }
        Ok(Arc::new(Self {
            log: Log::new(Arc::clone(&service)),
            service,
            sketches: Sketches::default(),
            asking: RateLimiter::new(ASKING),
            reading: ByCaller::new(READING, READING_TOGETHER),
            naming: ByCaller::new(NAMING, TOGETHER),
            making: ByCaller::new(MAKING, TOGETHER),
            access,
            doors: ByCaller::new(ENTERING, ENTERING_TOGETHER),
            push,
            renamed: broadcast::channel(RENAMED).0,
            stop,
        }))
    }

    /// Serves the page and notifies people until the program ends; requests under way are answered first.
    pub async fn serve(self: Arc<Self>, listener: TcpListener, hosts: Hosts, limits: ServerLimits) {
        let stop = self.stop.clone();
        let router: Router = origin_check::guarded(door::guarded(pages().merge(api::router()), &self), hosts);
        tokio::join!(web::serve(listener, router, limits, stop), push::run(self));
    }

    fn tables(&self) -> store::ChatStore<'_> {
        self.service.store().chat()
    }

    /// Runs something that blocks with the chat, away from the async threads.
    async fn blocking<T: Send + 'static>(
        self: &Arc<Self>,
        work: impl FnOnce(&Self) -> T + Send + 'static,
    ) -> Result<T, tokio::task::JoinError> {
        let chat = Arc::clone(self);
        spawn_blocking(move || work(&chat)).await
    }
}

/// The pages and their files.
fn pages() -> Router<Arc<Chat>> {
    page::router().merge(address::router()).merge(puzzle_page::router())
}

/// The one community of the chat.
fn home() -> ServerId {
    ServerId("local:home".to_owned())
}

/// The room of a channel.
fn room(channel: &str) -> RoomId {
    RoomId(format!("{}:{channel}", Chat::NAME))
}

/// The pictures of a message: the entries that stand in it, and what is stored of them under their ids.
#[derive(Debug, Default)]
struct PictureSet {
    shown: Vec<MessagePicture>,
    stored: Vec<(String, PinnedPicture)>,
}

impl Chat {
    /// Gives pictures ids nobody can guess. Nothing is drawn before somebody fetches one.
    fn illustrate(
        &self,
        pictures: impl IntoIterator<Item = Picture>,
    ) -> Result<PictureSet, secret::NoChance> {
        let mut all = PictureSet::default();
        for picture in pictures {
            let id = secret::random::<16>()?;
            all.shown.push(MessagePicture::of(&id, &picture));
            all.stored.extend(picture.pinned.clone().map(|pinned| (id.clone(), pinned)));
            // An animation is described again from the log: its whole game would have to be held.
            if picture.pinned.is_none() || picture.kind() == PictureKind::Png {
                self.sketches.put(id, picture);
            }
        }
        Ok(all)
    }
}

impl Platform for Chat {
    const NAME: &'static str = "local";
    const EVERY_PICTURE: bool = true;

    fn capabilities(&self) -> Capabilities {
        CAPABILITIES
    }

    async fn send(self: &Arc<Self>, delivery: Delivery) -> Result<SentPost, SendError> {
        let later = |reason: String| SendError::Later { reason, after: None };
        let written = self.blocking(move |chat| chat.write(delivery)).await;
        written.map_err(|error| later(error.to_string()))?.map_err(|error| later(error.to_string()))?;
        Ok(SentPost::default())
    }
}

/// Why a post could not be written: no chance for ids, or the tables failed.
type WriteError = Box<dyn std::error::Error + Send + Sync>;

impl Chat {
    /// Writes a post into its channel, once.
    fn write(&self, delivery: Delivery) -> Result<(), WriteError> {
        let Delivery { id, room, language, post, picture, board_text, pinged } = delivery;
        let language = Language::of(language).unwrap_or_default();
        let planned =
            surface::of_post(&post, picture.as_ref(), board_text.as_deref(), &CAPABILITIES, language);
        let planned = planned.into_message();
        let channel = room.0.split_once(':').map_or(room.0.as_str(), |(_, channel)| channel);
        let board = picture.as_ref().and_then(|picture| self.board_shown(picture, &post, language));
        let of_game = post.board_of.filter(|_| board.is_none() && !planned.buttons.is_empty());
        let table = of_game.and_then(|game| self.at_table(game));
        let pictures = self.illustrate(planned.pictures)?;
        // What one can do is read in one's own language, whatever the channel speaks.
        let mut buttons = planned.buttons;
        for button in &mut buttons {
            if let Some(label) = text::buttons::unwritten(&button.label, language) {
                label.clone_into(&mut button.label);
            }
        }
        let mut calls = Vec::new();
        for id in post.mentioned() {
            let name = self.tables().name_of(id)?;
            let name = name.map(|name| text::person::marked_as_typed(id, &name));
            calls.extend(name.map(|name| Mention { id: id.clone(), name }));
        }
        let mut names = calls.iter().map(|called| called.name.clone()).collect::<Vec<_>>().into_iter();
        // Who does not wish to be called is named, and no more.
        calls.retain(|called| pinged.contains(&called.id));
        let (mention, also) = (names.next(), names.collect());
        let message = Message {
            id: 0,
            room: channel.to_owned(),
            at: clock::now(),
            kind: Speaker::Bot,
            author: None,
            author_id: None,
            asked: None,
            text: message::shown(&planned.text),
            mention,
            also,
            calls,
            board_of: post.board_of,
            retires: post.retires,
            board,
            table,
            pictures: pictures.shown,
            menus: planned.menus,
            buttons,
            file: None,
            private: false,
        };
        let pictures = pictures.stored;
        let draft = ChatDraft { message, person: None, outbox: Some(id), request: None, pictures };
        self.log.write(draft)?;
        if let Some(game) = post.board_of {
            self.push.notify(pinged.iter(), (channel, GameId(game)), Instant::now());
        }
        Ok(())
    }

    /// What a picture of a board shows; nothing for any other.
    fn board_shown(&self, picture: &Picture, post: &Post, language: &Language) -> Option<BoardShown> {
        let Some(PinnedPicture { what: PinnedWhat::Board { game, version, .. }, .. }) = picture.pinned else {
            return None;
        };
        // Without its players it is seen from the first side by everybody.
        let game = self.service.look(GameId(game)).ok()??;
        let seats: Vec<_> = game.seating.players.iter().map(|player| player.id.clone()).collect();
        let turns = game.unit().is_none();
        let asked = game.game.to_act();
        // More may be called than those whose turn it is: a lasermate is for everybody to notice. Where the game has gone on
        // since, nothing can be done on this board any more.
        let acts = |id: &&PersonId| {
            game.version != version
                || asked.iter().any(|(seat, _)| seats.get(seat.index()).is_some_and(|player| player == *id))
        };
        let to_act = turns.then(|| post.mentioned().filter(acts).cloned().collect());
        let early = usize::try_from(version).is_ok_and(|version| version < seats.len());
        let yours = if early { text::lifecycle::yours(&game) } else { Vec::new() };
        let yours = yours.iter().map(|told| written(told, language)).collect();
        Some(BoardShown {
            version,
            turns,
            yours,
            table: AtTable { seats, to_act, answers: self.answers(&game) },
        })
    }

    /// Who plays in a game, and who is to move as it stands.
    fn at_table(&self, game: u64) -> Option<AtTable> {
        let game = self.service.look(GameId(game)).ok()??;
        let seats = game.seating.players.iter().map(|player| player.id.clone()).collect();
        let to_act = game.unit().is_none().then(|| game.to_play().cloned().collect());
        Some(AtTable { seats, to_act, answers: self.answers(&game) })
    }

    /// Who is asked about what has been offered in a game: others than those whose turn it is, and never who offers it; and who
    /// may deny what was played last.
    fn answers(&self, table: &Table) -> BTreeMap<String, Vec<PersonId>> {
        let mut seats: BTreeMap<&str, Vec<_>> = BTreeMap::new();
        for (seat, asked) in table.game.to_act().iter() {
            let word = asked.word();
            if matches!(word, "draw" | "denial") {
                seats.entry(word).or_default().push(seat);
            }
        }
        let now = clock::now();
        if let Some(takeback) = table.takeback_at(now) {
            seats.insert("takeback", table.takeback_open(takeback));
        }
        if let Some(request) = table.pause_request_at(now) {
            seats.insert("pause", table.people_besides(request.agreed));
        }
        let handover = table.handover_at(now);
        if let Some(offer) = &handover {
            seats.insert("seat", table.handover_open(offer));
        }
        let ids = seats.into_iter().map(|(offer, seats)| {
            let people = seats.iter().filter_map(|seat| table.seating.player(*seat));
            (offer.to_owned(), people.map(|player| player.id.clone()).collect())
        });
        let mut asked: BTreeMap<String, Vec<PersonId>> = ids.collect();
        if let (Some(offer), Some(people)) = (handover.filter(|offer| !offer.taken), asked.get_mut("seat")) {
            // Who cannot be looked up presses no button.
            people.extend(self.service.store().person(offer.to).map(|person| person.id));
        }
        asked
    }

    /// Whether somebody may ask now, or how many seconds to wait.
    fn may_ask(pace: &RateLimiter, who: &str) -> Result<(), Duration> {
        Self::may_ask_for(pace, who, 1.0)
    }

    /// The same for something that costs so many tokens.
    fn may_ask_for(pace: &RateLimiter, who: &str, cost: f64) -> Result<(), Duration> {
        pace.take(who, cost, Instant::now())
    }
}
