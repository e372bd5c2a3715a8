//! The page's own files: kept by browsers for ever, compressed, few, and all asked for at once.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use std::collections::BTreeSet;
use std::io::Read as _;

use flate2::read::GzDecoder;
use lasermate_tests::http;
use lasermate_tests::program::Bot;

/// What stands behind an attribute of the page, each time it does.
fn addresses<'a>(page: &'a str, before: &str) -> Vec<&'a str> {
    page.split(before).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn what_a_page_needs_is_named_in_it_and_never_asked_for_again() {
    let bot = Bot::start();
    let address = bot.address;
    let ask = |path: &str, accepted: &str| {
        http::ask(address, "GET", path, &[("Accept-Encoding", accepted)], None).unwrap()
    };
    let page = ask("/", "identity");
    assert_eq!(page.header("cache-control"), Some("no-store"), "the page names the newest files");
    let page = page.text();

    let named: BTreeSet<_> =
        addresses(&page, "href=\"assets").into_iter().chain(addresses(&page, "src=\"assets")).collect();
    // A browser asks for six at once.
    assert!((5..=6).contains(&named.len()), "{named:?}");
    let (mut plain, mut sent) = (page.len(), ask("/", "gzip, br").body.len());
    for path in named {
        let path = format!("/assets{path}");
        let file = ask(&path, "identity");
        assert_eq!(file.header("cache-control"), Some("public, max-age=31536000, immutable"), "{path}");
        assert_eq!(file.header("content-encoding"), None, "{path}");
        assert_eq!(file.header("vary"), Some("accept-encoding"), "{path}");
        let gzipped = ask(&path, "gzip, br");
        assert_eq!(gzipped.header("content-encoding"), Some("gzip"), "{path}");
        let mut bytes = Vec::new();
        GzDecoder::new(&*gzipped.body).read_to_end(&mut bytes).unwrap();
        assert_eq!(bytes, file.body, "{path}");
        plain += bytes.len();
        sent += gzipped.body.len();
        assert!(!file.text().contains(" from \"./"), "{path} waits for another");
    }
    assert!(sent < 90_000, "the first view has {plain} bytes, {sent} compressed");

    let robots = ask("/robots.txt", "identity");
    assert!(robots.text().contains("Disallow: /api/"));
    assert_eq!(ask("/favicon.ico", "identity").header("content-type"), Some("image/svg+xml"));
    assert_eq!(ask("/assets/0000000000000000/chat.js", "identity").status, 404);
}

#[test]
fn the_page_and_its_words_are_in_the_language_of_whoever_asks() {
    let bot = Bot::start();
    let ask =
        |path: &str, headers: &[(&str, &str)]| http::ask(bot.address, "GET", path, headers, None).unwrap();
    let german: &[(&str, &str)] = &[("Accept-Language", "de-DE,de;q=0.9,en;q=0.8")];
    let portuguese: &[(&str, &str)] = &[("Accept-Language", "xx, pt-PT;q=0.5")];
    // What was chosen on the page comes before what the browser says.
    let french: &[(&str, &str)] = &[("Accept-Language", "de"), ("Cookie", "a=b; language=fr")];
    let nonsense: &[(&str, &str)] = &[("Cookie", "language=nonsense")];
    let nothing: &[(&str, &str)] = &[];
    for (headers, lang, word, refusal) in [
        (german, "de", "Kanäle", "Diese Partie gibt es nicht."),
        (portuguese, "pt-BR", "Canais", "Essa partida não existe."),
        (french, "fr", "Salons", "Cette partie n'existe pas."),
        (nonsense, "en", "Channels", "There is no such game."),
        (nothing, "en", "Channels", "There is no such game."),
    ] {
        let page = ask("/", headers);
        assert_eq!(page.header("vary"), Some("accept-encoding, accept-language, cookie"), "{lang}");
        let page = page.text();
        assert!(page.contains(&format!("<html lang=\"{lang}\">")) && page.contains(word), "{page}");
        let words = addresses(&page, "href=\"assets").into_iter().find(|path| path.contains("/words/"));
        let words = ask(&format!("/assets{}", words.unwrap()), &[]);
        assert!(words.json()["board"].is_string(), "{lang}");
        assert_eq!(ask("/api/games/G999", headers).json()["error"], refusal, "{lang}");
        let puzzle = ask("/puzzle/1", headers);
        assert!(puzzle.text().contains(&format!("<html lang=\"{lang}\">")), "{lang}");
        assert_eq!(ask("/g/G999", headers).header("vary"), Some("accept-encoding, accept-language, cookie"));
    }
    let other = ask("/", &[]).text();
    let folder = other.split("href=\"assets/").nth(1).unwrap().split('/').next().unwrap().to_owned();
    assert_eq!(ask(&format!("/assets/{folder}/words/en-0000000000000000.json"), &[]).status, 404);
}
