//! Challenges that have come to nothing: whom they asked, and how often in a row. Read off the log, live and by a rebuild.

use std::collections::BTreeMap;

use crate::sessions::log_payload::Terms;
use crate::sessions::peace::counted;
use crate::store::{ChallengeRow, NewRow, PersonNo, RefusalRow, Verb};

/// What came of a challenge for one whom it asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::service) enum CameOf {
    /// A game.
    Game,
    /// Nothing: it was declined, or not answered.
    Nothing,
    /// The asker withdrew it.
    Withdrawn,
}

/// What a challenge asks for, as it is compared with the next one.
pub(in crate::service) fn asked_for(terms: &Terms) -> String {
    let Terms { game, options, side, time, clock, rated, position, .. } = terms;
    let clock = clock.map(|clock| clock.word()).unwrap_or_default();
    let time = time.unwrap_or_default();
    let position = position.as_deref().unwrap_or_default();
    format!("{game} {options} {side} {time} {clock} {rated} {position}")
}

/// Whether a new challenge asks for something else than the only one before it, which its asker withdrew: a slip that is mended.
pub(in crate::service) fn is_other(before: &RefusalRow, asked_for: &str) -> bool {
    before.times == 1 && !before.terms.is_empty() && before.terms != asked_for
}

/// What a row of the log says came of a challenge, as that was before the row.
pub(in crate::service) fn came_of(row: &NewRow, challenge: &ChallengeRow) -> Vec<(PersonNo, CameOf)> {
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
pub(in crate::service) fn with_one_more(
    before: Option<&RefusalRow>,
    challenge: &ChallengeRow,
    (asked, came): (PersonNo, CameOf),
    row: &NewRow,
) -> Option<RefusalRow> {
    let terms = match came {
        CameOf::Game => return None,
        CameOf::Nothing => String::new(),
        CameOf::Withdrawn => {
            serde_json::from_str(&challenge.body).as_ref().map(asked_for).unwrap_or_default()
        }
    };
    let times = before.map_or(1, |before| counted(before.times, before.at, row.at));
    Some(RefusalRow { asker: challenge.challenger, asked, times, at: row.at, terms })
}

/// The refusals that a rebuild reads off the log.
#[derive(Debug, Default)]
pub(in crate::service) struct Refusals(BTreeMap<(PersonNo, PersonNo), RefusalRow>);

impl Refusals {
    pub(in crate::service) fn take(&mut self, row: &NewRow, challenge: &ChallengeRow) {
        for came in came_of(row, challenge) {
            let pair = (challenge.challenger, came.0);
            match with_one_more(self.0.get(&pair), challenge, came, row) {
                Some(refusal) => drop(self.0.insert(pair, refusal)),
                None => drop(self.0.remove(&pair)),
            }
        }
    }

    /// All that there are, but those of people who are gone.
    pub(in crate::service) fn into_rows(
        self,
        is_gone: impl Fn(PersonNo) -> bool,
    ) -> impl Iterator<Item = RefusalRow> {
        self.0.into_values().filter(move |row| !is_gone(row.asker) && !is_gone(row.asked))
    }
}
