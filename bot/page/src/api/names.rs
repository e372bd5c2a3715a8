//! Taking a name, keeping it and giving it up.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use serde::{Deserialize, Serialize};

use super::{ErrorReply, Holder};
use crate::name::Name;
use crate::origin_check::AtHome;
use crate::{Chat, home, room, secret, session};
use lasermate_domain::port::{Person, PersonId};
use lasermate_present::say::page as say;
use lasermate_service::clock;
use lasermate_service::service;
use lasermate_service::store::{Resident, TakeError};
use lasermate_service::web::Caller;

/// The channel that is named where something is done in none.
pub(super) const LOBBY: &str = "lobby";

/// A name somebody would like.
#[derive(Debug, Deserialize)]
pub struct NameBody {
    name: String,
}

/// A name that is held. The secret is told once, to who took the name.
#[derive(Debug, Serialize)]
pub struct NameReply {
    /// Who holds it: messages name their authors and the people they are for by this as well.
    id: PersonId,
    name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    secret: Option<String>,
}

impl NameReply {
    fn of(Resident { id, name, .. }: Resident, secret: Option<String>) -> Self {
        Self { id, name, secret }
    }
}

/// `GET /api/name`: the name of a secret.
pub async fn mine(Holder(resident): Holder) -> Json<NameReply> {
    Json(NameReply::of(resident, None))
}

/// `POST /api/name`: takes a name; with a secret, calls its holder by another name.
pub async fn take(
    State(chat): State<Arc<Chat>>,
    Extension(caller): Extension<Caller>,
    Extension(AtHome(at_home)): Extension<AtHome>,
    holder: Option<Holder>,
    headers: HeaderMap,
    Json(wanted): Json<NameBody>,
) -> Result<Response, ErrorReply> {
    chat.naming.take(caller, Instant::now()).map_err(ErrorReply::too_fast)?;
    let name = Name::read(&wanted.name).map_err(ErrorReply::bad)?;
    let held: Result<_, ErrorReply> = chat
        .blocking(move |chat| match holder {
            Some(Holder(resident)) => {
                let resident =
                    chat.tables().rename(&resident, name.shown(), clock::now()).map_err(not_taken)?;
                let person = Person::from(resident.clone());
                chat.service.introduce(&person).map_err(|error| ErrorReply::failed(&error))?;
                // Nobody may be listening.
                let _ = chat.renamed.send(person.id);
                Ok(NameReply::of(resident, None))
            }
            None => {
                let secret = secret::random::<32>()?;
                let id = PersonId(format!("local:{}", secret::random::<8>()?));
                let hash = secret::hash(&secret);
                let resident =
                    chat.tables().take(name.shown(), &id, &hash, clock::now()).map_err(not_taken)?;
                if at_home {
                    chat.tables().take_first_channels(&id, clock::now())?;
                }
                Ok(NameReply::of(resident, Some(secret)))
            }
        })
        .await?;
    let held = held?;
    let cookie = held.secret.as_deref().and_then(|own| session::of_person(&headers, &held.id, Some(own)));
    Ok(with_cookie(Json(held), cookie))
}

/// `POST /api/session`: gives a browser that knows the secret of a name, as earlier versions let it, a cookie for it.
pub async fn move_in(Holder(resident): Holder, headers: HeaderMap) -> Response {
    let own = session::secret(&headers).flatten();
    let cookie = own.and_then(|own| session::of_person(&headers, &resident.id, Some(own)));
    with_cookie(Json(NameReply::of(resident, None)), cookie)
}

fn with_cookie(answer: impl IntoResponse, cookie: Option<HeaderValue>) -> Response {
    let mut response = answer.into_response();
    response.headers_mut().extend(cookie.map(|cookie| (header::SET_COOKIE, cookie)));
    response
}

/// `DELETE /api/name`: gives it up. Nobody can come back as who held it, so it does all that `/privacy delete` does, and what was
/// said under it is deleted too.
pub async fn give_up(
    State(chat): State<Arc<Chat>>,
    Holder(resident): Holder,
    headers: HeaderMap,
) -> Result<Response, ErrorReply> {
    let cookie = session::of_person(&headers, &resident.id, None);
    chat.blocking(move |chat| {
        let lobby = (home(), room(LOBBY));
        service::part_with(&chat.service, &resident.id, lobby, clock::now())
            .map_err(|error| ErrorReply::failed(&error))?;
        chat.sketches.clear();
        chat.tables().give_up(&resident.id).map_err(ErrorReply::from)
    })
    .await??;
    Ok(with_cookie(StatusCode::NO_CONTENT, cookie))
}

fn not_taken(error: TakeError) -> ErrorReply {
    match error {
        TakeError::Taken => ErrorReply::new(StatusCode::CONFLICT, say::NAME_TAKEN),
        TakeError::Alike(name) => ErrorReply::new(StatusCode::CONFLICT, say::name_alike(name)),
        TakeError::Often => ErrorReply::new(StatusCode::CONFLICT, say::NAME_OFTEN),
        TakeError::Full => ErrorReply::new(StatusCode::SERVICE_UNAVAILABLE, say::NAMES_FULL),
        TakeError::Store(error) => error.into(),
    }
}
