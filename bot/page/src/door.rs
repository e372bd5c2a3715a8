//! The door of a chat that is not open to everybody, and links by which one comes in or to another device. It is plain pages with
//! forms: a link that is looked at before it is followed, as chats do, changes nothing.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::{Path, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::get;
use axum::{Extension, Form, Router};
use serde::Deserialize;

use crate::access::Access;
use crate::api::ErrorReply;
use crate::language::{self, Reads, VARY};
use crate::page::ASSETS_FOLDER;
use crate::words::with_code;
use crate::{Chat, secret, session};
use lasermate_domain::escape::plain_text;
use lasermate_present::language::Language;
use lasermate_present::say::page as say;
use lasermate_present::saying::written;
use lasermate_present::text;
use lasermate_service::clock;
use lasermate_service::web::Caller;

/// The longest name that is shown, in characters.
const NAME_CHARS: usize = 40;

fn router() -> Router<Arc<Chat>> {
    Router::new()
        .route("/door", get(look).post(enter))
        .route("/invited/{code}", get(invited).post(come))
        .route("/device/{code}", get(device).post(link))
}

/// The whole chat behind its door. What it answers is written out for whoever asks, a refusal of the door too.
pub fn guarded(inside: Router<Arc<Chat>>, chat: &Arc<Chat>) -> Router {
    let guard = middleware::from_fn_with_state(Arc::clone(chat), guard);
    let written_out = middleware::from_fn(language::written_out);
    inside.merge(router()).layer(guard).layer(written_out).with_state(Arc::clone(chat))
}

/// What is nobody's secret: what keeps an installed page going is asked for without cookies.
const FREE: [&str; 7] = [
    "/health",
    "/door",
    "/robots.txt",
    "/favicon.ico",
    "/apple-touch-icon.png",
    "/manifest.json",
    "/worker.js",
];

/// Shuts everything out that has not been let in, but for what is nobody's secret.
async fn guard(State(chat): State<Arc<Chat>>, request: Request, next: Next) -> Response {
    let path = request.uri().path();
    let is_free = FREE.contains(&path)
        || [ASSETS_FOLDER, "/invited/", "/device/"].iter().any(|folder| path.starts_with(folder));
    if is_free || matches!(chat.access, Access::Open) {
        return next.run(request).await;
    }
    let pass = session::cookie(request.headers(), session::PASS).map(secret::hash);
    let let_in = match pass {
        Some(pass) => chat.blocking(move |chat| chat.tables().is_let_in(&pass, clock::now())).await,
        None => Ok(Ok(false)),
    };
    match let_in {
        Ok(Ok(true)) => next.run(request).await,
        Ok(Ok(false)) if path == "/" => away("door"),
        Ok(Ok(false)) if path.starts_with("/g/") || path.starts_with("/puzzle/") => {
            away(&format!("{}door", "../".repeat(path.matches('/').count() - 1)))
        }
        Ok(Ok(false)) => ErrorReply::new(StatusCode::UNAUTHORIZED, say::NOT_LET_IN).into_response(),
        Ok(Err(error)) => ErrorReply::from(error).into_response(),
        Err(error) => ErrorReply::from(error).into_response(),
    }
}

/// `GET /door`.
async fn look(State(chat): State<Arc<Chat>>, Reads(language): Reads) -> Response {
    match chat.access {
        Access::Open => away("./"),
        Access::Invited => page(StatusCode::OK, "", &paragraph(say::INVITED_ONLY, language), language),
        Access::Password(_) => page(StatusCode::OK, "", &password(None, language), language),
    }
}

#[derive(Deserialize)]
struct PasswordForm {
    password: String,
}

/// `POST /door`: the password.
async fn enter(
    State(chat): State<Arc<Chat>>,
    Extension(caller): Extension<Caller>,
    Reads(language): Reads,
    headers: HeaderMap,
    Form(typed): Form<PasswordForm>,
) -> Result<Response, ErrorReply> {
    if !matches!(chat.access, Access::Password(_)) {
        return Ok(away("door"));
    }
    if let Err(wait) = chat.doors.take(caller, Instant::now()) {
        let told = text::handler::too_fast(wait);
        return Ok(too_fast(wait, "", &password(Some(&told), language), language));
    }
    let is_known = move |chat: &Chat| match &chat.access {
        Access::Password(password) => password.is(&typed.password),
        _ => false,
    };
    if !chat.blocking(is_known).await? {
        let form = password(Some(say::WRONG_PASSWORD), language);
        return Ok(page(StatusCode::FORBIDDEN, "", &form, language));
    }
    let pass = secret::random::<32>()?;
    let hash = secret::hash(&pass);
    chat.blocking(move |chat| chat.tables().let_in(&hash, None, clock::now())).await??;
    Ok(with_cookies(away("./"), [session::set(&headers, session::PASS, Some(&pass))]))
}

/// `GET /invited/{code}`: what the invitation is to, while it is good.
async fn invited(
    State(chat): State<Arc<Chat>>,
    Path(code): Path<String>,
    Reads(language): Reads,
) -> Result<Response, ErrorReply> {
    if !matches!(chat.access, Access::Invited) {
        return Ok(away("../"));
    }
    let hash = secret::hash(&code);
    let is_good = chat.blocking(move |chat| chat.tables().is_invited(&hash, clock::now())).await??;
    Ok(if is_good {
        let form = button(say::COME_IN, language);
        page(StatusCode::OK, "../", &format!("{}{form}", paragraph(say::INVITED, language)), language)
    } else {
        over(say::INVITATION_OVER, language)
    })
}

/// `POST /invited/{code}`: comes in.
async fn come(
    State(chat): State<Arc<Chat>>,
    Extension(caller): Extension<Caller>,
    Path(code): Path<String>,
    Reads(language): Reads,
    headers: HeaderMap,
) -> Result<Response, ErrorReply> {
    if !matches!(chat.access, Access::Invited) {
        return Ok(away("../"));
    }
    if let Err(wait) = chat.doors.take(caller, Instant::now()) {
        return Ok(again(wait, say::COME_IN, language));
    }
    let pass = secret::random::<32>()?;
    let (hash, invitation) = (secret::hash(&pass), secret::hash(&code));
    let come = move |chat: &Chat| chat.tables().let_in(&hash, Some(&invitation), clock::now());
    if !chat.blocking(come).await?? {
        return Ok(over(say::INVITATION_OVER, language));
    }
    Ok(with_cookies(away("../"), [session::set(&headers, session::PASS, Some(&pass))]))
}

/// `GET /device/{code}`: who one would be on this device.
async fn device(
    State(chat): State<Arc<Chat>>,
    Path(code): Path<String>,
    Reads(language): Reads,
) -> Result<Response, ErrorReply> {
    let hash = secret::hash(&code);
    let person = chat.blocking(move |chat| chat.tables().device_of(&hash, clock::now())).await??;
    Ok(match person {
        Some(person) => {
            let name = html(&plain_text(&person.name, NAME_CHARS));
            // No message has this character.
            let asked = paragraph(&say::play_as("\u{1}"), language);
            let asked = asked.replace('\u{1}', &format!("<strong dir=\"auto\">{name}</strong>"));
            let form = button(say::CONTINUE, language);
            page(StatusCode::OK, "../", &format!("{asked}{form}"), language)
        }
        None => over(say::NO_DEVICE, language),
    })
}

/// `POST /device/{code}`: makes this device one of that person, and lets it in.
async fn link(
    State(chat): State<Arc<Chat>>,
    Extension(caller): Extension<Caller>,
    Path(code): Path<String>,
    Reads(language): Reads,
    headers: HeaderMap,
) -> Result<Response, ErrorReply> {
    if let Err(wait) = chat.doors.take(caller, Instant::now()) {
        return Ok(again(wait, say::CONTINUE, language));
    }
    let (own, pass) = (secret::random::<32>()?, secret::random::<32>()?);
    let (link, own_hash, pass_hash) = (secret::hash(&code), secret::hash(&own), secret::hash(&pass));
    let closed = !matches!(chat.access, Access::Open);
    let linked = chat.blocking(move |chat| {
        let tables = chat.tables();
        let person = tables.add_device(&link, &own_hash, clock::now())?;
        if person.is_some() && closed {
            tables.let_in(&pass_hash, None, clock::now())?;
        }
        Ok::<_, lasermate_service::store::StoreError>(person)
    });
    let Some(person) = linked.await?? else { return Ok(over(say::NO_DEVICE, language)) };
    let pass = closed.then(|| session::set(&headers, session::PASS, Some(&pass))).flatten();
    let name = session::of_person(&headers, &person.id, Some(&own));
    Ok(with_cookies(away(&format!("../#as={}", person.id)), [name, pass]))
}

fn with_cookies<const MANY: usize>(mut response: Response, cookies: [Option<HeaderValue>; MANY]) -> Response {
    for cookie in cookies.into_iter().flatten() {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// Sends the browser elsewhere, by a path relative to where it is: the chat may lie in a folder of its server.
fn away(to: &str) -> Response {
    Redirect::to(to).into_response()
}

/// A message as text of a page; what stands in backquotes is code.
fn words(said: &str, language: &Language) -> String {
    with_code(&written(said, language), |code| format!("<code>{code}</code>"))
}

fn paragraph(said: &str, language: &Language) -> String {
    format!("<p>{}</p>", words(said, language))
}

fn button(label: &str, language: &Language) -> String {
    format!("<form method=\"post\"><button type=\"submit\">{}</button></form>", words(label, language))
}

/// Why somebody stands before the same form again; the field of the password names it as what describes it.
fn alert(said: &str, language: &Language) -> String {
    format!("<p id=\"told\" role=\"alert\">{}</p>", words(said, language))
}

/// The form for the password, once more where something is told.
fn password(told: Option<&str>, language: &Language) -> String {
    let (label, enter) = (words(say::PASSWORD, language), words(say::COME_IN, language));
    let (alert, state) = match told {
        Some(told) => (alert(told, language), " aria-invalid=\"true\" aria-describedby=\"told\""),
        None => (String::new(), ""),
    };
    let form = format!(
        "<form method=\"post\"><label for=\"password\">{label}</label>\
         <input id=\"password\" name=\"password\" type=\"password\" autocomplete=\"current-password\" required \
         autofocus{state}><button type=\"submit\">{enter}</button></form>"
    );
    alert + &form
}

/// A link's button once more for who has pressed it too often.
fn again(wait: Duration, label: &str, language: &Language) -> Response {
    let told = alert(&text::handler::too_fast(wait), language);
    too_fast(wait, "../", &format!("{told}{}", button(label, language)), language)
}

fn too_fast(wait: Duration, root: &str, words: &str, language: &Language) -> Response {
    let mut response = page(StatusCode::TOO_MANY_REQUESTS, root, words, language);
    response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(wait.as_secs() + 1));
    response
}

/// A link that is good no longer.
fn over(said: &str, language: &Language) -> Response {
    page(StatusCode::GONE, "../", &paragraph(said, language), language)
}

/// Text of people for a page.
pub fn html(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A page of the door; `root` leads from it to the chat's folder.
fn page(status: StatusCode, root: &str, content: &str, language: &Language) -> Response {
    let (lang, slogan) = (language.code(), words(say::SLOGAN, language));
    let assets = ASSETS_FOLDER.trim_start_matches('/');
    let text = format!(
        "<!doctype html><html lang=\"{lang}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <meta name=\"robots\" content=\"noindex\"><title>Lasermate</title>\
         <link rel=\"icon\" href=\"{root}{assets}icon.svg\" type=\"image/svg+xml\">\
         <link rel=\"stylesheet\" href=\"{root}{assets}door.css\"></head>\
         <body><main><h1><img src=\"{root}{assets}icon.svg\" alt=\"\" width=\"40\" height=\"40\">Lasermate</h1>\
         <p class=\"slogan\">{slogan}</p>{content}</main></body></html>"
    );
    // With no referrer at all, browsers would not say of a form from which page it comes.
    let headers = [(header::REFERRER_POLICY, HeaderValue::from_static("same-origin")), (header::VARY, VARY)];
    (status, headers, Html(text)).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_only_text_on_the_page_of_the_door() {
        assert_eq!(html("<b>\"A&B\"</b>"), "&lt;b&gt;&quot;A&amp;B&quot;&lt;/b&gt;");
    }
}
