//! Who sits where before a game begins: seats are taken one by one, and it begins when none is free.

use std::borrow::Cow;

use lasermate_domain::log::{NewRow, PersonNo, Verb};
use lasermate_domain::port::ThreadHeading;
use lasermate_domain::ratings::without_accounts;
use lasermate_domain::sessions::game::Game;
use lasermate_domain::sessions::log_payload::{GameStart, SeatWish};
use lasermate_engine::action::Asked;
use lasermate_engine::variants::Setup;
use lasermate_present::text;
use lasermate_present::text::challenges::GameQuestion;
use lasermate_present::text::lobby::Seating;

use crate::service::lobby::challenges::{before, fits_place};
use crate::service::lobby::open_challenge::PendingChallenge;
use crate::service::lookup::to_mention;
use crate::service::state::Service;
use crate::service::use_case::{Call, Change, HandlerResult, RoomPost, ServiceError, json, may_post, refuse};
use crate::store::{ChallengeRow, ChallengeState, DerivedChange};

impl Service {
    /// Accepts a challenge: takes a seat, and begins the game where it was the last one. It is played in a thread where that
    /// is asked for or the challenge says so.
    pub(in crate::service) fn accept(
        &self,
        call: &Call<'_>,
        id: Option<u64>,
        wish: Option<&str>,
        thread: bool,
    ) -> HandlerResult {
        let me = call.who;
        may_post(call)?;
        self.no_tournament_here(&call.request.room)?;
        let fits = |row: &ChallengeRow| {
            row.challenger != me
                && self
                    .standing(row.clone())
                    .is_ok_and(|standing| standing.kept_from(me).is_none() && !standing.sits(me))
        };
        let mut standing = self.standing(self.meant(call, id, fits, &self.none_to_accept(call)?)?)?;
        if standing.row.challenger == me {
            return refuse(text::challenges::YOUR_OWN);
        }
        if let Some(whom) = standing.kept_from(me) {
            return refuse(text::challenges::made_to(&self.store.person(whom)?));
        }
        if standing.sits(me) {
            return refuse(text::lobby::YOU_SIT);
        }
        if standing.row.opponent != Some(me) && standing.terms.invitation(me.0).is_none() {
            for (no, _) in standing.sitters() {
                if self.store.is_muted(no, me)? {
                    return refuse(text::peace::not_with_you(&self.store.person(no)?));
                }
            }
        }
        let wish = match standing.terms.invitation(me.0) {
            Some(own) => SeatWish::read(&own.side, &[]).unwrap_or(SeatWish::ByLot),
            None => self.free_seat(&standing, wish)?,
        };
        standing.terms.thread |= thread;
        if standing.terms.thread {
            self.may_thread(call)?;
        } else if let Some(game) = self.live_game(&call.request.room)? {
            // Another game has begun in the room meanwhile.
            if standing.terms.rematch.is_some() || !self.threads_open(call)? {
                return refuse(text::challenges::one_at_a_time(game.live.id, self.threads_open(call)?));
            }
            // Who takes the last seat is the one whose row says where it is played.
            standing.terms.thread = standing.free() == 1;
        }
        if self.store.person(standing.row.challenger)?.id.0.starts_with("gone:") {
            return refuse(text::challenges::CHALLENGER_GONE);
        }
        standing.terms.sit(me.0, wish.word());
        if standing.free() == 0 {
            if standing.row.room == call.request.room {
                return self.begin_game(call, standing);
            }
            // The game begins in the room of the challenge, and the log says from where its last seat was taken.
            standing.row.body = json(&standing.terms)?;
            let mut row = call.row(Verb::Sit, wish.word());
            row.challenge = Some(standing.row.id);
            return before(row, self.begin_game(call, standing)?);
        }
        if standing.terms.rematch.is_some() {
            let awaited = self.awaited(&standing)?;
            let words = text::rematch::accepts(&call.request.who, &awaited);
            return self.changed(
                call,
                standing,
                (Verb::Sit, wish.word()),
                words,
                text::rematch::YOU_ACCEPTED,
            );
        }
        let words = text::lobby::sits(&call.request.who, &self.seating_of(&standing)?);
        self.changed(call, standing, (Verb::Sit, wish.word()), words, text::lobby::YOU_SAT_DOWN)
    }

    /// Why nothing in the room can be accepted: the asker may have a seat already.
    fn none_to_accept(&self, call: &Call<'_>) -> Result<Cow<'static, str>, ServiceError> {
        let standing = self.table_challenges(&call.request.room)?;
        let mut open = standing.iter().filter(|row| call.at() < row.expires_at);
        if open.any(|row| row.challenger != call.who && PendingChallenge::seats_at(row, call.who)) {
            return Ok(text::lobby::YOU_SIT.into());
        }
        let mut open = standing.iter().filter(|row| call.at() < row.expires_at);
        if open.any(|row| row.challenger == call.who) {
            return Ok(text::challenges::YOUR_OWN.into());
        }
        if let Some(asked) = self.question_to(call)? {
            return Ok(text::challenges::other_question(asked, true).into());
        }
        let game = self.live_game(&call.request.room)?;
        let plays = game.is_some_and(|game| game.live.seat_of(&call.request.who.id).is_some());
        Ok(if plays { text::challenges::YOU_PLAY } else { text::challenges::NONE_TO_ACCEPT }.into())
    }

    /// What the asker is asked in the room's game, where that is a question to agree to.
    pub(super) fn question_to(&self, call: &Call<'_>) -> Result<Option<GameQuestion>, ServiceError> {
        let Some(game) = self.live_game(&call.request.room)? else { return Ok(None) };
        let Some(seat) = game.live.seat_of(&call.request.who.id) else { return Ok(None) };
        let draw = game.live.game.to_act().iter().any(|question| question == (seat, Asked::Draw));
        let takeback = game.takeback_at(call.at());
        let pause = game.pause_request_at(call.at());
        Ok(if draw {
            Some(GameQuestion::Draw)
        } else if takeback.is_some_and(|asked| game.takeback_open(asked).contains(&seat)) {
            Some(GameQuestion::Takeback)
        } else if pause.is_some_and(|asked| game.people_besides(asked.agreed).contains(&seat)) {
            Some(GameQuestion::Pause)
        } else {
            let pacts = game.live.game.pacts();
            let asked = pacts.and_then(|ledger| ledger.asked().filter(|(asked, _)| *asked == seat).last());
            asked.map(|(_, pact)| GameQuestion::Pact(pact))
        })
    }

    /// The seat that is wished for, which must be free.
    fn free_seat(&self, standing: &PendingChallenge, wish: Option<&str>) -> Result<SeatWish, ServiceError> {
        let sides = standing.setup.sides();
        let Some(wish) = SeatWish::at_table(wish.unwrap_or("random"), &standing.setup) else {
            return refuse(text::lobby::no_such_side(sides));
        };
        let taken = standing.sitters().find(|(_, other)| *other == wish && wish != SeatWish::ByLot);
        match taken {
            Some((who, SeatWish::In(seat))) => {
                let side = sides.get(seat.index()).map_or("", |side| side.title());
                refuse(text::lobby::taken(side, &self.store.person(who)?))
            }
            _ => Ok(wish),
        }
    }

    /// A table whose seats have changed, shown anew.
    fn changed(
        &self,
        call: &Call<'_>,
        standing: PendingChallenge,
        (verb, body): (Verb, &str),
        public: String,
        words: &str,
    ) -> HandlerResult {
        let mut row = call.row(verb, body);
        row.challenge = Some(standing.row.id);
        let post = standing.post(public, None, self.threads_open(call)?);
        Ok(Change {
            words: words.to_owned(),
            rows: vec![row],
            derived: vec![DerivedChange::Challenge(standing.row_now()?)],
            posts: vec![RoomPost::of_table(call.request.room.clone(), post)],
            ..Change::default()
        }
        .into())
    }

    /// Somebody gets up from a table that is not full yet.
    pub(in crate::service) fn rise(&self, call: &Call<'_>, mut standing: PendingChallenge) -> HandlerResult {
        standing.terms.rise(call.who.0);
        let words = match standing.terms.rematch {
            Some(_) => text::rematch::takes_back(&call.request.who, &self.awaited(&standing)?),
            None => text::lobby::rises(&call.request.who, &self.seating_of(&standing)?),
        };
        self.changed(call, standing, (Verb::Rise, ""), words, text::lobby::YOU_GOT_UP)
    }

    pub(in crate::service) fn rise_from(&self, call: &Call<'_>, id: u64) -> HandlerResult {
        let standing =
            self.standing(self.meant(call, Some(id), |_| true, text::challenges::NONE_TO_WITHDRAW)?)?;
        if standing.row.challenger == call.who {
            return refuse(text::lobby::YOUR_TABLE);
        }
        if !standing.sits(call.who) {
            return refuse(text::lobby::YOU_DO_NOT_SIT);
        }
        self.rise(call, standing)
    }

    /// Who was asked for a seat does not want it: among more than two it is anybody's then.
    pub(in crate::service) fn seat_declined(
        &self,
        call: &Call<'_>,
        mut standing: PendingChallenge,
    ) -> HandlerResult {
        standing.terms.decline();
        standing.row.opponent = None;
        let words = text::lobby::declines(&call.request.who, &self.seating_of(&standing)?);
        self.changed(call, standing, (Verb::Decline, ""), words, text::challenges::YOU_DECLINED)
    }

    pub(in crate::service) fn seating_of(
        &self,
        standing: &PendingChallenge,
    ) -> Result<Seating, ServiceError> {
        let mut seated = Vec::new();
        for (who, wish) in standing.sitters() {
            seated.push((self.store.person(who)?, wish));
        }
        Ok(Seating { setup: standing.setup.clone(), terms: standing.terms.clone(), seated })
    }

    pub(in crate::service) fn begin_game(
        &self,
        call: &Call<'_>,
        mut standing: PendingChallenge,
    ) -> HandlerResult {
        fits_place(call, &standing.setup)?;
        let people_as_of = self.games.clears();
        let mut players = Vec::new();
        let mut gone = Vec::new();
        let seats = standing.drawn();
        for no in &seats {
            match self.store.person(*no)? {
                person if person.id.0.starts_with("gone:") => gone.push(*no),
                // The asker's name as the platform gives it now.
                _ if *no == call.who => players.push(call.request.who.clone()),
                person => players.push(person),
            }
        }
        if !gone.is_empty() {
            return self.gone_from_table(call, standing, &gone);
        }
        let terms = &standing.terms;
        let to_be_rated = terms.rated && terms.position.is_none();
        let without = without_accounts(players.iter().map(|player| &player.id));
        let casual = without.filter(|_| to_be_rated).map(text::ratings::no_account);
        let beginning = GameStart {
            game: terms.game.clone(),
            options: constants(&standing.setup, &terms.options),
            position: terms.position.clone(),
            time: terms.time,
            clock: terms.clock,
            seats: seats.iter().map(|no| no.0).collect(),
            rated: to_be_rated && casual.is_none(),
            thread: terms.thread,
            tournament: None,
            shared_places: self.shared_places(&standing.row.room, seats.len())?,
            fair: true,
        };
        let thread = terms.thread;
        let before = if thread { None } else { self.game_before(&standing.row.room)? };
        let (ended, over) =
            if thread { Default::default() } else { self.rematches_end(call, standing.row.id)? };
        let mut row = call.row(Verb::Begin, json(&beginning)?);
        row.challenge = Some(standing.row.id);
        // It is played where it was offered, whichever room of the table accepts.
        row.server.clone_from(&standing.row.server);
        row.room.clone_from(&standing.row.room);
        let mut game = Game::begin(self.next_game(), &row, players)?;
        game.people_as_of = people_as_of;
        let (words, mut posts) = if thread {
            (text::threads::BEGUN, vec![Self::announcement(&game)])
        } else {
            let mut words = text::lifecycle::begins(&game.live);
            if let Some(casual) = casual {
                words = format!("{words}\n{casual}");
            }
            if call.request.can.guest {
                words = format!("{words}\n{}", text::lifecycle::AS_A_GUEST);
            }
            // Where nothing is missing the network has no pictures, and nobody can change that.
            if !call.request.can.attach && !call.request.can.missing.is_empty() {
                words = format!("{words}\n{}", text::handler::boards_as_text(&call.request.can.missing));
            }
            let posts = self.board_posts(&game, words, to_mention(&game, false), call.at())?;
            (text::challenges::BEGUN, posts)
        };
        if let Some(RoomPost { post, .. }) = posts.first_mut() {
            post.challenge = Some(standing.row.id);
            post.retires = before;
            // A rematch in a thread that bears the result of the game before.
            post.heading =
                before.map(|_| ThreadHeading { name: text::threads::name(&game.live), over: false });
        }
        standing.row.state = ChallengeState::Accepted;
        let mut derived = over;
        derived.push(DerivedChange::Challenge(standing.row));
        Ok(Change {
            words: words.to_owned(),
            rows: ended,
            derived,
            posts,
            game: Some(game.grown_by(vec![row])),
            ..Change::default()
        }
        .into())
    }

    /// Somebody who sat there has deleted who they are: the seat is free again.
    fn gone_from_table(
        &self,
        call: &Call<'_>,
        mut standing: PendingChallenge,
        gone: &[PersonNo],
    ) -> HandlerResult {
        let id = standing.row.id;
        let me = standing.terms.sitters.iter().find(|sitter| sitter.person == call.who.0).cloned();
        let wish = me.map_or_else(|| SeatWish::ByLot.word().to_owned(), |sitter| sitter.side);
        let mut rows: Vec<NewRow> = Vec::new();
        for no in gone {
            standing.terms.rise(no.0);
            rows.push(NewRow { person: Some(*no), challenge: Some(id), ..call.row(Verb::Rise, "") });
        }
        rows.push(NewRow { challenge: Some(id), ..call.row(Verb::Sit, wish) });
        let words = text::lobby::sits(&call.request.who, &self.seating_of(&standing)?);
        let post = standing.post(words, None, self.threads_open(call)?);
        Ok(Change {
            words: text::lobby::YOU_SAT_DOWN.to_owned(),
            rows,
            derived: vec![DerivedChange::Challenge(standing.row_now()?)],
            posts: vec![RoomPost::of_table(call.request.room.clone(), post)],
            ..Change::default()
        }
        .into())
    }
}

/// The options of a game that begins: without turns every one of them is written down, with a seed that is drawn now, so
/// that its record is the same game whatever the defaults become.
pub(in crate::service) fn constants(setup: &Setup, options: &str) -> String {
    let drawn = setup.drawn(getrandom::u64().unwrap_or_default());
    drawn.map_or_else(|| options.to_owned(), |setup| setup.full_text())
}
