//! Names that read as something else than a name: another person's id, a network, a computer, the bot, or a word that our
//! sentences say of people ("anybody", "a former player", "White", "bye").
//!
//! Where names are typed they are refused; where a network brings them they are shown in quotation marks
//! ([`super::person::named`]).

use std::collections::HashSet;
use std::sync::{LazyLock, Mutex, PoisonError};

use lasermate_domain::confusables;
use lasermate_domain::lru::RecentMap;
use lasermate_domain::networks::NETWORKS;
use lasermate_domain::sessions::computers::NAMES;
use lasermate_engine::seat::Side;
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

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
/// Words of the computers' names, and what a bot is called.
const COMPUTERS: [&str; 2] = ["computer", "bot"];
/// What is said of people without their names, one word each.
const WORDS: &str = "\
    anybody anyone somebody someone nobody noone none everybody everyone all both whoever who \
    me you we us he him she her they them themselves yourself myself itself \
    here channel room server chat world group people folks person member members \
    player players opponent opponents challenger challengers opposition rival winner winners loser losers \
    substitute substitutes spectator spectators watcher watchers guest guests visitor stranger user users \
    human humans computers bots machine engine \
    admin admins administrator administrators moderator moderators mod mods manager managers owner owners \
    operator operators organizer organiser organizers organisers host hosts staff support system \
    arbiter referee director official officials developer developers team \
    unknown deleted removed anonymous anon hidden former unnamed nameless null undefined nil nan \
    bye walkover draw drawn winning side sides seat seats turn clock \
    first second third random";
/// Words that say nothing alone, and that others of these stand with: "a former player", "all of you".
const FILLERS: &str = "\
    a an the my your our their his its this that these those any some no not every each either neither \
    one two three other others another else new old next last previous former same only just \
    of and or but for to by in on at with from as is are was to has web local official real";
/// Words for networks that are no names of theirs.
const NETWORK_WORDS: [&str; 2] = ["page", "web"];

/// Our words by what they look like.
struct ReservedWords {
    words: HashSet<String>,
    fillers: HashSet<String>,
    ids: HashSet<String>,
    computers: HashSet<String>,
    opponents: HashSet<String>,
    bot: String,
    level: String,
    levels: HashSet<String>,
}

static RESERVED: LazyLock<ReservedWords> = LazyLock::new(|| {
    let looks = |words: &mut dyn Iterator<Item = &str>| words.map(confusables::of).collect::<HashSet<_>>();
    let networks = || NETWORKS.iter().flat_map(|network| [network.word, network.name]);
    let sides = [Side::Blue, Side::Red, Side::White, Side::Black].map(Side::title);
    let said = || {
        let parts = networks().flat_map(str::split_whitespace).filter(|word| *word != "local");
        WORDS.split_whitespace().chain(sides).chain(parts).chain(NETWORK_WORDS)
    };
    ReservedWords {
        words: looks(&mut said()),
        fillers: looks(&mut FILLERS.split_whitespace()),
        ids: looks(&mut networks().chain(IDS)),
        computers: looks(&mut COMPUTERS.into_iter()),
        opponents: looks(&mut NAMES.into_iter()),
        bot: confusables::of(BOT),
        level: confusables::of("level"),
        levels: (1..=12).map(|number: u8| confusables::of(&number.to_string())).collect(),
    }
});

/// How many names are remembered: every sentence asks about every name in it.
const REMEMBERED: usize = 4096;
/// The longest name that is, in bytes.
const NAME: usize = 160;
static KNOWN: LazyLock<Mutex<RecentMap<String, Option<Likeness>>>> =
    LazyLock::new(|| Mutex::new(RecentMap::new(REMEMBERED)));

/// What a name can be taken for, if anything but a name: by what it looks like in any case, whatever stands around its letters
/// and upon them.
pub fn likeness(name: &str) -> Option<Likeness> {
    let name = name.to_owned();
    if name.len() > NAME {
        return looks_like(&name);
    }
    let known = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(found) = known().get(&name) {
        return found;
    }
    let found = looks_like(&name);
    known().put(name, found);
    found
}

fn looks_like(name: &str) -> Option<Likeness> {
    let mut keys = confusables::keys(name).to_vec();
    if !name.is_ascii() {
        let bare: String = name.nfkd().filter(|c| !is_combining_mark(*c)).collect();
        keys.extend(confusables::keys(&bare));
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
    if words.iter().any(|word| reserved.computers.contains(*word))
        || reserved.computers.contains(&joined)
        || is_level(reserved, &words)
        || is_opponent(reserved, &words)
    {
        return Some(Likeness::Computer);
    }
    let is_word = |word: &&str| reserved.words.contains(*word);
    let is_filler = |word: &&str| reserved.fillers.contains(*word);
    let all = words.iter().all(|word| is_word(word) || is_filler(word));
    // Also written with signs or spaces between the letters.
    ((all && words.iter().any(is_word)) || reserved.words.contains(&joined)).then_some(Likeness::Word)
}

/// Whether words read as a computer's level, as "level 5" and "Computer level 5" do.
fn is_level(reserved: &ReservedWords, words: &[&str]) -> bool {
    let number = |word: &str| reserved.levels.contains(word);
    words.windows(2).any(|pair| pair[0] == reserved.level && number(pair[1]))
        || words.iter().any(|word| word.strip_prefix(reserved.level.as_str()).is_some_and(number))
}

/// Whether words are what one of the computer's people is called for short: a name alone, or with the letter of a double.
fn is_opponent(reserved: &ReservedWords, words: &[&str]) -> bool {
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

    #[test]
    fn every_side_of_every_game_is_no_name() {
        for side in [Side::Blue, Side::Red, Side::White, Side::Black] {
            assert_eq!(likeness(side.title()), Some(Likeness::Word), "{side}");
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
        ] {
            assert_eq!(likeness(name), None, "{name}");
        }
    }
}
