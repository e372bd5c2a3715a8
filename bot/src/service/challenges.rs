//! Challenges: made, accepted, declined, taken back.

use lasermate_engine::preset::Setup;

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
        if let Some(game) = self.live_game(room)? {
            return refuse(format!("Game {} is played in this room; one at a time.", game.live.id));
        }
        self.may_start(call)?;
        let standing = self.store.open_challenges(room)?;
        let standing: Vec<_> = standing.iter().filter(|row| call.at() < row.expires_at).collect();
        if standing.iter().any(|row| row.challenger == call.who) {
            return refuse("Your challenge stands already; `/cancel` takes it back.");
        }
        if standing.len() >= IN_A_ROOM {
            return refuse("Many challenges stand in this room already; accept one of them.");
        }
        let opponent = asked.get("opponent").map(|text| self.opponent(call, text)).transpose()?;
        let (terms, setup) = self.terms(call, asked, opponent.as_ref().map(|(no, _)| *no))?;
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
        let words =
            text::said::challenge(&call.request.who, opponent.as_ref(), &setup, terms.time, &terms.side);
        let post = challenge_post(id, words, opponent.map(|person| person.id));
        Ok(Change {
            words: "Your challenge stands; `/cancel` takes it back.".to_owned(),
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
            return refuse("You cannot play against yourself; leave the opponent out for an open seat.");
        }
        match self.store.number_of(&id)? {
            Some(no) => Ok((no, self.store.person(no)?)),
            None => {
                let typed = text::escape_text(text, 40);
                refuse(format!("Nobody here is called {typed}. Leave the opponent out for an open seat."))
            }
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
            .map_err(|error| Stop::Refused(format!("{}.", text::escape_text(&error.to_string(), 400))))?;
        if !allowed.contains(&setup.preset().name) {
            return refuse(format!(
                "{} is not played in this room; allowed: {}.",
                setup.preset().title,
                allowed.join(", ")
            ));
        }
        let side = asked.get("side").unwrap_or("random").to_ascii_lowercase();
        if !["first", "second", "random"].contains(&side.as_str()) {
            return refuse("Your side is one of these: first, second, random.");
        }
        let time = match asked.get("time") {
            None => self.default_time(room)?,
            Some(text) => match read_time(text) {
                Some(time) => time,
                None => return refuse(NO_SUCH_TIME),
            },
        };
        let terms = Terms {
            game: setup.preset().name.to_owned(),
            options: setup.options_text(),
            side,
            time,
            opponent: opponent.map(|no| no.0),
            until: call.at() + STANDS,
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
                ChallengeState::Open | ChallengeState::Expired => refuse("That challenge has run out."),
                ChallengeState::Accepted => refuse("That challenge was accepted already."),
                ChallengeState::Declined => refuse("That challenge was declined."),
                ChallengeState::Cancelled => refuse("That challenge was taken back."),
            },
        }
    }

    pub(super) fn accept(&self, call: &Call<'_>, id: Option<u64>) -> Answer {
        let me = call.who;
        let fits = |row: &ChallengeRow| row.challenger != me && row.opponent.is_none_or(|no| no == me);
        let mut row =
            self.meant(call, id, fits, "No challenge that you could accept stands in this room.")?;
        if row.challenger == me {
            return refuse("That is your own challenge; somebody else has to accept it.");
        }
        if row.opponent.is_some_and(|no| no != me) {
            let whom = row.opponent.map(|no| self.store.person(no)).transpose()?;
            let whom = whom.map_or_else(String::new, |person| text::escape(&person.name));
            return refuse(format!("That challenge was made to {whom} alone."));
        }
        if let Some(game) = self.live_game(&call.request.room)? {
            return refuse(format!("Game {} is played in this room; one at a time.", game.live.id));
        }
        let _seating = hold(&self.seating);
        let challenger = self.store.person(row.challenger)?;
        if challenger.id.0.starts_with("gone:") {
            return refuse("Who made that challenge is gone.");
        }
        let terms: Terms = serde_json::from_str(&row.body)
            .map_err(|error| StoreError::Row { n: 0, what: error.to_string() })?;
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
        };
        let mut row = call.row(Verb::Begin, json(&beginning)?);
        row.challenge = Some(accepted.id);
        row.game = Some(self.next_game());
        let game = Game::begin(&row, seats.into_iter().map(|(_, person)| person).collect())?;
        let words = text::said::begins(&game.live);
        let posts = self.board_posts(&game, words, to_mention(&game, false), call.at())?;
        Ok(Change {
            words: "The game begins.".to_owned(),
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
        let row = self.meant(call, id, |row| row.opponent == Some(me), "Nobody has challenged you here.")?;
        if row.opponent != Some(me) {
            return refuse(match row.opponent {
                None => "That seat is open to anybody; there is nothing to decline.",
                Some(_) => "That challenge was not made to you.",
            });
        }
        let words = format!("{} declines the challenge.", text::escape(&call.request.who.name));
        let challenger = self.store.person(row.challenger)?.id;
        let after = (Verb::Decline, ChallengeState::Declined);
        Ok(ended(call, row, after, words, Some(challenger), "You declined.").into())
    }

    pub(super) fn cancel(&self, call: &Call<'_>, id: Option<u64>) -> Answer {
        let me = call.who;
        let row = self.meant(call, id, |row| row.challenger == me, "No challenge of yours stands here.")?;
        if row.challenger != me {
            return refuse("That challenge is not yours to take back.");
        }
        let words = format!("{} takes the challenge back.", text::escape(&call.request.who.name));
        let after = (Verb::Cancel, ChallengeState::Cancelled);
        Ok(ended(call, row, after, words, None, "Your challenge is taken back.").into())
    }
}

pub(super) const NO_SUCH_TIME: &str =
    "A time for each move is `none`, hours from `1h` to `336h`, or days from `1d` to `14d`.";

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
    let post = Post { text: public, mention, picture: None, buttons: Vec::new(), board_of: None };
    Change {
        words: words.to_owned(),
        rows: vec![row],
        derived: vec![Derived::Challenge(challenge)],
        posts: vec![NewPost { room: call.request.room.clone(), post }],
        ..Change::default()
    }
}

fn challenge_post(id: u64, text: String, mention: Option<PersonId>) -> Post {
    let subject = Subject::Challenge(id);
    let mut buttons = vec![button("accept", subject, 0, "Accept")];
    if mention.is_some() {
        buttons.push(button("decline", subject, 0, "Decline"));
    }
    buttons.push(button("cancel", subject, 0, "Take back"));
    Post { text, mention, picture: None, buttons, board_of: None }
}

fn json<T: serde::Serialize>(form: &T) -> Result<String, StoreError> {
    serde_json::to_string(form).map_err(|source| StoreError::Post { id: 0, source })
}

/// Draws by lot: the one place where chance comes in. What it decides is in the log.
fn by_lot() -> bool {
    getrandom::u32().is_ok_and(|bits| bits & 1 == 0)
}
