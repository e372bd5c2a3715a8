//! The language for tests: accented and longer English, in which a sentence that is no message is seen.

use std::borrow::Cow;

/// Its name among languages.
pub const PSEUDO: &str = "en-XA";

/// Accented letters, and each vowel twice, outside of code.
pub(crate) fn accented(text: &str) -> Cow<'_, str> {
    let mut code = begins_in_code(text);
    let letters = text.chars().flat_map(|c| {
        code ^= c == '`';
        let accented = if code { None } else { PLAIN.find(c).and_then(|at| ACCENTED.chars().nth(at)) };
        let c = accented.unwrap_or(c);
        std::iter::repeat_n(c, if TWICE.contains(c) { 2 } else { 1 })
    });
    Cow::Owned(letters.collect())
}

/// Whether code that began before a text ends in it: its first backquote follows a word, or a gap that something fills stands before
/// it and no word behind it, nor code of one sign.
fn begins_in_code(text: &str) -> bool {
    let Some((before, behind)) = text.split_once('`') else { return false };
    let is_a_sign = behind.chars().nth(1) == Some('`') && !behind.starts_with(char::is_whitespace);
    match (before.chars().next_back(), behind.chars().next()) {
        (Some(before), _) => !before.is_whitespace() && before != '(',
        (None, behind) => !is_a_sign && behind.is_some_and(|behind| !behind.is_alphanumeric()),
    }
}

/// Letters as English has them, and each with its accent in the language for tests.
pub const PLAIN: &str = "acdeghijklnorstuwyzACDEGHIJKLNORSTUWYZ";
pub const ACCENTED: &str = "àçđéĝĥîĵķļñöŕšţûŵýžÀÇĐÉĜĤÎĴĶĻÑÖŔŠŢÛŴÝŽ";
/// Which of those stand there twice.
pub const TWICE: &str = "àéîöûÀÉÎÖÛ";

#[cfg(test)]
mod tests {
    use crate::language::Language;
    use crate::saying;

    #[test]
    fn the_language_for_tests_is_accented_and_longer_but_for_code_and_what_fills_it() {
        let pseudo = |text: &str| saying::written(text, Language::of("en-XA").unwrap());
        let plain = crate::say::answers::NO_LAST_MOVE;
        assert_eq!(
            (saying::in_english(plain), pseudo(plain)),
            ("No moves yet.".into(), "Ñöö möövééš ýééţ.".into())
        );
        let filled = crate::say::language::how_to_change("language de", crate::say::sides::WHITE);
        let told = pseudo(&filled);
        assert!(told.starts_with("`language de` çĥààñĝééš îîţ. ÎÎ špééààķ Ŵĥîîţéé; `auto` "), "{told}");
        assert!(told.chars().count() > saying::in_english(&filled).chars().count());
        assert!(Language::all().all(|language| language.code() != "en-XA"));
    }
}
