//! How rules become pages: each a few sentences and their picture, as much as a phone shows without scrolling.

use crate::language::Language;

use super::page::{LINE_END, MOST_PAGES, RulesPage, cost};

/// What the words of a page may take of a phone's screen beside a picture that can still be read, in characters
/// (`browser lessons` measures it).
const SCREEN: usize = 430;

/// Pages of which each has a picture and fits a screen, at most [`MOST_PAGES`] of them numbered. Their words are written out in
/// the language. Sentences without a picture go with those before them where there is room, and else go on beside the picture of
/// those.
pub(super) fn fitted(all: Vec<RulesPage>, language: &Language) -> Vec<RulesPage> {
    let mut pages: Vec<RulesPage> = Vec::new();
    for page in all {
        match pages.last_mut() {
            Some(last)
                if page.example.is_none()
                    && page_cost(last, language) + LINE_END + page_cost(&page, language) <= SCREEN =>
            {
                last.words = format!("{}\n\n{}", last.words, page.words);
            }
            Some(last) => {
                let example = page.example.or_else(|| last.example.map(|shown| shown.without_words()));
                let goes_on = page.goes_on || page.example.is_none();
                pages.push(RulesPage { example, goes_on, ..page });
            }
            None => pages.push(RulesPage { goes_on: false, ..page }),
        }
    }
    number(&mut pages, language);
    pages.into_iter().flat_map(|page| screens(page, language)).collect()
}

/// What of a phone's screen the words of a page and of its picture take.
fn page_cost(page: &RulesPage, language: &Language) -> usize {
    cost(&page.words) + picture_cost(page, language)
}

fn picture_cost(page: &RulesPage, language: &Language) -> usize {
    page.example.map_or(0, |example| cost(&example.written(language)))
}

/// Lets pages go on with those before them until there are no more than [`MOST_PAGES`]: the shortest first.
fn number(pages: &mut [RulesPage], language: &Language) {
    let begins = |pages: &[RulesPage]| -> Vec<usize> {
        (0..pages.len()).filter(|index| !pages[*index].goes_on).collect()
    };
    loop {
        let heads = begins(pages);
        if heads.len() <= MOST_PAGES {
            return;
        }
        let end = |at: usize| heads.get(at).copied().unwrap_or(pages.len());
        let cost = |page| page_cost(page, language);
        let both = |at: &usize| pages[heads[*at - 1]..end(at + 1)].iter().map(cost).sum::<usize>();
        let Some(shortest) = (1..heads.len()).min_by_key(both) else { return };
        pages[heads[shortest]].goes_on = true;
    }
}

/// A page as so many that fit, with the same picture; it is said once what there is to be seen.
fn screens(page: RulesPage, language: &Language) -> Vec<RulesPage> {
    let parts = split(&page.words, SCREEN.saturating_sub(picture_cost(&page, language)));
    let of_part = |(index, words)| RulesPage {
        words,
        example: page.example.map(|example| if index == 0 { example } else { example.without_words() }),
        goes_on: page.goes_on || index > 0,
    };
    parts.into_iter().enumerate().map(of_part).collect()
}

/// Words in as few parts as have room, all about as long.
fn split(words: &str, room: usize) -> Vec<String> {
    let units = units(words);
    let fewest = filled(&units, room).len();
    let least = cost(words).div_ceil(fewest.max(1));
    (least..room)
        .map(|cap| filled(&units, cap))
        .find(|parts| parts.len() <= fewest)
        .unwrap_or_else(|| filled(&units, room))
}

/// Units put together, in order, up to so many characters.
fn filled(units: &[&str], cap: usize) -> Vec<String> {
    let mut parts: Vec<String> = Vec::new();
    for unit in units {
        match parts.last_mut() {
            Some(last) if cost(format!("{last}{unit}").trim_end()) <= cap => last.push_str(unit),
            _ => parts.push((*unit).to_owned()),
        }
    }
    parts.into_iter().map(|part| part.trim().to_owned()).collect()
}

/// The sentences of some words, each with the spaces and line ends after it. A list's item is never torn apart.
fn units(words: &str) -> Vec<&str> {
    let mut units = Vec::new();
    let mut from = 0;
    let ends = words.char_indices().filter(|(at, sign)| {
        let rest = &words[*at..];
        let line = words[..*at].rsplit('\n').next().unwrap_or_default();
        let begins =
            |rest: &str| rest.chars().nth(2).is_some_and(|sign| sign.is_uppercase() || "`*".contains(sign));
        *sign == '\n' && !rest.starts_with("\n\n")
            || rest.starts_with(". ") && begins(rest) && !line.starts_with("- ")
    });
    for (at, sign) in ends {
        let end = if sign == '\n' { at + 1 } else { at + 2 };
        units.push(&words[from..end]);
        from = end;
    }
    units.push(&words[from..]);
    units.retain(|unit| !unit.trim().is_empty());
    units
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variants::page::Example;

    #[test]
    fn words_that_fit_stay_together_and_others_are_cut_between_sentences() {
        assert_eq!(split("One. Two. Three.", 40), ["One. Two. Three."]);
        let long =
            "**Kings.** A king makes two steps. He may step back, as in `e1f2e1`. `e1g1f1^` castles first.";
        let parts = split(long, 70);
        assert_eq!(parts.join(" "), long);
        assert_eq!(parts.len(), 2);
        assert!(parts.iter().all(|part| cost(part) <= 70), "{parts:?}");
    }

    #[test]
    fn a_list_s_item_is_never_torn_apart() {
        let list = "It has:\n- *In:* one. Two.\n- *Out:* three. Four.";
        let parts = split(list, 45);
        assert_eq!(parts, ["It has:", "- *In:* one. Two.", "- *Out:* three. Four."]);
    }

    #[test]
    fn more_pages_than_six_go_on_with_those_before_them() {
        let pages =
            (0..9).map(|index| RulesPage::with("x".repeat(390 + index), Example::after("", ""))).collect();
        let fitted = fitted(pages, Language::english());
        assert_eq!(fitted.len(), 9, "each keeps its screen");
        assert_eq!(fitted.iter().filter(|page| !page.goes_on).count(), MOST_PAGES);
        assert!(!fitted[0].goes_on);
    }
}
