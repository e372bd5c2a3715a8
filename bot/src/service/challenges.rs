//! Challenges: made, accepted, declined, taken back.

use lasermate_engine::preset::Setup;

use crate::command::is_offered;

use super::button::{Subject, button};
use super::desk::{Answer, Call, Change, Service, Stop, refuse};
use super::fold::Game;
use super::forms::{Beginning, Terms, read_time};
use super::rooms::hold;
use super::tables::to_mention;
use crate::port::{Invocation, Person, PersonId, Post, UnixMillis};
use crate::store::{ChallengeRow, ChallengeState, Derived, NewPost, PersonNo, StoreError, Verb};
use crate::text;

/// How long a challenge stands: 24 hours.
const STANDS: UnixMillis = 24 * 60 * 60 * 1000;
/// How many challenges may stand in a room at once.
const IN_A_ROOM: usize = 10;
/// The game that is played when none is named.
const USUAL: &str = "billichess";

impl Service {
    pub(super) fn challenge(&self, call: &Call<'_>, asked: &Invocation) -> Answer {
        let room = &call.request.room;
        may_post(call)?;
        let thread = self.place(call, asked.get("where"))?;
        if !thread && let Some(game) = self.live_game(room)? {
            return refuse(text::challenges::one_at_a_time(game.live.id, self.threads_open(call)?));
        }
        self.may_start(call)?;
        let standing = self.store.open_challenges(room)?;
        let standing: Vec<_> = standing.iter().filter(|row| call.at() < row.expires_at).collect();
        if standing.iter().any(|row| row.challenger == call.who) {
            return refuse(text::challenges::STANDS_ALREADY);
        }
        if standing.len() >= IN_A_ROOM {
            return refuse(text::challenges::MANY_STAND);
        }
        let opponent = asked.get("opponent").map(|text| self.opponent(call, text)).transpose()?;
        let (mut terms, setup) = self.terms(call, asked, opponent.as_ref().map(|(no, _)| *no))?;
        terms.thread = thread;
        let id = self.next_challenge();
        let mut row = call.row(Verb::Challenge, json(&terms)?);
        row.challenge = Some(id);
        let made = ChallengeRow {
            id,
            server: row.server.clone(),
            room: row.room.clone(),
            challenger: call.who,
            opponent: opponent.as_ref().map(|(no, _)| *no),
            body: row.body.clone(),
            expires_at: terms.until,
            state: ChallengeState::Open,
        };
        let opponent = opponent.map(|(_, person)| person);
        let words = text::challenges::challenge(&call.request.who, opponent.as_ref(), &setup, &terms);
        let threads = self.threads_open(call)?;
        let post = challenge_post(id, words, opponent.map(|person| person.id), &terms, threads);
        Ok(Change {
            words: text::challenges::MADE.to_owned(),
            rows: vec![row],
            derived: vec![Derived::Challenge(made)],
            posts: vec![NewPost { room: room.clone(), post }],
            ..Change::default()
        }
        .into())
    }

    fn opponent(&self, call: &Call<'_>, text: &str) -> Result<(PersonNo, Person), Stop> {
        let id = PersonId(text.trim_start_matches('@').to_owned());
        if id == call.request.who.id {
            return refuse(text::challenges::AGAINST_YOURSELF);
        }
        match self.store.number_of(&id)? {
            Some(no) => Ok((no, self.store.person(no)?)),
            None => refuse(text::challenges::nobody_called(text)),
        }
    }

    fn terms(
        &self,
        call: &Call<'_>,
        asked: &Invocation,
        opponent: Option<PersonNo>,
    ) -> Result<(Terms, Setup), Stop> {
        let room = &call.request.room;
        let allowed = self.games_allowed(room)?;
        let usual = allowed.iter().find(|name| **name == USUAL).or_else(|| allowed.first());
        let game = asked.get("game").or(usual.copied()).unwrap_or(USUAL);
        let options = asked.get("options").unwrap_or_default();
        let setup = Setup::parse(game, options.split_whitespace())
            .map_err(|error| Stop::Refused(text::challenges::no_such_table(&error)))?;
        if !is_offered(&setup) {
            return refuse(text::challenges::not_in_channels(&setup));
        }
        if !allowed.contains(&setup.preset().name) {
            return refuse(text::challenges::not_played_here(&setup, &allowed));
        }
        let side = asked.get("side").unwrap_or("random").to_ascii_lowercase();
        if !["first", "second", "random"].contains(&side.as_str()) {
            return refuse(text::challenges::NO_SUCH_SIDE);
        }
        let time = match asked.get("time") {
            None => self.default_time(room)?,
            Some(text) => match read_time(text) {
                Some(time) => time,
                None => return refuse(text::time::NO_SUCH_TIME),
            },
        };
        let terms = Terms {
            game: setup.preset().name.to_owned(),
            options: setup.options_text(),
            side,
            time,
            opponent: opponent.map(|no| no.0),
            until: call.at() + STANDS,
            thread: false,
        };
        Ok((terms, setup))
    }

    /// The challenge that is meant: the one named, else the newest in the room that fits.
    fn meant(
        &self,
        call: &Call<'_>,
        id: Option<u64>,
        fits: impl Fn(&ChallengeRow) -> bool,
        none: &str,
    ) -> Result<ChallengeRow, Stop> {
        let row = match id {
            Some(id) => self.store.challenge(id)?.filter(|row| row.room == call.request.room),
            None => self
                .store
                .open_challenges(&call.request.room)?
                .into_iter()
                .rfind(|row| fits(row) && call.at() < row.expires_at),
        };
        match row {
            None => refuse(none),
            Some(row) => match row.state {
                ChallengeState::Open if call.at() < row.expires_at => Ok(row),
                ChallengeState::Open | ChallengeState::Expired => refuse(text::challenges::HAS_RUN_OUT),
                ChallengeState::Accepted => refuse(text::challenges::WAS_ACCEPTED),
                ChallengeState::Declined => refuse(text::challenges::WAS_DECLINED),
                ChallengeState::Cancelled => refuse(text::challenges::WAS_TAKEN_BACK),
            },
        }
    }

    /// Whether a game is to be played in a thread: as said, which must be possible, else in the room.
    pub(super) fn place(&self, call: &Call<'_>, wanted: Option<&str>) -> Result<bool, Stop> {
        let thread = match wanted.map(str::to_ascii_lowercase).as_deref() {
            None | Some("here") => false,
            Some("thread") => true,
            Some(_) => return refuse(text::threads::HERE_OR_THREAD),
        };
        if thread {
            self.may_thread(call)?;
        }
        Ok(thread)
    }

    /// Accepts a challenge, to be played in a thread where that is asked for or the challenge says so.
    pub(super) fn accept(&self, call: &Call<'_>, id: Option<u64>, thread: bool) -> Answer {
        let me = call.who;
        may_post(call)?;
        let fits = |row: &ChallengeRow| row.challenger != me && row.opponent.is_none_or(|no| no == me);
        let mut row = self.meant(call, id, fits, text::challenges::NONE_TO_ACCEPT)?;
        if row.challenger == me {
            return refuse(text::challenges::YOUR_OWN);
        }
        if let Some(whom) = row.opponent.filter(|no| *no != me) {
            return refuse(text::challenges::made_to(&self.store.person(whom)?));
        }
        let mut terms: Terms = serde_json::from_str(&row.body)
            .map_err(|error| StoreError::Row { n: 0, what: error.to_string() })?;
        terms.thread |= thread;
        if terms.thread {
            self.may_thread(call)?;
        } else if let Some(game) = self.live_game(&call.request.room)? {
            return refuse(text::challenges::one_at_a_time(game.live.id, self.threads_open(call)?));
        }
        let _seating = hold(&self.seating);
        let challenger = self.store.person(row.challenger)?;
        if challenger.id.0.starts_with("gone:") {
            return refuse(text::challenges::CHALLENGER_GONE);
        }
        let first = match terms.side.as_str() {
            "first" => true,
            "second" => false,
            _ => by_lot(),
        };
        let (challenger, me) = ((row.challenger, challenger), (call.who, call.request.who.clone()));
        let seats = if first { [challenger, me] } else { [me, challenger] };
        row.state = ChallengeState::Accepted;
        self.begin_game(call, row, &terms, seats)
    }

    fn begin_game(
        &self,
        call: &Call<'_>,
        accepted: ChallengeRow,
        terms: &Terms,
        seats: [(PersonNo, Person); 2],
    ) -> Answer {
        let beginning = Beginning {
            game: terms.game.clone(),
            options: terms.options.clone(),
            position: None,
            time: terms.time,
            seats: seats.iter().map(|(no, _)| no.0).collect(),
            thread: terms.thread,
        };
        let mut row = call.row(Verb::Begin, json(&beginning)?);
        row.challenge = Some(accepted.id);
        row.game = Some(self.next_game());
        let game = Game::begin(&row, seats.into_iter().map(|(_, person)| person).collect())?;
        let (words, posts) = if terms.thread {
            (text::threads::BEGUN, vec![Self::announcement(&game)])
        } else {
            let mut words = text::said::begins(&game.live);
            if !call.request.can.attach {
                words = format!("{words}\n{}", text::desk::boards_as_text(&call.request.can.missing));
            }
            let posts = self.board_posts(&game, words, to_mention(&game, false), call.at())?;
            (text::challenges::BEGUN, posts)
        };
        Ok(Change {
            words: words.to_owned(),
            rows: vec![row],
            derived: vec![Derived::Challenge(accepted)],
            posts,
            game: Some(game),
            ..Change::default()
        }
        .into())
    }

    pub(super) fn decline(&self, call: &Call<'_>, id: Option<u64>) -> Answer {
        let me = call.who;
        let row = self.meant(call, id, |row| row.opponent == Some(me), text::challenges::NONE_TO_DECLINE)?;
        if row.opponent != Some(me) {
            return refuse(match row.opponent {
                None => text::challenges::OPEN_TO_ANYBODY,
                Some(_) => text::challenges::NOT_MADE_TO_YOU,
            });
        }
        let words = text::challenges::declines(&call.request.who);
        let challenger = self.store.person(row.challenger)?.id;
        let after = (Verb::Decline, ChallengeState::Declined);
        Ok(ended(call, row, after, words, Some(challenger), text::challenges::YOU_DECLINED).into())
    }

    pub(super) fn cancel(&self, call: &Call<'_>, id: Option<u64>) -> Answer {
        let me = call.who;
        let row = self.meant(call, id, |row| row.challenger == me, text::challenges::NONE_TO_TAKE_BACK)?;
        if row.challenger != me {
            return refuse(text::challenges::NOT_YOURS);
        }
        let words = text::challenges::takes_back(&call.request.who);
        let after = (Verb::Cancel, ChallengeState::Cancelled);
        Ok(ended(call, row, after, words, None, text::challenges::YOU_TOOK_BACK).into())
    }
}

/// A challenge that ends without a game.
fn ended(
    call: &Call<'_>,
    mut challenge: ChallengeRow,
    (verb, state): (Verb, ChallengeState),
    public: String,
    mention: Option<PersonId>,
    words: &str,
) -> Change {
    let mut row = call.row(verb, "");
    row.challenge = Some(challenge.id);
    challenge.state = state;
    let post =
        Post { text: public, mention, picture: None, buttons: Vec::new(), board_of: None, thread: None };
    Change {
        words: words.to_owned(),
        rows: vec![row],
        derived: vec![Derived::Challenge(challenge)],
        posts: vec![NewPost { room: call.request.room.clone(), post }],
        ..Change::default()
    }
}

/// Refuses a game where the bot could not show it.
pub(super) fn may_post(call: &Call<'_>) -> Result<(), Stop> {
    if call.request.can.post { Ok(()) } else { refuse(text::desk::cannot_post(&call.request.can.missing)) }
}

fn challenge_post(id: u64, text: String, mention: Option<PersonId>, terms: &Terms, threads: bool) -> Post {
    let subject = Subject::Challenge(id);
    let mut buttons = Vec::new();
    if !terms.thread {
        buttons.push(button("accept", subject, 0, text::buttons::ACCEPT));
    }
    if terms.thread || threads {
        buttons.push(button("accept-thread", subject, 0, text::buttons::ACCEPT_IN_THREAD));
    }
    if mention.is_some() {
        buttons.push(button("decline", subject, 0, text::buttons::DECLINE));
    }
    buttons.push(button("cancel", subject, 0, text::buttons::TAKE_BACK));
    Post { text, mention, picture: None, buttons, board_of: None, thread: None }
}

fn json<T: serde::Serialize>(form: &T) -> Result<String, StoreError> {
    serde_json::to_string(form).map_err(|source| StoreError::Post { id: 0, source })
}

/// Draws by lot: the one place where chance comes in. What it decides is in the log.
fn by_lot() -> bool {
    getrandom::u32().is_ok_and(|bits| bits & 1 == 0)
}
