//! What is kept about a person, and its deletion.

use super::button::{Subject, grave};
use super::desk::{Answer, Call, Change, Done, Service, Stop, refuse};
use super::rooms::hold;
use super::seating::Standing;
use crate::port::{Attachment, Reply, UnixMillis};
use crate::store::{ChallengeState, ConfirmationRow, Derived, StoreError, Verb};
use crate::text;

/// How long the question before the deletion stands: 10 minutes.
const CONFIRM_WITHIN: UnixMillis = 10 * 60 * 1000;

impl Service {
    pub(super) fn privacy(&self, call: &Call<'_>, action: &str) -> Answer {
        match action.to_ascii_lowercase().as_str() {
            "show" => self.privacy_show(call),
            "export" => self.privacy_export(call),
            "delete" => self.privacy_ask(call),
            _ => refuse(text::privacy::CHOOSE),
        }
    }

    fn privacy_show(&self, call: &Call<'_>) -> Answer {
        let (requests, rows, games) = self.store.kept_of(call.who)?;
        let name = &call.request.who.name;
        Ok(Done::shown(Reply::private(text::privacy::kept(name, requests, rows, games))))
    }

    fn privacy_export(&self, call: &Call<'_>) -> Answer {
        let kept = self.store.all_of(call.who)?;
        let text =
            serde_json::to_string_pretty(&kept).map_err(|source| StoreError::Post { id: 0, source })?;
        let file = Attachment { name: "lasermate-about-you.json".to_owned(), text };
        Ok(Done::shown(Reply { file: Some(file), ..Reply::private(text::privacy::EXPORTED) }))
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
            words: text::privacy::question(until),
            buttons: vec![grave("forget", Subject::Me, 0, text::buttons::DELETE_DATA)],
            rows: vec![row],
            derived: vec![Derived::Confirmation(asked)],
            ..Change::default()
        }
        .into())
    }

    pub(super) fn forget(&self, call: &Call<'_>) -> Answer {
        match self.store.confirmation(call.who, "forget", 0, 0)? {
            Some(until) if call.at() < until => {}
            Some(_) => return refuse(text::privacy::LAPSED),
            None => return refuse(text::offers::NOT_ASKED),
        }
        let _seating = hold(&self.seating);
        self.not_playing(call)?;
        let mut change = Change {
            words: text::privacy::DELETED.to_owned(),
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
        for challenge in self.store.all_open_challenges()? {
            if Standing::seats_at(&challenge, call.who) {
                let mut row = call.row(Verb::Rise, "");
                row.server = challenge.server.clone();
                row.room = challenge.room.clone();
                row.challenge = Some(challenge.id);
                let mut standing = Standing::read(challenge)?;
                standing.terms.rise(call.who.0);
                change.rows.push(row);
                change.derived.push(Derived::Challenge(standing.row_now()?));
            }
        }
        change.derived.push(Derived::Forget(call.who));
        Ok(change.into())
    }

    fn not_playing(&self, call: &Call<'_>) -> Result<(), Stop> {
        let games = self.store.live_games_of(call.who)?;
        if games.is_empty() {
            return Ok(());
        }
        refuse(text::privacy::still_playing(&games))
    }
}
