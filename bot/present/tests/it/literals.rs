//! The string literals of Rust sources, with what each is given to: some tests judge the words in them.

/// A string literal before the unit tests of its file.
#[derive(Debug)]
pub struct Literal {
    /// Its line, from 1.
    pub line: usize,
    pub text: String,
    /// What it is given to, outermost first: `format!`, `expect`; `#` is an attribute.
    pub within: Vec<String>,
}

/// All of a file.
pub fn rust(text: &str) -> Vec<Literal> {
    let text = text.split("#[cfg(test)]").next().unwrap_or_default();
    let mut found = Vec::new();
    let mut within: Vec<String> = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find(['"', '/', '\'', 'r', '(', '[', '{', ')', ']', '}']) {
        let here = &rest[at..];
        let before = &text[..text.len() - here.len()];
        let mut literal = |text: String| {
            found.push(Literal { line: before.matches('\n').count() + 1, text, within: within.clone() });
        };
        rest = if here.starts_with("//") {
            here.split_once('\n').map_or("", |(_, behind)| behind)
        } else if here.starts_with("r\"") || here.starts_with("r#\"") {
            let hashes = here[1..].chars().take_while(|c| *c == '#').count();
            let end = format!("\"{}", "#".repeat(hashes));
            let body = &here[2 + hashes..];
            let (raw, behind) = body.split_once(end.as_str()).unwrap_or((body, ""));
            literal(raw.to_owned());
            behind
        } else if let Some(body) = here.strip_prefix('"') {
            let (quoted, behind) = quoted(body, '"');
            literal(quoted);
            behind
        } else if let Some(behind) = here.strip_prefix('\'') {
            // A character; a lifetime has no other quotation mark right behind it.
            let mut chars = here.char_indices().take(12).skip(1);
            let escaped = behind.starts_with('\\');
            match chars.find(|(place, c)| *c == '\'' && (!escaped || *place > 2)) {
                Some((place, _)) if place <= if escaped { 10 } else { 5 } => &here[place + 1..],
                _ => behind,
            }
        } else {
            if here.starts_with(['(', '[', '{']) {
                within.push(head(before).to_owned());
            } else if here.starts_with([')', ']', '}']) {
                within.pop();
            }
            &here[1..]
        };
    }
    found
}

/// The word right before a bracket, with the mark of a macro or an attribute.
fn head(before: &str) -> &str {
    let is_part = |c: char| c.is_alphanumeric() || c == '_' || c == '!' || c == '#';
    let from = before.char_indices().rev().take_while(|(_, c)| is_part(*c)).last();
    from.map_or("", |(at, _)| &before[at..])
}

/// The rest of a literal up to its closing mark, and what follows it.
pub fn quoted(body: &str, mark: char) -> (String, &str) {
    let mut literal = String::new();
    let mut chars = body.char_indices();
    while let Some((at, c)) = chars.next() {
        match c {
            '\\' => match chars.next() {
                // A line that goes on: the next one's indentation is none of it.
                Some((_, '\n')) | Some((_, 'n')) | None => literal.push(' '),
                Some((_, escaped)) => literal.push(escaped),
            },
            c if c == mark => return (literal, &body[at + c.len_utf8()..]),
            c => literal.push(c),
        }
    }
    (literal, "")
}

#[cfg(test)]
mod tests {
    use super::rust;

    #[test]
    fn a_literal_is_found_with_what_it_is_given_to() {
        let source = "#[error(\"a b\")]\nfn f() { g('(', &format!(\"c {d}\"))\n .expect(r#\"e\"#); } // \"x\"\n#[cfg(test)] \"y\"";
        let found: Vec<_> =
            rust(source).into_iter().map(|found| (found.line, found.text, found.within.join(" "))).collect();
        let literal = |line, text: &str, within: &str| (line, text.to_owned(), within.to_owned());
        let wanted =
            [literal(1, "a b", "# error"), literal(2, "c {d}", " g format!"), literal(3, "e", " expect")];
        assert_eq!(found, wanted);
    }
}
