//! Numbered choices for networks without buttons or menus: what is written, and what each number does.

use std::ops::Range;

use lasermate_domain::port::{Ask, Button, ButtonId, Menu};
use serde::{Deserialize, Serialize};

use crate::language::Language;
use crate::saying::written;
use crate::text;

/// The choices under a message, by their numbers from 1. The adapter keeps them with the message, and gives back what was
/// typed under it or set as a reaction. Numbers on other pages count too.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct NumberedChoices {
    groups: Vec<ChoiceGroup>,
    /// How many are listed at once.
    listed: usize,
    /// The page that is shown, from 0.
    page: usize,
}

/// Choices under one heading: a menu, or the buttons.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct ChoiceGroup {
    heading: String,
    rows: Vec<ChoiceRow>,
    /// Whether it is shown on every page: buttons are.
    always: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct ChoiceRow {
    label: String,
    help: String,
    dangerous: bool,
    does: ChoiceAction,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ChoiceAction {
    /// What a press of the button does.
    Press(ButtonId),
    /// What picking the option does.
    Pick {
        menu: ButtonId,
        /// The value of the option.
        value: String,
    },
}

impl ChoiceAction {
    /// The same as a request.
    pub fn ask(&self) -> Ask {
        match self {
            Self::Press(id) => Ask::Press(id.clone()),
            Self::Pick { menu, value } => Ask::Pick { menu: menu.clone(), values: vec![value.clone()] },
        }
    }
}

/// What a typed number or a reaction stands for.
#[derive(Clone, Debug)]
pub enum ChoiceResult {
    /// Something to be asked, in the room where the choices belong.
    Ask(Ask),
    /// The same choices at their next page, to be shown and kept in their place.
    More(NumberedChoices),
}

impl NumberedChoices {
    /// The choices of some menus and buttons, in their order; `None` where there are none.
    pub(super) fn of(menus: &[Menu], buttons: &[Button], listed: usize) -> Option<Self> {
        let mut groups: Vec<_> = menus.iter().map(of_menu).collect();
        if !buttons.is_empty() {
            let rows = buttons.iter().map(of_button).collect();
            groups.push(ChoiceGroup { heading: String::new(), rows, always: true });
        }
        let any = groups.iter().any(|group| !group.rows.is_empty());
        any.then_some(Self { groups, listed: listed.max(1), page: 0 })
    }

    /// How many numbers there are.
    pub fn count(&self) -> usize {
        self.groups.iter().map(|group| group.rows.len()).sum()
    }

    /// What a number does, whichever page it stands on.
    pub fn numbered(&self, number: usize) -> Option<&ChoiceAction> {
        let index = number.checked_sub(1)?;
        self.groups.iter().flat_map(|group| &group.rows).nth(index).map(|row| &row.does)
    }

    /// Whether what a number does cannot be taken back: a reaction, which is made in passing, is not enough for that.
    pub fn is_dangerous(&self, number: usize) -> bool {
        let rows = self.groups.iter().flat_map(|group| &group.rows);
        number.checked_sub(1).is_some_and(|index| rows.clone().nth(index).is_some_and(|row| row.dangerous))
    }

    /// What was typed under the choices, or set as a reaction to them; `None` where it is no choice.
    pub fn resolve(&self, typed: &str) -> Option<ChoiceResult> {
        match read_number(typed)? {
            0 => self.pages().gt(&1).then(|| ChoiceResult::More(self.turned())),
            number => self.numbered(number).map(|does| ChoiceResult::Ask(does.ask())),
        }
    }

    /// The page that is shown, in our Markdown.
    pub fn text(&self, language: &Language) -> String {
        self.text_under("", language)
    }

    /// The same under words: where they end with what the first heading asks, it is not asked twice.
    pub(super) fn text_under(&self, words: &str, language: &Language) -> String {
        let paged = self.paged();
        let shown_here = self.range(self.page);
        let (mut lines, mut number, mut index) = (Vec::new(), 0, 0);
        // The way to the next page stands under the pages, before what is on each of them.
        let more = (self.pages() > 1).then(|| {
            let next = self.range(self.turned().page);
            written(&text::surface::more(next.start + 1, next.end, paged), language)
        });
        let mut more = more.into_iter();
        for group in &self.groups {
            if group.always {
                lines.extend(more.by_ref());
            }
            let mut shown = Vec::new();
            for row in &group.rows {
                number += 1;
                let here = group.always || shown_here.contains(&index);
                index += usize::from(!group.always);
                if here {
                    let choice = text::surface::choice(number, &row.label, &row.help, row.dangerous);
                    shown.push(written(&choice, language));
                }
            }
            if !shown.is_empty() && !group.heading.is_empty() {
                let heading = text::surface::heading(&group.heading);
                let asked = lines.is_empty() && words.ends_with(&heading);
                lines.extend((!asked).then_some(heading));
            }
            if group.always {
                shown = text::surface::in_a_line(shown);
            }
            lines.extend(shown);
        }
        lines.extend(more);
        if let [only] = lines.as_slice() {
            return written(&text::surface::choose(only), language);
        }
        lines.push(written(text::surface::CHOOSE, language));
        lines.join("\n")
    }

    /// How many choices are spread over pages.
    fn paged(&self) -> usize {
        self.groups.iter().filter(|group| !group.always).map(|group| group.rows.len()).sum()
    }

    /// How many pages there are. A single choice that would be left over stands on the last one: the line that leads to it would
    /// take as much room.
    fn pages(&self) -> usize {
        self.paged().saturating_sub(1).div_ceil(self.listed.max(1)).max(1)
    }

    /// Which of the choices that are spread over pages stand on a page.
    fn range(&self, page: usize) -> Range<usize> {
        let last = page + 1 >= self.pages();
        page * self.listed..if last { self.paged() } else { (page + 1) * self.listed }
    }

    /// The same at the next page, after the last at the first.
    fn turned(&self) -> Self {
        Self { page: (self.page + 1) % self.pages(), ..self.clone() }
    }
}

fn of_menu(menu: &Menu) -> ChoiceGroup {
    let rows = menu.options.iter().map(|option| ChoiceRow {
        label: option.label.clone(),
        help: option.help.clone(),
        dangerous: false,
        does: ChoiceAction::Pick { menu: menu.id.clone(), value: option.value.clone() },
    });
    ChoiceGroup { heading: menu.prompt.clone(), rows: rows.collect(), always: false }
}

fn of_button(button: &Button) -> ChoiceRow {
    ChoiceRow {
        label: button.label.clone(),
        help: String::new(),
        dangerous: button.dangerous,
        does: ChoiceAction::Press(button.id.clone()),
    }
}

/// A number as it is typed (`3`, `#3`, `3.`) or set as a reaction (a keycap, with or without its variation selector).
fn read_number(typed: &str) -> Option<usize> {
    const SHOWS_AS_PICTURE: char = '\u{fe0f}';
    const KEYCAP: char = '\u{20e3}';
    let bare: String = typed.chars().filter(|c| !matches!(*c, SHOWS_AS_PICTURE | KEYCAP)).collect();
    let bare = bare.trim();
    if bare == "🔟" {
        return Some(10);
    }
    let digits = bare.trim_start_matches('#').trim_end_matches(['.', ')']);
    let plain = !digits.is_empty() && digits.len() <= 4 && digits.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| digits.parse().ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;
    use lasermate_domain::port::MenuOption;

    fn words(choices: &NumberedChoices) -> String {
        choices.text(Language::english())
    }

    fn menu(options: usize) -> Menu {
        let option =
            |n: usize| MenuOption { label: format!("N{n}"), value: n.to_string(), ..MenuOption::default() };
        Menu {
            id: ButtonId("pick:g1:0".to_owned()),
            prompt: "Which piece?".to_owned(),
            options: (1..=options).map(option).collect(),
        }
    }

    fn back() -> Button {
        Button { id: ButtonId("pick:g1:0:".to_owned()), label: "Back".to_owned(), dangerous: false }
    }

    #[test]
    fn a_short_menu_is_a_list_with_its_heading() {
        let choices = NumberedChoices::of(&[menu(2)], &[back()], 9).unwrap();
        assert_eq!(words(&choices), "Which piece?\n**1** N1\n**2** N2\n**3** Back\nType a number to choose.");
    }

    #[test]
    fn a_long_menu_has_pages_and_its_buttons_are_on_each() {
        let choices = NumberedChoices::of(&[menu(6)], &[back()], 2).unwrap();
        let mut seen = Vec::new();
        let mut page = choices.clone();
        for _ in 0..3 {
            seen.push(words(&page));
            let Some(ChoiceResult::More(next)) = page.resolve("0") else { panic!("no next page") };
            page = next;
        }
        assert_eq!(page, choices, "after the last page the first follows");
        assert!(
            seen[0].contains("**1** N1\n**2** N2\n**0** More … (3 to 4 of 6)\n**7** Back\n"),
            "{}",
            seen[0]
        );
        assert!(
            seen[2].contains("**5** N5\n**6** N6\n**0** More … (1 to 2 of 6)\n**7** Back\n"),
            "{}",
            seen[2]
        );
        assert!(matches!(choices.resolve("5"), Some(ChoiceResult::Ask(_))), "numbers of other pages count");
    }

    #[test]
    fn a_single_choice_has_no_page_of_its_own() {
        let ten = NumberedChoices::of(&[menu(10)], &[back()], 9).unwrap();
        assert!(words(&ten).contains("**10** N10\n**11** Back\nType a number"), "{}", words(&ten));
        assert!(ten.resolve("0").is_none());
        let five = NumberedChoices::of(&[menu(5)], &[], 2).unwrap();
        assert!(words(&five).contains("**2** N2\n**0** More … (3 to 5 of 5)"), "{}", words(&five));
        let Some(ChoiceResult::More(last)) = five.resolve("0") else { panic!("no next page") };
        assert!(words(&last).contains("**5** N5\n**0** More … (1 to 2 of 5)"), "{}", words(&last));
        let eleven = NumberedChoices::of(&[menu(11)], &[], 9).unwrap();
        assert!(words(&eleven).contains("**0** More … (10 to 11 of 11)"), "{}", words(&eleven));
    }

    #[test]
    fn what_the_words_ask_already_is_not_asked_twice() {
        let choices = NumberedChoices::of(&[menu(2), menu(1)], &[], 9).unwrap();
        let list = "**1** N1\n**2** N2\nWhich piece?\n**3** N1\nType a number to choose.";
        let under = |words: &str| choices.text_under(words, Language::english());
        assert_eq!(under("New move. Which piece?"), list);
        assert_eq!(under("New move."), format!("Which piece?\n{list}"));
    }

    #[test]
    fn buttons_stand_in_one_line_with_what_to_do_with_them() {
        let more = Button { label: "More".to_owned(), ..back() };
        let two = NumberedChoices::of(&[], &[back(), more.clone()], 9).unwrap();
        assert_eq!(words(&two), "**1** Back · **2** More · type a number");
        let long = Button { label: "A button with a label that is rather long".to_owned(), ..back() };
        let three = NumberedChoices::of(&[], &[long.clone(), long, more], 9).unwrap();
        assert_eq!(words(&three).lines().count(), 4, "{}", words(&three));
    }

    #[test]
    fn numbers_are_typed_and_set_as_reactions() {
        for typed in ["3", " 3 ", "#3", "3.", "3)", "3\u{fe0f}\u{20e3}", "3\u{20e3}"] {
            assert_eq!(read_number(typed), Some(3), "{typed:?}");
        }
        assert_eq!(read_number("🔟"), Some(10));
        for typed in ["", "e4", "3 4", "-3", "three", "99999999999999999999", "👍"] {
            assert_eq!(read_number(typed), None, "{typed:?}");
        }
    }

    #[test]
    fn what_is_no_choice_does_nothing() {
        let choices = NumberedChoices::of(&[menu(2)], &[], 9).unwrap();
        assert!(choices.resolve("0").is_none() && choices.resolve("3").is_none());
        assert!(NumberedChoices::of(&[], &[], 9).is_none());
    }

    #[test]
    fn what_cannot_be_taken_back_is_known_by_its_number() {
        let resign = Button { dangerous: true, ..back() };
        let choices = NumberedChoices::of(&[menu(2)], &[back(), resign], 9).unwrap();
        let dangerous: Vec<_> = (0..6).filter(|number| choices.is_dangerous(*number)).collect();
        assert_eq!(dangerous, [4]);
    }

    #[test]
    fn kept_choices_read_back() {
        let choices = NumberedChoices::of(&[menu(3)], &[back()], 2).unwrap();
        let kept = serde_json::to_string(&choices).unwrap();
        assert_eq!(serde_json::from_str::<NumberedChoices>(&kept).unwrap(), choices);
    }
}
