//! Who a request comes from: a secret in `Authorization`, as programs send it, or in a cookie that no script can read, as browsers do.
//! A browser keeps a cookie for each name that was taken in it, and each tab says which of them is its own.

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};

use lasermate_domain::port::PersonId;

/// Says whose cookie is meant. A page of another server cannot send it unasked.
pub const PERSON: HeaderName = HeaderName::from_static("lasermate-person");
/// The cookie of a browser that has been let in.
pub const PASS: &str = "lasermate-pass";
/// The longest that browsers keep a cookie: 400 days.
const AGE_SECONDS: u32 = 400 * 24 * 60 * 60;

/// The secret of a request's name, and whether it shows one at all. Credentials of another kind are those of a proxy before the
/// bot.
pub fn secret(headers: &HeaderMap) -> Option<Option<&str>> {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(secret) = text(header::AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer ")) {
        return Some(Some(secret));
    }
    let person = PersonId(text(PERSON)?.to_owned());
    Some(name_of(&person).and_then(|name| cookie(headers, &name)))
}

/// The cookie of a person's name.
fn name_of(person: &PersonId) -> Option<String> {
    let own = person.0.strip_prefix("local:")?;
    let plain = !own.is_empty() && own.bytes().all(|byte| byte.is_ascii_alphanumeric());
    plain.then(|| format!("lasermate-{own}"))
}

/// What a cookie holds.
pub fn cookie<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = all.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(key, _)| *key == name).map(|(_, value)| value)
}

/// Gives a browser a person's secret, or takes it back without one. `None` for who is not of this chat.
pub fn of_person(headers: &HeaderMap, person: &PersonId, secret: Option<&str>) -> Option<HeaderValue> {
    set(headers, &name_of(person)?, secret)
}

/// Sets a cookie, or lets it go without a value.
pub fn set(headers: &HeaderMap, name: &str, value: Option<&str>) -> Option<HeaderValue> {
    let age = value.map_or(0, |_| AGE_SECONDS);
    let secure = if is_by_tls(headers) { "; Secure" } else { "" };
    let value = value.unwrap_or_default();
    format!("{name}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}").parse().ok()
}

/// Whether the browser came by TLS, which a proxy before the bot speaks.
pub fn is_by_tls(headers: &HeaderMap) -> bool {
    let begins = |name: HeaderName, with: &str| {
        headers.get(name).and_then(|value| value.to_str().ok()).is_some_and(|value| value.starts_with(with))
    };
    begins(header::ORIGIN, "https://") || begins(HeaderName::from_static("x-forwarded-proto"), "https")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(all: &[(HeaderName, &'static str)]) -> HeaderMap {
        all.iter().map(|(name, value)| (name.clone(), HeaderValue::from_static(value))).collect()
    }

    #[test]
    fn a_secret_comes_in_authorization_or_in_the_cookie_that_is_meant() {
        let both = "a=b; lasermate-12ab=first;lasermate-34=second";
        for (given, found) in [
            (&[(header::AUTHORIZATION, "Bearer s")][..], Some(Some("s"))),
            (&[(header::AUTHORIZATION, "Basic dXNlcg==")], None),
            (&[(header::COOKIE, both)], None),
            (&[(header::COOKIE, both), (PERSON, "local:34")], Some(Some("second"))),
            (
                &[(header::COOKIE, both), (PERSON, "local:12ab"), (header::AUTHORIZATION, "Basic x")],
                Some(Some("first")),
            ),
            (&[(header::COOKIE, both), (PERSON, "local:12")], Some(None)),
            (&[(PERSON, "local:34")], Some(None)),
            (&[(header::COOKIE, "lasermate-=x"), (PERSON, "local:")], Some(None)),
        ] {
            assert_eq!(secret(&headers(given)), found, "{given:?}");
        }
    }

    #[test]
    fn a_cookie_is_for_no_script_and_behind_tls_for_no_plain_connection() {
        let ann = PersonId("local:12ab".to_owned());
        let plain = of_person(&HeaderMap::new(), &ann, Some("s")).unwrap();
        assert_eq!(plain, "lasermate-12ab=s; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax");
        for tls in
            [(header::ORIGIN, "https://a.example"), (HeaderName::from_static("x-forwarded-proto"), "https")]
        {
            let set = of_person(&headers(&[tls]), &ann, Some("s")).unwrap();
            assert!(set.to_str().unwrap().ends_with("SameSite=Lax; Secure"));
        }
        let gone = of_person(&HeaderMap::new(), &ann, None).unwrap();
        assert!(gone.to_str().unwrap().starts_with("lasermate-12ab=; Path=/; Max-Age=0"));
        assert_eq!(of_person(&HeaderMap::new(), &PersonId("local:a;b".to_owned()), Some("s")), None);
    }
}
