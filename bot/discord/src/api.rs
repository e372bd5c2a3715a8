//! Calls to Discord's HTTP API, with our own limits, bodies and errors, which hold neither addresses nor tokens.
//!
//! Answers to interactions wait for nothing: Discord exempts them from its global limit, and each has a route of its own.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use reqwest::header::{AUTHORIZATION, CONTENT_TYPE, HeaderMap, HeaderValue, USER_AGENT};
use reqwest::multipart::{Form, Part};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serenity::model::id::ApplicationId;
use thiserror::Error;
use twilight_http_ratelimiting::Method;

use super::limits::{self, ApiLimits, HoldReason, LimitScope, Urgency};
use super::route::ApiRoute;

/// Who calls, in the form that Discord asks for.
const AGENT: &str = concat!("DiscordBot (lasermate, ", env!("CARGO_PKG_VERSION"), ")");
/// The longest Discord's word about an error that is kept for the log.
const REASON_CHARS: usize = 200;
/// The most faults of one refusal that are kept.
const FAULTS: usize = 25;

/// Discord's codes for what went wrong, as far as we act on them.
pub mod code {
    pub const UNKNOWN_CHANNEL: i64 = 10003;
    pub const UNKNOWN_MESSAGE: i64 = 10008;
    /// The message is an hour old and has been edited too often.
    pub const EDITED_OFTEN: i64 = 30046;
    /// The files are too large.
    pub const TOO_LARGE: i64 = 40005;
    /// The token is none that has been used, or not any more.
    pub const UNKNOWN_WEBHOOK: i64 = 10015;
    /// The interaction is not known any more: its first word comes too late.
    pub const UNKNOWN_INTERACTION: i64 = 10062;
    /// Too many messages have followed the interaction: five where a person has brought the bot along.
    pub const FOLLOWED_OFTEN: i64 = 40094;
    /// The interaction has been answered already.
    pub const ANSWERED: i64 = 40060;
    /// The bot does not see the channel.
    pub const MISSING_ACCESS: i64 = 50001;
    /// The bot may not do that there.
    pub const MISSING_PERMISSIONS: i64 = 50013;
    /// The body is not as Discord wishes it.
    pub const INVALID_FORM: i64 = 50035;
    pub const ARCHIVED: i64 = 50083;
    /// The message has a thread already.
    pub const HAS_THREAD: i64 = 160_004;
}

/// A file that goes with a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileUpload {
    pub name: String,
    pub bytes: Vec<u8>,
    /// The words for those who cannot see it; empty for none.
    pub description: String,
}

/// Why a call came to nothing.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ApiError {
    #[error("status {status}, code {code}: {reason}")]
    Refused {
        status: u16,
        /// Discord's code; 0 where it gives none.
        code: i64,
        reason: String,
        /// What is wrong with which field, where Discord says it. It may quote what was sent, so only whoever knows that logs it.
        faults: Vec<FieldError>,
        /// How long Discord asks to wait.
        after: Option<Duration>,
    },
    /// Too much was refused lately, or there is no moment for what can wait: it was not tried.
    #[error("not tried: {why}")]
    Held {
        why: &'static str,
        /// After how long it may be tried.
        after: Option<Duration>,
    },
    /// A first word that comes too late for Discord to take it: it was not tried.
    #[error("too late for a first word")]
    Late,
    /// The bot is only brought along in the channel, and no answer is open there: it was not tried.
    #[error("nobody has done anything there lately")]
    Unasked,
    /// Discord could not be reached, or does not answer.
    #[error("no connection: {0}")]
    Network(String),
    /// Discord answers in a way we do not understand, or what is sent cannot be written down.
    #[error("an answer that is not understood: {0}")]
    Shape(String),
}

/// What Discord says is wrong with a field of what was sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldError {
    /// The way to the field.
    pub path: Vec<String>,
    pub words: String,
}

/// The leaves of Discord's tree of errors: objects by the names of fields, lists under `_errors`.
fn faults(errors: &Value) -> Vec<FieldError> {
    let mut faults = Vec::new();
    let mut left = vec![(Vec::new(), errors)];
    while let Some((path, errors)) = left.pop() {
        for (name, inner) in errors.as_object().into_iter().flatten().rev() {
            if name != "_errors" {
                let path = path.iter().cloned().chain([name.clone()]).collect();
                left.push((path, inner));
                continue;
            }
            let told = |error: &Value| {
                let words = [&error["code"], &error["message"]].into_iter().filter_map(crate::incoming::text);
                words.collect::<Vec<_>>().join(": ").chars().take(REASON_CHARS).collect()
            };
            let told = inner.as_array().into_iter().flatten().map(told);
            faults.extend(told.map(|words| FieldError { path: path.clone(), words }));
        }
        if faults.len() > FAULTS {
            break;
        }
    }
    faults.truncate(FAULTS);
    faults
}

impl ApiError {
    /// Whether Discord refused with this code.
    pub fn is(&self, wanted: i64) -> bool {
        matches!(self, Self::Refused { code, .. } if *code == wanted)
    }

    /// How long Discord asks to wait.
    pub const fn after(&self) -> Option<Duration> {
        match self {
            Self::Refused { after, .. } | Self::Held { after, .. } => *after,
            Self::Late | Self::Unasked | Self::Network(_) | Self::Shape(_) => None,
        }
    }

    /// Whether the interaction is gone: nothing more can be said about it.
    pub fn is_gone(&self) -> bool {
        matches!(self, Self::Late) || self.is(code::UNKNOWN_INTERACTION)
    }

    /// Whether the token of an interaction is not taken any more.
    pub fn is_lost_token(&self) -> bool {
        matches!(self, Self::Refused { status: 401, .. })
            || self.is(code::UNKNOWN_WEBHOOK)
            || self.is(code::UNKNOWN_INTERACTION)
    }

    /// Whether it may have been done all the same.
    pub const fn is_unsure(&self) -> bool {
        match self {
            Self::Refused { status, .. } => *status >= 500,
            Self::Network(_) | Self::Shape(_) => true,
            Self::Late | Self::Unasked | Self::Held { .. } => false,
        }
    }

    /// Whether the same call may go through if it is tried again soon.
    pub const fn may_pass(&self) -> bool {
        match self {
            // That comes as 429, and means never.
            Self::Refused { code: code::EDITED_OFTEN, .. } => false,
            Self::Refused { status, .. } => *status == 429 || *status >= 500,
            Self::Network(_) | Self::Held { .. } => true,
            Self::Late | Self::Unasked | Self::Shape(_) => false,
        }
    }
}

/// Where the API is, and what opens it.
#[derive(Debug)]
pub(super) struct ApiAccess {
    /// The API's address with its version.
    pub base: String,
    /// The header that carries the token; it is never printed.
    pub key: HeaderValue,
}

#[derive(Debug)]
pub struct Api {
    client: reqwest::Client,
    door: ApiAccess,
    application: AtomicU64,
    limits: ApiLimits,
}

impl Api {
    /// A way through a pool of connections.
    pub fn new(client: reqwest::Client, door: ApiAccess) -> Self {
        Self { client, door, application: AtomicU64::new(0), limits: ApiLimits::new() }
    }

    pub fn client(&self) -> reqwest::Client {
        self.client.clone()
    }

    /// Notes which application the token belongs to.
    pub fn set_application(&self, id: ApplicationId) {
        self.application.store(id.get(), Ordering::Release);
    }

    /// The application; `None` until Discord has said which it is.
    pub fn application(&self) -> Option<ApplicationId> {
        match self.application.load(Ordering::Acquire) {
            0 => None,
            id => Some(ApplicationId::new(id)),
        }
    }

    /// A call about a channel or the application that somebody waits for, within Discord's rate limits. At most one file.
    pub async fn call<T: DeserializeOwned>(
        &self,
        method: Method,
        route: ApiRoute<'_>,
        body: Option<&impl Serialize>,
        file: Option<&FileUpload>,
    ) -> Result<T, ApiError> {
        self.within_limits(Urgency::Now, method, route, body, file).await
    }

    /// The same for what nobody waits for: it is made when nothing else is to be sent.
    pub async fn call_idle<T: DeserializeOwned>(
        &self,
        method: Method,
        route: ApiRoute<'_>,
        body: Option<&impl Serialize>,
    ) -> Result<T, ApiError> {
        self.within_limits(Urgency::Idle, method, route, body, None).await
    }

    async fn within_limits<T: DeserializeOwned>(
        &self,
        urgency: Urgency,
        method: Method,
        route: ApiRoute<'_>,
        body: Option<&impl Serialize>,
        file: Option<&FileUpload>,
    ) -> Result<T, ApiError> {
        let mut tries = 0;
        loop {
            tries += 1;
            let permit = self.limits.enter(method, route.path(), urgency).await.map_err(held)?;
            let files = file.map(std::slice::from_ref).unwrap_or_default();
            let response = self.send(method, route, body, files).await?;
            permit.complete(limits::told(response.headers()));
            match self.accepted(response).await {
                Err(RefusedCall { error, limit: Some(limit) })
                    if error.may_pass() && limits::pass(limit, error.after(), tries).await => {}
                Err(refusal) => return Err(refusal.error),
                Ok(response) => return read(response).await,
            }
        }
    }

    /// An answer to an interaction, past the limits. `files` are numbered from 0.
    pub async fn interact<T: DeserializeOwned>(
        &self,
        method: Method,
        route: ApiRoute<'_>,
        body: Option<&impl Serialize>,
        files: &[FileUpload],
    ) -> Result<T, ApiError> {
        self.limits.may_answer().map_err(held)?;
        let response = self.send(method, route, body, files).await?;
        let response = self.accepted(response).await.map_err(|refusal| refusal.error)?;
        read(response).await
    }

    async fn send(
        &self,
        method: Method,
        route: ApiRoute<'_>,
        body: Option<&impl Serialize>,
        files: &[FileUpload],
    ) -> Result<reqwest::Response, ApiError> {
        let mut request = self
            .client
            .request(verb(method), format!("{}/{}{}", self.door.base, route.path(), route.query()))
            .header(USER_AGENT, AGENT)
            .header(AUTHORIZATION, self.door.key.clone());
        let json = body.map(serde_json::to_string).transpose().map_err(unwritten)?;
        if !files.is_empty() {
            request = request.multipart(form(json.unwrap_or_default(), files)?);
        } else if let Some(json) = json {
            request = request.header(CONTENT_TYPE, "application/json").body(json);
        }
        request.send().await.map_err(unreached)
    }

    /// The answer, where it is a good one. What it says about limits is noted.
    async fn accepted(&self, response: reqwest::Response) -> Result<reqwest::Response, RefusedCall> {
        let status = response.status();
        if status.is_success() {
            return Ok(response);
        }
        let headers: HeaderMap = response.headers().clone();
        let body: Value = response
            .bytes()
            .await
            .ok()
            .and_then(|bytes| serde_json::from_slice(&bytes).ok())
            .unwrap_or_default();
        let after = limits::after(&headers, &body);
        let limit = self.limits.learn(status.as_u16(), &headers, after);
        let words = body.get("message").and_then(|words| words.as_str()).unwrap_or_default();
        let error = ApiError::Refused {
            status: status.as_u16(),
            code: body.get("code").and_then(Value::as_i64).unwrap_or(0),
            reason: words.chars().take(REASON_CHARS).collect(),
            faults: faults(&body["errors"]),
            after,
        };
        Err(RefusedCall { error, limit })
    }
}

/// A refusal, and which limit it tells of.
struct RefusedCall {
    error: ApiError,
    limit: Option<LimitScope>,
}

fn held(held: HoldReason) -> ApiError {
    match held {
        HoldReason::Stopped(after) => {
            ApiError::Held { why: "Discord has refused too much in the last ten minutes", after: Some(after) }
        }
        HoldReason::Crowded => ApiError::Held { why: "other calls are more urgent", after: None },
    }
}

/// HTTP's word for a method.
fn verb(method: Method) -> reqwest::Method {
    reqwest::Method::from_bytes(method.name().as_bytes()).unwrap_or_default()
}

/// A body in parts: the JSON, and each file under its number.
fn form(json: String, files: &[FileUpload]) -> Result<Form, ApiError> {
    let mut form =
        Form::new().part("payload_json", Part::text(json).mime_str("application/json").map_err(unreached)?);
    for (number, file) in files.iter().enumerate() {
        let kind = match file.name.rsplit_once('.').map(|(_, end)| end) {
            Some("png") => "image/png",
            Some("gif") => "image/gif",
            _ => "text/plain; charset=utf-8",
        };
        let part = Part::bytes(file.bytes.clone()).file_name(file.name.clone());
        form = form.part(format!("files[{number}]"), part.mime_str(kind).map_err(unreached)?);
    }
    Ok(form)
}

async fn read<T: DeserializeOwned>(response: reqwest::Response) -> Result<T, ApiError> {
    let bytes = response.bytes().await.map_err(unreached)?;
    let bytes: &[u8] = if bytes.is_empty() { b"null" } else { &bytes };
    serde_json::from_slice(bytes).map_err(|error| ApiError::Shape(error.to_string()))
}

fn unwritten(error: serde_json::Error) -> ApiError {
    ApiError::Shape(error.to_string())
}

/// A failure of the connection without the address, which holds tokens.
pub(super) fn unreached(error: reqwest::Error) -> ApiError {
    ApiError::Network(causes(&error.without_url()))
}

fn causes(error: &(dyn std::error::Error + 'static)) -> String {
    let mut words = error.to_string();
    let mut next = error.source();
    while let Some(error) = next {
        words = format!("{words}: {error}");
        next = error.source();
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tree_of_errors_becomes_a_list_of_fields() {
        let error =
            |code: &str, message: &str| serde_json::json!({"_errors": [{"code": code, "message": message}]});
        let tree = serde_json::json!({
            "2": {"name": error("STRING_TYPE_REGEX", "String value did not match."), "description": 7},
            "5": {"options": {"0": {"choices": {"1": {"value": error("X", "Too long.")}}}}},
            "_errors": [{"message": "Too many."}, 3],
        });
        let shown: Vec<_> =
            faults(&tree).into_iter().map(|one| format!("{} {}", one.path.join("."), one.words)).collect();
        assert_eq!(
            shown,
            [
                " Too many.",
                " ",
                "2.name STRING_TYPE_REGEX: String value did not match.",
                "5.options.0.choices.1.value X: Too long."
            ]
        );
        for odd in
            [Value::Null, serde_json::json!([1]), serde_json::json!({"_errors": {}}), serde_json::json!("x")]
        {
            assert_eq!(faults(&odd), [], "{odd}");
        }
    }
}
