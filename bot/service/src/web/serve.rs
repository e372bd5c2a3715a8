//! Serves a router over HTTP/1.1 within bounds.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::timeout;
use tracing::warn;

use super::connections::Connections;
use super::conversation::{converse, told};
use super::limits::ServerLimits;

/// The pause after a connection could not be taken in, as when no file can be opened.
const PAUSE: Duration = Duration::from_millis(100);
/// One more connection for so many may still be on its way out.
const LEAVING: usize = 8;
/// What somebody is told for whom there is no place.
const FULL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\nretry-after: 5\r\n\
    connection: close\r\ncontent-length: 61\r\n\r\n{\"error\":\"There are too many connections. Try again in 5 s.\"}";

/// Serves a router until `stop` becomes true; requests under way are answered first, unless they take longer than
/// [`ServerLimits::ending`]. Each request carries its
/// [`super::Caller`] as an extension.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    limits: ServerLimits,
    mut stop: watch::Receiver<bool>,
) {
    let connections = Connections::new(limits.all, limits.each);
    let looking = tokio::spawn(limits.proxies.clone().keep_looking(stop.clone()));
    let leaving = limits.all.div_ceil(LEAVING);
    let limits = Arc::new(limits);
    let mut served = JoinSet::new();
    loop {
        let (stream, from) = tokio::select! {
            // Whoever has lost their place takes a moment to leave.
            accepted = listener.accept(), if served.len() < limits.all + leaving => match accepted {
                Ok((stream, from)) => (stream, from.ip()),
                Err(error) => {
                    refused(&error).await;
                    continue;
                }
            },
            Some(_) = served.join_next(), if !served.is_empty() => continue,
            () = told(&mut stop) => break,
        };
        match connections.enter(limits.caller(from)) {
            Some(place) => {
                let (router, limits, stop) = (router.clone(), Arc::clone(&limits), stop.clone());
                served.spawn(converse(stream, from, place, router, limits, stop));
            }
            // Told if it can be told at once.
            None => drop(stream.try_write(FULL)),
        }
    }
    drop(listener);
    looking.abort();
    // Whoever has not sent all of a request by then does not hold up the end. What is left is closed with the set.
    let _ = timeout(limits.ending, async { while served.join_next().await.is_some() {} }).await;
}

/// A connection could not be taken in: mostly because it is gone again.
async fn refused(error: &io::Error) {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    if !matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset) {
        warn!(%error, "accepting a connection failed; retrying");
        tokio::time::sleep(PAUSE).await;
    }
}

#[cfg(test)]
#[cfg(target_os = "linux")]
mod tests {
    use std::convert::Infallible;
    use std::net::SocketAddr;

    use axum::body::{Body, Bytes};
    use axum::response::sse::{Event, KeepAlive, Sse};
    use axum::routing::{get, post};
    use futures_util::stream;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::{TcpSocket, TcpStream};
    use tokio::sync::Notify;

    use super::*;
    use crate::web::Proxies;

    /// Long enough that nothing in a test comes to its end by it.
    const NEVER: Duration = Duration::from_hours(1);

    fn limits(all: usize, each: usize) -> ServerLimits {
        ServerLimits {
            all,
            each,
            proxies: Proxies::default(),
            loopback: false,
            head: NEVER,
            body: NEVER,
            stalled: NEVER,
            ending: NEVER,
        }
    }

    struct TestServer {
        address: SocketAddr,
        stop: watch::Sender<bool>,
        done: tokio::task::JoinHandle<()>,
        /// Tells that `/work` has read a body, and lets one of its answers go on.
        begun: Arc<Notify>,
        work: Arc<Notify>,
    }

    async fn start(limits: ServerLimits) -> TestServer {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let silent = || async {
            let events = stream::pending::<Result<Event, Infallible>>();
            Sse::new(events).keep_alive(KeepAlive::new().interval(Duration::from_millis(20)))
        };
        let endless = || async {
            Body::from_stream(stream::repeat_with(|| Ok::<_, Infallible>(Bytes::from(vec![b'x'; 1 << 20]))))
        };
        let (begun, work) = (Arc::new(Notify::new()), Arc::new(Notify::new()));
        let at_work = (Arc::clone(&begun), Arc::clone(&work));
        let router = Router::new()
            .route("/", get(|| async { "here" }))
            .route(
                "/work",
                post(|body: String| async move {
                    at_work.0.notify_one();
                    at_work.1.notified().await;
                    body
                }),
            )
            .route("/refuse", post(|| async { axum::http::StatusCode::UNAUTHORIZED }))
            .route("/echo", post(|body: String| async { body }))
            .route("/events", get(silent))
            .route("/endless", get(endless));
        let (stop, stopped) = watch::channel(false);
        let done = tokio::spawn(serve(listener, router, limits, stopped));
        TestServer { address, stop, done, begun, work }
    }

    impl TestServer {
        /// A connection from one of loopback's addresses, with these bytes sent.
        async fn connect(&self, from: u8, bytes: &str) -> TcpStream {
            let socket = TcpSocket::new_v4().unwrap();
            socket.bind(SocketAddr::from(([127, 0, 0, from], 0))).unwrap();
            let mut stream = socket.connect(self.address).await.unwrap();
            stream.write_all(bytes.as_bytes()).await.unwrap();
            stream
        }

        async fn ask(&self, from: u8, path: &str) -> TcpStream {
            self.connect(from, &format!("GET {path} HTTP/1.1\r\nHost: x\r\n\r\n")).await
        }
    }

    /// What comes until the other side closes; however it does that.
    async fn rest(mut stream: TcpStream) -> String {
        let mut text = Vec::new();
        let _ = stream.read_to_end(&mut text).await;
        String::from_utf8_lossy(&text).into_owned()
    }

    async fn until(stream: &mut TcpStream, words: &str) {
        let mut text = String::new();
        while !text.contains(words) {
            let mut part = [0; 1024];
            let read = stream.read(&mut part).await.unwrap();
            assert!(read > 0, "closed after {text:?}");
            text += &String::from_utf8_lossy(&part[..read]);
        }
    }

    const HALF: &str = "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ";

    #[tokio::test]
    async fn a_hundred_half_heads_of_one_address_lock_nobody_out_and_the_oldest_go() {
        let server = start(limits(50, 10)).await;
        let mut halves = Vec::new();
        for _ in 0..100 {
            halves.push(server.connect(2, HALF).await);
        }
        // Another address, and the very same one.
        for from in [3, 2] {
            until(&mut server.ask(from, "/").await, "here").await;
        }
        for half in halves.drain(..90) {
            assert_eq!(rest(half).await, "", "closed without an answer");
        }
    }

    #[tokio::test]
    async fn half_heads_from_everywhere_lock_nobody_out() {
        let server = start(limits(20, 10)).await;
        let mut halves = Vec::new();
        for from in 2..102 {
            halves.push(server.connect(from, HALF).await);
        }
        until(&mut server.ask(200, "/").await, "here").await;
    }

    #[tokio::test]
    async fn what_is_being_answered_is_never_closed_and_who_comes_then_is_told() {
        let server = start(limits(50, 3)).await;
        let mut working = Vec::new();
        for _ in 0..3 {
            working.push(server.connect(2, WORK).await);
            server.begun.notified().await;
        }
        assert!(rest(server.connect(2, "").await).await.starts_with("HTTP/1.1 503"));
        for mut one in working {
            server.work.notify_one();
            until(&mut one, "abcde").await;
        }
    }

    const WORK: &str = "POST /work HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nabcde";

    /// They counted as being answered: 150 of them gave everybody 503 for half a minute, without a name.
    #[tokio::test]
    async fn half_bodies_lock_nobody_out_and_an_idle_connection_stays() {
        let server = start(limits(50, 10)).await;
        let mut idle = server.ask(9, "/").await;
        until(&mut idle, "here").await;
        let mut halves = Vec::new();
        for from in 0..150 {
            halves.push(half_a_body(&server, 10 + from % 20).await);
        }
        for from in [9, 10, 3] {
            until(&mut server.ask(from, "/").await, "here").await;
        }
        idle.write_all(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n").await.unwrap();
        until(&mut idle, "here").await;
        assert_eq!(rest(halves.remove(0)).await, "", "closed without an answer");
        // Whoever sends the rest in time is answered.
        let mut last = half_a_body(&server, 4).await;
        last.write_all(b"cde").await.unwrap();
        until(&mut last, "abcde").await;
    }

    #[tokio::test]
    async fn who_is_refused_without_their_body_is_refused_before_it_comes() {
        let server = start(limits(50, 50)).await;
        let mut half = half_a_body_to(&server, 2, "/refuse").await;
        until(&mut half, "401").await;
    }

    async fn half_a_body(server: &TestServer, from: u8) -> TcpStream {
        half_a_body_to(server, from, "/echo").await
    }

    async fn half_a_body_to(server: &TestServer, from: u8, path: &str) -> TcpStream {
        let head = format!("POST {path} HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nab");
        server.connect(from, &head).await
    }

    /// A request whose body the server waits for.
    async fn begun(server: &TestServer) -> TcpStream {
        let head = "POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nExpect: 100-continue\r\n\r\n";
        let mut stream = server.connect(2, head).await;
        until(&mut stream, "100 Continue").await;
        stream
    }

    #[tokio::test]
    async fn unfinished_heads_idle_connections_and_slow_bodies_are_closed_and_streams_live_on() {
        let brief = Duration::from_millis(100);
        let server = start(ServerLimits { head: brief, body: brief, ..limits(50, 50) }).await;
        let mut events = server.ask(2, "/events").await;
        until(&mut events, "200 OK").await;
        assert!(!rest(server.connect(2, HALF).await).await.contains("here"));
        let answered = rest(server.ask(2, "/").await).await;
        assert!(answered.ends_with("here"), "answered, then closed: {answered}");
        let slow = "POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nabc";
        let refused = rest(server.connect(2, slow).await).await;
        assert!(refused.starts_with("HTTP/1.1 400"), "{refused}");
        // Three time-outs have passed: the stream still shows that it lives.
        for _ in 0..10 {
            until(&mut events, ":").await;
        }
    }

    #[tokio::test]
    async fn who_reads_nothing_of_what_is_sent_is_closed() {
        let server = start(ServerLimits { stalled: Duration::from_millis(100), ..limits(1, 1) }).await;
        let deaf = server.ask(2, "/endless").await;
        // The one place there is comes free again without a word from the deaf one.
        loop {
            if rest(server.connect(2, "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await)
                .await
                .ends_with("here")
            {
                break;
            }
        }
        drop(deaf);
    }

    #[tokio::test]
    async fn a_new_connection_takes_the_place_of_the_oldest_stream_where_there_are_streams_alone() {
        let server = start(limits(50, 2)).await;
        let mut streams = Vec::new();
        for _ in 0..2 {
            let mut stream = server.ask(2, "/events").await;
            until(&mut stream, "200 OK").await;
            streams.push(stream);
        }
        until(&mut server.ask(2, "/").await, "here").await;
        rest(streams.remove(0)).await;
        until(&mut streams[0], ":").await;
    }

    #[tokio::test]
    async fn the_end_waits_for_what_is_being_answered_and_for_nothing_else() {
        let server = start(limits(50, 50)).await;
        let mut working = begun(&server).await;
        // A half head, an idle connection.
        let half = server.connect(2, HALF).await;
        let mut idle = server.ask(2, "/").await;
        until(&mut idle, "here").await;
        server.stop.send(true).unwrap();
        assert_eq!((rest(half).await, rest(idle).await), (String::new(), String::new()));
        working.write_all(b"abcde").await.unwrap();
        assert!(rest(working).await.ends_with("abcde"));
        server.done.await.unwrap();
    }

    /// One client with an unfinished body held the whole program up for 20 s.
    #[tokio::test]
    async fn a_body_that_never_comes_does_not_hold_up_the_end() {
        let server = start(ServerLimits { ending: Duration::from_millis(100), ..limits(50, 50) }).await;
        let unfinished = begun(&server).await;
        server.stop.send(true).unwrap();
        server.done.await.unwrap();
        assert_eq!(rest(unfinished).await, "", "closed without an answer");
    }
}
