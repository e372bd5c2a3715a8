//! What a network can show. The planner turns what is meant into it.

use super::Abilities;

/// What a network can show, as it tells of itself ([`Platform::capabilities`](crate::platform::Platform::capabilities)).
/// What the bot may do in one room stands in [`Abilities`]; [`Capabilities::in_room`] takes both together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Capabilities {
    /// How one person alone can be shown something.
    pub private: PrivateDelivery,
    /// Whether a short notice that notifies nobody can be written in reply.
    pub quiet: bool,
    /// Whether there are buttons under messages. Without them choices are numbered.
    pub buttons: bool,
    /// Whether there are menus under messages. Without them choices are numbered.
    pub menus: bool,
    /// Whether forms can be shown. Without them the line is shown that says the same when it is typed.
    pub forms: bool,
    /// Whether its forms have menus, also of people. Without it the menus are shown that ask the same, where there are such.
    pub form_menus: bool,
    /// Whether choices are offered while somebody types. Without it the best ones follow a refusal.
    pub completion: bool,
    /// Whether there are threads.
    pub threads: bool,
    /// Whether a message can be changed after it was sent.
    pub edit: bool,
    /// Whether pictures can be sent. Without them boards are posted as text, and other pictures are described.
    pub pictures: bool,
    /// Whether a picture has a description apart from the words. Without it the description joins the words.
    pub alt_text: bool,
    /// Whether people can be mentioned so that they are notified.
    pub mentions: bool,
    /// Whether words, pictures and buttons can be framed as one piece, with a colour at its side.
    pub frames: bool,
    /// How much fits.
    pub limits: MessageLimits,
}

/// How one person alone can be shown something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrivateDelivery {
    /// Where it was asked: in a message that nobody else sees, or because nobody else is in the room.
    InPlace,
    /// In a direct room of the bot and the person.
    DirectRoom,
    /// Not at all.
    None,
}

/// How much fits into a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MessageLimits {
    /// The most characters of a message in our Markdown; `None` where the network cuts what it has rendered itself.
    pub text: Option<usize>,
    /// How many numbered choices are listed at once; the others are on further pages.
    pub listed: usize,
}

impl Capabilities {
    /// Everything that the built-in page has: its forms have fields alone, and its messages no frames.
    pub const ALL: Self = Self {
        private: PrivateDelivery::InPlace,
        quiet: true,
        buttons: true,
        menus: true,
        forms: true,
        form_menus: false,
        completion: true,
        threads: true,
        edit: true,
        pictures: true,
        alt_text: true,
        mentions: true,
        frames: false,
        limits: MessageLimits { text: None, listed: 9 },
    };

    /// What can be shown in a room where the bot may do this.
    #[must_use]
    pub fn in_room(self, can: &Abilities) -> Self {
        Self { pictures: self.pictures && can.attach, threads: self.threads && can.threads, ..self }
    }
}
