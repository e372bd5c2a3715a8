//! Patience with whoever sends slowly or reads nothing: it ends.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::{Body, BodyDataStream};
use futures_util::{StreamExt as _, stream};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep, sleep, timeout_at};

/// A request's body that has to be there in time. `ended` is called once it is there, or will not come.
pub(super) fn hurried<F: Fn() + Send + 'static>(body: Body, most: Duration, ended: F) -> Body {
    let end = Instant::now() + most;
    let next = move |(body, ended): (Option<BodyDataStream>, F)| async move {
        let mut body = body?;
        let (part, body) = match timeout_at(end, body.next()).await {
            Ok(None) => (None, None),
            Ok(Some(part)) => (Some(part.map_err(io::Error::other)), Some(body)),
            Err(_) => (Some(Err(io::ErrorKind::TimedOut.into())), None),
        };
        if body.is_none() {
            ended();
        }
        Some((part?, (body, ended)))
    };
    Body::from_stream(stream::unfold((Some(body.into_data_stream()), ended), next))
}

/// A connection that fails once the other side has read nothing for long.
#[derive(Debug)]
pub(super) struct StallGuard {
    stream: TcpStream,
    most: Duration,
    stalled: Option<Pin<Box<Sleep>>>,
}

impl StallGuard {
    pub(super) fn new(stream: TcpStream, most: Duration) -> Self {
        Self { stream, most, stalled: None }
    }

    fn judge<T>(&mut self, cx: &mut Context<'_>, done: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if done.is_ready() {
            self.stalled = None;
            return done;
        }
        let most = self.most;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(most)));
        stalled.as_mut().poll(cx).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for StallGuard {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buffer)
    }
}

impl AsyncWrite for StallGuard {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let done = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.judge(cx, done)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let done = Pin::new(&mut self.stream).poll_write_vectored(cx, parts);
        self.judge(cx, done)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}
