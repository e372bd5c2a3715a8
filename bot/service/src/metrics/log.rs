//! Counting the lines of the log that tell of trouble, whether or not they are written.

use tracing::{Event, Level, Subscriber};
use tracing_subscriber::Layer;
use tracing_subscriber::layer::Context;

use super::TROUBLES;

/// A layer of the log that counts warnings and errors. What they say is not looked at.
#[derive(Clone, Copy, Debug, Default)]
pub struct Troubles;

impl<S: Subscriber> Layer<S> for Troubles {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        match *event.metadata().level() {
            Level::ERROR => TROUBLES.count(["error"]),
            Level::WARN => TROUBLES.count(["warn"]),
            _ => {}
        }
    }
}
