//! What is kept about a person, and its deletion.

use super::button::{Subject, grave};
use super::desk::{Answer, Call, Change, Done, Service, Stop, refuse};
use super::rooms::hold;
use crate::port::{Reply, UnixMillis};
use crate::store::{ChallengeState, ConfirmationRow, Derived, Verb};
use crate::text;

/// How long the question before the deletion stands: 10 minutes.
const CONFIRM_WITHIN: UnixMillis = 10 * 60 * 1000;

impl Service {
    pub(super) fn privacy(&self, call: &Call<'_>, action: &str) -> Answer {
        match action.to_ascii_lowercase().as_str() {
            "show" => self.privacy_show(call),
            "delete" => self.privacy_ask(call),
            _ => refuse("Choose one of these: `/privacy show` or `/privacy delete`."),
        }
    }

    fn privacy_show(&self, call: &Call<'_>) -> Answer {
        let (requests, rows, games) = self.store.kept_of(call.who)?;
        let name = text::escape(&call.request.who.name);
        Ok(Done::Shown(Reply::private(format!(
            "**What is kept about you**\n\
             - your id on this platform and your name ({name})\n\
             - {requests} requests, each with its answer, so that one delivered twice is done once\n\
             - {rows} entries of the log (challenges, moves, offers, settings), with room and time\n\
             - seats in {games} games\n\
             Nothing else: no messages, no addresses. `/privacy delete` removes your id, your name and the answers; \
             moves stay, by \"a former player\"."
        ))))
    }

    fn privacy_ask(&self, call: &Call<'_>) -> Answer {
        self.not_playing(call)?;
        let until = call.at() + CONFIRM_WITHIN;
        let row = call.row(Verb::Confirm, format!("forget 0 {until}"));
        let asked = ConfirmationRow {
            person: call.who,
            what: "forget".to_owned(),
            game: 0,
            version: 0,
            expires_at: until,
        };
        Ok(Change {
            words: "Delete your id, your name and what you were told? Your moves stay in finished games, by \"a former player\"; \
                    archived games can then not be resumed. The question stands for 10 minutes."
                .to_owned(),
            buttons: vec![grave("forget", Subject::Me, 0, "Yes, delete my data")],
            rows: vec![row],
            derived: vec![Derived::Confirmation(asked)],
            ..Change::default()
        }
        .into())
    }

    pub(super) fn forget(&self, call: &Call<'_>) -> Answer {
        match self.store.confirmation(call.who, "forget", 0, 0)? {
            Some(until) if call.at() < until => {}
            Some(_) => return refuse("That question has lapsed; `/privacy delete` asks it again."),
            None => return refuse("You were not asked that."),
        }
        let _seating = hold(&self.seating);
        self.not_playing(call)?;
        let mut change = Change {
            words: "Your data are deleted.".to_owned(),
            rows: vec![call.row(Verb::Forget, "")],
            forget: true,
            ..Change::default()
        };
        for mut challenge in self.store.open_challenges_of(call.who)? {
            let mut row = call.row(Verb::Cancel, "");
            row.server = challenge.server.clone();
            row.room = challenge.room.clone();
            row.challenge = Some(challenge.id);
            challenge.state = ChallengeState::Cancelled;
            change.rows.push(row);
            change.derived.push(Derived::Challenge(challenge));
        }
        change.derived.push(Derived::Forget(call.who));
        Ok(change.into())
    }

    fn not_playing(&self, call: &Call<'_>) -> Result<(), Stop> {
        let games = self.store.live_games_of(call.who)?;
        if games.is_empty() {
            return Ok(());
        }
        let codes: Vec<_> = games.iter().map(|id| format!("G{id}")).collect();
        refuse(format!("You sit in {}: finish or `/resign` first, then delete your data.", codes.join(", ")))
    }
}
