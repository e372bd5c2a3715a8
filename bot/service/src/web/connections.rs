//! The places of a server's connections. A new connection always finds one, unless every place is at work: it takes
//! that of the connection that has been silent longest, between two requests or in the middle of one, or else of the
//! oldest stream, which comes back by itself.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use super::limits::{Caller, ClientNetwork};

#[derive(Debug)]
pub(super) struct Connections {
    all: usize,
    each: usize,
    table: Mutex<ConnectionTable>,
}

#[derive(Debug, Default)]
struct ConnectionTable {
    places: HashMap<u64, ConnectionEntry>,
    of: HashMap<ClientNetwork, usize>,
    /// Grows with everything that happens: the number of a place, and since when it does what it does.
    clock: u64,
}

#[derive(Debug)]
struct ConnectionEntry {
    network: ClientNetwork,
    doing: ConnectionState,
    since: u64,
    leave: Arc<Notify>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ConnectionState {
    /// It waits for the head of its first request.
    Waiting,
    /// The body of its request has not come to its end.
    Sending,
    /// It has been answered, and waits for the head of another request.
    Idle,
    /// It listens to a stream without end.
    Streaming,
    Answered,
}

/// A connection's place, given back when it is dropped.
#[derive(Debug)]
pub(super) struct ConnectionSlot {
    connections: Arc<Connections>,
    number: u64,
    leave: Arc<Notify>,
}

impl Connections {
    pub(super) fn new(all: usize, each: usize) -> Arc<Self> {
        Arc::new(Self { all, each, table: Mutex::default() })
    }

    /// A place for a new connection; `None` where all that it could have are at work.
    pub(super) fn enter(self: &Arc<Self>, caller: Caller) -> Option<ConnectionSlot> {
        let mut table = self.table();
        let network = caller.network;
        if !caller.shared && table.of.get(&network).is_some_and(|count| *count >= self.each) {
            table.part_with(|entry| entry.network == network)?;
        }
        if table.places.len() >= self.all {
            table.part_with(|_| true)?;
        }
        table.clock += 1;
        let (number, leave) = (table.clock, Arc::new(Notify::new()));
        let entry = ConnectionEntry {
            network,
            doing: ConnectionState::Waiting,
            since: number,
            leave: Arc::clone(&leave),
        };
        table.places.insert(number, entry);
        *table.of.entry(network).or_default() += 1;
        Some(ConnectionSlot { connections: Arc::clone(self), number, leave })
    }

    fn table(&self) -> MutexGuard<'_, ConnectionTable> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl ConnectionTable {
    /// Ends the connection that can best be spared among some: the oldest of those that have sent nothing whole yet, of those in
    /// the middle of a body, or of those that are idle, whichever are most. So neither unfinished heads nor unfinished
    /// bodies push out everybody else.
    fn part_with(&mut self, among: impl Fn(&ConnectionEntry) -> bool) -> Option<()> {
        let doing = |what: &ConnectionState| {
            self.places.values().filter(|entry| among(entry) && entry.doing == *what).count()
        };
        // Of equally many the last one here.
        let most = [ConnectionState::Idle, ConnectionState::Sending, ConnectionState::Waiting]
            .into_iter()
            .max_by_key(doing);
        let spared = most.filter(|most| doing(most) > 0).unwrap_or(ConnectionState::Streaming);
        let spared = self.places.iter().filter(|(_, entry)| among(entry) && entry.doing == spared);
        let (&number, _) = spared.min_by_key(|(_, entry)| entry.since)?;
        let entry = self.remove(number)?;
        entry.leave.notify_one();
        Some(())
    }

    fn remove(&mut self, number: u64) -> Option<ConnectionEntry> {
        let entry = self.places.remove(&number)?;
        if let Some(count) = self.of.get_mut(&entry.network) {
            *count -= 1;
            if *count == 0 {
                self.of.remove(&entry.network);
            }
        }
        Some(entry)
    }
}

impl ConnectionSlot {
    /// Notes what the connection does from now on.
    pub(super) fn note(&self, doing: ConnectionState) {
        let mut table = self.connections.table();
        table.clock += 1;
        let now = table.clock;
        if let Some(entry) = table.places.get_mut(&self.number) {
            (entry.doing, entry.since) = (doing, now);
        }
    }

    /// Notes that the body of its request is there, where that has not been answered before.
    pub(super) fn has_sent(&self) {
        let mut table = self.connections.table();
        table.clock += 1;
        let now = table.clock;
        if let Some(entry) = table.places.get_mut(&self.number)
            && entry.doing == ConnectionState::Sending
        {
            (entry.doing, entry.since) = (ConnectionState::Answered, now);
        }
    }

    /// Whether it waits for a request.
    pub(super) fn is_waiting(&self) -> bool {
        let table = self.connections.table();
        table
            .places
            .get(&self.number)
            .is_none_or(|entry| matches!(entry.doing, ConnectionState::Waiting | ConnectionState::Idle))
    }

    /// Comes when another connection has been given the place.
    pub(super) async fn taken(&self) {
        self.leave.notified().await;
    }
}

impl Drop for ConnectionSlot {
    fn drop(&mut self) {
        self.connections.table().remove(self.number);
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use futures_util::FutureExt;

    use super::*;

    fn caller(last: u8, shared: bool) -> Caller {
        Caller { network: ClientNetwork::of(IpAddr::from([192, 0, 2, last])), shared }
    }

    fn has_left(place: &ConnectionSlot) -> bool {
        place.taken().now_or_never().is_some()
    }

    #[test]
    fn an_address_at_its_bound_parts_with_its_own_that_waits_longest_then_with_its_oldest_stream() {
        let connections = Connections::new(100, 3);
        let other = connections.enter(caller(9, false)).unwrap();
        let [first, second, third] = [(); 3].map(|()| connections.enter(caller(1, false)).unwrap());
        first.note(ConnectionState::Streaming);
        let fourth = connections.enter(caller(1, false)).unwrap();
        assert!(has_left(&second) && !has_left(&first) && !has_left(&third));
        third.note(ConnectionState::Answered);
        fourth.note(ConnectionState::Answered);
        let fifth = connections.enter(caller(1, false)).unwrap();
        assert!(has_left(&first));
        fifth.note(ConnectionState::Answered);
        assert!(connections.enter(caller(1, false)).is_none(), "all that it has are at work");
        drop(third);
        assert!(connections.enter(caller(1, false)).is_some());
        assert!(!has_left(&other));
    }

    #[test]
    fn whoever_is_in_the_middle_of_a_body_is_parted_with_before_a_stream_and_before_a_few_who_wait() {
        let connections = Connections::new(4, 4);
        let [idle, stream, first, second] = [(); 4].map(|()| connections.enter(caller(1, false)).unwrap());
        stream.note(ConnectionState::Streaming);
        first.note(ConnectionState::Sending);
        second.note(ConnectionState::Sending);
        let third = connections.enter(caller(1, false)).unwrap();
        assert!(has_left(&first) && !has_left(&idle) && !has_left(&stream) && !has_left(&second));
        // One waits and one sends, then: the one that waits is older than nobody that sends.
        second.has_sent();
        third.note(ConnectionState::Sending);
        drop(idle);
        let fourth = connections.enter(caller(1, false)).unwrap();
        fourth.note(ConnectionState::Answered);
        let fifth = connections.enter(caller(1, false)).unwrap();
        assert!(
            has_left(&third) && !has_left(&stream) && !has_left(&second),
            "what has been sent is answered"
        );
        fifth.note(ConnectionState::Answered);
        fifth.note(ConnectionState::Idle);
        fifth.has_sent();
        assert!(fifth.is_waiting(), "a body that ends after its answer changes nothing");
    }

    /// Those who have just come are many before anything of theirs is read.
    #[test]
    fn an_idle_connection_outlasts_a_burst_of_new_ones_and_many_idle_ones_go() {
        let connections = Connections::new(4, 4);
        let idle = connections.enter(caller(1, false)).unwrap();
        idle.note(ConnectionState::Idle);
        let mut burst: Vec<_> = (0..50).map(|_| connections.enter(caller(1, false)).unwrap()).collect();
        assert!(!has_left(&idle) && has_left(&burst[0]));
        burst.drain(..47);
        burst.iter().for_each(|place| place.note(ConnectionState::Idle));
        let _new = connections.enter(caller(1, false)).unwrap();
        assert!(has_left(&idle), "the oldest of those that are most");
    }

    #[test]
    fn whoever_stands_for_many_has_as_many_as_there_are() {
        let connections = Connections::new(5, 2);
        let proxied: Vec<_> = (0..5).map(|_| connections.enter(caller(1, true)).unwrap()).collect();
        assert!(!proxied.iter().any(has_left));
        let another = connections.enter(caller(2, false)).unwrap();
        assert!(has_left(&proxied[0]) && !has_left(&proxied[1]));
        drop(proxied);
        drop(another);
        let table = connections.table();
        assert!(table.places.is_empty() && table.of.is_empty(), "nothing is kept");
    }
}
