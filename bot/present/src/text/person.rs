//! People in our sentences. Whoever is on another network than the reader is named with it: `Ann (Discord)`.
//!
//! Which network that is stands behind the name as a mark, between two private characters, and is shown or left out for each
//! room ([`render`]). Nobody can type it: a name has no round brackets here.

use lasermate_domain::escape::{NAME_CHARS, escape, escape_text, plain, plain_text, unbracketed};
use lasermate_domain::name_mark::{self, MarkedName, NETWORK, NameForm};
use lasermate_domain::networks;
use lasermate_domain::port::{Person, PersonId};

use super::computer;
use super::known_names::KnownNames;
use super::mark::{MarkDelimiters, unmarked};
use super::reserved::likeness;
use crate::say::names::{FORMER, SOMEBODY};
use crate::saying::in_english;

/// What the ids of those begin with who have left.
const GONE: &str = "gone";

const MARK: MarkDelimiters = MarkDelimiters { before: NETWORK[0], behind: NETWORK[1] };

/// Somebody for one of our sentences.
pub fn named(who: &Person) -> String {
    if let Some(ours) = ours(who) {
        return ours;
    }
    let name = marked(who, NameForm::Words, &in_words(who));
    match network(who) {
        Some(network) => name + &name_mark::network(network),
        None => name,
    }
}

/// Names as they stand in words.
static IN_WORDS: KnownNames<String> = KnownNames::new();

fn in_words(who: &Person) -> String {
    if network(who).is_none() { cleaned(who) } else { IN_WORDS.of(&who.name, || cleaned(who)) }
}

fn cleaned(who: &Person) -> String {
    let name = distinct(who);
    if plain_text(&name, NAME_CHARS).is_empty() { SOMEBODY.to_owned() } else { isolated(escape(&name)) }
}

/// Somebody who is called as we call them: a computer, and who has left.
fn ours(who: &Person) -> Option<String> {
    if who.id.network() == GONE { Some(FORMER.to_owned()) } else { computer::in_full(&who.id) }
}

/// A name as a mark of its person, who may be renamed or go. Computers and who has left stay what they are called.
fn marked(who: &Person, form: NameForm, name: &str) -> String {
    if network(who).is_some() { name_mark::marked(&who.id.0, form, name) } else { name.to_owned() }
}

/// A name of somebody in a file, marked.
pub fn marked_in_a_file(who: &Person, name: &str) -> String {
    marked(who, NameForm::Plain, name)
}

/// A name as its holder typed it, marked.
pub fn marked_as_typed(id: &PersonId, name: &str) -> String {
    name_mark::marked(&id.0, NameForm::Typed, name)
}

/// The text with every name as it is now, by its holder's id; whoever is not found is called as they were then.
pub fn drawn(text: &str, now: impl Fn(&str) -> Option<String>) -> String {
    name_mark::drawn(text, |MarkedName { id, form, .. }| {
        let who = Person { id: PersonId((*id).to_owned()), name: now(id)? };
        Some(match form {
            NameForm::Words => in_english(&in_words(&who)),
            NameForm::Plain => described(&who, NAME_CHARS),
            NameForm::Typed => who.name,
        })
    })
}

/// The text as it is sent to a network or kept by it: one that draws names itself gets their marks.
pub fn told(text: &str, reader: &str) -> String {
    if networks::known(reader).is_some_and(|network| network.draws_names) {
        with_networks(text, reader)
    } else {
        render(text, reader)
    }
}

/// The text as people of a network read it: those of another one are named with theirs.
pub fn render(text: &str, reader: &str) -> String {
    name_mark::as_written(&with_networks(text, reader))
}

fn with_networks(text: &str, reader: &str) -> String {
    MARK.render(text, |network| {
        Some(if network == reader { String::new() } else { format!(" ({})", network_name(network)) })
    })
}

/// Somebody as plain text of at most so many characters of a name, for pictures and files, which are the same for all. The
/// network stands there where the players are of several.
pub fn in_a_picture(who: &Person, players: &[Person], most: usize) -> String {
    if let Some(ours) = ours(who) {
        return ours;
    }
    with_network(isolated(plain_text(&distinct(who), most)), who, players)
}

/// A name with its network behind it, where the players are of several.
fn with_network(name: String, who: &Person, players: &[Person]) -> String {
    let mut networks = players.iter().filter_map(network);
    let first = networks.next();
    match network(who) {
        Some(own) if networks.any(|other| Some(other) != first) => format!("{name} ({})", network_name(own)),
        _ => name,
    }
}

/// The same with as much of the name as is shown anywhere, and nothing but it: programs read files. Never empty.
pub fn in_a_file(who: &Person, players: &[Person]) -> String {
    with_network(plain(&distinct(who)), who, players)
}

/// The players of a game so.
pub(crate) fn all_in_a_file(players: &[Person]) -> Vec<String> {
    players.iter().map(|player| in_a_file(player, players)).collect()
}

/// The same where people read it: a computer, and who has left, as we call them.
pub fn in_a_line(who: &Person, players: &[Person]) -> String {
    ours(who).unwrap_or_else(|| in_a_file(who, players))
}

/// What people call a network, by the word before the colon of its ids: the word itself where we know no name.
pub fn network_name(network: &str) -> String {
    networks::known(network).map_or_else(|| with_a_capital(network), |known| known.name.to_owned())
}

/// An id of a network that we know no name of, as a name; in every language the same.
fn with_a_capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The network somebody is on; none for a computer, and for who has left.
fn network(who: &Person) -> Option<&str> {
    Some(who.id.network()).filter(|network| !["", "computer", GONE].contains(network))
}

/// A name as [`named`] shows it, for words without Markdown: a message that calls somebody, the description of a picture.
pub fn in_plain_words(name: &str) -> String {
    isolated(unmarked(&escape(&quoted(unbracketed(name)))))
}

/// Somebody as [`in_a_picture`], marked, for the description that stands under it in words.
pub fn in_a_description(who: &Person, players: &[Person], most: usize) -> String {
    if let Some(ours) = ours(who) {
        return ours;
    }
    with_network(marked(who, NameForm::Plain, &described(who, most)), who, players)
}

fn described(who: &Person, most: usize) -> String {
    isolated(unmarked(&escape_text(&distinct(who), most)))
}

/// Somebody's name as far as it cannot be taken for anything else. Computers and whoever has left are called as we call them.
fn distinct(who: &Person) -> String {
    let name = unbracketed(&who.name);
    if network(who).is_some() { quoted(name) } else { name }
}

/// A name that reads as a word of ours, or as an id, in quotation marks.
fn quoted(name: String) -> String {
    if likeness(&name).is_some() { format!("“{}”", plain(&name)) } else { name }
}

/// A name that is written from right to left, between marks that keep it from turning round what stands beside it; any other as
/// it is.
fn isolated(name: String) -> String {
    const FIRST_STRONG_ISOLATE: char = '\u{2068}';
    const POP_ISOLATE: char = '\u{2069}';
    if name.chars().any(is_right_to_left) {
        format!("{FIRST_STRONG_ISOLATE}{name}{POP_ISOLATE}")
    } else {
        name
    }
}

/// Letters of scripts that are written from right to left, by the blocks that Unicode has set aside for them.
const fn is_right_to_left(c: char) -> bool {
    matches!(
        c,
        '\u{590}'..='\u{8ff}'
            | '\u{fb1d}'..='\u{fdff}'
            | '\u{fe70}'..='\u{fefe}'
            | '\u{10800}'..='\u{10fff}'
            | '\u{1e800}'..='\u{1efff}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use lasermate_domain::name_mark::as_written;

    fn called(id: &str, name: &str) -> Person {
        Person { id: PersonId(id.to_owned()), name: name.to_owned() }
    }

    #[test]
    fn who_is_on_another_network_is_named_with_it() {
        let text =
            format!("{} plays {}.", named(&called("discord:1", "Ann")), named(&called("matrix:@b:h", "Bob")));
        assert_eq!(render(&text, "discord"), "Ann plays Bob (Matrix).");
        assert_eq!(render(&text, "matrix"), "Ann (Discord) plays Bob.");
        assert_eq!(render(&text, "local"), "Ann (Discord) plays Bob (Matrix).");
        assert_eq!(render(&named(&called("local:7", "Cid")), "matrix"), "Cid (web chat)");
        let computer = named(&called("computer:4:1", "Computer level 4"));
        assert_eq!(in_english(&render(&computer, "matrix")), "Computer level 4");
        assert_eq!(render(&named(&called("unheard:d", "Dan")), "matrix"), "Dan (Unheard)");
    }

    #[test]
    fn a_text_that_is_kept_shows_people_as_they_are_called_when_it_is_read() {
        let ann = called("local:1", "Ann");
        let text = format!("{} plays {}.", named(&ann), named(&called("discord:1", "Bob")));
        let kept = told(&text, "local") + &in_a_description(&ann, &[], 3) + &marked_as_typed(&ann.id, "Ann");
        let now = |id: &str| (id == "local:1").then(|| "A_na".to_owned());
        assert_eq!(drawn(&kept, now), r"A\_na plays Bob (Discord).A_naA_na");
        assert_eq!(told(&text, "matrix"), "Ann (web chat) plays Bob (Discord).");
        let gone = name_mark::without(&text, &ann.id.0, "a former player").unwrap();
        assert_eq!(render(&gone, "matrix"), "a former player plays Bob (Discord).");
    }

    #[test]
    fn nobody_types_a_network() {
        for name in ["Ann (Discord)", "Ann （Discord）", "Ann \u{e006}discord\u{e007}", "Ann ⦅Discord⦆"]
        {
            let shown = render(&named(&called("matrix:@a:h", name)), "matrix");
            assert!(!shown.contains(['(', ')', '（', '⦅', '\u{e006}']), "{name} is shown as {shown}");
        }
    }

    /// Chromium showed "2. שלום63: 1 point" as "2. 1 :63שלום point", and a pairing the other way round.
    #[test]
    fn a_name_from_right_to_left_turns_nothing_round() {
        for name in ["שלום63", "63مرحبا", "ܫܠܡܐ", "ߒߞߏ", "Ann שלום"] {
            let who = called("local:1", name);
            let isolate = format!("\u{2068}{name}\u{2069}");
            assert_eq!(render(&named(&who), "local"), isolate);
            assert_eq!(render(&named(&who), "matrix"), isolate.clone() + " (web chat)");
            assert_eq!(
                (in_a_picture(&who, &[], 24), as_written(&in_a_description(&who, &[], 24))),
                (isolate.clone(), isolate.clone())
            );
            assert_eq!((in_plain_words(name), in_a_file(&who, &[])), (isolate, name.to_owned()));
        }
        let typed = called("local:1", "\u{202e}A\u{2068}nn\u{200f}");
        assert_eq!(render(&named(&typed), "local"), "Ann");
    }

    #[test]
    fn a_name_from_a_network_that_says_something_else_is_in_quotation_marks() {
        for name in ["anybody", "White", "matrix:＠a:b", "a former player", "Lasermate", "Nova", "web chat"]
        {
            let who = called("discord:1", name);
            let quoted = format!("“{name}”");
            assert_eq!(render(&named(&who), "discord"), quoted);
            assert_eq!(render(&named(&who), "matrix"), format!("{quoted} (Discord)"));
            for shown in [in_a_picture(&who, &[], 40), in_a_file(&who, &[]), in_plain_words(name)] {
                assert_eq!(shown, quoted);
            }
        }
        assert_eq!(in_english(&named(&called("gone:1", "a former player"))), "a former player");
        let nova = named(&called("computer:nova:1", "Nova, computer level 12"));
        assert_eq!(in_english(&nova), "Nova, computer level 12");
    }

    #[test]
    fn pictures_and_files_name_networks_where_there_are_several() {
        let [ann, bob] = [called("discord:1", "Ann"), called("matrix:@b:h", "Bob (x)")];
        let both = [ann.clone(), bob.clone()];
        assert_eq!(
            both.each_ref().map(|who| in_a_picture(who, &both, 20)),
            ["Ann (Discord)", "Bob [x] (Matrix)"]
        );
        assert_eq!(in_a_file(&ann, &[ann.clone(), called("computer:4:1", "Computer")]), "Ann");
    }

    #[test]
    fn a_name_with_markup_is_written_one_way_in_all_words() {
        let typed = "<b>Ann</b> **x** @room [ann] (y) & `z` https://a.b";
        let ann = called("matrix:@a:h", typed);
        let shown = unmarked(&render(&named(&ann), "matrix"));
        assert_eq!(shown, "‹b›Ann‹/b› **x** ＠room [ann] [y] ＆ ˋzˋ…");
        assert_eq!(in_plain_words(typed), shown);
        assert_eq!(as_written(&in_a_description(&ann, &[], NAME_CHARS)), shown);
        let both = [called("discord:1", "<i>"), called("matrix:@b:h", "Bob")];
        assert_eq!(as_written(&in_a_description(&both[0], &both, 3)), "‹i› (Discord)");
    }
}
