//! Forms.

use serde_json::Value;
use twilight_model::channel::message::Component;
use twilight_validate::component as limits;

use super::{chars, component};

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
