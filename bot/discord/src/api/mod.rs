//! Calls to Discord's HTTP API, with our own limits, bodies and errors, which hold neither addresses nor tokens.
//!
//! Answers to interactions wait for nothing: Discord exempts them from its global limit, and each has a route of its own.

pub mod error;
mod limits;
pub mod route;

use std::sync::atomic::{AtomicU64, Ordering};

use reqwest::header::{AUTHORIZATION, CONTENT_TYPE, HeaderMap, HeaderValue, USER_AGENT};
use reqwest::multipart::{Form, Part};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serenity::model::id::ApplicationId;
use twilight_http_ratelimiting::Method;
/// A file that goes with a message.
pub use twilight_model::http::attachment::Attachment as FileUpload;

use self::error::{REASON_CHARS, faults, held, unreached, unwritten};
use self::limits::{ApiLimits, LimitScope, Urgency};
use self::route::ApiRoute;

pub use self::error::{ApiError, code};

/// Who calls, in the form that Discord asks for.
const AGENT: &str = concat!("DiscordBot (lasermate, ", env!("CARGO_PKG_VERSION"), ")");

/// Where the API is, and what opens it.
#[derive(Debug)]
pub(crate) struct ApiAccess {
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

    /// Asks for what somebody waits for.
    pub async fn get<T: DeserializeOwned>(&self, route: ApiRoute<'_>) -> Result<T, ApiError> {
        self.within_limits(Urgency::Now, Method::Get, route, None::<&()>, None).await
    }

    /// The same for what nobody waits for: it is asked when nothing else is to be sent.
    pub async fn get_idle<T: DeserializeOwned>(&self, route: ApiRoute<'_>) -> Result<T, ApiError> {
        self.within_limits(Urgency::Idle, Method::Get, route, None::<&()>, None).await
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

/// HTTP's word for a method.
fn verb(method: Method) -> reqwest::Method {
    reqwest::Method::from_bytes(method.name().as_bytes()).unwrap_or_default()
}

/// A body in parts: the JSON, and each file under its number.
fn form(json: String, files: &[FileUpload]) -> Result<Form, ApiError> {
    let mut form =
        Form::new().part("payload_json", Part::text(json).mime_str("application/json").map_err(unreached)?);
    for (number, file) in files.iter().enumerate() {
        let kind = match file.filename.rsplit_once('.').map(|(_, end)| end) {
            Some("png") => "image/png",
            Some("gif") => "image/gif",
            _ => "text/plain; charset=utf-8",
        };
        let part = Part::bytes(file.file.clone()).file_name(file.filename.clone());
        form = form.part(format!("files[{number}]"), part.mime_str(kind).map_err(unreached)?);
    }
    Ok(form)
}

async fn read<T: DeserializeOwned>(response: reqwest::Response) -> Result<T, ApiError> {
    let bytes = response.bytes().await.map_err(unreached)?;
    let bytes: &[u8] = if bytes.is_empty() { b"null" } else { &bytes };
    serde_json::from_slice(bytes).map_err(|error| ApiError::Shape(error.to_string()))
}
