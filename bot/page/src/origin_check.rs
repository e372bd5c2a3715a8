//! Who may talk to the server: only pages of this very server, under names that are its own.
//!
//! A browser will send requests to loopback for any page it shows. The `Host` check keeps out names that were
//! pointed at loopback (DNS rebinding), the `Origin` check keeps out other pages' posts, and the headers keep the
//! page from running or showing anything that is not ours.

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};

use lasermate_service::web::{Caller, Hosts};

/// The most bytes of a request's body: a form of five fields at their longest, in the widest characters.
const BODY_BYTES: usize = 128 * 1024;

/// Puts the checks and headers before a router.
pub fn guarded(router: Router, hosts: Hosts) -> Router {
    router
        .layer(DefaultBodyLimit::max(BODY_BYTES))
        .layer(middleware::from_fn_with_state(Arc::new(hosts), check))
}

/// Whether a request comes from somebody who sits at the bot's own machine.
#[derive(Clone, Copy, Debug)]
pub struct AtHome(pub bool);

async fn check(State(hosts): State<Arc<Hosts>>, mut request: Request, next: Next) -> Response {
    let here = request.extensions().get::<Caller>().is_some_and(|caller| caller.is_here());
    let at_home = AtHome(here && hosts.is_at_home(request.headers()));
    request.extensions_mut().insert(at_home);
    let mut response = match judge(&hosts, request.method(), request.headers()) {
        Ok(()) => next.run(request).await,
        Err(refusal) => refusal.into_response(),
    };
    for (name, value) in HEADERS {
        response.headers_mut().entry(name).or_insert(value);
    }
    response
}

/// Whether a request may be answered, or why not.
fn judge(hosts: &Hosts, method: &Method, headers: &HeaderMap) -> Result<(), (StatusCode, &'static str)> {
    let host = hosts.judge(headers)?;
    if headers.get_all(header::ORIGIN).iter().nth(1).is_some() {
        return Err((StatusCode::BAD_REQUEST, "A request has one Origin header at most."));
    }
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    if matches!(*method, Method::GET | Method::HEAD) {
        return Ok(());
    }
    let same_page = text(header::ORIGIN).is_none_or(|origin| {
        let (scheme, authority) = origin.split_once("://").unwrap_or_default();
        // With a proxy before the program that speaks TLS, the page is reached by another scheme than the program.
        matches!(scheme, "http" | "https") && authority.eq_ignore_ascii_case(host)
    });
    let same_site = text(HeaderName::from_static("sec-fetch-site"))
        .is_none_or(|site| matches!(site, "same-origin" | "none"));
    if same_page && same_site {
        Ok(())
    } else {
        Err((StatusCode::FORBIDDEN, "Only this server's own page can do that."))
    }
}

/// What every answer carries, unless it says something else.
const HEADERS: [(HeaderName, HeaderValue); 7] = [
    (
        header::CONTENT_SECURITY_POLICY,
        HeaderValue::from_static(
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
             worker-src 'self'; manifest-src 'self'; \
             form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
        ),
    ),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
    (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin")),
    (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
];

#[cfg(test)]
mod tests {
    use super::*;

    fn hosts(listen: &str) -> Hosts {
        Hosts::of(listen.parse().unwrap(), &["Chat.Example.org".to_owned()])
    }

    #[test]
    fn another_page_s_posts_are_refused() {
        let hosts = hosts("127.0.0.1:7277");
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, HeaderValue::from_static("127.0.0.1:7277"));
        assert!(judge(&hosts, &Method::POST, &headers).is_ok());
        for own in ["http://127.0.0.1:7277", "https://127.0.0.1:7277"] {
            headers.insert(header::ORIGIN, HeaderValue::from_static(own));
            assert!(judge(&hosts, &Method::POST, &headers).is_ok(), "{own}");
        }
        for other in [
            "http://127.0.0.1:9999",
            "https://evil.example",
            "null",
            "x://127.0.0.1:7277",
            "chrome-extension://127.0.0.1:7277",
            "://127.0.0.1:7277",
            "127.0.0.1:7277",
        ] {
            headers.insert(header::ORIGIN, HeaderValue::from_static(other));
            assert!(judge(&hosts, &Method::POST, &headers).is_err(), "{other}");
        }
        headers.insert(header::ORIGIN, HeaderValue::from_static("http://127.0.0.1:7277"));
        headers.append(header::ORIGIN, HeaderValue::from_static("http://127.0.0.1:7277"));
        for method in [Method::POST, Method::GET] {
            let refused = judge(&hosts, &method, &headers).unwrap_err();
            assert_eq!(refused.0, StatusCode::BAD_REQUEST, "{method}: the first one decided");
        }
        headers.remove(header::ORIGIN);
        headers.insert("sec-fetch-site", HeaderValue::from_static("cross-site"));
        assert!(judge(&hosts, &Method::POST, &headers).is_err());
    }
}
