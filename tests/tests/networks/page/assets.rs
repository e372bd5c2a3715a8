//! The page's own files: kept by browsers for ever, compressed, and all asked for at once.
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

    let modules = addresses(&page, "rel=\"modulepreload\" href=\"");
    let named: BTreeSet<_> =
        addresses(&page, "href=\"assets").into_iter().chain(addresses(&page, "src=\"assets")).collect();
    assert!(modules.len() > 20 && named.len() >= modules.len(), "{page}");
    let mut imported = BTreeSet::new();
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
        imported.extend(addresses(&file.text(), "from \"./").into_iter().map(str::to_owned));
    }
    for module in imported {
        assert!(
            modules.iter().any(|path| path.ends_with(&format!("/{module}"))),
            "{module} is not preloaded"
        );
    }
    assert!(sent < 90_000, "the first view has {plain} bytes, {sent} compressed");

    let robots = ask("/robots.txt", "identity");
    assert!(robots.text().contains("Disallow: /api/"));
    assert_eq!(ask("/favicon.ico", "identity").header("content-type"), Some("image/svg+xml"));
    assert_eq!(ask("/assets/0000000000000000/chat.js", "identity").status, 404);
}
