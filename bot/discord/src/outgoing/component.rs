//! Buttons, menus and forms as Discord's components.

use lasermate_domain::port::{Ask, Button, Form, FormField, Intent, Menu, MenuOption};
use serde::Serialize;
use twilight_model::channel::message::component as discord;
use twilight_model::channel::message::component::{
    ActionRow, ButtonStyle, CheckboxGroup, CheckboxGroupOption, Component, ComponentType, Label, SelectMenu,
    SelectMenuOption, SelectMenuType, TextInput, TextInputStyle,
};

use crate::outgoing::emoji::Icons;
use lasermate_present::saying::in_english;

const IN_A_ROW: usize = 5;
const ROWS: usize = 5;
/// Options of a menu.
const OPTIONS: usize = 25;
/// Boxes to tick under a label.
const TICKS: usize = 10;
/// So few choices, one of which must be made, are all shown; more are a menu.
const RADIO: std::ops::RangeInclusive<usize> = 2..=5;
/// The type of choices of a form that are all shown: one of them is picked. twilight has no name for it.
const RADIO_GROUP: ComponentType = ComponentType::Unknown(21);

/// A form, as the data of an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Modal {
    custom_id: String,
    title: String,
    components: Vec<ModalPart>,
}

/// A label with the part of a form that it is for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
enum ModalPart {
    Field(Component),
    Radio {
        #[serde(rename = "type")]
        kind: ComponentType,
        label: String,
        component: RadioGroup,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct RadioGroup {
    #[serde(rename = "type")]
    kind: ComponentType,
    custom_id: String,
    required: bool,
    options: Vec<CheckboxGroupOption>,
}

/// Menus above buttons, as rows; what five rows do not hold is left out and noted.
pub fn rows(menus: &[Menu], buttons: &[Button], icons: &Icons) -> Vec<Component> {
    let mut rows: Vec<_> = menus.iter().map(|menu| row(vec![select(menu, icons)])).collect();
    rows.extend(buttons.chunks(IN_A_ROW).map(|chunk| row(chunk.iter().map(press).collect())));
    if rows.len() > ROWS {
        tracing::error!(menus = menus.len(), buttons = buttons.len(), "too many components for a message");
        rows.truncate(ROWS);
    }
    rows
}

/// A row with one button that leads to an address.
pub fn link(label: &str, url: &str) -> Vec<Component> {
    let button = discord::Button { url: Some(url.to_owned()), ..button(label, ButtonStyle::Link) };
    vec![row(vec![button.into()])]
}

pub fn modal(form: &Form) -> Modal {
    Modal {
        custom_id: form.id.0.clone(),
        title: cut(&form.title, 45),
        components: form.fields.iter().take(ROWS).map(part).collect(),
    }
}

fn part(field: &FormField) -> ModalPart {
    let label = cut(&field.label, 45);
    let is_menu = field.person || !field.choices.is_empty();
    let component = match is_menu {
        true if field.several => several_of(field),
        true if field.required && !field.person && RADIO.contains(&field.choices.len()) => {
            let component = RadioGroup {
                kind: RADIO_GROUP,
                custom_id: field.name.clone(),
                required: true,
                options: field.choices.iter().map(|option| tick(option, is_set(field, option))).collect(),
            };
            return ModalPart::Radio { kind: ComponentType::Label, label, component };
        }
        true => one_of(field),
        false => input(field),
    };
    let description = words(&field.hint, 100).filter(|_| is_menu && !field.required);
    ModalPart::Field(Label { component: Box::new(component), description, id: None, label }.into())
}

fn row(components: Vec<Component>) -> Component {
    ActionRow { id: None, components }.into()
}

fn button(label: &str, style: ButtonStyle) -> discord::Button {
    discord::Button {
        custom_id: None,
        disabled: false,
        emoji: None,
        id: None,
        label: Some(cut(label, 80)),
        sku_id: None,
        style,
        url: None,
    }
}

fn press(pressed: &Button) -> Component {
    let style = match pressed.dangerous {
        true => ButtonStyle::Danger,
        false if Intent::from(Ask::Press(pressed.id.clone())).is_main() => ButtonStyle::Primary,
        false => ButtonStyle::Secondary,
    };
    discord::Button { custom_id: Some(pressed.id.0.clone()), ..button(&pressed.label, style) }.into()
}

fn menu(custom_id: &str, kind: SelectMenuType, options: Option<Vec<SelectMenuOption>>) -> SelectMenu {
    SelectMenu {
        channel_types: None,
        custom_id: custom_id.to_owned(),
        default_values: None,
        disabled: false,
        id: None,
        kind,
        max_values: None,
        min_values: None,
        options,
        placeholder: None,
        required: None,
    }
}

fn select(shown: &Menu, icons: &Icons) -> Component {
    let options = shown.options.iter().take(OPTIONS).map(|option| SelectMenuOption {
        emoji: option.icon.and_then(|icon| icons.of(icon)),
        ..choice(option, false)
    });
    let menu = menu(&shown.id.0, SelectMenuType::Text, Some(options.collect()));
    SelectMenu { placeholder: Some(cut(&shown.prompt, 100)), ..menu }.into()
}

/// A menu of a form: of its choices, or of people.
fn one_of(field: &FormField) -> Component {
    let options = field.choices.iter().take(OPTIONS).map(|option| choice(option, is_set(field, option)));
    let menu = match field.person {
        true => menu(&field.name, SelectMenuType::User, None),
        false => menu(&field.name, SelectMenuType::Text, Some(options.collect())),
    };
    SelectMenu { required: Some(field.required), ..menu }.into()
}

/// Boxes of a form to tick.
fn several_of(field: &FormField) -> Component {
    let is_ticked = |option: &MenuOption| field.value.lines().any(|ticked| ticked == option.value);
    let options = field.choices.iter().take(TICKS).map(|option| tick(option, is_ticked(option)));
    CheckboxGroup {
        custom_id: field.name.clone(),
        id: None,
        max_values: None,
        min_values: Some(field.required.into()),
        options: options.collect(),
        required: Some(field.required),
    }
    .into()
}

/// A text field of a form.
#[expect(deprecated, reason = "a field of twilight's that Discord takes no more")]
fn input(field: &FormField) -> Component {
    let most = field.most.clamp(1, 4000);
    TextInput {
        custom_id: field.name.clone(),
        id: None,
        label: None,
        max_length: Some(most),
        min_length: None,
        placeholder: words(&field.hint, 100),
        required: Some(field.required),
        style: if field.long { TextInputStyle::Paragraph } else { TextInputStyle::Short },
        value: words(&field.value, most.into()),
    }
    .into()
}

fn is_set(field: &FormField, option: &MenuOption) -> bool {
    option.value.eq_ignore_ascii_case(&field.value)
}

fn choice(option: &MenuOption, default: bool) -> SelectMenuOption {
    SelectMenuOption {
        default,
        description: words(&option.help, 100),
        emoji: None,
        label: cut(&option.label, 100),
        value: option.value.clone(),
    }
}

fn tick(option: &MenuOption, default: bool) -> CheckboxGroupOption {
    let SelectMenuOption { description, label, value, .. } = choice(option, default);
    CheckboxGroupOption { default: default.then_some(true), description, label, value }
}

/// Words that may be left out.
fn words(text: &str, most: usize) -> Option<String> {
    (!text.is_empty()).then(|| cut(text, most))
}

/// A text of at most so many characters; the port's own limits make cutting the exception.
fn cut(text: &str, most: usize) -> String {
    let text = in_english(text);
    if text.chars().count() <= most {
        return text;
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
            serde_json::json!({"label": "Nb1", "value": "b1", "default": false})
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
