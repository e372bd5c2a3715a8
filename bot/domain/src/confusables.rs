//! What names look like: two that a reader could take for one another have the same look (Unicode's UTS 39).

use std::sync::LazyLock;

use unicode_normalization::UnicodeNormalization as _;
use unicode_security::skeleton;

/// Rounds after which a look no longer changes; two do for nearly everything.
const ROUNDS: usize = 4;

/// The look of a text: its skeleton without regard to case, an `@` and spaces at its ends dropped. Since a capital i
/// looks like an l, every i counts as one. Capitals look like other letters than small ones do (a Cyrillic capital ve like
/// a B), so the same letters in another case can have another look.
pub fn of(text: &str) -> String {
    if !text.is_ascii() {
        return settled(bare(text), |look| bare(&round(look)));
    }
    // Names are looked at with every board that names somebody.
    let looks =
        bare(text).bytes().filter_map(|c| ASCII.get(usize::from(c)).map(String::as_str)).collect::<String>();
    bare(&looks)
}

/// The look of each ASCII character, which is the same wherever it stands.
static ASCII: LazyLock<Vec<String>> =
    LazyLock::new(|| (0..=127u8).map(|c| settled(char::from(c).to_string(), round)).collect());

fn settled(mut look: String, round: impl Fn(&str) -> String) -> String {
    for _ in 0..ROUNDS {
        let next = round(&look);
        if next == look {
            break;
        }
        look = next;
    }
    look
}

fn round(text: &str) -> String {
    let lower = |text: &str| skeleton(text).flat_map(char::to_lowercase).collect::<String>();
    let folded = lower(&lower(&text.nfkc().collect::<String>()));
    folded.chars().map(|c| if matches!(c, 'i' | 'ı') { 'l' } else { c }).collect()
}

/// A text in lower case with single spaces, without what may stand before a name.
pub fn plain(text: &str) -> String {
    bare(text).to_lowercase()
}

/// What a name looks like, and what it would look like in lower case: two names that share one look the same, or differ in
/// case alone.
pub fn keys(name: &str) -> [String; 2] {
    [of(name), of(&plain(name))]
}

/// What joins and dresses emoji makes no other look.
const fn is_dress(c: char) -> bool {
    matches!(c, '\u{200d}' | '\u{fe0e}' | '\u{fe0f}')
}

fn bare(text: &str) -> String {
    let text: String = text.chars().filter(|c| !is_dress(*c)).collect();
    let bare = text.trim_start_matches(|c: char| c == '@' || c.is_whitespace());
    bare.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_looks_the_same_is_the_same() {
        let alike = [
            ["lasermate", "lаsermate"],
            ["lasermate", "Ｌasermate"],
            ["Ann", "𝐀nn"],
            ["Ann", "@ Аnn"],
            ["computer level 5", "Cοmputer  Level 5"],
            ["Max", "rnax"],
            ["Bob", "Вοb"],
            ["Alice", "AIice"],
            ["ALICE", "A1ICE"],
            ["Olga", "0lga"],
            ["paul", "раuⅼ"],
        ];
        for [one, other] in alike {
            assert_eq!(of(one), of(other), "{one} {other}");
        }
        for [one, other] in [["Ann", "Anna"], ["Muller", "Müller"], ["Ann Lee", "Annlee"], ["王", "玉"]] {
            assert_ne!(of(one), of(other), "{one} {other}");
        }
    }

    #[test]
    fn ascii_looks_by_itself_as_it_does_among_others() {
        let ascii = || (0..=127u8).map(char::from);
        for text in ascii().flat_map(|a| ascii().map(move |b| format!("@ {a}{b}1 {b}{a}@ "))) {
            assert_eq!(of(&text), settled(bare(&text), |look| bare(&round(look))), "{text:?}");
        }
    }

    #[test]
    fn a_look_looks_like_itself() {
        // Every character that looks like another one, alone and between letters.
        for c in ('\0'..=char::MAX).filter(|c| !c.is_control() && !round(&c.to_string()).chars().eq([*c])) {
            for text in [c.to_string(), format!("a{c}b"), format!("{c}{c} x")] {
                let look = of(&text);
                assert_eq!(of(&look), look, "{text:?} (U+{:X})", u32::from(c));
            }
        }
    }
}
