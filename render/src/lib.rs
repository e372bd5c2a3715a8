//! A scene to a PNG or an animation; knows no rules.

pub mod scene;
