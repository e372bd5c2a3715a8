//! What a form is sent in with: its fields, under labels or in rows, and the people who were picked.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::id;
use crate::incoming::interaction::{NamedUser, number, snowflake, text};

/// The kind of a menu of people.
const PEOPLE: u64 = 5;

/// A form that was filled in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModalSubmit {
    pub custom_id: String,
    pub fields: BTreeMap<String, String>,
    /// The people who were picked.
    pub people: Vec<NamedUser>,
}

impl ModalSubmit {
    /// Reads the fields; what is none is passed over, and so is whoever cannot be read.
    pub fn of(custom_id: String, data: &Value) -> Self {
        let parts = data["components"].as_array().into_iter().flatten();
        let fields = parts.flat_map(|part| {
            let row = part["components"].as_array().into_iter().flatten();
            [&part["component"]].into_iter().chain(row)
        });
        let fields =
            fields.filter_map(|field| Some((text(&field["custom_id"])?, held(field, data)))).collect();
        let users = data["resolved"]["users"].as_object().into_iter().flatten();
        let people =
            users.filter_map(|(number, _)| NamedUser::resolved(data, number.parse().ok()?)).collect();
        Self { custom_id, fields, people }
    }
}

/// What a field holds: what was typed, a line for each thing that was picked, or the person who was.
fn held(field: &Value, data: &Value) -> String {
    let picked: Vec<_> = field["values"].as_array().into_iter().flatten().collect();
    if let [one] = picked.as_slice()
        && let Some(user) = snowflake(one)
        && (number(&field["type"]) == Some(PEOPLE) || NamedUser::resolved(data, user).is_some())
    {
        return id::person(user).0;
    }
    let picked: Vec<_> = picked.into_iter().filter_map(Value::as_str).collect();
    text(&field["value"]).unwrap_or_else(|| picked.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn filled(component: Value, users: Value) -> ModalSubmit {
        let data = json!({"components": [{"type": 18, "component": component}], "resolved": {"users": users,
            "members": {"7": {"nick": "Boris"}}}});
        ModalSubmit::of("form".to_owned(), &data)
    }

    #[test]
    fn what_was_typed_or_picked_is_the_text_of_its_field() {
        let text = |component| filled(component, json!({})).fields["a"].clone();
        assert_eq!(text(json!({"type": 4, "custom_id": "a", "value": "e4"})), "e4");
        assert_eq!(text(json!({"type": 3, "custom_id": "a", "values": ["chess"]})), "chess");
        assert_eq!(text(json!({"type": 3, "custom_id": "a", "values": []})), "");
        assert_eq!(text(json!({"type": 22, "custom_id": "a", "values": []})), "");
        let ticked = json!({"type": 22, "custom_id": "a", "values": ["each peace", 7, "king"]});
        assert_eq!(text(ticked), "each peace\nking");
        assert_eq!(text(json!({"type": 5, "custom_id": "a", "values": ["7"]})), "discord:7");
        for hostile in [json!(["0"]), json!(["x"]), json!({}), Value::Null] {
            let read = text(json!({"type": 5, "custom_id": "a", "values": hostile}));
            assert!(!read.starts_with("discord:"), "{hostile}");
        }
    }

    #[test]
    fn a_field_in_a_row_is_read_like_one_under_a_label() {
        let row = json!({"type": 1, "components": [{"type": 4, "custom_id": "a", "value": "e4"}]});
        let form = ModalSubmit::of("form".to_owned(), &json!({"components": [row, {"type": 10}, 7, null]}));
        assert_eq!(form.fields, [("a".to_owned(), "e4".to_owned())].into());
    }

    #[test]
    fn whoever_was_picked_has_the_name_the_server_shows() {
        let user = |bot: bool| json!({"7": {"id": "7", "username": "bob", "discriminator": "0", "bot": bot}});
        let people = filled(Value::Null, user(false)).people;
        let person = people[0].person();
        assert_eq!(
            (person.id.0.as_str(), person.name.as_str(), people[0].bot),
            ("discord:7", "Boris", false)
        );
        assert!(filled(Value::Null, user(true)).people[0].bot);
        assert!(filled(Value::Null, json!({"7": "bob", "x": {}, "0": {}})).people.is_empty());
        // A menu whose kind is new to us.
        let picked = filled(json!({"type": 99, "custom_id": "a", "values": ["7"]}), user(false));
        assert_eq!(picked.fields["a"], "discord:7");
    }
}
