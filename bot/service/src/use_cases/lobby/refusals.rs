//! Challenges that have come to nothing: whom they asked, and how often in a row. Read off the log, live and by a rebuild.

use std::collections::BTreeMap;

use lasermate_domain::log::{NewRow, PersonNo, Verb};
use lasermate_domain::port::UnixMillis;
use lasermate_domain::tables::log_payload::Terms;
use lasermate_domain::tables::peace::forgiven;

use crate::store::{ChallengeRow, RefusalRow};

/// What came of a challenge for one whom it asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CameOf {
    Game,
    /// Nothing: it was declined, or not answered.
    Nothing,
    Withdrawn,
}

/// What a row of the log says came of a challenge, as that was before the row.
pub(crate) fn came_of(row: &NewRow, challenge: &ChallengeRow) -> Vec<(PersonNo, CameOf)> {
    let came = match (row.verb, row.person) {
        (Verb::Decline, Some(who)) if who != challenge.challenger => return vec![(who, CameOf::Nothing)],
        (Verb::Cancel, Some(who)) if who == challenge.challenger => CameOf::Withdrawn,
        // Where somebody did it another game began, and nobody has refused anything.
        (Verb::Expire, None) => CameOf::Nothing,
        (Verb::Begin, _) => CameOf::Game,
        _ => return Vec::new(),
    };
    let Ok(terms) = serde_json::from_str::<Terms>(&challenge.body) else { return Vec::new() };
    let mut asked: Vec<_> = terms.invited.iter().map(|sitter| PersonNo(sitter.person)).collect();
    asked.extend(challenge.opponent);
    asked.sort();
    asked.dedup();
    asked.retain(|who| *who != challenge.challenger);
    asked.into_iter().map(|who| (who, came)).collect()
}

/// The refusals between two people with one more; `None` once it came to a game.
pub(crate) fn with_one_more(
    before: Option<&RefusalRow>,
    asker: PersonNo,
    (asked, came): (PersonNo, CameOf),
    at: UnixMillis,
) -> Option<RefusalRow> {
    let fresh = RefusalRow { asker, asked, times: 0, at, withdrawn: false };
    let before = before.filter(|before| !forgiven(before.times, before.at, at)).cloned().unwrap_or(fresh);
    match came {
        CameOf::Game => None,
        // A slip is mended at once, once.
        CameOf::Withdrawn if !before.withdrawn => Some(RefusalRow { withdrawn: true, ..before }),
        CameOf::Withdrawn | CameOf::Nothing => {
            Some(RefusalRow { times: before.times.saturating_add(1), at, ..before })
        }
    }
}

/// The refusals that a rebuild reads off the log.
#[derive(Debug, Default)]
pub(crate) struct LoggedRefusals(BTreeMap<(PersonNo, PersonNo), RefusalRow>);

impl LoggedRefusals {
    pub(crate) fn take(&mut self, row: &NewRow, challenge: &ChallengeRow) {
        for came in came_of(row, challenge) {
            let pair = (challenge.challenger, came.0);
            match with_one_more(self.0.get(&pair), challenge.challenger, came, row.at) {
                Some(refusal) => drop(self.0.insert(pair, refusal)),
                None => drop(self.0.remove(&pair)),
            }
        }
    }

    /// All that there are, but those of people who are gone.
    pub(crate) fn into_rows(self, is_gone: impl Fn(PersonNo) -> bool) -> impl Iterator<Item = RefusalRow> {
        self.0.into_values().filter(move |row| !is_gone(row.asker) && !is_gone(row.asked))
    }
}
