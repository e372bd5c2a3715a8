//! Discord's interactions over HTTP instead of the gateway: Discord calls us, and signs every call.
//!
//! Everything is acknowledged with 202 and answered over the usual way, so both ways in share one way out. Discord
//! sends wrong signatures on purpose, and removes an address that lets one pass.

use crate::incoming::dispatch;
use crate::outgoing::{emoji, send, thread};
use std::net::SocketAddr;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use axum::{Json, Router};
use ed25519_dalek::{Signature, VerifyingKey};
use serde::Deserialize;
use serenity::model::id::ApplicationId;
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tracing::{info, warn};
use twilight_model::http::interaction::{InteractionResponse, InteractionResponseType};

use crate::account::register;
use crate::api::ApiError;
use crate::api::route::ApiRoute;
use crate::gateway::GatewayEnd;
use crate::incoming::interaction::Incoming;
use crate::{ConnectError, Discord, id};
use lasermate_domain::port::UnixMillis;
use lasermate_service::backoff::Backoff;
use lasermate_service::web::{self, ServerLimits};
use lasermate_service::{clock, metrics};

/// The largest body: far more than Discord sends.
const BODY_BYTES: usize = 1024 * 1024;
/// How far a call's time may be off: an older one may be somebody else's copy.
const OFF: UnixMillis = 5 * 60 * 1000;
/// The first pause before Discord is asked again which application this is.
const FIRST_PAUSE: Duration = Duration::from_secs(1);
const LONGEST_PAUSE: Duration = Duration::from_mins(5);

/// The key by which an application's calls are known, as the developer portal shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PublicKey(VerifyingKey);

/// A text that is no such key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("this is not a public key. Copy the 64 digits from the General Information page of your application")]
pub struct NoKey;

impl FromStr for PublicKey {
    type Err = NoKey;

    fn from_str(text: &str) -> Result<Self, NoKey> {
        let bytes: [u8; 32] = bytes_of(text.trim()).ok_or(NoKey)?;
        VerifyingKey::from_bytes(&bytes).map(Self).map_err(|_| NoKey)
    }
}

/// Bytes from hexadecimal digits.
fn bytes_of<const N: usize>(hex: &str) -> Option<[u8; N]> {
    if hex.len() != 2 * N || !hex.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return None;
    }
    let mut bytes = [0; N];
    for (byte, digits) in bytes.iter_mut().zip(hex.as_bytes().chunks(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?;
    }
    Some(bytes)
}

/// Where Discord calls us, and by which key it is known.
#[derive(Clone, Copy, Debug)]
pub struct Endpoint {
    /// Where it listens; TLS is spoken by a proxy before it.
    pub listen: SocketAddr,
    pub key: PublicKey,
}

#[derive(Clone)]
struct EndpointState {
    discord: Arc<Discord>,
    key: PublicKey,
}

#[derive(Deserialize)]
struct ApplicationInfo {
    id: ApplicationId,
}

/// Takes interactions over HTTP until `stop` becomes true; what is being answered then is finished first.
///
/// # Errors
/// The address cannot be used, or Discord refuses the token.
pub async fn serve(
    discord: Arc<Discord>,
    endpoint: Endpoint,
    limits: ServerLimits,
    mut stop: watch::Receiver<bool>,
) -> Result<(), GatewayEnd> {
    let unusable =
        |error: std::io::Error| ConnectError::Listen { address: endpoint.listen, what: error.to_string() };
    let listener = TcpListener::bind(endpoint.listen).await.map_err(unusable)?;
    if let Ok(address) = listener.local_addr() {
        info!(%address, "listening for Discord interactions");
    }
    send::tidy(&discord).await;
    tokio::spawn(thread::keep_threads(Arc::clone(&discord), stop.clone()));
    metrics::connecting(id::NAME, 0..1);
    introduce_itself(&discord, &mut stop).await?;
    metrics::connected(id::NAME, 0, true);
    let router = Router::new()
        .route("/", post(call))
        .route("/interactions", post(call))
        .layer(DefaultBodyLimit::max(BODY_BYTES))
        .with_state(EndpointState { discord: Arc::clone(&discord), key: endpoint.key });
    web::serve(listener, router, limits, stop).await;
    discord.under_way.finished().await;
    Ok(())
}

/// Asks Discord which application the token belongs to, and registers its commands.
async fn introduce_itself(
    discord: &Arc<Discord>,
    stop: &mut watch::Receiver<bool>,
) -> Result<(), GatewayEnd> {
    let mut backoff = Backoff::new(FIRST_PAUSE, LONGEST_PAUSE);
    while !*stop.borrow() {
        let asked: Result<ApplicationInfo, _> = discord.api.get(ApiRoute::Oauth2ApplicationCurrent).await;
        match asked {
            Ok(application) => {
                discord.api.set_application(application.id);
                discord.links.note_application(application.id);
                tokio::spawn(register::register(Arc::clone(discord), application.id, stop.clone()));
                tokio::spawn(emoji::send_icons(Arc::clone(discord), application.id, stop.clone()));
                return Ok(());
            }
            Err(ApiError::Refused { status: 401, .. }) => return Err(GatewayEnd::Token),
            Err(error) => {
                let pause = backoff.pause();
                warn!(%error, ?pause, "connection to Discord failed; retrying");
                tokio::select! {
                    () = tokio::time::sleep(pause) => {}
                    _ = stop.changed() => {}
                }
            }
        }
    }
    Ok(())
}

/// A call of Discord's, or of somebody who says so.
async fn call(State(door): State<EndpointState>, headers: HeaderMap, body: Bytes) -> Response {
    if !is_discords(&door.key, &headers, &body, clock::now()) {
        return StatusCode::UNAUTHORIZED.into_response();
    }
    if is_ping(&body) {
        return Json(InteractionResponse { kind: InteractionResponseType::Pong, data: None }).into_response();
    }
    let interaction = match serde_json::from_slice(&body).map(Incoming::read) {
        Ok(Ok(interaction)) => interaction,
        Ok(Err(error)) => {
            warn!(%error, "parsing an interaction failed");
            return StatusCode::BAD_REQUEST.into_response();
        }
        Err(error) => {
            warn!(line = error.line(), column = error.column(), "parsing an interaction failed");
            return StatusCode::BAD_REQUEST.into_response();
        }
    };
    let working = door.discord.under_way.begin();
    tokio::spawn(async move {
        let _working = working;
        dispatch::take_in(&door.discord, interaction).await;
    });
    StatusCode::ACCEPTED.into_response()
}

fn is_ping(body: &[u8]) -> bool {
    #[derive(Deserialize)]
    struct InteractionType {
        #[serde(rename = "type")]
        kind: u8,
    }
    serde_json::from_slice::<InteractionType>(body).is_ok_and(|kind| kind.kind == 1)
}

/// Whether a call is signed by Discord, over its time and its body as it came, and is not an old one.
fn is_discords(key: &PublicKey, headers: &HeaderMap, body: &[u8], now: UnixMillis) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let (Some(signature), Some(time)) = (text("x-signature-ed25519"), text("x-signature-timestamp")) else {
        return false;
    };
    let Some(signature) = bytes_of::<64>(signature).map(|bytes| Signature::from_bytes(&bytes)) else {
        return false;
    };
    let Ok(seconds) = time.parse::<UnixMillis>() else { return false };
    if seconds.checked_mul(1000).is_none_or(|at| now.abs_diff(at) > OFF.unsigned_abs()) {
        return false;
    }
    let signed = [time.as_bytes(), body].concat();
    key.0.verify_strict(&signed, &signature).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use ed25519_dalek::{Signer, SigningKey};
    use std::fmt::Write as _;

    const NOW: UnixMillis = 1_700_000_000_000;
    const BODY: &[u8] = br#"{"type":1}"#;

    fn hex(bytes: &[u8]) -> String {
        bytes.iter().fold(String::new(), |mut text, byte| {
            write!(text, "{byte:02x}").unwrap();
            text
        })
    }

    fn signer() -> SigningKey {
        SigningKey::from_bytes(&[7; 32])
    }

    fn signed(time: &str, body: &[u8]) -> HeaderMap {
        let signature = signer().sign(&[time.as_bytes(), body].concat());
        let mut headers = HeaderMap::new();
        headers.insert("x-signature-ed25519", hex(&signature.to_bytes()).parse().unwrap());
        headers.insert("x-signature-timestamp", time.parse().unwrap());
        headers
    }

    fn key() -> PublicKey {
        hex(signer().verifying_key().as_bytes()).parse().unwrap()
    }

    #[test]
    fn discords_own_call_passes() {
        assert!(is_discords(&key(), &signed("1700000000", BODY), BODY, NOW));
        assert!(is_ping(BODY));
    }

    #[test]
    fn another_body_another_time_and_another_key_do_not() {
        assert!(!is_discords(&key(), &signed("1700000000", BODY), br#"{"type":2}"#, NOW));
        let mut headers = signed("1700000000", BODY);
        headers.insert("x-signature-timestamp", "1700000001".parse().unwrap());
        assert!(!is_discords(&key(), &headers, BODY, NOW));
        let other = PublicKey(SigningKey::from_bytes(&[8; 32]).verifying_key());
        assert!(!is_discords(&other, &signed("1700000000", BODY), BODY, NOW));
    }

    #[test]
    fn an_old_call_is_refused_though_its_signature_is_good() {
        for time in [
            "1699999699",
            "1700000301",
            "9223372036854775807",
            "-9223372036854775",
            "-9223372036854775808",
            "-1",
            "",
        ] {
            assert!(!is_discords(&key(), &signed(time, BODY), BODY, NOW), "{time}");
        }
        assert!(is_discords(&key(), &signed("1699999701", BODY), BODY, NOW));
    }

    #[test]
    fn what_is_no_signature_is_refused() {
        assert!(!is_discords(&key(), &HeaderMap::new(), BODY, NOW));
        for wrong in ["", "zz", &"0".repeat(127), &"g".repeat(128), &"é".repeat(64)] {
            let mut headers = signed("1700000000", BODY);
            headers.insert(
                "x-signature-ed25519",
                axum::http::HeaderValue::from_bytes(wrong.as_bytes()).unwrap(),
            );
            assert!(!is_discords(&key(), &headers, BODY, NOW), "{wrong}");
        }
    }

    #[test]
    fn a_key_is_64_digits() {
        for wrong in ["", "12", &"0".repeat(63), &"x".repeat(64)] {
            assert_eq!(wrong.parse::<PublicKey>(), Err(NoKey));
        }
    }
}
