//! In which browsers somebody is notified when it is their turn.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use serde::{Deserialize, Serialize};

use super::{ErrorReply, Holder};
use crate::Chat;
use crate::language::Reads;
use lasermate_domain::port::Person;
use lasermate_present::say::page as say;
use lasermate_service::clock;
use lasermate_service::store::PushBrowser;

#[derive(Debug, Serialize)]
pub struct PushKey {
    key: Option<String>,
}

/// A browser's subscription, as it writes it.
#[derive(Deserialize)]
pub struct Subscription {
    endpoint: String,
    keys: SubscriptionKeys,
    /// Whether nothing is to change but what is known of a browser that notifies already.
    #[serde(default)]
    known: bool,
}

#[derive(Deserialize)]
struct SubscriptionKeys {
    p256dh: String,
    auth: String,
}

#[derive(Debug, Serialize)]
pub struct PushState {
    on: bool,
}

#[derive(Deserialize)]
pub struct Endpoint {
    endpoint: String,
}

/// `GET /api/push`: by what browsers know the server.
pub async fn key(State(chat): State<Arc<Chat>>) -> Json<PushKey> {
    Json(PushKey { key: chat.push.key() })
}

/// `POST /api/push`: notifies somebody in a browser from now on, in the language they read there.
pub async fn subscribe(
    State(chat): State<Arc<Chat>>,
    Holder(resident): Holder,
    Reads(language): Reads,
    Json(given): Json<Subscription>,
) -> Result<Json<PushState>, ErrorReply> {
    Chat::may_ask(&chat.asking, &resident.id.0).map_err(ErrorReply::too_fast)?;
    let browser = given.browser(language.code()).filter(|browser| chat.push.reaches(browser));
    let browser = browser.ok_or_else(|| ErrorReply::bad(say::NO_PUSH))?;
    let noted = move |chat: &Chat| {
        let who = Person::from(resident);
        if !given.known {
            // What is kept about somebody is handed over to whom the service knows.
            chat.service.introduce(&who)?;
        }
        chat.tables().notify_in(&who.id, &browser, given.known, clock::now())
    };
    Ok(Json(PushState { on: chat.blocking(noted).await?? }))
}

/// `DELETE /api/push`: no longer.
pub async fn unsubscribe(
    State(chat): State<Arc<Chat>>,
    Holder(resident): Holder,
    Json(given): Json<Endpoint>,
) -> Result<StatusCode, ErrorReply> {
    Chat::may_ask(&chat.asking, &resident.id.0).map_err(ErrorReply::too_fast)?;
    chat.blocking(move |chat| chat.tables().silence(&resident.id, &given.endpoint)).await??;
    Ok(StatusCode::NO_CONTENT)
}

impl Subscription {
    fn browser(&self, language: &str) -> Option<PushBrowser> {
        // Some browsers fill the last group up.
        let bytes = |text: &str| BASE64.decode(text.trim_end_matches('=')).ok();
        Some(PushBrowser {
            endpoint: self.endpoint.clone(),
            p256dh: bytes(&self.keys.p256dh)?.try_into().ok()?,
            auth: bytes(&self.keys.auth)?.try_into().ok()?,
            language: language.to_owned(),
        })
    }
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use axum::extract::FromRequestParts;
    use axum::http::{Request, header};
    use lasermate_domain::port::PersonId;
    use lasermate_domain::tables::table::GameId;
    use lasermate_service::service::Service;
    use lasermate_service::store::Store;
    use tokio::sync::watch;

    use super::*;
    use crate::access::Access;
    use crate::api::IN_VIEW;
    use crate::push::Push;
    use crate::secret;

    /// Who looked at the board was notified of it as well.
    #[tokio::test]
    async fn whoever_asks_for_something_with_the_page_in_view_needs_no_notification() {
        let folder = tempfile::tempdir().unwrap();
        let service = Arc::new(Service::open(Store::open(folder.path()).unwrap()).unwrap());
        let push = Push::open_to_any(folder.path()).unwrap();
        let chat = Chat::open(service, Access::Open, push, watch::channel(false).1).unwrap();
        let ann = PersonId("local:1".to_owned());
        chat.tables().take("Ann", &ann, &secret::hash("s"), clock::now()).unwrap();
        chat.push.notify([&ann].into_iter(), ("lobby", GameId(1)), Instant::now());
        for (in_view, waiting) in [(false, true), (true, false)] {
            let mut request = Request::get("/api/games").header(header::AUTHORIZATION, "Bearer s");
            if in_view {
                request = request.header(IN_VIEW, "1");
            }
            let (mut parts, ()) = request.body(()).unwrap().into_parts();
            <Holder as FromRequestParts<_>>::from_request_parts(&mut parts, &chat).await.unwrap();
            assert_eq!(chat.push.is_waiting(&ann), waiting);
        }
    }
}
