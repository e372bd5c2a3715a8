//! Where notifications may be sent: to public servers on the web, never to one beside the bot, whatever a browser says.

use std::error::Error;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use reqwest::Url;
use reqwest::dns::{Addrs, Name, Resolve, Resolving};

/// The longest address at a push service, in bytes: those in use have up to 700.
const BYTES: usize = 2048;

/// A browser's address at its push service; `None` for one that nothing is sent to.
pub fn read(text: &str) -> Option<Url> {
    let url = Url::parse(text).ok().filter(|_| text.len() <= BYTES)?;
    let name = url.domain()?.trim_end_matches('.');
    // What ends so is found in no public list of names.
    let beside = ["localhost", "local", "internal", "arpa", "test", "invalid", "onion"];
    let last = name.rsplit_once('.').map(|(_, last)| last)?;
    let is_public = url.scheme() == "https"
        && url.port().is_none()
        && url.username().is_empty()
        && url.password().is_none()
        && url.fragment().is_none()
        && !beside.contains(&last);
    is_public.then_some(url)
}

/// Looks names up, and knows public addresses alone: a name may lead anywhere, and elsewhere the next time.
#[derive(Clone, Copy, Debug)]
pub struct PublicNames;

impl Resolve for PublicNames {
    fn resolve(&self, name: Name) -> Resolving {
        Box::pin(async move {
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let public: Vec<SocketAddr> = found.filter(|address| is_public(address.ip())).collect();
            if public.is_empty() {
                return Err(Box::<dyn Error + Send + Sync>::from("no public address"));
            }
            Ok(Box::new(public.into_iter()) as Addrs)
        })
    }
}

/// Whether everybody on the internet reaches the same server at an address.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let reserved = matches!(
        (a, b, c),
        // This network; shared by a provider's customers; of protocols; once of 6to4; measurements; from 224 on several, or nobody yet.
        (0 | 224.., ..) | (100, 64..=127, _) | (192, 0, 0) | (192, 88, 99) | (198, 18 | 19, _)
    );
    !(reserved
        || address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation())
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let old = |high: u16, low: u16| {
        let [[a, b], [c, d]] = [high.to_be_bytes(), low.to_be_bytes()];
        is_public_v4(Ipv4Addr::new(a, b, c, d))
    };
    match address.segments() {
        // An IPv4 address, also as translators write it.
        [0, 0, 0, 0, 0, 0xffff, high, low] | [0x64, 0xff9b, 0, 0, 0, 0, high, low] => old(high, low),
        // Of protocols (Teredo is one), for documents, 6to4, for documents.
        [0x2001, 0..=0x1ff | 0xdb8, ..] | [0x2002, ..] | [0x3fff, 0..=0xfff, ..] => false,
        [first, ..] => (0x2000..0x4000).contains(&first),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Otherwise whoever opens the page could let the bot ask servers that only it reaches.
    #[test]
    fn nothing_is_sent_to_an_address_that_could_lead_beside_the_bot() {
        let long = format!("https://push.example.com/{}", "a".repeat(BYTES));
        for address in [
            "http://push.example.com/1",
            "https://push.example.com:8443/1",
            "https://ann@push.example.com/1",
            "https://:word@push.example.com/1",
            "https://push.example.com/1#part",
            "https://localhost/1",
            "https://a.localhost/1",
            "https://a.localhost./1",
            "https://printer.local/1",
            "https://metadata.google.internal/1",
            "https://push/1",
            "https://127.0.0.1/1",
            "https://2130706433/1",
            "https://0x7f.1/1",
            "https://8.8.8.8/1",
            "https://[::1]/1",
            "https://[2606:4700::1111]/1",
            "file:///etc/passwd",
            "data:text/plain,1",
            "push.example.com",
            "",
            &long,
        ] {
            assert_eq!(read(address), None, "{address}");
        }
        for address in [
            "https://fcm.googleapis.com/fcm/send/c1:APA91b",
            "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
            "https://web.push.apple.com/QGK",
            "https://wns2-par02p.notify.windows.com/w/?token=BQYA",
            "https://push.example.com:443/1",
        ] {
            assert!(read(address).is_some(), "{address}");
        }
    }

    #[test]
    fn a_name_leads_to_public_addresses_alone() {
        for address in [
            "0.0.0.0",
            "10.1.2.3",
            "100.64.0.1",
            "127.0.0.1",
            "169.254.169.254",
            "172.16.0.1",
            "192.0.0.8",
            "192.0.2.1",
            "192.168.1.1",
            "198.19.0.1",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::127.0.0.1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "64:ff9b::10.0.0.1",
            "64:ff9b:1::1",
            "fc00::1",
            "fd12::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
            "2001::1",
            "2001:db8::1",
            "2002:7f00:1::",
            "3fff::1",
        ] {
            assert!(!is_public(address.parse().unwrap()), "{address}");
        }
        for address in
            ["8.8.8.8", "100.128.0.1", "172.32.0.1", "2606:4700::1111", "2001:4860::1", "::ffff:8.8.8.8"]
        {
            assert!(is_public(address.parse().unwrap()), "{address}");
        }
    }

    #[tokio::test]
    async fn a_name_that_leads_to_this_machine_is_not_found() {
        let found = PublicNames.resolve("localhost".parse().unwrap()).await;
        assert_eq!(found.map(|_| ()).unwrap_err().to_string(), "no public address");
    }
}
