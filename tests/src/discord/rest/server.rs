//! From bytes to a judged and recorded request, and from an answer to bytes.

use std::sync::Arc;
use std::time::Instant;

use axum::body::{Body as Bytes, to_bytes};
use axum::extract::{Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::Response;
use serde_json::Value;

use super::{RestAnswer, UNHEARD, emojis, play};
use crate::discord::body::{RequestBody, normal};
use crate::discord::rules;
use crate::discord::shared::SharedWorld;
use crate::discord::spec::{Match, PREFIX};
use crate::discord::world::layout::LAID_OUT;
use crate::discord::world::{Call, TOKEN, Trouble, World};

/// More than Discord takes in one request.
const MOST: usize = 30 << 20;

/// How many characters of a body are shown with what is wrong about it.
const SHOWN: usize = 600;

/// What is known of a request before it is answered.
struct Head {
    operation: String,
    method: String,
    path: String,
    at: Instant,
}

impl Head {
    /// Records the request with its answer's status.
    fn record(self, world: &mut World, body: &RequestBody, status: u16) {
        let Self { operation, method, path, at } = self;
        let kept = if world.keeps_bodies { body.clone() } else { RequestBody::default() };
        let (json, files) = (kept.json.unwrap_or_default(), kept.files);
        world.calls.push(Call { operation, method, path, json, files, status, at });
    }
}

pub(in crate::discord) async fn serve(State(shared): State<Arc<SharedWorld>>, request: Request) -> Response {
    let (Parts { method, uri, headers, .. }, body) = request.into_parts();
    let method = method.as_str().to_owned();
    let path = uri.path().to_owned();
    let query = uri.query().unwrap_or_default().to_owned();
    let content_type = text(&headers, header::CONTENT_TYPE.as_str());
    let bytes = to_bytes(body, MOST).await.map(|bytes| bytes.to_vec()).unwrap_or_default();
    tokio::time::sleep(shared.way()).await;
    let at = Instant::now();
    if shared.is_banned() {
        return response(RestAnswer::broken(429));
    }
    let body = RequestBody::read(&content_type, bytes).await;

    let short = path.strip_prefix(PREFIX).unwrap_or(&path).to_owned();
    let found = path.strip_prefix(PREFIX).and_then(|short| shared.spec.find(&method, short));
    let mut wrong = Vec::new();
    let body = body.unwrap_or_else(|error| {
        wrong.push(error);
        RequestBody::default()
    });
    let operation = found.as_ref().map_or_else(|| path.clone(), |found| found.operation.id.clone());
    let asked = format!("{method} {short} ({operation})");
    let mut head = Some(Head { operation, method, path: short, at });
    let answer = match &found {
        None => {
            wrong.push("Discord has no such path".to_owned());
            RestAnswer::error(404, 0, "404: Not Found")
        }
        Some(found) => judged(&shared, found, &query, &headers, &body, &mut head, &mut wrong).await,
    };
    if let Some(found) = &found {
        let told = shared.spec.check_answer(found.operation, answer.status, answer.json.as_ref());
        wrong.extend(told.into_iter().map(|what| format!("the stand-in's own answer: {what}")));
    }
    shared.note_answered(answer.status, at);
    {
        let mut world = shared.world();
        if let Some(head) = head {
            head.record(&mut world, &body, answer.status);
        }
        if !wrong.is_empty() {
            let body: String = body.json.unwrap_or_default().to_string().chars().take(SHOWN).collect();
            world.faults.extend(wrong.iter().map(|words| format!("{asked}: {words}\n    {body}")));
        }
    }
    shared.ring();
    tokio::time::sleep(shared.way()).await;
    response(answer)
}

/// The answer to a request that Discord knows.
async fn judged(
    shared: &SharedWorld,
    found: &Match<'_>,
    query: &str,
    headers: &HeaderMap,
    body: &RequestBody,
    head: &mut Option<Head>,
    wrong: &mut Vec<String>,
) -> RestAnswer {
    if let Some(refused) = unknown_sender(found, headers, wrong) {
        return refused;
    }
    if shared.checks() {
        let operation = found.operation;
        wrong.extend(shared.spec.check_address(found, query));
        wrong.extend(shared.spec.check_body(operation, body.json.clone().map(normal).as_ref()));
        wrong.extend(rules::check(&operation.id, body));
        if !operation.id.contains("command") {
            let registered: Vec<_> = shared.world().commands.values().flatten().cloned().collect();
            wrong.extend(rules::check_commands(body, &registered));
        }
        if !wrong.is_empty() {
            return RestAnswer::invalid(wrong);
        }
        // Somebody may have taken one away: that is not the bot's fault, and refused all the same.
        let unknown = emojis::unknown(&shared.world(), body.json.as_ref().unwrap_or(&Value::Null));
        if let Some(words) = unknown.first() {
            return RestAnswer::error(400, 50035, words);
        }
    }
    let headers = match shared.limited(found, Instant::now()) {
        Ok(headers) => headers,
        Err(refused) => return refused,
    };
    let lays_out = body.message().is_some_and(|json| json["flags"].as_u64().unwrap_or(0) & LAID_OUT != 0);
    let trouble = shared.world().troubles.take(&found.operation.id, lays_out);
    if let Some(answer) = trouble.as_ref().and_then(Trouble::answer) {
        return answer;
    }
    if let Some(Trouble::Slow(span)) = trouble {
        tokio::time::sleep(span).await;
    }
    let gateway = shared.gateway();
    // Whoever sees what a request has done finds the request too, although its answer may be long on its way.
    let answer = {
        let mut world = shared.world();
        let answer = play(&mut world, &with_query(found, query), body, &gateway);
        if let (Some(answer), Some(head)) = (&answer, head.take()) {
            head.record(&mut world, body, answer.status);
        }
        answer
    };
    match trouble {
        Some(Trouble::Held(span)) => {
            shared.ring();
            tokio::time::sleep(span).await;
        }
        Some(Trouble::Unheard) => {
            tokio::time::sleep(UNHEARD).await;
            return RestAnswer::broken(0);
        }
        Some(Trouble::After(span)) => shared.world().clock.advance(span),
        _ => {}
    }
    let mut answer = answer.unwrap_or_else(|| {
        wrong.push(format!("the stand-in does not play {}", found.operation.id));
        RestAnswer::error(400, 0, "the stand-in does not play this")
    });
    answer.headers.extend(headers);
    answer
}

/// A request with its query's parameters beside those of its path.
fn with_query<'a>(found: &Match<'a>, query: &str) -> Match<'a> {
    let mut found = found.clone();
    for (name, value) in query.split('&').filter_map(|pair| pair.split_once('=')) {
        found.parameters.entry(name.to_owned()).or_insert_with(|| value.to_owned());
    }
    found
}

/// Who asks: the bot says its token, except where the path carries an interaction's own.
fn unknown_sender(found: &Match<'_>, headers: &HeaderMap, wrong: &mut Vec<String>) -> Option<RestAnswer> {
    let agent = text(headers, "user-agent");
    if !agent.starts_with("DiscordBot (") {
        wrong.push(format!("the user agent is {agent:?} and not `DiscordBot (address, version)`"));
    }
    let by_token =
        found.parameters.contains_key("interaction_token") || found.parameters.contains_key("webhook_token");
    let open = by_token || found.operation.id == "get_gateway";
    (!open && text(headers, "authorization") != format!("Bot {TOKEN}"))
        .then(|| RestAnswer::error(401, 0, "401: Unauthorized"))
}

fn text(headers: &HeaderMap, name: &str) -> String {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default().to_owned()
}

fn response(answer: RestAnswer) -> Response {
    let status = StatusCode::from_u16(answer.status);
    let Ok(status) = status else {
        // Cut off: the body ends before its announced length.
        let cut = futures_util::stream::once(async { Err::<&[u8], _>(std::io::Error::other("cut off")) });
        return Response::new(Bytes::from_stream(cut));
    };
    let mut response = Response::builder().status(status).header("x-ratelimit-reset", "4102444800.0");
    if !answer.headers.iter().any(|(name, _)| *name == "x-ratelimit-bucket") {
        response = response
            .header("x-ratelimit-limit", "50")
            .header("x-ratelimit-remaining", "49")
            .header("x-ratelimit-reset-after", "0.1")
            .header("x-ratelimit-bucket", "stand-in");
    }
    for (name, value) in &answer.headers {
        response = response.header(*name, value);
    }
    let bytes = match &answer.json {
        Some(json) => {
            response = response.header(header::CONTENT_TYPE, "application/json");
            Bytes::from(Value::to_string(json))
        }
        None => Bytes::empty(),
    };
    response.body(bytes).unwrap_or_default()
}
