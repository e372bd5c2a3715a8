//! Proxies on other machines: addresses, networks, and names whose addresses are looked up again and again, since that of a container
//! changes with each start.

use std::net::IpAddr;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use tokio::net::lookup_host;
use tokio::sync::watch;
use tokio::time::timeout;
use tracing::warn;

use super::hosts::host_name;

/// How often names are looked up.
const LOOKED_UP_EVERY: Duration = Duration::from_secs(15);
/// How long a look-up may take.
const PATIENCE: Duration = Duration::from_secs(5);
/// The most addresses of one name.
const ADDRESSES: usize = 16;

/// A proxy as the settings name it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProxyAddress {
    /// An address and how many of its first bits are the network's; all of them for one machine.
    Network(IpAddr, u8),
    Name(String),
}

impl ProxyAddress {
    /// Reads `10.0.0.5`, `10.0.0.0/8` or `proxy.internal`.
    ///
    /// # Errors
    /// It is none of these; the text says what to write.
    pub fn read(text: &str) -> Result<Self, String> {
        let text = text.trim();
        let (address, bits) =
            text.split_once('/').map_or((text, None), |(address, bits)| (address, Some(bits)));
        match (address.parse::<IpAddr>(), bits) {
            (Ok(address), None) => {
                let address = address.to_canonical();
                Ok(Self::Network(address, width(address)))
            }
            (Ok(address), Some(bits)) => match bits.parse::<u8>() {
                Ok(bits) if bits <= width(address) => Ok(Self::Network(address, bits)),
                _ => {
                    Err(format!("write a network with 0 to {} bits, for example 10.0.0.0/8", width(address)))
                }
            },
            (Err(_), None) if text.parse::<f64>().is_err() => match host_name(text) {
                Ok(name) => Ok(Self::Name(name)),
                Err(_) => {
                    Err("write an address, a network or a name: 10.0.0.5, 10.0.0.0/8, caddy".to_owned())
                }
            },
            (Err(_), _) => {
                Err("write an address, a network or a name: 10.0.0.5, 10.0.0.0/8, caddy".to_owned())
            }
        }
    }
}

const fn width(address: IpAddr) -> u8 {
    if address.is_ipv4() { 32 } else { 128 }
}

/// An address's first bits, as a number.
fn prefix(address: IpAddr, bits: u8) -> u128 {
    let (number, all) = match address {
        IpAddr::V4(v4) => (u128::from(v4.to_bits()), 32),
        IpAddr::V6(v6) => (v6.to_bits(), 128),
    };
    number.checked_shr(u32::from(all - bits)).unwrap_or(0)
}

/// The proxies of a server.
#[derive(Clone, Debug, Default)]
pub struct Proxies {
    networks: Arc<[(IpAddr, u8)]>,
    names: Arc<[String]>,
    /// What the names stand for now.
    found: Arc<RwLock<Vec<IpAddr>>>,
}

impl Proxies {
    pub fn of(named: &[ProxyAddress]) -> Self {
        let (mut networks, mut names) = (Vec::new(), Vec::new());
        for proxy in named {
            match proxy {
                ProxyAddress::Network(address, bits) => networks.push((*address, *bits)),
                ProxyAddress::Name(name) => names.push(name.clone()),
            }
        }
        Self { networks: networks.into(), names: names.into(), found: Arc::default() }
    }

    /// Whether an address is one of them.
    pub fn contain(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        let inside = |(network, bits): &(IpAddr, u8)| {
            network.is_ipv4() == address.is_ipv4() && prefix(*network, *bits) == prefix(address, *bits)
        };
        self.networks.iter().any(inside)
            || self.found.read().unwrap_or_else(PoisonError::into_inner).contains(&address)
    }

    /// Looks the names up until `stop` becomes true. A name that cannot be looked up stands for what it stood for before.
    pub(super) async fn keep_looking(self, mut stop: watch::Receiver<bool>) {
        let mut known = vec![Vec::new(); self.names.len()];
        let mut told = false;
        while !self.names.is_empty() && !*stop.borrow() {
            for (name, known) in self.names.iter().zip(&mut known) {
                match timeout(PATIENCE, lookup_host((name.as_str(), 0))).await {
                    Ok(Ok(found)) => {
                        *known = found.map(|address| address.ip().to_canonical()).take(ADDRESSES).collect();
                    }
                    // Once: a proxy may be started after the bot.
                    _ if !told => {
                        told = true;
                        warn!(name, "the address of a proxy is not known; trying again");
                    }
                    _ => {}
                }
            }
            *self.found.write().unwrap_or_else(PoisonError::into_inner) = known.concat();
            let _ = timeout(LOOKED_UP_EVERY, stop.wait_for(|stop| *stop)).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_networks_and_names_are_read_and_nothing_else() {
        for (text, is) in [
            ("10.0.0.5", "10.0.0.5/32"),
            (" ::ffff:10.0.0.5", "10.0.0.5/32"),
            ("10.0.0.0/8", "10.0.0.0/8"),
            ("2001:db8::/32", "2001:db8::/32"),
            ("0.0.0.0/0", "0.0.0.0/0"),
            ("Caddy", "caddy"),
            ("proxy.example", "proxy.example"),
        ] {
            let read = match ProxyAddress::read(text) {
                Ok(ProxyAddress::Network(address, bits)) => format!("{address}/{bits}"),
                Ok(ProxyAddress::Name(name)) => name,
                Err(error) => error,
            };
            assert_eq!(read, is);
        }
        for wrong in ["10.0.0.0/33", "10.0.0/8", "https://proxy", "a b", "", "10.0.0.0/x", "proxy:80", "10"] {
            assert!(ProxyAddress::read(wrong).is_err_and(|told| told.contains("10.0.0.0/8")), "{wrong}");
        }
    }

    #[tokio::test]
    async fn an_address_is_one_of_a_network_or_of_what_a_name_stands_for() {
        let named: Vec<_> = ["10.0.0.0/8", "192.0.2.7", "2001:db8::/32", "localhost"]
            .map(|text| ProxyAddress::read(text).unwrap())
            .into();
        let proxies = Proxies::of(&named);
        let is = |text: &str| proxies.contain(text.parse().unwrap());
        for inside in ["10.1.2.3", "::ffff:10.9.9.9", "192.0.2.7", "2001:db8:1::1"] {
            assert!(is(inside), "{inside}");
        }
        for outside in ["11.0.0.1", "192.0.2.8", "2001:db9::1", "::a00:1"] {
            assert!(!is(outside), "{outside}");
        }
        assert!(!is("127.0.0.1"), "not looked up yet");
        let (tell, stop) = watch::channel(false);
        let looking = tokio::spawn(proxies.clone().keep_looking(stop));
        while !is("127.0.0.1") && !is("::1") {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        tell.send(true).unwrap();
        looking.await.unwrap();
    }
}
