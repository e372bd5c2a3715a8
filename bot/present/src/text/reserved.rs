//! Names that read as something else than a name: another person's id, a network, a computer, the bot, or a word that our
//! sentences say of people in any language ("anybody", "ein früheres Mitglied", "Blancs", "bye").
//!
//! Where names are typed they are refused; where a network brings them they are shown in quotation marks
//! ([`super::person::named`]).

use std::collections::HashSet;
use std::sync::LazyLock;

use lasermate_domain::confusables;
use lasermate_domain::networks::NETWORKS;
use lasermate_domain::tables::computers::NAMES;
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

use super::known_names::KnownNames;
use crate::language::Language;

/// What the bot itself is called.
pub const BOT: &str = "Lasermate";

/// What a name can be taken for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Likeness {
    /// An id of somebody on some network: `matrix:@ann:example.org`.
    Id,
    Bot,
    /// A computer, or its level.
    Computer,
    /// A network, a side, or a word that sentences say of people.
    Word,
}

/// Words before a colon that are no network's and begin ids all the same.
const IDS: [&str; 4] = ["computer", "gone", "page", "person"];
/// Words for networks that are no names of theirs.
const NETWORK_WORDS: [&str; 2] = ["page", "web"];

/// What is reserved, by what it looks like.
struct Reserved {
    ids: HashSet<String>,
    networks: HashSet<String>,
    opponents: HashSet<String>,
    bot: String,
    levels: HashSet<String>,
    languages: Vec<ReservedWords>,
}

/// The words of a language that are reserved, from its `reserved.ftl`.
struct ReservedWords {
    words: HashSet<String>,
    fillers: HashSet<String>,
    computers: HashSet<String>,
    /// What stands before the number of a level.
    level: HashSet<String>,
}

static RESERVED: LazyLock<Reserved> = LazyLock::new(|| {
    let networks = || NETWORKS.iter().flat_map(|network| [network.word, network.name]);
    let parts = networks().flat_map(str::split_whitespace).filter(|word| *word != "local");
    Reserved {
        ids: networks().chain(IDS).map(confusables::of).collect(),
        networks: parts.chain(NETWORK_WORDS).map(confusables::of).collect(),
        opponents: NAMES.into_iter().map(confusables::of).collect(),
        bot: confusables::of(BOT),
        levels: (1..=12).map(|number: u8| confusables::of(&number.to_string())).collect(),
        languages: Language::all().map(ReservedWords::of).collect(),
    }
});

impl ReservedWords {
    fn of(language: &Language) -> Self {
        // Every language is asked, also those that nobody speaks: the others of its catalogues are not read for that.
        let language = language.of_subjects(&["reserved-", "sides-"]);
        let looks =
            |message| language.text(message, None).unwrap_or_default().split_whitespace().map(look).collect();
        Self {
            words: looks("reserved-words"),
            fillers: looks("reserved-fillers"),
            computers: looks("reserved-computers"),
            level: looks("reserved-level"),
        }
    }
}

/// The look of a word of ours, without what stands upon its letters or between them.
fn look(word: &str) -> String {
    confusables::of(&confusables::plain(&without_marks(word)))
        .chars()
        .filter(|c| c.is_alphanumeric())
        .collect()
}

fn without_marks(text: &str) -> String {
    text.nfkd().filter(|c| !is_combining_mark(*c)).collect()
}

static KNOWN: KnownNames<Option<Likeness>> = KnownNames::new();

/// What a name can be taken for, if anything but a name: by what it looks like in any case, whatever stands around its letters
/// and upon them.
pub fn likeness(name: &str) -> Option<Likeness> {
    KNOWN.of(name, || looks_like(name))
}

fn looks_like(name: &str) -> Option<Likeness> {
    let mut keys = confusables::keys(name).to_vec();
    if !name.is_ascii() {
        keys.extend(confusables::keys(&without_marks(name)));
    }
    keys.dedup();
    keys.iter().find_map(|key| of_key(key))
}

fn of_key(key: &str) -> Option<Likeness> {
    let reserved = &*RESERVED;
    if key.split_once(':').is_some_and(|(word, _)| reserved.ids.contains(word.trim())) {
        return Some(Likeness::Id);
    }
    let words: Vec<_> = key.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let joined = words.concat();
    if joined.starts_with(&reserved.bot) || words.contains(&reserved.bot.as_str()) {
        return Some(Likeness::Bot);
    }
    let is_computer = |own: &ReservedWords| {
        words.iter().any(|word| own.computers.contains(*word))
            || own.computers.contains(&joined)
            || is_level(reserved, own, &words)
    };
    if reserved.languages.iter().any(is_computer) || is_opponent(reserved, &words) {
        return Some(Likeness::Computer);
    }
    let says_it = |own: &ReservedWords| {
        let is_word = |word: &str| own.words.contains(word) || reserved.networks.contains(word);
        let all = words.iter().all(|word| is_word(word) || own.fillers.contains(*word));
        // Also written with signs or spaces between the letters.
        (all && words.iter().any(|word| is_word(word))) || is_word(&joined)
    };
    reserved.languages.iter().any(says_it).then_some(Likeness::Word)
}

/// Whether words read as a computer's level, as "level 5" and "Computer level 5" do.
fn is_level(reserved: &Reserved, own: &ReservedWords, words: &[&str]) -> bool {
    let number = |word: &str| reserved.levels.contains(word);
    let joined =
        |word: &str| own.level.iter().any(|level| word.strip_prefix(level.as_str()).is_some_and(number));
    words.windows(2).any(|pair| own.level.contains(pair[0]) && number(pair[1]))
        || words.iter().any(|word| joined(word))
}

/// Whether words are what one of the computer's people is called for short: a name alone, or with the letter of a double.
fn is_opponent(reserved: &Reserved, words: &[&str]) -> bool {
    match words {
        [name] => reserved.opponents.contains(*name),
        [name, letter] => letter.chars().count() == 1 && reserved.opponents.contains(*name),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Names that people of the web chat took, and that sentences of the bot say of others.
    #[test]
    fn words_that_sentences_say_of_people_are_no_names() {
        for word in [
            "anybody",
            "Anyone",
            "any body",
            "SOMEBODY",
            "n o b o d y",
            "every-one",
            "no one",
            "No-one!",
            "here",
            "@here",
            "all",
            "All players",
            "both",
            "a former player",
            "Former Player",
            "the former  player",
            "former.player",
            "аdmin",
            "Admin",
            "the bot's admin team",
            "a manager",
            "you",
            "your opponent",
            "White",
            "black",
            "BLUE",
            "Red.",
            "rеd",
            "ẃhite",
            "𝐖𝐡𝐢𝐭𝐞",
            "bye",
            "the other player",
            "everyone else",
            "all of you",
            "Discord",
            "Matrix",
            "web chat",
            "Web-Chat",
            "s0mebody",
            "ânyone",
            "deleted user",
        ] {
            let found = likeness(word);
            assert!(matches!(found, Some(Likeness::Word | Likeness::Computer)), "{word}: {found:?}");
        }
    }

    #[test]
    fn ids_of_every_network_are_no_names() {
        let ids = NETWORKS.iter().flat_map(|network| [network.word, network.name]).chain(IDS);
        for word in ids {
            for id in [format!("{word}:@a:b"), format!("{} : 1", word.to_uppercase()), format!("{word}：x")]
            {
                assert_eq!(likeness(&id), Some(Likeness::Id), "{id}");
            }
        }
        assert_eq!(likeness("mаtrix:@a:b"), Some(Likeness::Id), "with a Cyrillic a");
    }

    /// Each language calls them otherwise: "Weiß" was a name beside "White" that was none.
    #[test]
    fn what_every_language_calls_sides_and_people_without_a_name_is_no_name() {
        for language in Language::all() {
            for message in
                ["sides-white", "sides-black", "sides-blue", "sides-red", "names-former", "names-somebody"]
            {
                let word = language.text(message, None).unwrap();
                let found = likeness(&word);
                assert_eq!(found, Some(Likeness::Word), "{}: {word}", language.code());
            }
        }
    }

    #[test]
    fn words_of_other_languages_are_no_names_however_they_are_written() {
        for word in [
            "weiß",
            "WEISS",
            "WEIẞ",
            "schwarz.",
            "Blanc",
            "les Blancs",
            "NOIR",
            "il Nero",
            "as brancas",
            "Brаncas",
            "niemand",
            "n i e m a n d",
            "Níemand!",
            "Ein früheres Mitglied",
            "fruheres mitglied",
            "alle anderen",
            "quelqu’un",
            "quelqu'un",
            "tout le monde",
            "n'importe qui",
            "alguem",
            "Alguém",
            "quien quiera",
            "quem quiser",
            "Chiunque",
            "der Gegner",
        ] {
            assert_eq!(likeness(word), Some(Likeness::Word), "{word}");
        }
        for word in ["Stufe 5", "niveau12", "Livello 3", "Ordinateur de niveau 4", "el ordenador"] {
            assert_eq!(likeness(word), Some(Likeness::Computer), "{word}");
        }
    }

    #[test]
    fn names_are_names() {
        for name in [
            "Ann",
            "ann:bob",
            "Whitey",
            "Mr White",
            "Blackburne",
            "Redmond",
            "Ally",
            "Hereward",
            "Noone Smith",
            "Anders",
            "Ivan the Terrible",
            "Both Botha",
            "王",
            "Žofia",
            "Admiral",
            "Walter",
            "Ray",
            "Ian",
            "Max",
            "The Rock",
            "Old Nick",
            "Jan de Wit",
            "Rosa Rot",
            "❤️Ann",
            "شادی",
            "שלום63",
            "ễ",
            "Bianca",
            "Blanca",
            "Branca",
            "Blanche",
            "Ella",
            "Elle",
            "Lei",
            "Primo",
            "Rossi",
            "Weißmann",
            "Jean Blanc",
            "Georges de la Tour",
            "Emiliano Sala",
            "5",
        ] {
            assert_eq!(likeness(name), None, "{name}");
        }
    }
}
