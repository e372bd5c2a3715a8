//! What is sent to Discord: answers to interactions, and the posts that rooms are owed.

pub mod answer;
pub mod board;
pub mod body;
pub mod callback;
pub mod carrier;
pub mod channel_message;
pub mod component;
pub mod emoji;
pub mod followup;
pub mod forum;
pub mod forum_tag;
pub mod interaction_token;
pub mod layout;
pub mod links;
pub mod markdown;
pub mod message;
pub mod message_shape;
pub mod reply;
pub mod retire;
pub mod send;
pub mod send_error;
pub mod thread;
pub mod unsure;
pub mod user_install;
pub mod welcome;
