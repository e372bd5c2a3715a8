//! What people press, pick from a menu, and fill in.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::State;
use serde::Deserialize;

use super::ask::from;
use super::{ErrorReply, Holder};
use crate::Chat;
use crate::answer::PageAnswer;
use crate::language::Reads;
use lasermate_domain::platform::Platform as _;
use lasermate_domain::port::{Ask, ButtonId, Intent};
use lasermate_present::say::page as say;
use lasermate_present::text;
use lasermate_service::store::Resident;
use lasermate_service::{drawing, metrics};

/// The longest id of a button, a menu or a form, and the longest value of a menu and name of a field, in characters.
const ID_CHARS: usize = 100;
/// The most values that can be picked at once.
const VALUES: usize = 25;
/// The most fields of a form.
const FIELDS: usize = 5;
/// The longest text in a field, in characters.
const FIELD_CHARS: usize = 4000;

#[derive(Debug, Deserialize)]
pub struct Press {
    room: String,
    button: ButtonId,
    request: String,
}

/// What somebody picked from a menu.
#[derive(Debug, Deserialize)]
pub struct PickBody {
    room: String,
    menu: ButtonId,
    values: Vec<String>,
    request: String,
}

/// A form somebody filled in.
#[derive(Debug, Deserialize)]
pub struct Fill {
    room: String,
    form: ButtonId,
    fields: BTreeMap<String, String>,
    request: String,
}

/// `POST /api/press`.
pub async fn press(
    State(chat): State<Arc<Chat>>,
    Holder(resident): Holder,
    reads: Reads,
    Json(press): Json<Press>,
) -> Result<Json<PageAnswer>, ErrorReply> {
    let ask = within_bounds(Ask::Press(press.button));
    used(chat, resident, press.room, press.request, ask, reads).await
}

/// `POST /api/pick`.
pub async fn pick(
    State(chat): State<Arc<Chat>>,
    Holder(resident): Holder,
    reads: Reads,
    Json(pick): Json<PickBody>,
) -> Result<Json<PageAnswer>, ErrorReply> {
    let ask = within_bounds(Ask::Pick { menu: pick.menu, values: pick.values });
    used(chat, resident, pick.room, pick.request, ask, reads).await
}

/// `POST /api/fill`.
pub async fn fill(
    State(chat): State<Arc<Chat>>,
    Holder(resident): Holder,
    reads: Reads,
    Json(fill): Json<Fill>,
) -> Result<Json<PageAnswer>, ErrorReply> {
    let ask = within_bounds(Ask::Fill { form: fill.form, fields: fill.fields });
    used(chat, resident, fill.room, fill.request, ask, reads).await
}

/// Asks the service about something that was used instead of typed; what is refused already counts as asked.
pub(super) async fn used(
    chat: Arc<Chat>,
    resident: Resident,
    room: String,
    request: String,
    asked: Result<Intent, ErrorReply>,
    reads: Reads,
) -> Result<Json<PageAnswer>, ErrorReply> {
    const REFUSED: f64 = 1.0;
    let begun = Instant::now();
    let cost = asked.as_ref().map_or(REFUSED, drawing::cost);
    Chat::may_ask_for(&chat.asking, &resident.id.0, cost).map_err(ErrorReply::too_fast)?;
    let intent = asked?;
    let Ok(place) = chat.service.drawings().place_for(&resident.id, &intent).await else {
        return Ok(Json(PageAnswer::refusal(&room, text::handler::BUSY, reads.0)));
    };
    let told = chat.blocking(move |chat| {
        let _place = place;
        let from = from(chat, room, resident, &request, &reads)?;
        Ok(Json(chat.ask(from, intent, "")?))
    });
    let told = told.await?;
    metrics::acknowledged(Chat::NAME, begun.elapsed());
    told
}

/// What was used; what no button, menu or form of ours can have sent is refused.
fn within_bounds(ask: Ask) -> Result<Intent, ErrorReply> {
    let short = |text: &str| text.chars().nth(ID_CHARS).is_none();
    let foreign = || Err(ErrorReply::bad(say::NO_BUTTON));
    let ours = match &ask {
        Ask::Command(_) => true,
        Ask::Press(button) => short(&button.0),
        Ask::Pick { menu, values } => {
            short(&menu.0) && (1..=VALUES).contains(&values.len()) && values.iter().all(|value| short(value))
        }
        Ask::Fill { form, fields } => {
            short(&form.0) && fields.len() <= FIELDS && fields.keys().all(|name| short(name))
        }
    };
    if !ours {
        return foreign();
    }
    if let Ask::Fill { fields, .. } = &ask
        && let Some(text) = fields.values().find(|text| text.chars().nth(FIELD_CHARS).is_some())
    {
        let chars = text.chars().count();
        return Err(ErrorReply::bad(say::field_long(FIELD_CHARS, chars)));
    }
    Ok(Intent::from(ask))
}
