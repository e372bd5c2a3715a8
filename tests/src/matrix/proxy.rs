//! What stands between the bot and the server: it holds back or refuses what a test names, so that the test decides what comes
//! first.

use std::io::{self, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// How long a test waits for a request at the most.
const PATIENCE: Duration = Duration::from_secs(120);

/// A proxy before a server. Requests are named by a part of their path, as `/send/`.
#[derive(Debug)]
pub struct Proxy {
    address: SocketAddr,
    gate: Arc<ProxyGate>,
}

#[derive(Debug, Default)]
struct ProxyGate {
    state: Mutex<ProxyState>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct ProxyState {
    held: Vec<&'static str>,
    refused: Vec<(&'static str, ServerRefusal)>,
    /// The paths of the requests that wait.
    waiting: Vec<String>,
    over: bool,
}

/// What a server says that does not do what it is asked for.
#[derive(Clone, Copy, Debug)]
pub enum ServerRefusal {
    Forbidden,
    TooLarge,
    /// It is too much at once: again in two seconds.
    Limited,
}

impl ServerRefusal {
    fn answer(self) -> String {
        let (status, body) = match self {
            Self::Forbidden => ("403 Forbidden", r#"{"errcode":"M_FORBIDDEN","error":"Forbidden"}"#),
            Self::TooLarge => ("413 Payload Too Large", r#"{"errcode":"M_TOO_LARGE","error":"Too large"}"#),
            Self::Limited => (
                "429 Too Many Requests",
                r#"{"errcode":"M_LIMIT_EXCEEDED","error":"Too much","retry_after_ms":2000}"#,
            ),
        };
        let length = body.len();
        format!(
            "HTTP/1.1 {status}\r\nContent-Type: application/json\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{body}"
        )
    }
}

impl Proxy {
    /// A proxy before a server on loopback.
    ///
    /// # Panics
    /// There is no free port.
    pub fn before(server: SocketAddr) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = listener.local_addr().expect("it has an address");
        let gate = Arc::new(ProxyGate::default());
        let own = Arc::clone(&gate);
        thread::spawn(move || {
            for client in listener.incoming().map_while(Result::ok) {
                if own.state().over {
                    break;
                }
                let gate = Arc::clone(&own);
                // A client that goes away, as one that is killed does, ends its own thread alone.
                thread::spawn(move || gate.pass_on(client, server));
            }
        });
        Self { address, gate }
    }

    /// Its address as a link.
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Holds back requests, and the answers to those that are with the server already.
    pub fn hold(&self, part: &'static str) {
        self.gate.state().held.push(part);
    }

    pub fn release(&self, part: &str) {
        self.gate.state().held.retain(|held| *held != part);
        self.gate.changed.notify_all();
    }

    /// Answers requests in the server's place from now on, or no longer.
    pub fn refuse(&self, part: &'static str, refusal: Option<ServerRefusal>) {
        let mut state = self.gate.state();
        state.refused.retain(|(refused, _)| *refused != part);
        state.refused.extend(refusal.map(|refusal| (part, refusal)));
    }

    /// Waits until a request is held back.
    ///
    /// # Panics
    /// None is.
    pub fn wait_for(&self, part: &str) {
        let none = |state: &mut ProxyState| !state.waiting.iter().any(|path| path.contains(part));
        let state = self.gate.state();
        let (state, waited) = self
            .gate
            .changed
            .wait_timeout_while(state, PATIENCE, none)
            .unwrap_or_else(PoisonError::into_inner);
        assert!(!waited.timed_out(), "no request with {part} is held back: {state:?}");
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        let mut state = self.gate.state();
        state.over = true;
        state.held.clear();
        drop(state);
        self.gate.changed.notify_all();
        // So that it looks whether it is over.
        let _ = TcpStream::connect(self.address);
    }
}

impl ProxyGate {
    fn state(&self) -> MutexGuard<'_, ProxyState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits as long as what has this path is held back.
    fn wait(&self, path: &str) {
        let mut state = self.state();
        if !state.holds(path) {
            return;
        }
        state.waiting.push(path.to_owned());
        self.changed.notify_all();
        let mut state =
            self.changed.wait_while(state, |state| state.holds(path)).unwrap_or_else(PoisonError::into_inner);
        if let Some(at) = state.waiting.iter().position(|waiting| waiting == path) {
            state.waiting.remove(at);
        }
    }

    /// One request and its answer, each on a connection of its own.
    fn pass_on(&self, mut client: TcpStream, server: SocketAddr) -> io::Result<()> {
        let (head, mut rest) = head(&mut client)?;
        let path = head.split(' ').nth(1).unwrap_or_default().to_owned();
        let length = head.lines().find_map(|line| {
            let (name, value) = line.split_once(':')?;
            name.eq_ignore_ascii_case("content-length").then(|| value.trim().parse::<usize>().ok())?
        });
        let known = rest.len();
        rest.resize(known.max(length.unwrap_or(0)), 0);
        client.read_exact(&mut rest[known..])?;
        self.wait(&path);
        let refusal = self.state().refusal_of(&path);
        if let Some(refusal) = refusal {
            return client.write_all(refusal.answer().as_bytes());
        }
        let mut server = TcpStream::connect(server)?;
        let lines = head.lines().filter(|line| !line.to_ascii_lowercase().starts_with("connection:"));
        let head: Vec<_> = lines.chain(["Connection: close", "", ""]).collect();
        server.write_all(head.join("\r\n").as_bytes())?;
        server.write_all(&rest)?;
        let mut first = [0; 1];
        server.read_exact(&mut first)?;
        self.wait(&path);
        client.write_all(&first)?;
        io::copy(&mut server, &mut client).map(drop)
    }
}

impl ProxyState {
    fn holds(&self, path: &str) -> bool {
        self.held.iter().any(|part| path.contains(part))
    }

    fn refusal_of(&self, path: &str) -> Option<ServerRefusal> {
        self.refused.iter().find(|(part, _)| path.contains(part)).map(|(_, refusal)| *refusal)
    }
}

/// The lines before a request's body, and what came of the body with them.
fn head(client: &mut TcpStream) -> io::Result<(String, Vec<u8>)> {
    const END: &[u8] = b"\r\n\r\n";
    let (mut read, mut buffer) = (Vec::new(), [0; 8192]);
    loop {
        if let Some(at) = read.windows(END.len()).position(|four| four == END) {
            let rest = read.split_off(at + END.len());
            read.truncate(at);
            return Ok((String::from_utf8_lossy(&read).into_owned(), rest));
        }
        match client.read(&mut buffer)? {
            0 => return Err(io::ErrorKind::UnexpectedEof.into()),
            count => read.extend(&buffer[..count]),
        }
    }
}
