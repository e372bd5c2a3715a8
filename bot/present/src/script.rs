//! Messages that are filled elsewhere: the page's scripts are given them as data, with gaps for variables and choices by one.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::parser;
use serde_json::{Map, Value, json};

use crate::language::Language;

/// What their names begin with, which the scripts leave out.
const BEFORE: &str = "page-script-";

/// All that the page's scripts say, by the names of the messages. A message is a text, or a list of texts, variables (`{"$": name}`)
/// and choices (`{"$": name, "of": messages by the cases, "else": a case}`). What a language lacks is said in English.
pub fn messages(language: &Language) -> Value {
    let mut all = Map::new();
    for language in [Language::english(), language] {
        let sources = language.sources();
        for source in sources.iter().filter(|source| source.contains(BEFORE)) {
            let read = parser::parse(source.as_str()).unwrap_or_else(|(read, _)| read);
            for entry in &read.body {
                let Entry::Message(message) = entry else { continue };
                let (Some(name), Some(said)) = (message.id.name.strip_prefix(BEFORE), &message.value) else {
                    continue;
                };
                match written(said, language) {
                    Some(said) => drop(all.insert(name.to_owned(), said)),
                    None => {
                        tracing::error!(message = name, "a message of a script asks for more than a variable")
                    }
                }
            }
        }
    }
    Value::Object(all)
}

fn written(pattern: &Pattern<&str>, language: &Language) -> Option<Value> {
    let mut parts = Vec::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => append(&mut parts, &language.as_said(value)),
            PatternElement::Placeable { expression } => match expression {
                Expression::Inline(InlineExpression::StringLiteral { value }) => append(&mut parts, value),
                Expression::Inline(InlineExpression::VariableReference { id }) => {
                    parts.push(json!({"$": id.name}));
                }
                Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
                    parts.push(choice(id.name, variants, language)?);
                }
                Expression::Inline(_) | Expression::Select { .. } => return None,
            },
        }
    }
    let is_text = matches!(parts.as_slice(), [Value::String(_)]);
    if is_text { parts.pop() } else { Some(Value::Array(parts)) }
}

/// Texts one after the other are one.
fn append(parts: &mut Vec<Value>, words: &str) {
    match parts.last_mut() {
        Some(Value::String(before)) => before.push_str(words),
        _ => parts.push(Value::from(words)),
    }
}

fn choice(variable: &str, variants: &[Variant<&str>], language: &Language) -> Option<Value> {
    let mut cases = Map::new();
    let mut otherwise = "";
    for variant in variants {
        let (VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name }) = &variant.key;
        cases.insert((*name).to_owned(), written(&variant.value, language)?);
        if variant.default {
            otherwise = *name;
        }
    }
    Some(json!({"$": variable, "of": cases, "else": otherwise}))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_have_gaps_for_variables_and_choices_by_one() {
        let german = messages(Language::of("de").unwrap());
        assert_eq!(german["copied"], "Kopiert");
        assert_eq!(german["continue-as"], json!(["Weiter als ", {"$": "name"}]));
        let title = json!([{"$": "count", "else": "other", "of": {
            "one": ["Am Zug in ", {"$": "count"}, " Partie"],
            "other": ["Am Zug in ", {"$": "count"}, " Partien"],
        }}]);
        assert_eq!(german["title-turns"], title);
    }

    #[test]
    fn every_message_of_a_script_is_written_in_every_language() {
        let english = messages(Language::english());
        let names = |all: &Value| all.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
        assert!(names(&english).len() > 140, "{english}");
        for language in Language::with_pseudo() {
            let own = messages(language);
            assert_eq!(names(&own), names(&english), "{}", language.code());
            let is_same = |name: &&str| own[*name] == english[*name];
            let sentences = ["tick", "board", "lesson-chess", "name-first"];
            assert!(language.code() == "en" || !sentences.iter().any(is_same), "{}", language.code());
        }
    }
}
