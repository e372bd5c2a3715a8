//! Answers that go wrong because a test says so.

use std::time::Duration;

use crate::discord::rest::RestAnswer;

/// In the place of an operation: whatever lays out a message, be it new, an answer or an edit.
pub const LAID_OUT: &str = "laid out";

/// How an answer goes wrong.
#[derive(Clone, Debug)]
pub enum Trouble {
    /// 429 with `Retry-After`, of this route or of everything.
    RateLimit {
        /// When to try again, in seconds.
        after: f64,
        /// Whether it is the limit over everything.
        global: bool,
    },
    /// A server error without Discord's JSON, as its proxies give it.
    Broken(u16),
    /// A refusal with a status, one of Discord's codes and its words.
    Refused(u16, u64, &'static str),
    /// A refusal with a status and the JSON Discord gives with it.
    RefusedWith(u16, serde_json::Value),
    /// It is done, and the answer never arrives.
    Unheard,
    /// Nothing is done until so much time has passed.
    Slow(Duration),
    /// It is done at once, and the answer comes after so much time.
    Held(Duration),
    /// It is done, and before the answer the stand-in's clock moves on.
    After(Duration),
}

/// The answers that are to go wrong, by operation.
#[derive(Debug, Default)]
pub struct Troubles(Vec<(String, usize, Trouble)>);

impl Troubles {
    /// The next `times` requests of an operation go wrong.
    pub fn add(&mut self, operation: &str, times: usize, trouble: Trouble) {
        self.0.push((operation.to_owned(), times, trouble));
    }

    /// What goes wrong with this request, counted; it may be one that lays out a message.
    pub(crate) fn take(&mut self, operation: &str, lays_out: bool) -> Option<Trouble> {
        let is_meant = |of: &str| of == operation || of == "*" || lays_out && of == LAID_OUT;
        let (_, times, trouble) = self.0.iter_mut().find(|(of, times, _)| *times > 0 && is_meant(of))?;
        *times -= 1;
        Some(trouble.clone())
    }

    /// How many are still to come.
    pub fn left(&self) -> usize {
        self.0.iter().map(|(_, times, _)| times).sum()
    }
}

impl Trouble {
    /// The answer in its place; `None` where the request is done first.
    pub(crate) fn answer(&self) -> Option<RestAnswer> {
        match self {
            Self::RateLimit { after, global } => Some(RestAnswer::rate_limited(*after, *global)),
            Self::Broken(status) => Some(RestAnswer::broken(*status)),
            Self::Refused(status, code, words) => {
                let mut answer = RestAnswer::error(*status, *code, words);
                if let Some(json) = answer.json.as_mut().filter(|_| *status == 429) {
                    // With this status Discord always says these too.
                    json["retry_after"] = 1.0.into();
                    json["global"] = false.into();
                }
                Some(answer)
            }
            Self::RefusedWith(status, json) => {
                Some(RestAnswer { json: Some(json.clone()), ..RestAnswer::error(*status, 0, "") })
            }
            Self::Unheard | Self::Slow(_) | Self::Held(_) | Self::After(_) => None,
        }
    }
}
