//! What a form is sent in with: fields under labels, as serenity reads them, and the people who were picked.

use std::num::NonZeroU64;

use serde_json::Value;
use serenity::model::user::User;

use super::id;
use lasermate_core::port::Person;

/// The kind of an interaction by which a form is sent in.
const MODAL: u64 = 5;
/// The kinds of a label, and of a menu of people.
const LABEL: u64 = 18;
const PEOPLE: u64 = 5;

/// The people who were picked in a form.
#[derive(Debug, Default)]
pub struct Named {
    people: Vec<Person>,
    bot: bool,
}

impl Named {
    /// From what Discord says of them beside the form; whoever cannot be read is left out.
    fn of(resolved: &Value) -> Self {
        let mut named = Self::default();
        for (number, user) in resolved["users"].as_object().into_iter().flatten() {
            let Ok(user) = serde_json::from_value::<User>(user.clone()) else { continue };
            named.bot |= user.bot;
            named.people.push(id::named(&user, resolved["members"][number]["nick"].as_str()));
        }
        named
    }

    /// Whether one of them is a bot.
    pub const fn bot(&self) -> bool {
        self.bot
    }

    /// The people.
    pub fn into_people(self) -> Vec<Person> {
        self.people
    }
}

/// Makes the fields of a form plain; gives whom it names. Nothing changes in any other interaction.
pub fn plain(json: &mut Value) -> Named {
    if json["type"] != MODAL {
        return Named::default();
    }
    if let Some(parts) = json.pointer_mut("/data/components").and_then(Value::as_array_mut) {
        parts.iter_mut().for_each(unlabelled);
    }
    json.pointer("/data/resolved").map(Named::of).unwrap_or_default()
}

/// A field of a form under its label as the row with a text field that serenity reads; what was picked is its text, a line for
/// each where several were.
fn unlabelled(part: &mut Value) {
    if part["type"] != LABEL {
        return;
    }
    let field = part["component"].take();
    let picked = field["values"].as_array().into_iter().flatten().filter_map(Value::as_str);
    let text = field["value"].as_str().map_or_else(|| picked.collect::<Vec<_>>().join("\n"), str::to_owned);
    let person = text.parse::<NonZeroU64>().ok().filter(|_| field["type"] == PEOPLE);
    let text = person.map_or(text, |number| id::person(number.into()).0);
    *part = serde_json::json!({
        "type": 1,
        "components": [{"type": 4, "custom_id": field["custom_id"], "value": text}],
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn filled(component: Value, users: Value) -> (Value, Named) {
        let data = json!({"components": [{"type": 18, "component": component}], "resolved": {"users": users,
            "members": {"7": {"nick": "Boris"}}}});
        let mut json = json!({"type": 5, "data": data});
        let named = plain(&mut json);
        (json["data"]["components"][0]["components"][0].clone(), named)
    }

    #[test]
    fn what_was_typed_or_picked_is_the_text_of_its_field() {
        let text = |component| filled(component, json!({})).0["value"].clone();
        assert_eq!(text(json!({"type": 4, "custom_id": "a", "value": "e4"})), "e4");
        assert_eq!(text(json!({"type": 3, "custom_id": "a", "values": ["chess"]})), "chess");
        assert_eq!(text(json!({"type": 3, "custom_id": "a", "values": []})), "");
        assert_eq!(text(json!({"type": 22, "custom_id": "a", "values": []})), "");
        let ticked = json!({"type": 22, "custom_id": "a", "values": ["each peace", 7, "king"]});
        assert_eq!(text(ticked), "each peace\nking");
        assert_eq!(text(json!({"type": 5, "custom_id": "a", "values": ["7"]})), "discord:7");
        for hostile in [json!(["0"]), json!(["x"]), json!([7]), json!({}), Value::Null] {
            let read = text(json!({"type": 5, "custom_id": "a", "values": hostile}));
            assert!(!read.as_str().unwrap().starts_with("discord:"), "{hostile}");
        }
    }

    #[test]
    fn whoever_was_picked_has_the_name_the_server_shows() {
        let user = |bot: bool| json!({"7": {"id": "7", "username": "bob", "discriminator": "0", "bot": bot}});
        let (_, named) = filled(Value::Null, user(false));
        assert!(!named.bot());
        let people = named.into_people();
        assert_eq!((people[0].id.0.as_str(), people[0].name.as_str()), ("discord:7", "Boris"));
        assert!(filled(Value::Null, user(true)).1.bot());
        assert!(filled(Value::Null, json!({"7": "bob", "8": {}})).1.into_people().is_empty());
    }

    #[test]
    fn other_interactions_stay_as_they_are() {
        let mut json = json!({"type": 3, "data": {"components": [{"type": 18}]}});
        let before = json.clone();
        assert!(plain(&mut json).into_people().is_empty());
        assert_eq!(json, before);
    }
}
