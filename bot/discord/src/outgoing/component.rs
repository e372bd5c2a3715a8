//! Buttons, menus and forms as Discord's components.

use lasermate_domain::port::{Ask, Button, Form, FormField, Intent, Menu, MenuOption};
use serde::Serialize;

use crate::outgoing::emoji::{Emoji, Icons};

const IN_A_ROW: usize = 5;
const ROWS: usize = 5;
/// Boxes to tick under a label.
const TICKS: usize = 10;
/// So few choices, one of which must be made, are all shown; more are a menu.
const RADIO: std::ops::RangeInclusive<usize> = 2..=5;

/// A row of components under a message or in a form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ActionRow {
    #[serde(rename = "type")]
    kind: u8,
    components: Vec<Component>,
}

/// A component of a row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
enum Component {
    Button {
        #[serde(rename = "type")]
        kind: u8,
        style: u8,
        label: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        custom_id: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        url: Option<String>,
    },
    Menu {
        #[serde(rename = "type")]
        kind: u8,
        custom_id: String,
        placeholder: String,
        options: Vec<SelectOption>,
    },
    /// A menu of a form, under a label; without options, of people.
    Select {
        #[serde(rename = "type")]
        kind: u8,
        custom_id: String,
        required: bool,
        #[serde(skip_serializing_if = "Option::is_none")]
        options: Option<Vec<SelectOption>>,
    },
    /// Boxes of a form to tick, under a label.
    Ticks {
        #[serde(rename = "type")]
        kind: u8,
        custom_id: String,
        required: bool,
        min_values: u8,
        options: Vec<SelectOption>,
    },
    /// Choices of a form that are all shown, under a label: one of them is picked.
    Radio {
        #[serde(rename = "type")]
        kind: u8,
        custom_id: String,
        required: bool,
        options: Vec<SelectOption>,
    },
    /// A text field of a form, under a label.
    Input {
        #[serde(rename = "type")]
        kind: u8,
        custom_id: String,
        style: u8,
        required: bool,
        max_length: u16,
        #[serde(skip_serializing_if = "String::is_empty")]
        placeholder: String,
        #[serde(skip_serializing_if = "String::is_empty")]
        value: String,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct SelectOption {
    label: String,
    value: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    description: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    emoji: Option<Emoji>,
    /// Whether it is picked at first.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    default: bool,
}

/// A label with the part of a form that it is for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct LabelComponent {
    #[serde(rename = "type")]
    kind: u8,
    label: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    description: String,
    component: Component,
}

/// A form, as the data of an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Modal {
    custom_id: String,
    title: String,
    components: Vec<LabelComponent>,
}

mod kind {
    pub const ROW: u8 = 1;
    pub const BUTTON: u8 = 2;
    pub const MENU: u8 = 3;
    pub const INPUT: u8 = 4;
    pub const PEOPLE: u8 = 5;
    pub const LABEL: u8 = 18;
    pub const RADIO: u8 = 21;
    pub const TICKS: u8 = 22;
}

mod style {
    pub const MAIN: u8 = 1;
    pub const PLAIN: u8 = 2;
    pub const DANGER: u8 = 4;
    pub const LINK: u8 = 5;
    pub const SHORT: u8 = 1;
    pub const LONG: u8 = 2;
}

/// Menus above buttons, as rows; what five rows do not hold is left out and noted.
pub fn rows(menus: &[Menu], buttons: &[Button], icons: &Icons) -> Vec<ActionRow> {
    let mut rows: Vec<ActionRow> = menus.iter().map(|menu| row(vec![select(menu, icons)])).collect();
    rows.extend(buttons.chunks(IN_A_ROW).map(|chunk| row(chunk.iter().map(press).collect())));
    if rows.len() > ROWS {
        tracing::error!(menus = menus.len(), buttons = buttons.len(), "too many components for a message");
        rows.truncate(ROWS);
    }
    rows
}

/// A row with one button that leads to an address.
pub fn link(label: &str, url: &str) -> Vec<ActionRow> {
    vec![row(vec![Component::Button {
        kind: kind::BUTTON,
        style: style::LINK,
        label: label.to_owned(),
        custom_id: None,
        url: Some(url.to_owned()),
    }])]
}

pub fn modal(form: &Form) -> Modal {
    let fields = form.fields.iter().map(|field| LabelComponent {
        kind: kind::LABEL,
        label: cut(&field.label, 45),
        description: match is_menu(field) && !field.required {
            true => cut(&field.hint, 100),
            false => String::new(),
        },
        component: match is_menu(field) {
            true if field.several => several_of(field),
            true if is_radio(field) => radio(field),
            true => one_of(field),
            false => input(field),
        },
    });
    Modal {
        custom_id: form.id.0.clone(),
        title: cut(&form.title, 45),
        components: fields.take(ROWS).collect(),
    }
}

fn row(components: Vec<Component>) -> ActionRow {
    ActionRow { kind: kind::ROW, components }
}

fn press(button: &Button) -> Component {
    Component::Button {
        kind: kind::BUTTON,
        style: match button.dangerous {
            true => style::DANGER,
            false if Intent::from(Ask::Press(button.id.clone())).is_main() => style::MAIN,
            false => style::PLAIN,
        },
        label: cut(&button.label, 80),
        custom_id: Some(button.id.0.clone()),
        url: None,
    }
}

fn select(menu: &Menu, icons: &Icons) -> Component {
    let emoji = |option: &MenuOption| option.icon.and_then(|icon| icons.of(icon));
    let options =
        menu.options.iter().take(25).map(|option| SelectOption { emoji: emoji(option), ..choice(option) });
    Component::Menu {
        kind: kind::MENU,
        custom_id: menu.id.0.clone(),
        placeholder: cut(&menu.prompt, 100),
        options: options.collect(),
    }
}

const fn is_menu(field: &FormField) -> bool {
    field.person || !field.choices.is_empty()
}

fn is_radio(field: &FormField) -> bool {
    field.required && !field.person && RADIO.contains(&field.choices.len())
}

fn radio(field: &FormField) -> Component {
    let options = field.choices.iter().map(|option| SelectOption {
        default: option.value.eq_ignore_ascii_case(&field.value),
        ..choice(option)
    });
    Component::Radio {
        kind: kind::RADIO,
        custom_id: field.name.clone(),
        required: true,
        options: options.collect(),
    }
}

fn several_of(field: &FormField) -> Component {
    let options = field.choices.iter().take(TICKS).map(|option| SelectOption {
        default: field.value.lines().any(|ticked| ticked == option.value),
        ..choice(option)
    });
    Component::Ticks {
        kind: kind::TICKS,
        custom_id: field.name.clone(),
        required: field.required,
        min_values: field.required.into(),
        options: options.collect(),
    }
}

fn choice(option: &MenuOption) -> SelectOption {
    SelectOption {
        label: cut(&option.label, 100),
        value: option.value.clone(),
        description: cut(&option.help, 100),
        emoji: None,
        default: false,
    }
}

fn one_of(field: &FormField) -> Component {
    let options = field.choices.iter().take(25).map(|option| SelectOption {
        default: option.value.eq_ignore_ascii_case(&field.value),
        ..choice(option)
    });
    Component::Select {
        kind: if field.person { kind::PEOPLE } else { kind::MENU },
        custom_id: field.name.clone(),
        required: field.required,
        options: (!field.person).then(|| options.collect()),
    }
}

fn input(field: &FormField) -> Component {
    Component::Input {
        kind: kind::INPUT,
        custom_id: field.name.clone(),
        style: if field.long { style::LONG } else { style::SHORT },
        required: field.required,
        max_length: field.most.clamp(1, 4000),
        placeholder: cut(&field.hint, 100),
        value: cut(&field.value, usize::from(field.most.clamp(1, 4000))),
    }
}

/// A text of at most so many characters; the port's own limits make cutting the exception.
fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    text.chars().take(most.saturating_sub(1)).chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use lasermate_domain::port::{ButtonId, MenuOption};

    fn button(n: usize) -> Button {
        Button { id: ButtonId(format!("verb:g{n}:1")), label: "Do".to_owned(), dangerous: n == 1 }
    }

    #[test]
    fn five_buttons_stand_in_a_row_and_menus_above_them() {
        let menu = Menu {
            id: ButtonId("piece:g1:4".to_owned()),
            prompt: "Which piece?".to_owned(),
            options: vec![MenuOption {
                label: "Nb1".to_owned(),
                value: "b1".to_owned(),
                ..MenuOption::default()
            }],
        };
        let buttons: Vec<_> = (1..=7).map(button).collect();
        let json = serde_json::to_value(rows(&[menu], &buttons, &Icons::default())).unwrap();
        let lengths: Vec<_> =
            json.as_array().unwrap().iter().map(|row| row["components"].as_array().unwrap().len()).collect();
        assert_eq!(lengths, [1, 5, 2]);
        assert_eq!(
            json[0]["components"][0]["options"][0],
            serde_json::json!({"label": "Nb1", "value": "b1"})
        );
        assert_eq!(json[1]["components"][0]["style"], 4);
        assert_eq!(json[1]["components"][1]["style"], 2);
    }

    #[test]
    fn no_message_has_more_than_five_rows() {
        let buttons: Vec<_> = (1..=40).map(button).collect();
        assert_eq!(rows(&[], &buttons, &Icons::default()).len(), 5);
    }
}
