//! How many connections a server holds, whose they are, and how long it waits for them.

use std::net::{IpAddr, Ipv6Addr};
use std::time::Duration;

use lasermate_domain::limits::{CONNECTIONS, CONNECTIONS_EACH};

use super::proxies::{Proxies, ProxyAddress};

/// How long a request's head may take, from the connection's beginning or from the answer before it.
const HEAD: Duration = Duration::from_secs(30);
/// How long a request's body may take.
const BODY: Duration = Duration::from_secs(30);
/// How long somebody may read nothing of what is sent to them.
const STALLED: Duration = Duration::from_mins(1);
/// How long requests under way may take once the program is told to end. Docker kills after 10 s.
const ENDING: Duration = Duration::from_secs(5);

/// The bounds of a server.
#[derive(Clone, Debug)]
pub struct ServerLimits {
    /// The most connections in all.
    pub all: usize,
    /// The most connections of one address.
    pub each: usize,
    /// Machines that stand for many people and have as many connections as there are: proxies.
    pub proxies: Proxies,
    /// Whether loopback stands for many people too, as it does where a proxy runs beside the bot.
    pub loopback: bool,
    /// How long a request's head may take, and how long a connection may be idle.
    pub head: Duration,
    /// How long a request's body may take.
    pub body: Duration,
    /// How long somebody may read nothing of what is sent to them.
    pub stalled: Duration,
    /// How long requests under way may take once the program is told to end.
    pub ending: Duration,
}

impl ServerLimits {
    /// The usual bounds. Half of the files that the system lets the program open are left to everything else.
    pub fn usual(proxies: &[ProxyAddress]) -> Self {
        Self {
            all: CONNECTIONS.min(open_files() / 2).max(1),
            each: CONNECTIONS_EACH,
            proxies: Proxies::of(proxies),
            loopback: true,
            head: HEAD,
            body: BODY,
            stalled: STALLED,
            ending: ENDING,
        }
    }

    /// Who calls from an address.
    pub(super) fn caller(&self, address: IpAddr) -> Caller {
        let address = address.to_canonical();
        let shared = (self.loopback && address.is_loopback()) || self.proxies.contain(address);
        Caller { network: ClientNetwork::of(address), shared }
    }
}

/// Where a request comes from. What a proxy says about that is not believed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Caller {
    pub network: ClientNetwork,
    /// Whether it stands for many people: this machine, or a proxy.
    pub shared: bool,
}

/// What one household has of the net: an IPv4 address, or the first 64 bits of an IPv6 address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClientNetwork(IpAddr);

impl Caller {
    /// Whether it is a program on this very machine: somebody's browser, or a proxy.
    pub fn is_here(self) -> bool {
        let ClientNetwork(address) = self.network;
        // Of ::1 the last bits are left out.
        address.is_loopback() || address.is_unspecified()
    }
}

impl ClientNetwork {
    /// The network of an address.
    pub fn of(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V6(v6) => {
                const HOST: u128 = u64::MAX as u128;
                Self(Ipv6Addr::from_bits(v6.to_bits() & !HOST).into())
            }
            v4 @ IpAddr::V4(_) => Self(v4),
        }
    }
}

impl std::fmt::Display for ClientNetwork {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// How many files the program may have open; it asks for as many as it can have.
#[cfg(unix)]
pub fn open_files() -> usize {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    // Refused where the system says so otherwise; what is given now is read again.
    let _ = setrlimit(Resource::Nofile, limit);
    let given = getrlimit(Resource::Nofile).current;
    given.map_or(usize::MAX, |most| usize::try_from(most).unwrap_or(usize::MAX))
}

#[cfg(not(unix))]
pub const fn open_files() -> usize {
    usize::MAX
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn an_ipv6_household_is_one_network_and_a_mapped_address_is_the_address() {
        assert_eq!(ClientNetwork::of(ip("2001:db8:1:2:3::4")), ClientNetwork::of(ip("2001:db8:1:2:ffff::1")));
        assert_ne!(ClientNetwork::of(ip("2001:db8:1:2::1")), ClientNetwork::of(ip("2001:db8:1:3::1")));
        assert_eq!(ClientNetwork::of(ip("::ffff:192.0.2.7")), ClientNetwork::of(ip("192.0.2.7")));
        assert_ne!(ClientNetwork::of(ip("192.0.2.7")), ClientNetwork::of(ip("192.0.2.8")));
    }

    #[test]
    fn proxies_and_this_machine_stand_for_many_people() {
        let limits = ServerLimits::usual(&[ProxyAddress::read("::ffff:10.0.0.5").unwrap()]);
        for shared in ["127.0.0.1", "::1", "10.0.0.5", "::ffff:127.0.0.1"] {
            assert!(limits.caller(ip(shared)).shared, "{shared}");
        }
        for here in ["127.0.0.1", "::1", "::ffff:127.0.0.1"] {
            assert!(limits.caller(ip(here)).is_here(), "{here}");
        }
        assert!(!limits.caller(ip("10.0.0.5")).is_here());
        for one in ["10.0.0.6", "192.0.2.7", "2001:db8::1"] {
            assert!(!limits.caller(ip(one)).shared, "{one}");
        }
    }
}
