//! What is said, written out in English as a reader gets it: tests compare that, and no marks of messages.

use lasermate_domain::port::{CompletionChoice, Reply};
use lasermate_present::language::Language;
use lasermate_present::live_board::{LiveBoard, MovePart};
use lasermate_present::picture;
use lasermate_present::saying::in_english;
use lasermate_present::told::Reader;
use lasermate_present::variants::page::RulesText;
use lasermate_render::Frame;
use lasermate_render::scene::Scene;

/// Something with words that is written out.
pub trait English: Sized {
    fn english(self) -> Self;
}

/// A text that is borrowed.
pub fn english(text: impl AsRef<str>) -> String {
    in_english(text.as_ref())
}

fn all<T: English>(items: &mut Vec<T>) {
    *items = std::mem::take(items).into_iter().map(English::english).collect();
}

impl English for String {
    fn english(self) -> Self {
        in_english(&self)
    }
}

impl<T: English> English for Option<T> {
    fn english(self) -> Self {
        self.map(English::english)
    }
}

impl<T: English> English for Vec<T> {
    fn english(mut self) -> Self {
        all(&mut self);
        self
    }
}

impl English for Reply {
    fn english(self) -> Self {
        Reader { network: "local", language: Language::english() }.reply(self)
    }
}

impl English for CompletionChoice {
    fn english(self) -> Self {
        Self { label: self.label.english(), ..self }
    }
}

impl English for RulesText {
    fn english(self) -> Self {
        Self { text: self.text.english(), ..self }
    }
}

impl English for Scene {
    fn english(mut self) -> Self {
        let words = self.caption.iter_mut().flat_map(picture::caption_words);
        words.for_each(|words| *words = in_english(words));
        self
    }
}

impl English for Frame {
    fn english(self) -> Self {
        Self { scene: self.scene.english(), ..self }
    }
}

impl English for MovePart {
    fn english(mut self) -> Self {
        self.words = self.words.english();
        all(&mut self.next);
        self
    }
}

impl English for LiveBoard {
    fn english(mut self) -> Self {
        self.pieces.values_mut().for_each(|words| *words = in_english(words));
        all(&mut self.moves);
        self
    }
}
