//! The names under which a server is reached: a browser sends requests to loopback for any page that it shows, also
//! under names that were pointed at loopback (DNS rebinding).

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};

/// The names under which the server may be reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hosts {
    listen: IpAddr,
    names: Vec<String>,
}

impl Hosts {
    /// Loopback's names and the address listened on (any address, where that is "all of them"), and `names`, whatever folder
    /// follows them.
    pub fn of(listen: SocketAddr, names: &[String]) -> Self {
        Self {
            listen: listen.ip(),
            names: names
                .iter()
                .filter_map(|name| name.trim().split('/').next())
                .map(str::to_ascii_lowercase)
                .collect(),
        }
    }

    /// Whether a `Host` header (name or address, with or without a port) is one of ours.
    pub fn allow(&self, host: &str) -> bool {
        let Ok(authority) = host.parse::<Authority>() else { return false };
        if host.contains('@') {
            return false;
        }
        let name = authority.host().to_ascii_lowercase();
        if name == "localhost" || self.names.contains(&name) {
            return true;
        }
        let address = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
        // An address cannot be pointed elsewhere, a name can.
        address.is_ok_and(|ip| ip.is_loopback() || ip == self.listen || self.listen.is_unspecified())
    }

    /// Whether a request that comes from this machine was made by somebody who sits at it: the server has no name by which others
    /// reach it, is asked for as this machine, and no proxy says that it hands on.
    pub fn is_at_home(&self, headers: &HeaderMap) -> bool {
        const HANDED_ON: [&str; 5] = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"];
        let host = headers.get(header::HOST).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let name = host.parse::<Authority>().map(|authority| authority.host().to_ascii_lowercase());
        let is_this_machine = name.is_ok_and(|name| {
            let address = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
            name == "localhost" || address.is_ok_and(|ip| ip.is_loopback())
        });
        self.names.is_empty() && is_this_machine && !HANDED_ON.iter().any(|name| headers.contains_key(*name))
    }

    /// The `Host` of a request that may be answered, or why it may not.
    ///
    /// # Errors
    /// It names another server, or none, or several: whoever stands before the program may have looked at another one.
    pub fn judge<'a>(&self, headers: &'a HeaderMap) -> Result<&'a str, (StatusCode, &'static str)> {
        if headers.get_all(header::HOST).iter().nth(1).is_some() {
            return Err((StatusCode::BAD_REQUEST, "A request has one Host header."));
        }
        let host = headers.get(header::HOST).and_then(|value| value.to_str().ok());
        host.filter(|host| self.allow(host)).ok_or((
            StatusCode::MISDIRECTED_REQUEST,
            "This server is not reached under that name. Open the address it printed, or give it the name with --hosts.",
        ))
    }
}

/// A name that browsers can send as `Host`, without its port, in lower case, perhaps with the folder in which a proxy keeps the chat.
///
/// # Errors
/// No browser sends it: it is an address of a page, has a port, or stands for several names. The text says what to write.
pub fn host_name(text: &str) -> Result<String, String> {
    let text = text.trim().trim_end_matches('/');
    if let Some((name, folder)) = text.split_once('/').filter(|_| !text.contains("://")) {
        let is_plain = |part: &str| {
            !part.is_empty()
                && part.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte))
        };
        if !folder.split('/').all(is_plain) {
            return Err(format!("write the folder as in {name}/chess"));
        }
        return host_name(name).map(|name| format!("{name}/{folder}"));
    }
    let (_, rest) = text.split_once("://").unwrap_or(("", text));
    let host = rest.parse::<Uri>().ok().and_then(|uri| uri.host().map(str::to_ascii_lowercase));
    let is_name = |name: &str| {
        let bare = name.trim_start_matches('[').trim_end_matches(']');
        bare.parse::<IpAddr>().is_ok()
            || !name.is_empty()
                && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-._".contains(&byte))
    };
    match host.filter(|host| is_name(host)) {
        Some(host) if host.eq_ignore_ascii_case(text) => Ok(host),
        Some(host) => Err(format!("write the name alone: {host}")),
        None => Err("write each name out as browsers send it, for example chat.example.org".to_owned()),
    }
}

/// Puts the check before a router.
pub fn only_under(hosts: Hosts, router: Router) -> Router {
    router.layer(middleware::from_fn_with_state(Arc::new(hosts), check))
}

async fn check(State(hosts): State<Arc<Hosts>>, request: Request, next: Next) -> Response {
    match hosts.judge(request.headers()) {
        Ok(_) => next.run(request).await,
        Err(refusal) => refusal.into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hosts(listen: &str) -> Hosts {
        Hosts::of(listen.parse().unwrap(), &["Chat.Example.org".to_owned()])
    }

    #[test]
    fn names_pointed_at_loopback_are_refused() {
        let hosts = hosts("127.0.0.1:7277");
        for own in ["127.0.0.1:7277", "localhost", "LOCALHOST:80", "[::1]:7277", "chat.example.org:443"] {
            assert!(hosts.allow(own), "{own}");
        }
        for foreign in [
            "",
            "evil.example",
            "evil.example:7277",
            "localhost.evil.example",
            "192.168.1.7:7277",
            "a@localhost",
            "[::1",
        ] {
            assert!(!hosts.allow(foreign), "{foreign}");
        }
    }

    /// Such names were taken, and matched nothing.
    #[test]
    fn a_name_that_no_browser_sends_is_refused_with_what_to_write() {
        for name in ["chat.example.org", "Chat.Example.org ", "localhost", "192.168.1.7", "[::1]", "my_host"]
        {
            let host = host_name(name).unwrap();
            assert!(Hosts::of("127.0.0.1:1".parse().unwrap(), &[host]).allow(name.trim()), "{name}");
        }
        for (text, read) in [("A.example/Chess/", "a.example/Chess"), ("a.example/x/y", "a.example/x/y")] {
            assert_eq!(host_name(text).as_deref(), Ok(read));
            assert!(Hosts::of("127.0.0.1:1".parse().unwrap(), &[read.to_owned()]).allow("a.example:443"));
        }
        for (text, told) in [
            ("https://chat.example.org", "chat.example.org"),
            ("chat.example.org:443/x", "chat.example.org"),
            ("chat.example.org/a//b", "chat.example.org/chess"),
            ("chat.example.org/a?b", "chat.example.org/chess"),
            ("http://chat.example.org:443/x", "chat.example.org"),
            ("chat.example.org:443", "chat.example.org"),
            ("*", "for example"),
            ("*.example.org", "for example"),
            ("a b", "for example"),
            ("", "for example"),
            ("m\u{fc}nchen.example", "for example"),
        ] {
            let error = host_name(text).unwrap_err();
            assert!(error.contains(told), "{text}: {error}");
        }
    }

    #[test]
    fn two_hosts_are_refused_even_where_they_are_the_same() {
        let hosts = hosts("127.0.0.1:7277");
        let judged = |names: &[&'static str]| {
            let mut headers = HeaderMap::new();
            for name in names {
                headers.append(header::HOST, axum::http::HeaderValue::from_static(name));
            }
            hosts.judge(&headers).map(str::to_owned).map_err(|(status, _)| status)
        };
        assert_eq!(judged(&["localhost"]), Ok("localhost".to_owned()));
        for two in [["localhost", "localhost"], ["localhost", "evil.example"], ["evil.example", "localhost"]]
        {
            assert_eq!(judged(&two), Err(StatusCode::BAD_REQUEST), "{two:?}");
        }
        assert_eq!(judged(&[]), Err(StatusCode::MISDIRECTED_REQUEST));
    }

    #[test]
    fn listening_everywhere_takes_any_address_but_no_name() {
        let hosts = hosts("0.0.0.0:7277");
        assert!(hosts.allow("192.168.1.7:7277"));
        assert!(!hosts.allow("evil.example"));
    }

    /// Behind a proxy on the same machine everybody seems to sit at it.
    #[test]
    fn who_sits_at_the_machine_asks_for_it_as_this_machine_and_through_nobody() {
        use axum::http::{HeaderName, HeaderValue};
        let home = Hosts::of("127.0.0.1:7277".parse().unwrap(), &[]);
        let asked = |host: &'static str, more: Option<&'static str>| {
            let mut headers = HeaderMap::from_iter([(header::HOST, HeaderValue::from_static(host))]);
            headers.extend(
                more.map(|name| (HeaderName::from_static(name), HeaderValue::from_static("192.0.2.1"))),
            );
            headers
        };
        for host in ["127.0.0.1:7277", "localhost:7277", "[::1]:7277", "LOCALHOST"] {
            assert!(home.is_at_home(&asked(host, None)), "{host}");
            assert!(!hosts("127.0.0.1:7277").is_at_home(&asked(host, None)), "others know it by a name");
        }
        for host in ["192.0.2.7:7277", "chat.example.org", ""] {
            assert!(!home.is_at_home(&asked(host, None)), "{host}");
        }
        for name in ["x-forwarded-for", "forwarded", "via", "x-real-ip"] {
            assert!(!home.is_at_home(&asked("localhost", Some(name))), "{name}");
        }
    }
}
