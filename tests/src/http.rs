//! A small blocking HTTP/1.1 client for loopback: enough for the chat's API and for WebDriver.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use serde_json::Value;

/// How long an answer may take before a test gives up. Nothing is decided by it but failure.
const PATIENCE: Duration = Duration::from_secs(180);

#[derive(Clone, Debug)]
pub struct HttpAnswer {
    pub status: u16,
    /// The headers, names in lower case.
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl HttpAnswer {
    /// The body as JSON; null where it is none.
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or(Value::Null)
    }

    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(header, _)| header == name).map(|(_, value)| value.as_str())
    }
}

/// Asks once, on a connection of its own. `headers` come after `Host` and the body's own.
///
/// # Errors
/// The server cannot be reached or does not speak HTTP.
pub fn ask(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: Option<&Value>,
) -> io::Result<HttpAnswer> {
    let body = body.map(|body| ("application/json", body.to_string()));
    whole_answer(request(address, method, path, headers, body)?)
}

/// Sends a form as a browser does, from a page of the same server.
///
/// # Errors
/// The server cannot be reached or does not speak HTTP.
pub fn send_form(
    address: SocketAddr,
    path: &str,
    headers: &[(&str, &str)],
    form: &str,
) -> io::Result<HttpAnswer> {
    let body = Some(("application/x-www-form-urlencoded", form.to_owned()));
    whole_answer(request(address, "POST", path, headers, body)?)
}

fn whole_answer(mut stream: BufReader<TcpStream>) -> io::Result<HttpAnswer> {
    let (status, headers) = head(&mut stream)?;
    let field =
        |name: &str| headers.iter().find(|(header, _)| header == name).map(|(_, value)| value.as_str());
    let mut body = Vec::new();
    if field("transfer-encoding") == Some("chunked") {
        while let Some(chunk) = chunk(&mut stream)? {
            body.extend(chunk);
        }
    } else if let Some(length) = field("content-length").and_then(|length| length.parse().ok()) {
        body.resize(length, 0);
        stream.read_exact(&mut body)?;
    } else {
        stream.read_to_end(&mut body)?;
    }
    Ok(HttpAnswer { status, headers, body })
}

/// An open stream of server-sent events.
#[derive(Debug)]
pub struct Events {
    stream: BufReader<TcpStream>,
    text: String,
}

impl Events {
    /// Opens a stream.
    ///
    /// # Errors
    /// The server cannot be reached or refuses.
    pub fn open(address: SocketAddr, path: &str, headers: &[(&str, &str)]) -> io::Result<Self> {
        let mut stream = request(address, "GET", path, headers, None)?;
        let (status, _) = head(&mut stream)?;
        if status != 200 {
            return Err(io::Error::other(format!("status {status}")));
        }
        Ok(Self { stream, text: String::new() })
    }

    /// The data of the next event, as JSON.
    ///
    /// # Errors
    /// The stream has ended.
    pub fn next_json(&mut self) -> io::Result<Value> {
        loop {
            if let Some((event, rest)) = self.text.split_once("\n\n") {
                let data = event.lines().find_map(|line| line.strip_prefix("data:")).map(str::trim);
                let found = data.and_then(|data| serde_json::from_str(data).ok());
                self.text = rest.to_owned();
                if let Some(found) = found {
                    return Ok(found);
                }
            } else {
                let chunk = chunk(&mut self.stream)?.ok_or(io::ErrorKind::UnexpectedEof)?;
                self.text.push_str(&String::from_utf8_lossy(&chunk));
            }
        }
    }
}

fn request(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: Option<(&str, String)>,
) -> io::Result<BufReader<TcpStream>> {
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_nodelay(true)?;
    let mut text = format!("{method} {path} HTTP/1.1\r\nConnection: close\r\n");
    if !headers.iter().any(|(name, _)| name.eq_ignore_ascii_case("host")) {
        text.push_str(&format!("Host: {address}\r\n"));
    }
    for (name, value) in headers {
        text.push_str(&format!("{name}: {value}\r\n"));
    }
    if let Some((kind, body)) = &body {
        text.push_str(&format!("Content-Type: {kind}\r\nContent-Length: {}\r\n", body.len()));
    }
    text += "\r\n";
    text += body.as_ref().map_or("", |(_, body)| body.as_str());
    stream.write_all(text.as_bytes())?;
    Ok(BufReader::new(stream))
}

fn head(stream: &mut impl BufRead) -> io::Result<(u16, Vec<(String, String)>)> {
    let wrong = || io::Error::new(io::ErrorKind::InvalidData, "no HTTP answer");
    let status = line(stream)?.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or_else(wrong)?;
    let mut headers = Vec::new();
    loop {
        let header = line(stream)?;
        if header.is_empty() {
            return Ok((status, headers));
        }
        let (name, value) = header.split_once(':').ok_or_else(wrong)?;
        headers.push((name.to_ascii_lowercase(), value.trim().to_owned()));
    }
}

fn chunk(stream: &mut impl BufRead) -> io::Result<Option<Vec<u8>>> {
    let size = line(stream)?;
    let size = usize::from_str_radix(size.trim(), 16).map_err(io::Error::other)?;
    let mut bytes = vec![0; size];
    stream.read_exact(&mut bytes)?;
    line(stream)?;
    Ok((size > 0).then_some(bytes))
}

fn line(stream: &mut impl BufRead) -> io::Result<String> {
    let mut line = String::new();
    if stream.read_line(&mut line)? == 0 {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    Ok(line.trim_end_matches(['\r', '\n']).to_owned())
}
