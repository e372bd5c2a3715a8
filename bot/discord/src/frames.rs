//! Whether messages are framed, and how those look that are there: a framed one is changed otherwise than a plain one.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde_json::Value;
use serenity::model::id::{InteractionId, MessageId};
use tokio::time::{Duration, Instant};
use tracing::warn;

use super::Discord;
use super::api::{ApiError, code};
use lasermate_core::bounds::DISCORD_LAYOUTS;
use lasermate_core::metrics;
use lasermate_core::platform::Platform as _;
use lasermate_core::recent::Recent;

/// For how long messages are plain after Discord has refused a framed one.
const REFUSED: Duration = Duration::from_hours(1);

/// How a message looks that is there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Words with rows under them.
    Plain,
    /// Laid out: its parts without rows.
    Framed(Arc<Vec<Value>>),
}

impl Shape {
    /// The shape of a message as Discord tells it.
    pub fn of_message(message: &Value) -> Self {
        super::layout::of_message(message).map_or(Self::Plain, |parts| Self::Framed(Arc::new(parts)))
    }
}

/// Whether messages are framed, and the shapes of those sent last.
#[derive(Debug)]
pub struct Frames {
    wanted: bool,
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    refused: Option<Instant>,
    shapes: Recent<MessageId, Shape>,
    /// Interactions whose answer is framed: one that is delivered again changes that answer.
    answered: Recent<InteractionId, ()>,
}

impl Frames {
    /// Framed where the settings wish it.
    pub fn new(wanted: bool) -> Self {
        let state = State {
            refused: None,
            shapes: Recent::new(DISCORD_LAYOUTS),
            answered: Recent::new(DISCORD_LAYOUTS),
        };
        Self { wanted, state: Mutex::new(state) }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether new messages are framed now.
    pub fn on(&self) -> bool {
        self.wanted && self.state().refused.is_none_or(|at| at.elapsed() > REFUSED)
    }

    /// From now on messages are plain for a while; whether they were framed.
    fn refused(&self) -> bool {
        let was_on = self.on();
        self.state().refused = Some(Instant::now());
        was_on
    }

    /// Notes how a message looks.
    pub fn note(&self, message: MessageId, shape: Shape) {
        self.state().shapes.put(message, shape);
    }

    /// Notes that an interaction has a framed answer.
    pub fn answered(&self, interaction: InteractionId) {
        self.state().answered.put(interaction, ());
    }

    /// Whether an interaction has a framed answer already.
    pub fn has_answered(&self, interaction: InteractionId) -> bool {
        self.state().answered.get(&interaction).is_some()
    }

    /// How a message looks, where that is known.
    pub fn shape(&self, message: MessageId) -> Option<Shape> {
        self.state().shapes.get(&message)
    }
}

impl Discord {
    /// Whether the same may be sent again, plainer, after a refusal of its form: first without emojis, which may be gone, then without
    /// frames.
    pub(super) fn is_plainer(&self, error: &ApiError) -> bool {
        if !error.is(code::INVALID_FORM) {
            return false;
        }
        if self.icons.forget() {
            warn!(%error, "Discord refused a message with emojis; menus go without");
            metrics::call_refused(Self::NAME, "emoji");
            return true;
        }
        if self.frames.refused() {
            warn!(%error, "Discord refused a framed message; messages are plain for an hour");
            metrics::call_refused(Self::NAME, "frame");
            return true;
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn after_a_refused_frame_messages_are_plain_for_an_hour() {
        let frames = Frames::new(true);
        assert!(frames.on() && frames.refused() && !frames.on());
        assert!(!frames.refused(), "they were plain already");
        tokio::time::advance(REFUSED + Duration::from_secs(1)).await;
        assert!(frames.on());
        assert!(!Frames::new(false).on());
    }
}
