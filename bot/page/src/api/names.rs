//! Taking a name, keeping it and giving it up.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};
use serde::{Deserialize, Serialize};

use super::{ErrorReply, Holder};
use crate::name::Name;
use crate::origin_check::AtHome;
use crate::{Chat, home, room, secret};
use lasermate_domain::port::{Person, PersonId};
use lasermate_service::clock;
use lasermate_service::store::{Resident, TakeError};
use lasermate_service::web::Caller;

/// The channel that is named where something is done in none.
const LOBBY: &str = "lobby";

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
    Json(wanted): Json<NameBody>,
) -> Result<Json<NameReply>, ErrorReply> {
    chat.naming.take(caller, Instant::now()).map_err(ErrorReply::too_fast)?;
    let name = Name::read(&wanted.name).map_err(ErrorReply::bad)?;
    let held = chat
        .blocking(move |chat| match holder {
            Some(Holder(resident)) => {
                let resident =
                    chat.tables().rename(&resident, name.shown(), clock::now()).map_err(not_taken)?;
                let person = Person::from(resident.clone());
                chat.service.introduce(&person).map_err(|error| ErrorReply::failed(&error))?;
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
    held.map(Json)
}

/// `DELETE /api/name`: gives it up. Nobody can come back as who held it, so it does all that `/privacy delete` does, and what was
/// said under it is deleted too.
pub async fn give_up(
    State(chat): State<Arc<Chat>>,
    Holder(resident): Holder,
) -> Result<StatusCode, ErrorReply> {
    chat.blocking(move |chat| {
        let lobby = (home(), room(LOBBY));
        chat.service
            .part_with(&resident.id, lobby, clock::now())
            .map_err(|error| ErrorReply::failed(&error))?;
        chat.sketches.clear();
        chat.tables().give_up(&resident.id).map_err(ErrorReply::from)
    })
    .await??;
    Ok(StatusCode::NO_CONTENT)
}

fn not_taken(error: TakeError) -> ErrorReply {
    match error {
        TakeError::Taken | TakeError::Alike(_) | TakeError::Often => {
            ErrorReply::new(StatusCode::CONFLICT, error.to_string())
        }
        TakeError::Full => ErrorReply::new(StatusCode::SERVICE_UNAVAILABLE, error.to_string()),
        TakeError::Store(error) => error.into(),
    }
}
