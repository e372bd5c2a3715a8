//! The Lasermate chat bot.
