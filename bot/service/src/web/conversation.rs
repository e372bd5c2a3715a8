//! One connection of a server: its requests one after the other, answered within bounds.

use std::convert::Infallible;
use std::net::IpAddr;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll};

use axum::Router;
use axum::body::{Body, Bytes};
use axum::http::{Request, Response, header};
use hyper::body::{Body as _, Frame, Incoming, SizeHint};
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpStream;
use tokio::sync::watch;

use super::connections::{ConnectionSlot, ConnectionState};
use super::limits::ServerLimits;
use super::timeouts::{StallGuard, hurried};

/// Comes when the program ends. That nobody can tell us any more is a reason to end.
pub(super) async fn told(stop: &mut watch::Receiver<bool>) {
    let _ = stop.wait_for(|stop| *stop).await;
}

/// One connection with all its requests.
pub(super) async fn converse(
    stream: TcpStream,
    from: IpAddr,
    place: ConnectionSlot,
    router: Router,
    limits: Arc<ServerLimits>,
    mut stop: watch::Receiver<bool>,
) {
    // Answers go out at once; a system that cannot do that sends them a little later.
    let _ = stream.set_nodelay(true);
    let place = Arc::new(place);
    let caller = limits.caller(from);
    let router = TowerToHyperService::new(router);
    let answer = service_fn(|request: Request<Incoming>| {
        let whole = request.body().is_end_stream();
        // A place at work is never taken away, so a half body does not count as work.
        place.note(if whole { ConnectionState::Answered } else { ConnectionState::Sending });
        let working = OccupiedSlot(Arc::clone(&place));
        let mut request = request.map(Body::new);
        if !whole {
            let place = Arc::clone(&place);
            request = request.map(|body| hurried(body, limits.body, move || place.has_sent()));
        }
        request.extensions_mut().insert(caller);
        let answered = router.call(request);
        async move {
            let response: Response<Body> = answered.await?;
            let kind = response.headers().get(header::CONTENT_TYPE);
            if kind.is_some_and(|kind| kind.as_bytes().starts_with(b"text/event-stream")) {
                working.0.note(ConnectionState::Streaming);
            }
            Ok::<_, Infallible>(response.map(|body| Answer { body, _working: working }))
        }
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(limits.head);
    let mut connection =
        pin!(http.serve_connection(TokioIo::new(StallGuard::new(stream, limits.stalled)), answer));
    let mut ending = false;
    loop {
        tokio::select! {
            // Whatever went wrong with it, it is over.
            _ = connection.as_mut() => return,
            () = place.taken() => return,
            () = told(&mut stop), if !ending => {
                if place.is_waiting() {
                    return;
                }
                connection.as_mut().graceful_shutdown();
                ending = true;
            }
        }
    }
}

/// Held while a connection is being answered.
struct OccupiedSlot(Arc<ConnectionSlot>);

impl Drop for OccupiedSlot {
    fn drop(&mut self) {
        self.0.note(ConnectionState::Idle);
    }
}

/// An answer's body: once it has been sent, or is given up, the connection waits again.
struct Answer {
    body: Body,
    _working: OccupiedSlot,
}

impl hyper::body::Body for Answer {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
