//! A service under random talk: people who ask, press, repeat, delete and start it anew.

use crate::kit::asked;
use crate::kit::served::Served;
use lasermate_domain::command::CommandId;
use lasermate_domain::port::{Ask, ButtonId, Reply, ReplyKind, Request, RoomId, SentPost, ServerId, Typing};
use lasermate_domain::tables::table::GameId;
use lasermate_present::saying::in_english;
use lasermate_present::text;
use lasermate_service::questions;
use lasermate_service::service;
use lasermate_service::service::Service;

pub(super) const PEOPLE: [&str; 3] = ["ann", "bob", "cid"];
const ROOMS: [&str; 2] = ["a", "b"];

/// A random step: what kind, and three numbers it makes of what it likes.
pub(super) type Step = (u8, u8, u8, u16);

/// How long a refusal is remembered, as the bot's README says: 7 days.
const REFUSED_KEPT: i64 = 7 * 24 * 60 * 60 * 1000;
/// How many requests may be delivered again.
const TAKEN_KEPT: usize = 8;
/// So many hints are asked for in a talk.
const MOST_HINTS: usize = 2;

/// A request that was answered and noted.
#[derive(Clone)]
pub(super) struct Taken {
    pub request: Request,
    pub told: String,
    pub refused: bool,
    /// Whether the asker has deleted what they were told.
    pub deleted: bool,
}

/// A service under random talk.
pub(super) struct Talk {
    pub served: Served,
    pub now: i64,
    asked: u64,
    /// The newest requests that the store remembers, each with its answer, newest last.
    pub taken: Vec<Taken>,
    pub buttons: Vec<(RoomId, ButtonId)>,
    told_again: Vec<(u64, SentPost)>,
    hints: usize,
}

impl Talk {
    pub(super) fn new() -> Self {
        let talk = Self {
            served: Served::new(),
            now: 1_700_000_000_000,
            asked: 0,
            taken: Vec::new(),
            buttons: Vec::new(),
            told_again: Vec::new(),
            hints: 0,
        };
        talk.service().tick(talk.now);
        talk
    }

    pub(super) fn restart(&mut self) {
        self.served.restart();
        // As the program does before anybody can ask: what an old request says of the time is not believed.
        self.service().tick(self.now);
    }

    pub(super) fn service(&self) -> &Service {
        self.served.service()
    }

    pub(super) fn step(&mut self, (kind, who, room, dice): Step) {
        let who = PEOPLE[usize::from(who) % PEOPLE.len()];
        let room = ROOMS[usize::from(room) % ROOMS.len()];
        match kind {
            0..=59 => self.move_of(who, room, dice),
            60..=69 => self.press(who, dice),
            70..=74 => self.wait(dice),
            75 => self.restart(),
            76..=79 => self.again(dice),
            80..=99 => {
                let sides = ["first", "second", "third", "random"];
                let options = [("side", sides[usize::from(dice / 4) % 4])];
                let asked = if dice % 4 == 0 { &options[..] } else { &[] };
                self.command(who, room, CommandId::Accept, asked);
            }
            100..=119 => {
                let games = [
                    "billichess",
                    "billi-chess",
                    "billichess-joker",
                    "chess",
                    "billichess-8x8",
                    "three-way",
                    "three-way-heirs",
                ];
                let times = ["none", "1h", "1d"];
                let (game, time) = (games[usize::from(dice) % 7], times[usize::from(dice / 7) % 3]);
                let mut options = vec![("game", game), ("time", time)];
                if dice % 7 == 0 {
                    options.push(("opponent", "test:bob"));
                }
                if dice % 11 == 0 {
                    options.push(("against", if dice % 2 == 0 { "computer" } else { "one-computer" }));
                }
                if dice % 3 == 0 {
                    options.push(("where", "thread"));
                }
                self.command(who, room, CommandId::Challenge, &options);
            }
            _ => self.other(who, room, dice),
        }
    }

    fn other(&mut self, who: &str, room: &str, dice: u16) {
        let draws = ["offer", "accept", "decline", "claim"];
        let takebacks = ["ask", "accept", "decline"];
        let claims = ["win", "draw", "wait", "computer"];
        let lifelines = ["pass", "reflect", "stop", "none"];
        let pick = usize::from(dice / 16);
        match dice % 16 {
            0 => self.command(who, room, CommandId::Billi, &[]),
            1 => self.command(who, room, CommandId::Defeat, &[]),
            2 => self.command(who, room, CommandId::Resign, &[]),
            3 | 4 => self.command(who, room, CommandId::Draw, &[("action", draws[pick % 4])]),
            5..=8 => {
                // Whoever has to answer is among them.
                for who in PEOPLE {
                    self.command(who, room, CommandId::Takeback, &[("action", takebacks[pick % 3])]);
                }
            }
            9 => self.command(who, room, CommandId::Claim, &[("what", claims[pick % 4])]),
            10 => self.command(who, room, CommandId::Lifeline, &[("choice", lifelines[pick % 4])]),
            11 => {
                let code = format!("G{}", 1 + pick % 3);
                self.command(who, room, CommandId::Watch, &[("game", &code)]);
            }
            12 => self.command(who, room, CommandId::Unwatch, &[]),
            13 => self.command(who, room, CommandId::Privacy, &[("action", "delete")]),
            14 if pick % 2 == 0 => self.command(who, room, CommandId::Pings, &[("when", "away")]),
            14 => self.command(who, room, CommandId::Cancel, &[]),
            _ if pick % 4 > 0 => self.tournament(room, pick),
            _ => self.command(who, room, CommandId::Settings, &[("setting", "time"), ("value", "1d")]),
        }
    }

    /// Something about a tournament; most of it together, so that some are played.
    fn tournament(&mut self, room: &str, dice: usize) {
        let formats =
            [("arena", "chess"), ("swiss", "chess"), ("knockout", "billichess"), ("league", "three-way")];
        let (format, game) = formats[dice / 4 % 4];
        let create = [("action", "create"), ("format", format), ("game", game), ("first", "30m")];
        let steps: &[(&str, &[(&str, &str)])] = match dice % 11 {
            0..=5 => &[
                ("ann", &create),
                ("ann", &[("action", "join")]),
                ("bob", &[("action", "join")]),
                ("cid", &[("action", "join")]),
                ("ann", &[("action", "start")]),
            ],
            6 => &[("bob", &[("action", "leave")])],
            7 => &[("bob", &[("action", "join")])],
            8 => &[("ann", &[("action", "end")])],
            9 => &[("cid", &[])],
            _ => &[("ann", &[("action", "start")])],
        };
        for (who, options) in steps {
            self.command(who, room, CommandId::Tournament, options);
        }
        self.wait(0);
    }

    fn move_of(&mut self, who: &str, room: &str, dice: u16) {
        let choices_of = |who: &str| {
            questions::complete(
                self.service().world(),
                &Typing {
                    server: ServerId(asked::SERVER.to_owned()),
                    room: RoomId(format!("test:{room}")),
                    who: asked::person(who),
                    command: CommandId::Move,
                    option: "move".to_owned(),
                    typed: String::new(),
                    options: [].into(),
                    locale: None,
                },
            )
        };
        // Mostly somebody who may move, now and then anybody.
        let mover = PEOPLE.into_iter().find(|who| !dice.is_multiple_of(8) && !choices_of(who).is_empty());
        let who = mover.unwrap_or(who);
        let choices = choices_of(who);
        let text = match choices.get(usize::from(dice) % choices.len().max(1)) {
            Some(choice) => choice.value.clone(),
            None => ["e2e4", "Qh9", "O-O", "pass", "🦄", ""][usize::from(dice) % 6].to_owned(),
        };
        self.command(who, room, CommandId::Move, &[("move", &text)]);
    }

    fn press(&mut self, who: &str, dice: u16) {
        let recent = self.buttons.len().saturating_sub(6);
        let some = self.buttons.get(recent..).unwrap_or_default();
        if let Some((room, button)) = some.get(usize::from(dice) % some.len().max(1)).cloned() {
            // A hint is thought about as long as for a person.
            if button.0.starts_with("hint:") {
                self.hints += 1;
                if self.hints > MOST_HINTS {
                    return;
                }
            }
            self.ask(who, room, Ask::Press(button));
        }
    }

    fn wait(&mut self, dice: u16) {
        const MINUTE: i64 = 60_000;
        const DAY: i64 = 24 * 60 * MINUTE;
        let spans = [1, 1, 5, 10, 10, 45, 45, 60].map(|minutes| minutes * MINUTE);
        let spans = [spans, [MINUTE, 60 * MINUTE, DAY, DAY, 2 * DAY, 8 * DAY, 15 * DAY, MINUTE]].concat();
        self.now += spans[usize::from(dice) % spans.len()];
        self.service().tick(self.now);
        self.collect();
    }

    /// Delivers one of the newest requests again, every other time the last one.
    pub(super) fn again(&mut self, dice: u16) {
        let back = if dice.is_multiple_of(2) { 0 } else { usize::from(dice / 2) % TAKEN_KEPT };
        let Some(index) = self.taken.len().checked_sub(1 + back) else { return };
        let Taken { request, told, refused, deleted } = self.taken[index].clone();
        if self.service().store().answer(&request.id).expect("read").is_none() {
            // Delivered now it would be a new request, long after any platform delivers one again.
            assert!(refused && self.now - request.at > REFUSED_KEPT, "forgotten too soon: {request:?}");
            return;
        }
        let before = self.service().store().derived_text().expect("derived");
        let rows = self.rows();
        let reply = self.service().handle(&request);
        assert_eq!(self.rows(), rows, "a repeated request added to the log: {request:?}");
        assert_eq!(self.service().store().derived_text().expect("derived"), before);
        let repeated = in_english(text::handler::REPEATED);
        let wanted = if deleted { &repeated } else { &told };
        assert_eq!(reply.text, *wanted, "{request:?}");
        assert_eq!(reply.kind == ReplyKind::Refused, refused, "{request:?}");
    }

    /// Notes a request that the store remembers.
    fn note(&mut self, request: Request, reply: &Reply) {
        if self.service().store().answer(&request.id).expect("read").is_none() {
            // What was only shown may be shown otherwise next time.
            return;
        }
        let (who, told) = (request.who.id.clone(), reply.text.clone());
        let refused = reply.kind == ReplyKind::Refused;
        self.taken.push(Taken { request, told, refused, deleted: false });
        if reply.text == in_english(text::privacy::DELETED) {
            for taken in self.taken.iter_mut().filter(|taken| taken.request.who.id == who) {
                taken.deleted = true;
            }
        }
        let extra = self.taken.len().saturating_sub(TAKEN_KEPT);
        self.taken.drain(..extra);
    }

    fn rows(&self) -> usize {
        self.service().store().log_after(0, 100_000).expect("the log").len()
    }

    pub(super) fn command(&mut self, who: &str, room: &str, command: CommandId, options: &[(&str, &str)]) {
        self.ask(who, RoomId(format!("test:{room}")), asked::command(command, options));
    }

    pub(super) fn ask(&mut self, who: &str, room: RoomId, ask: Ask) {
        self.asked += 1;
        self.now += 1000;
        let asked = asked::request(self.asked, who, "", self.now, ask);
        let request = Request { room: room.clone(), admin: who == "ann", ..asked };
        let reply = self.service().handle(&request);
        assert!(!reply.text.contains("Something went wrong"), "{request:?}");
        assert!(!reply.text.is_empty() || reply.form.is_some(), "{request:?}");
        self.buttons.extend(reply.buttons.iter().map(|button| (room.clone(), button.id.clone())));
        self.note(request, &reply);
        self.collect();
    }

    fn collect(&mut self) {
        for owed in self.service().owed("test", 1000) {
            assert!(
                owed.post.buttons.iter().all(|button| button.id.0.len() <= 100 && button.label.len() <= 34)
            );
            self.buttons
                .extend(owed.post.buttons.iter().map(|button| (owed.room.clone(), button.id.clone())));
            // Every other thread is opened, and one in four posts is told of again later.
            let opened = owed.post.thread.is_some() && owed.id % 2 == 0;
            let thread = opened.then(|| RoomId(format!("test:t{}", owed.id)));
            let sent = SentPost { thread, ..SentPost::default() };
            self.service().delivered(owed.id, &sent);
            if owed.id % 4 == 0 {
                self.told_again.push((owed.id, sent));
            }
        }
        if self.told_again.len() > 10 {
            for (id, sent) in self.told_again.drain(..) {
                self.served.service().delivered(id, &sent);
            }
        }
    }

    /// What is in memory is what the log says, and what is derived can be rebuilt.
    pub(super) fn check(&self) {
        for id in (1..).map(GameId) {
            let Some(memory) = self.service().look(id).expect("readable") else { break };
            let log = self.service().read_back(id).expect("readable").expect("in the log");
            assert_eq!(format!("{memory:?}"), format!("{log:?}"), "{id} in memory and read back");
        }
        let before = self.service().store().derived_text().expect("derived");
        service::rebuild(self.service()).expect("rebuilt");
        assert_eq!(self.service().store().derived_text().expect("derived"), before);
    }
}
