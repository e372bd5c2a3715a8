//! Forms.

use std::collections::BTreeSet;

use serde_json::Value;
use twilight_model::channel::message::Component;
use twilight_validate::component as limits;

use super::{chars, component};

const LABEL: u64 = 18;
/// Choices that are all shown, which twilight does not know.
const RADIO: u64 = 21;

/// What is wrong with choices of which one is picked.
fn radio(group: &Value) -> Vec<String> {
    let options = group["options"].as_array().map_or(&[][..], Vec::as_slice);
    let values: BTreeSet<_> = options.iter().map(|option| option["value"].as_str()).collect();
    let mut wrong = Vec::new();
    if !(2..=10).contains(&options.len()) || values.len() < options.len() {
        wrong.push(format!("a radio group has {} options with {} values", options.len(), values.len()));
    }
    if options.iter().filter(|option| option["default"] == true).count() > 1 {
        wrong.push("a radio group has two options that are picked".to_owned());
    }
    let lengths = |option: &Value| {
        [&option["label"], &option["value"]].iter().any(|text| !(1..=100).contains(&chars(text)))
            || chars(&option["description"]) > 100
    };
    wrong.extend(
        options
            .iter()
            .filter(|option| lengths(option))
            .map(|option| format!("an option is too long or empty: {option}")),
    );
    wrong
}

/// A form: a title, and 1 to 5 fields, each under its label; text fields may stand in rows of their own, as of old.
pub(super) fn check(data: &Value) -> Vec<String> {
    let mut wrong = Vec::new();
    if !(1..=45).contains(&chars(&data["title"])) {
        wrong.push(format!("a form's title has {} characters", chars(&data["title"])));
    }
    if !(1..=100).contains(&chars(&data["custom_id"])) {
        wrong.push(format!("a form's custom_id has {} characters", chars(&data["custom_id"])));
    }
    let rows = data["components"].as_array().map_or(&[][..], Vec::as_slice);
    if !(1..=5).contains(&rows.len()) {
        wrong.push(format!("a form has {} fields", rows.len()));
    }
    for row in rows {
        let part = &row["component"];
        if row["type"].as_u64() == Some(LABEL) && part["type"].as_u64() == Some(RADIO) {
            let named = (1..=45).contains(&chars(&row["label"]));
            wrong.extend((!named).then(|| format!("a label reads {}", row["label"])));
            wrong.extend(radio(part));
            continue;
        }
        match serde_json::from_value::<Component>(row.clone()) {
            Ok(Component::ActionRow(row)) => {
                if row.components.len() != 1 {
                    wrong.push("a row of a form has one field".to_owned());
                }
                for part in &row.components {
                    match part {
                        #[expect(deprecated, reason = "rows of text fields are the form serenity knows")]
                        Component::TextInput(field) => {
                            let checked = limits::text_input(field, field.label.is_some());
                            wrong.extend(checked.err().map(|error| format!("twilight: {error}")));
                        }
                        other => wrong.push(format!("a form cannot hold {other:?}")),
                    }
                }
            }
            Ok(Component::Label(label)) => {
                let named = (1..=45).contains(&label.label.chars().count());
                wrong.extend((!named).then(|| format!("a label reads {:?}", label.label)));
                let checked = match &*label.component {
                    Component::TextInput(field) => limits::text_input(field, false),
                    Component::SelectMenu(menu) => limits::select_menu(menu, false),
                    Component::CheckboxGroup(_) => limits::label(&label),
                    other => {
                        wrong.push(format!("a form cannot hold {other:?}"));
                        Ok(())
                    }
                };
                wrong.extend(checked.err().map(|error| format!("twilight: {error}")));
            }
            Ok(other) => wrong.push(format!("a form's row is {other:?}")),
            Err(error) => wrong.push(format!("twilight cannot read a form's row: {error}")),
        }
    }
    wrong.extend(component::unique(&data["components"]));
    wrong
}
