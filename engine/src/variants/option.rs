//! Options: how the values that a table chooses are called, explained, read and written.
//!
//! A game declares each option once, as a [`Field`] of its [`Options`]: name, meaning, need, and the typed place that it sets.

use std::borrow::Cow;

use strum::{EnumMessage, VariantArray};

use super::variant::Options;

/// A value as it is typed, and what it means.
pub type Word = (&'static str, &'static str);

/// An option as people see it.
#[derive(Clone, Copy, Debug)]
pub struct OptionSpec {
    /// The word before `=`.
    pub name: &'static str,
    /// What it decides, in one sentence for people.
    pub help: &'static str,
    /// Without what it would decide nothing, if anything.
    pub needs: Option<Needs>,
    /// Whether chance draws it when a game begins, so that it is nobody's to choose.
    pub is_drawn: bool,
    /// Whether a preset's summary tells of what it decides, and is not true with another value.
    pub is_in_summary: bool,
    takes: Takes,
}

/// The option without which another would decide nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Needs {
    pub option: &'static str,
    /// The values of it that will do.
    pub values: &'static [&'static str],
}

/// The whole numbers an option takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbers {
    pub least: u64,
    pub most: u64,
    /// What each must be a multiple of.
    pub multiple_of: u64,
}

#[derive(Clone, Copy, Debug)]
enum Takes {
    /// The words of an enum.
    Words(fn() -> Vec<Word>),
    /// Two words: for what is not so, and for what is.
    Switch(&'static [Word; 2]),
    /// Numbers, with those to offer.
    Numbers(Numbers, &'static [Word]),
    /// Texts of a form of their own: what is taken, and those to offer.
    Texts(&'static str, &'static [Word]),
}

/// An option of a game: a place in what its table chose.
#[derive(Clone, Copy, Debug)]
pub struct Field<R: 'static> {
    pub spec: OptionSpec,
    write: fn(&Options<R>) -> Cow<'static, str>,
    read: fn(&mut Options<R>, &str) -> bool,
}

/// An enum whose values are words with a meaning each: `#[strum(message = "…")]` says it.
pub trait WordValues: Copy + Into<&'static str> + EnumMessage + VariantArray {}

impl<V: Copy + Into<&'static str> + EnumMessage + VariantArray> WordValues for V {}

/// The words of an enum with what each means.
pub(crate) fn words<V: WordValues>() -> Vec<Word> {
    words_meaning(|value: V| value.get_message().unwrap_or_default())
}

/// The same words where they mean something of their own.
pub(crate) fn words_meaning<V: WordValues>(meaning: impl Fn(V) -> &'static str) -> Vec<Word> {
    V::VARIANTS.iter().map(|value| ((*value).into(), meaning(*value))).collect()
}

/// The value of a word.
pub(crate) fn read_word<V: WordValues>(text: &str) -> Option<V> {
    V::VARIANTS.iter().copied().find(|value| Into::<&str>::into(*value) == text)
}

/// The words of a plain switch, which takes some others too.
pub(crate) const ON_OFF: &[Word; 2] = &[("off", "no"), ("on", "yes")];

/// Whether a text switches on.
pub(crate) fn read_on_off(text: &str) -> Option<bool> {
    match text {
        "true" | "yes" | "1" | "" => Some(true),
        "false" | "no" | "0" => Some(false),
        _ => read_switch(ON_OFF, text),
    }
}

/// Which of two words a text is.
pub(crate) fn read_switch(words: &[Word; 2], text: &str) -> Option<bool> {
    words.iter().position(|(word, _)| *word == text).map(|at| at == 1)
}

/// An option whose values are the words of an enum: type, name, help, and the place it sets.
macro_rules! word_option {
    ($values:ty, $name:literal, $help:literal, $options:ident => $place:expr) => {
        $crate::variants::option::Field::of_words(
            ($name, $help),
            $crate::variants::option::words::<$values>,
            |$options| ::std::borrow::Cow::Borrowed($place.into()),
            |$options, text| {
                let value = $crate::variants::option::read_word::<$values>(text);
                value.map(|value| $place = value).is_some()
            },
        )
    };
}

/// An option that is on or off, or goes by two words of its own, the one for off first.
macro_rules! switch_option {
    ($name:literal, $help:literal, $options:ident => $place:expr) => {
        switch_option!(
            ($name, $help),
            $options => $place,
            $crate::variants::option::ON_OFF,
            $crate::variants::option::read_on_off
        )
    };
    ($name:literal, $help:literal, $options:ident => $place:expr, $off:expr, $on:expr) => {
        switch_option!(($name, $help), $options => $place, &[$off, $on], |text| {
            $crate::variants::option::read_switch(&[$off, $on], text)
        })
    };
    ($help:expr, $options:ident => $place:expr, $words:expr, $read:expr) => {
        $crate::variants::option::Field::of_switch(
            $help,
            $words,
            |$options| ::std::borrow::Cow::Borrowed($words[usize::from($place)].0),
            |$options, text| $read(text).map(|value| $place = value).is_some(),
        )
    };
}

/// An option that takes numbers: name, help, the place it sets, which numbers, and those to offer.
macro_rules! number_option {
    ($name:literal, $help:literal, $options:ident => $place:expr, $numbers:expr, [$(($offer:literal, $what:literal)),* $(,)?]) => {
        $crate::variants::option::Field::of_numbers(
            ($name, $help),
            $numbers,
            {
                $(assert!($numbers.contain($offer), "a number is offered that is not taken");)*
                &[$((stringify!($offer), $what)),*]
            },
            |$options| ::std::borrow::Cow::Owned($place.to_string()),
            |$options, text| $numbers.read(text).map(|value| $place = value).is_some(),
        )
    };
}

pub(crate) use {number_option, switch_option, word_option};

impl<R> Field<R> {
    pub(crate) const fn of_words(
        (name, help): Word,
        words: fn() -> Vec<Word>,
        write: fn(&Options<R>) -> Cow<'static, str>,
        read: fn(&mut Options<R>, &str) -> bool,
    ) -> Self {
        Self { spec: OptionSpec::new(name, help, Takes::Words(words)), write, read }
    }

    pub(crate) const fn of_switch(
        (name, help): Word,
        words: &'static [Word; 2],
        write: fn(&Options<R>) -> Cow<'static, str>,
        read: fn(&mut Options<R>, &str) -> bool,
    ) -> Self {
        Self { spec: OptionSpec::new(name, help, Takes::Switch(words)), write, read }
    }

    pub(crate) const fn of_numbers(
        (name, help): Word,
        numbers: Numbers,
        offered: &'static [Word],
        write: fn(&Options<R>) -> Cow<'static, str>,
        read: fn(&mut Options<R>, &str) -> bool,
    ) -> Self {
        Self { spec: OptionSpec::new(name, help, Takes::Numbers(numbers, offered)), write, read }
    }

    pub(crate) const fn of_text(
        (name, help): Word,
        taken: &'static str,
        offered: &'static [Word],
        write: fn(&Options<R>) -> Cow<'static, str>,
        read: fn(&mut Options<R>, &str) -> bool,
    ) -> Self {
        Self { spec: OptionSpec::new(name, help, Takes::Texts(taken, offered)), write, read }
    }

    /// The same where it means something only with another option.
    pub(crate) const fn needing(mut self, needs: Needs) -> Self {
        self.spec.needs = Some(needs);
        self
    }

    /// The same where chance draws it.
    pub(crate) const fn drawn(mut self) -> Self {
        self.spec.is_drawn = true;
        self
    }

    /// The same where summaries tell of what it decides.
    pub(crate) const fn in_summary(mut self) -> Self {
        self.spec.is_in_summary = true;
        self
    }

    /// The same in a game in which it decides something a little different.
    pub(crate) const fn deciding(mut self, help: &'static str) -> Self {
        self.spec.help = help;
        self
    }

    /// The same in a game in which its words mean something a little different.
    pub(crate) const fn meaning(mut self, words: fn() -> Vec<Word>) -> Self {
        self.spec.takes = Takes::Words(words);
        self
    }

    /// Its value as it is typed.
    pub(super) fn write(&self, options: &Options<R>) -> Cow<'static, str> {
        (self.write)(options)
    }

    /// Sets it to a typed value; `false` where it has no such value.
    pub(super) fn read(&self, options: &mut Options<R>, text: &str) -> bool {
        (self.read)(options, &text.to_ascii_lowercase())
    }
}

impl OptionSpec {
    const fn new(name: &'static str, help: &'static str, takes: Takes) -> Self {
        Self { name, help, needs: None, is_drawn: false, is_in_summary: false, takes }
    }

    /// Its values with their meaning; where it takes numbers or texts, those to offer.
    #[must_use]
    pub fn values(&self) -> Vec<Word> {
        match self.takes {
            Takes::Words(words) => words(),
            Takes::Switch(words) => words.to_vec(),
            Takes::Numbers(_, offered) | Takes::Texts(_, offered) => offered.to_vec(),
        }
    }

    /// The numbers it takes, where it takes numbers.
    #[must_use]
    pub const fn numbers(&self) -> Option<Numbers> {
        match self.takes {
            Takes::Numbers(numbers, _) => Some(numbers),
            Takes::Words(_) | Takes::Switch(_) | Takes::Texts(..) => None,
        }
    }

    /// The form of its texts, for people, where it takes texts.
    #[must_use]
    pub const fn texts(&self) -> Option<&'static str> {
        match self.takes {
            Takes::Texts(taken, _) => Some(taken),
            _ => None,
        }
    }

    /// What it takes, for people: its numbers, the form of its texts, or its words.
    pub(super) fn taken(&self) -> String {
        match (self.numbers(), self.texts()) {
            (Some(numbers), _) => numbers.to_string(),
            (None, Some(taken)) => taken.to_owned(),
            (None, None) => {
                let words: Vec<_> = self.values().into_iter().map(|(word, _)| word).collect();
                format!("one of {}", words.join(", "))
            }
        }
    }

    /// Whether a typed name is this option's, in any case and with `-` or `_`.
    #[must_use]
    pub fn is_named(&self, name: &str) -> bool {
        self.name.eq_ignore_ascii_case(name) || self.name.replace('_', "-").eq_ignore_ascii_case(name)
    }
}

/// Two games may tell of an option in different words; it is the same one where they tell the same.
impl PartialEq for OptionSpec {
    fn eq(&self, other: &Self) -> bool {
        (self.name, self.help, self.needs) == (other.name, other.help, other.needs)
            && self.values() == other.values()
    }
}

impl Eq for OptionSpec {}

/// For people: `a multiple of 20 from 1000 to 604800000`.
impl std::fmt::Display for Numbers {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.multiple_of {
            1 => f.write_str("a whole number"),
            step => write!(f, "a multiple of {step}"),
        }?;
        write!(f, " from {}", self.least)?;
        if self.most < u64::MAX { write!(f, " to {}", self.most) } else { f.write_str(" on") }
    }
}

impl Numbers {
    /// Whether a number is one of these.
    pub(crate) const fn contain(self, number: u64) -> bool {
        self.least <= number && number <= self.most && number.is_multiple_of(self.multiple_of)
    }

    /// The number of a text, where it is one of these.
    pub(crate) fn read(self, text: &str) -> Option<u64> {
        let number: u64 = text.parse().ok().filter(|_| text.bytes().all(|byte| byte.is_ascii_digit()))?;
        self.contain(number).then_some(number)
    }
}
