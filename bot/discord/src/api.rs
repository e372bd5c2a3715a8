//! Calls to Discord's HTTP API: serenity's routes and its rate limiter, with our own bodies and our own errors, which
//! hold neither addresses nor tokens.
//!
//! Calls about an interaction go round the limiter: Discord exempts them from its global limit, and the limiter would
//! remember every interaction for ever and make all of them wait for each other.

use std::borrow::Cow;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use reqwest::header::{AUTHORIZATION, CONTENT_TYPE, HeaderValue, RETRY_AFTER, USER_AGENT};
use reqwest::multipart::{Form, Part};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serenity::builder::CreateAttachment;
use serenity::http::{Http, LightMethod, Multipart, MultipartUpload, Request, Route};
use serenity::model::id::ApplicationId;
use thiserror::Error;

/// Where serenity's routes lead.
const DISCORD: &str = "https://discord.com";
/// The longest Discord's word about an error that is kept for the log.
const REASON_CHARS: usize = 200;

/// Discord's codes for what went wrong, as far as we act on them.
pub mod code {
    /// The channel is gone.
    pub const UNKNOWN_CHANNEL: i64 = 10003;
    /// The message is gone.
    pub const UNKNOWN_MESSAGE: i64 = 10008;
    /// The message is an hour old and has been edited too often.
    pub const EDITED_OFTEN: i64 = 30046;
    /// The files are too large.
    pub const TOO_LARGE: i64 = 40005;
    /// The interaction has been answered already.
    pub const ANSWERED: i64 = 40060;
    /// The bot does not see the channel.
    pub const MISSING_ACCESS: i64 = 50001;
    /// The bot may not do that there.
    pub const MISSING_PERMISSIONS: i64 = 50013;
    /// The thread is archived.
    pub const ARCHIVED: i64 = 50083;
    /// The message has a thread already.
    pub const HAS_THREAD: i64 = 160_004;
}

/// A file that goes with a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Its name.
    pub name: String,
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// The words for those who cannot see it; empty for none.
    pub description: String,
}

/// Why a call came to nothing.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ApiError {
    /// Discord refuses.
    #[error("status {status}, code {code}: {reason}")]
    Refused {
        /// HTTP's status.
        status: u16,
        /// Discord's code; 0 where it gives none.
        code: i64,
        /// Discord's words.
        reason: String,
        /// How long Discord asks to wait.
        after: Option<Duration>,
    },
    /// Discord could not be reached, or does not answer.
    #[error("no connection: {0}")]
    Network(String),
    /// Discord answers in a way we do not understand, or what is sent cannot be written down.
    #[error("an answer that is not understood: {0}")]
    Shape(String),
}

impl ApiError {
    /// Whether Discord refused with this code.
    pub fn is(&self, wanted: i64) -> bool {
        matches!(self, Self::Refused { code, .. } if *code == wanted)
    }

    /// Whether the same call may go through if it is tried again soon.
    pub const fn may_pass(&self) -> bool {
        match self {
            Self::Refused { status, .. } => *status == 429 || *status >= 500,
            Self::Network(_) => true,
            Self::Shape(_) => false,
        }
    }
}

/// The way to Discord.
#[derive(Debug)]
pub struct Api {
    client: reqwest::Client,
    http: Arc<Http>,
    application: AtomicU64,
}

impl Api {
    /// A way over serenity's HTTP client and the connection pool it uses.
    pub fn new(client: reqwest::Client, http: Arc<Http>) -> Self {
        Self { client, http, application: AtomicU64::new(0) }
    }

    /// The connection pool.
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

    /// A call about a channel or the application, within Discord's rate limits. At most one file.
    pub async fn call<T: DeserializeOwned>(
        &self,
        method: LightMethod,
        route: Route<'_>,
        body: Option<&impl Serialize>,
        file: Option<&File>,
    ) -> Result<T, ApiError> {
        let Some(limiter) = &self.http.ratelimiter else {
            return read(self.direct(method, route, body, file.map(std::slice::from_ref)).await?).await;
        };
        let json = body.map(serde_json::to_string).transpose().map_err(unwritten)?;
        let mut request = Request::new(route, method);
        request = match file {
            None => request.body(json.map(String::into_bytes)),
            Some(file) => {
                // Serenity numbers a single file 0, as we do.
                let upload = CreateAttachment::bytes(file.bytes.clone(), file.name.clone());
                request.multipart(Some(Multipart {
                    upload: MultipartUpload::Attachments(vec![upload]),
                    fields: Vec::new(),
                    payload_json: json,
                }))
            }
        };
        let response = limiter.perform(request).await.map_err(|error| ApiError::Network(cause(&error)))?;
        read(accepted(response).await?).await
    }

    /// A call about an interaction, past the limiter. `files` are numbered from 0.
    pub async fn interact(
        &self,
        method: LightMethod,
        route: Route<'_>,
        body: Option<&impl Serialize>,
        files: &[File],
    ) -> Result<(), ApiError> {
        self.direct(method, route, body, Some(files)).await.map(drop)
    }

    async fn direct(
        &self,
        method: LightMethod,
        route: Route<'_>,
        body: Option<&impl Serialize>,
        files: Option<&[File]>,
    ) -> Result<reqwest::Response, ApiError> {
        let mut path: Cow<'_, str> = route.path();
        if let Some(proxy) = &self.http.proxy {
            path = Cow::Owned(path.replace(DISCORD, proxy.trim_end_matches('/')));
        }
        let mut token = HeaderValue::from_str(self.http.token())
            .map_err(|_| ApiError::Shape("the token holds characters that cannot be sent".to_owned()))?;
        token.set_sensitive(true);
        let mut request = self
            .client
            .request(method.reqwest_method(), path.as_ref())
            .header(USER_AGENT, serenity::constants::USER_AGENT)
            .header(AUTHORIZATION, token);
        let json = body.map(serde_json::to_string).transpose().map_err(unwritten)?;
        let files = files.unwrap_or_default();
        if !files.is_empty() {
            request = request.multipart(form(json.unwrap_or_default(), files)?);
        } else if let Some(json) = json {
            request = request.header(CONTENT_TYPE, "application/json").body(json);
        }
        accepted(request.send().await.map_err(unreached)?).await
    }
}

/// A body in parts: the JSON, and each file under its number.
fn form(json: String, files: &[File]) -> Result<Form, ApiError> {
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

/// The answer, where it is a good one.
async fn accepted(response: reqwest::Response) -> Result<reqwest::Response, ApiError> {
    let status = response.status();
    if status.is_success() {
        return Ok(response);
    }
    let header = response.headers().get(RETRY_AFTER).and_then(|value| value.to_str().ok()?.parse().ok());
    let body: serde_json::Value =
        response.bytes().await.ok().and_then(|bytes| serde_json::from_slice(&bytes).ok()).unwrap_or_default();
    let seconds: Option<f64> = header.or_else(|| body.get("retry_after")?.as_f64());
    let after = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    let words = body.get("message").and_then(|words| words.as_str()).unwrap_or_default();
    Err(ApiError::Refused {
        status: status.as_u16(),
        code: body.get("code").and_then(serde_json::Value::as_i64).unwrap_or(0),
        reason: words.chars().take(REASON_CHARS).collect(),
        after,
    })
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

/// What serenity's error says, without the address.
fn cause(error: &serenity::Error) -> String {
    match error {
        serenity::Error::Http(serenity::http::HttpError::Request(error)) => {
            // Its own words name the address; those below do not.
            std::error::Error::source(error).map_or_else(|| "the call failed".to_owned(), causes)
        }
        other => other.to_string(),
    }
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
