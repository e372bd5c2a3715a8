//! Commands that a text names can be sent as they are written: each is registered under its path, and what follows names its options.

use serde_json::Value;

/// What is wrong with the commands in a text, by those that are registered; nothing before any are.
pub fn check(text: &str, registered: &[Value]) -> Vec<String> {
    let slash: Vec<_> = registered.iter().filter(|command| command["type"] == 1).collect();
    if slash.is_empty() {
        return Vec::new();
    }
    let mut wrong = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('/') {
        let linked = before.ends_with('<') && !before.ends_with("\\<");
        // In an address, a date or a choice between words it is no command.
        let begins =
            linked || before.chars().next_back().is_none_or(|c| c.is_whitespace() || "`(\"*".contains(c));
        rest = after;
        if !begins || !after.starts_with(|c: char| c.is_ascii_lowercase()) {
            continue;
        }
        let quoted = before.ends_with('`');
        wrong.extend(one(after, (linked, quoted), &slash).map(|why| format!("/{}: {why}", start(after))));
    }
    wrong
}

fn start(text: &str) -> String {
    text.chars().take(40).collect()
}

/// What is wrong with a command that a text begins with.
fn one(text: &str, (linked, quoted): (bool, bool), slash: &[&Value]) -> Option<String> {
    let (path, behind) = if linked {
        let (link, behind) = text.split_once('>')?;
        let (path, id) = link.split_once(':')?;
        let Some(root) = slash.iter().find(|command| command["id"] == id) else {
            return Some("nothing is registered under this id".to_owned());
        };
        if Some(root["name"].as_str()?) != path.split(' ').next() {
            return Some("the id is another command's".to_owned());
        }
        (path.to_owned(), behind.to_owned())
    } else {
        let end = text.find(|c: char| !(c.is_ascii_lowercase() || c == '-')).unwrap_or(text.len());
        let root = &text[..end];
        let known = slash.iter().any(|command| command["name"] == root);
        if !known {
            // Something below a root is named as if it stood alone.
            let below = slash.iter().any(|command| named(command, root).is_some());
            return below.then(|| "it is not at the top".to_owned());
        }
        path_in(text, slash)
    };
    let mut words = path.split(' ');
    let mut command = *slash
        .iter()
        .find(|command| Some(command["name"].as_str().unwrap_or_default()) == words.clone().next())?;
    for word in words.by_ref().skip(1) {
        match below(command).find(|option| option["name"] == word) {
            Some(option) => command = option,
            None => return Some(format!("there is no {word}")),
        }
    }
    if below(command).next().is_some_and(is_inner) {
        return Some("it is a root and cannot be sent".to_owned());
    }
    let code = match behind.strip_prefix(" `") {
        Some(code) if linked => code.split_once('`')?.0,
        _ if quoted => behind.split_once('`')?.0.trim_start(),
        _ => {
            let word = behind.strip_prefix(' ')?.split(|c: char| !c.is_alphanumeric()).next()?;
            let of_choice = |option: &Value| choices(option).any(|value| value == word);
            return below(command).any(of_choice).then(|| format!("{word} stands without its option"));
        }
    };
    given(code, command)
}

/// The path of a command that stands as text, and what follows it.
fn path_in(text: &str, slash: &[&Value]) -> (String, String) {
    let end_of =
        |text: &str| text.find(|c: char| !(c.is_ascii_lowercase() || c == '-')).unwrap_or(text.len());
    let mut end = end_of(text);
    let mut command = slash.iter().find(|command| command["name"] == text[..end]).copied();
    while let (Some(own), Some(after)) = (command, text[end..].strip_prefix(' ')) {
        let word = &after[..end_of(after)];
        command = below(own).find(|option| option["name"] == word && is_inner(option));
        if command.is_some() {
            end += 1 + word.len();
        }
    }
    (text[..end].to_owned(), text[end..].to_owned())
}

/// What is wrong with options as they are written.
fn given(code: &str, command: &Value) -> Option<String> {
    let mut seen = false;
    for word in code.split_whitespace() {
        let option = word.split_once(':').and_then(|(name, value)| {
            let option = below(command).find(|option| option["name"] == name)?;
            Some((option, value))
        });
        match option {
            Some((option, value)) => {
                seen = true;
                let mut choices = choices(option).peekable();
                if choices.peek().is_some() && !value.is_empty() && !choices.any(|choice| choice == value) {
                    return Some(format!("{word} is no value of it"));
                }
            }
            // A text of several words goes on.
            None if seen => {}
            None => return Some(format!("{word} is no option of it")),
        }
    }
    None
}

fn below(command: &Value) -> impl Iterator<Item = &Value> {
    command["options"].as_array().into_iter().flatten()
}

fn choices(option: &Value) -> impl Iterator<Item = &str> {
    option["choices"].as_array().into_iter().flatten().filter_map(|choice| choice["value"].as_str())
}

fn is_inner(option: &Value) -> bool {
    matches!(option["type"].as_u64(), Some(1 | 2))
}

fn named<'a>(command: &'a Value, name: &str) -> Option<&'a Value> {
    below(command)
        .filter(|option| is_inner(option))
        .find_map(|option| if option["name"] == name { Some(option) } else { named(option, name) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_cannot_be_sent_as_written_is_found() {
        let draw = json!({"type": 1, "name": "draw", "options": [
            {"type": 3, "name": "action", "choices": [{"name": "accept it", "value": "accept"}]}]});
        let registered = [
            json!({"type": 1, "id": "7", "name": "move", "options": [{"type": 3, "name": "move"}]}),
            json!({"type": 1, "id": "8", "name": "lasermate", "options": [draw]}),
        ];
        for good in [
            "</move:7> or </move:7> `move:e2e4`, </lasermate draw:8> `action:accept` and `/move move:e2e4`",
            "and/or, https://example.org/draw, 1/2, /me, /lasermate draw (</lasermate draw:8>).",
            "</move:7> the piece, `/move move:`, `/lasermate draw action:accept`",
        ] {
            assert_eq!(check(good, &registered), Vec::<String>::new(), "{good}");
        }
        for bad in [
            "`/move e2e4`",
            "/draw",
            "`/draw accept`",
            "</lasermate draw:8> accept",
            "</lasermate draw:8> `accept`",
            "</lasermate draw:8> `action:take`",
            "</lasermate draw:7>",
            "</lasermate:8>",
            "</lasermate pass:8>",
            "/lasermate",
        ] {
            assert_eq!(check(bad, &registered).len(), 1, "{bad}");
        }
    }
}
