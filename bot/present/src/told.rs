//! What the service says, as whoever reads it gets it: sayings in their language, people named for their network.

use lasermate_domain::name_mark::{as_written, cut};
use lasermate_domain::port::{
    Button, CompletionChoice, Form, Menu, MenuOption, Picture, PinnedWhat, Post, Reply,
};

use crate::language::Language;
use crate::saying::{is_said, written};
use crate::text::threads::NAME_CHARS;
use crate::text::{ALT_CHARS, person};

/// For whom something is written out.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'n> {
    pub network: &'n str,
    pub language: &'static Language,
}

impl Reader<'_> {
    /// A text as it is sent or kept.
    pub fn text(self, text: &str) -> String {
        person::told(&written(text, self.language), self.network)
    }

    fn plain(self, text: &mut String) {
        if is_said(text) {
            *text = written(text, self.language);
        }
    }

    pub fn reply(self, mut reply: Reply) -> Reply {
        reply.text = self.text(&reply.text);
        if let Some(file) = &mut reply.file {
            file.text = self.text(&file.text);
        }
        self.buttons(&mut reply.buttons);
        for Menu { prompt, options, .. } in &mut reply.menus {
            self.plain(prompt);
            self.options(options);
        }
        if let Some(Form { title, fields, .. }) = &mut reply.form {
            self.plain(title);
            for field in fields {
                self.plain(&mut field.label);
                self.plain(&mut field.hint);
                self.options(&mut field.choices);
            }
        }
        reply.pictures = reply.pictures.into_iter().map(|picture| self.picture(picture)).collect();
        reply.language = self.language.code();
        reply
    }

    /// A post as it is kept: its people are named when it is sent, as they are called then.
    pub fn kept(self, mut post: Post) -> Post {
        self.plain(&mut post.text);
        let heading = post.heading.iter_mut().map(|heading| &mut heading.name);
        heading.chain(&mut post.thread).for_each(|name| self.plain(name));
        self.buttons(&mut post.buttons);
        post
    }

    /// A kept post as it is sent.
    pub fn sent(self, mut post: Post) -> Post {
        post.text = person::told(&post.text, self.network);
        let heading = post.heading.iter_mut().map(|heading| &mut heading.name);
        for name in heading.chain(&mut post.thread) {
            *name = person::told(&cut(name, NAME_CHARS), self.network);
        }
        post
    }

    pub fn buttons(self, buttons: &mut [Button]) {
        buttons.iter_mut().for_each(|button| self.plain(&mut button.label));
    }

    pub fn choices(self, choices: &mut [CompletionChoice]) {
        choices.iter_mut().for_each(|choice| self.plain(&mut choice.label));
    }

    fn options(self, options: &mut [MenuOption]) {
        for MenuOption { label, help, .. } in options {
            self.plain(label);
            self.plain(help);
        }
    }

    pub fn picture(self, mut picture: Picture) -> Picture {
        picture.marked_alt = cut(&written(&picture.marked_alt, self.language), ALT_CHARS);
        picture.alt = as_written(&picture.marked_alt);
        picture.sketch = picture.sketch.in_language(self.language.code());
        if let Some(pinned) = &mut picture.pinned {
            self.language.code().clone_into(&mut pinned.language);
            if let PinnedWhat::Position { title, .. } = &mut pinned.what {
                self.plain(title);
            }
        }
        picture
    }
}
