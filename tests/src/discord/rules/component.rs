//! Buttons and menus under a message.

use std::collections::BTreeSet;

use serde_json::Value;
use twilight_model::channel::message::Component;
use twilight_validate::message as limits;

use super::chars;

const ROW: u64 = 1;
const BUTTON: u64 = 2;
const MENU: u64 = 3;
/// A button that opens an address.
const LINK: u64 = 5;

/// The rows of a message without the newer layout components.
pub(super) fn rows(list: &Value) -> Vec<String> {
    let rows: &[Value] = list.as_array().map_or(&[], Vec::as_slice);
    let mut wrong = by_twilight(list);
    if rows.len() > 5 {
        wrong.push(format!("{} rows; 5 are allowed", rows.len()));
    }
    for row in rows {
        if row["type"].as_u64() != Some(ROW) {
            wrong.push(format!("a component of type {} stands outside a row", row["type"]));
        }
        wrong.extend(self::row(row));
    }
    wrong.extend(unique(list));
    wrong
}

/// A row of buttons, or with one menu.
pub(super) fn row(row: &Value) -> Vec<String> {
    let parts = row["components"].as_array().map_or(&[][..], Vec::as_slice);
    let menus = parts.iter().filter(|part| part["type"].as_u64() != Some(BUTTON)).count();
    let buttons = parts.len() - menus;
    let mut wrong = Vec::new();
    if parts.is_empty() || menus > 1 || menus == 1 && buttons > 0 || buttons > 5 {
        wrong.push(format!("a row has {buttons} buttons and {menus} menus"));
    }
    wrong.extend(parts.iter().flat_map(part));
    wrong
}

/// No custom id may stand twice in a message or form.
pub(super) fn unique(list: &Value) -> Vec<String> {
    let mut seen = BTreeSet::new();
    let parts = list.as_array().into_iter().flatten();
    let parts = parts.flat_map(|row| {
        let labelled = row.get("component").into_iter();
        row["components"].as_array().into_iter().flatten().chain(labelled)
    });
    parts
        .filter_map(|part| part["custom_id"].as_str())
        .filter(|id| !seen.insert(*id))
        .map(|id| format!("the custom_id {id:?} stands there twice"))
        .collect()
}

fn by_twilight(list: &Value) -> Vec<String> {
    if list.is_null() {
        return Vec::new();
    }
    match serde_json::from_value::<Vec<Component>>(list.clone()) {
        Err(error) => vec![format!("twilight cannot read the components: {error}")],
        Ok(components) => limits::components(&components, false)
            .err()
            .map(|error| {
                let source = std::error::Error::source(&error).map(|source| format!(": {source}"));
                format!("twilight: {error}{}", source.unwrap_or_default())
            })
            .into_iter()
            .collect(),
    }
}

fn part(part: &Value) -> Vec<String> {
    let mut wrong = Vec::new();
    let id = chars(&part["custom_id"]);
    match part["type"].as_u64() {
        Some(BUTTON) => {
            let link = part["style"].as_u64() == Some(LINK);
            if link != part["url"].is_string() || link == part["custom_id"].is_string() {
                wrong.push(format!("a button needs a custom_id, or as a link a url: {part}"));
            }
            if part["label"].is_null() && part["emoji"].is_null() || chars(&part["label"]) > 80 {
                wrong.push(format!("a button's label has 1 to 80 characters: {part}"));
            }
        }
        Some(MENU) => wrong.extend(menu(part)),
        Some(5..=8) => {}
        _ => wrong.push(format!("a row cannot hold {part}")),
    }
    if !part["custom_id"].is_null() && !(1..=100).contains(&id) {
        wrong.push(format!("a custom_id of {id} characters"));
    }
    wrong
}

fn menu(menu: &Value) -> Vec<String> {
    let options = menu["options"].as_array().map_or(&[][..], Vec::as_slice);
    let mut wrong = Vec::new();
    if !(1..=25).contains(&options.len()) {
        wrong.push(format!("a menu has {} options", options.len()));
    }
    let values: BTreeSet<_> = options.iter().map(|option| option["value"].as_str()).collect();
    if values.len() < options.len() {
        wrong.push("two options of a menu have the same value".to_owned());
    }
    for option in options {
        let lengths = [chars(&option["label"]), chars(&option["value"])];
        if lengths.iter().any(|length| !(1..=100).contains(length)) || chars(&option["description"]) > 100 {
            wrong.push(format!("an option of a menu is too long or empty: {option}"));
        }
        if option["description"] == "" {
            wrong.push(format!("an option's description is empty: {option}"));
        }
    }
    if chars(&menu["placeholder"]) > 150 {
        wrong.push("a menu's placeholder has more than 150 characters".to_owned());
    }
    wrong
}
