//! Short annotated games, played out in pictures.

use lasermate_domain::command::mark::{LIFELINE, says};

use crate::say;

/// A short game with notes.
#[derive(Debug, PartialEq, Eq)]
pub struct Demo {
    pub game: &'static str,
    pub title: &'static str,
    /// The pictures: the moves played before each (none for the start), and what is to be seen.
    pub steps: &'static [(&'static str, &'static str)],
}

/// The words of a demonstration: a numbered sentence for each picture, with what was played before it.
pub fn words(demo: &Demo, title: &str, played: &[String]) -> String {
    let mut text = say::lessons::demo_title(title, demo.title);
    for (index, (_, note)) in demo.steps.iter().enumerate() {
        let deed = played.get(index).filter(|deed| !deed.is_empty());
        // A lifeline is shown as it is typed.
        let deed = deed.map_or_else(String::new, |deed| {
            format!("**{}** ", deed.replace("lifeline-", says!(LIFELINE, " ")))
        });
        text += &format!("\n{}. {deed}{note}", index + 1);
    }
    text
}
