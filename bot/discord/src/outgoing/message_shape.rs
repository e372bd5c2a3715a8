//! Whether messages are framed, and how those look that are there: a framed one is changed otherwise than a plain one.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde_json::Value;
use serenity::model::id::{InteractionId, MessageId};
use tokio::time::{Duration, Instant};
use tracing::warn;
use twilight_model::channel::message::Component;

use crate::api::{ApiError, code};
use crate::limits;
use crate::outgoing::emoji::Icons;
use crate::{CAPABILITIES, id};
use lasermate_domain::lru::RecentMap;
use lasermate_domain::port::Capabilities;
use lasermate_service::metrics;

/// After how many refusals in a row all messages are plain: fewer may be the fault of a single message.
const IN_A_ROW: u32 = 3;
/// For how long they are plain then.
const REFUSED: Duration = Duration::from_hours(1);

/// How richly something is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FrameMode {
    /// Whether it may be framed.
    pub frames: bool,
    /// Whether it was framed, which whoever sends it says.
    pub framed: bool,
}

/// How a message looks that is there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MessageShape {
    /// Words with rows under them.
    Plain,
    /// Laid out: its parts without rows.
    Framed(Arc<Vec<Component>>),
}

impl MessageShape {
    /// The shape of a message as Discord tells it.
    pub fn of_message(message: &Value) -> Self {
        crate::outgoing::layout::of_message(message)
            .map_or(Self::Plain, |parts| Self::Framed(Arc::new(parts)))
    }
}

/// Whether messages are framed, and the shapes of those sent last.
#[derive(Debug)]
pub struct Frames {
    wanted: bool,
    state: Mutex<FrameState>,
}

#[derive(Debug)]
struct FrameState {
    /// How many framed messages were refused since the last that was taken.
    in_a_row: u32,
    refused: Option<Instant>,
    shapes: RecentMap<MessageId, MessageShape>,
    /// Whether the answer to an interaction is framed: one that is delivered again changes that answer.
    answered: RecentMap<InteractionId, bool>,
}

impl Frames {
    /// Framed where the settings wish it.
    pub fn new(wanted: bool) -> Self {
        let state = FrameState {
            in_a_row: 0,
            refused: None,
            shapes: RecentMap::new(limits::LAYOUTS),
            answered: RecentMap::new(limits::LAYOUTS),
        };
        Self { wanted, state: Mutex::new(state) }
    }

    fn state(&self) -> MutexGuard<'_, FrameState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether new messages are framed now.
    pub fn on(&self) -> bool {
        self.wanted && self.state().refused.is_none_or(|at| at.elapsed() > REFUSED)
    }

    /// How something is sent at first.
    pub fn form(&self) -> FrameMode {
        FrameMode { frames: self.on(), framed: false }
    }

    /// A framed message was refused. After several in a row all are plain for a while; whether that begins now.
    fn refused(&self) -> bool {
        let was_on = self.on();
        let mut state = self.state();
        state.in_a_row += 1;
        if state.in_a_row >= IN_A_ROW {
            (state.in_a_row, state.refused) = (0, Some(Instant::now()));
        }
        was_on && state.in_a_row == 0
    }

    /// A framed message was taken.
    fn taken(&self) {
        self.state().in_a_row = 0;
    }

    /// Notes how a message looks.
    pub fn note(&self, message: MessageId, shape: MessageShape) {
        self.state().shapes.put(message, shape);
    }

    /// Notes whether an interaction has a framed answer. It has one as soon as that is sent: what Discord has taken may come again
    /// before it says so.
    pub fn answered(&self, interaction: InteractionId, framed: bool) {
        self.state().answered.put(interaction, framed);
    }

    /// Whether an interaction has a framed answer already.
    pub fn has_answered(&self, interaction: InteractionId) -> bool {
        self.state().answered.get(&interaction).unwrap_or_default()
    }

    /// How a message looks, where that is known.
    pub fn shape(&self, message: MessageId) -> Option<MessageShape> {
        self.state().shapes.get(&message)
    }

    /// What can be shown now.
    pub fn capabilities(&self) -> Capabilities {
        Capabilities { frames: self.on(), ..CAPABILITIES }
    }

    /// Whether something is to be sent again, in a plainer form, because Discord refuses its own: first without emojis, which may be
    /// gone, then without frames.
    pub fn goes_plainer<T>(&self, icons: &Icons, form: &mut FrameMode, sent: &Result<T, ApiError>) -> bool {
        match sent {
            Err(error) => error.is(code::INVALID_FORM) && self.is_plainer(icons, form, error),
            Ok(_) => {
                if form.framed {
                    self.taken();
                }
                false
            }
        }
    }

    /// Whether there is a plainer form than the one that was refused.
    fn is_plainer(&self, icons: &Icons, form: &mut FrameMode, error: &ApiError) -> bool {
        if icons.forget() {
            warn!(%error, "Discord refused a message with emojis; menus go without");
            metrics::call_refused(id::NAME, "emoji");
            return true;
        }
        if !form.frames || !form.framed {
            return false;
        }
        (form.frames, form.framed) = (false, false);
        metrics::call_refused(id::NAME, "frame");
        if self.refused() {
            warn!(%error, "Discord refuses framed messages; messages are plain for an hour");
        } else {
            warn!(%error, "Discord refused a framed message; it is sent plain");
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn after_three_refused_frames_in_a_row_messages_are_plain_for_an_hour() {
        let frames = Frames::new(true);
        for _ in 0..2 {
            assert!(!frames.refused() && frames.on(), "a single message may be at fault");
            assert!(!frames.refused() && frames.on());
            frames.taken();
        }
        assert!(!frames.refused() && !frames.refused() && frames.refused() && !frames.on());
        for _ in 0..3 {
            assert!(!frames.refused(), "they were plain already");
        }
        tokio::time::advance(REFUSED + Duration::from_secs(1)).await;
        assert!(frames.on());
        assert!(!Frames::new(false).on());
    }
}
