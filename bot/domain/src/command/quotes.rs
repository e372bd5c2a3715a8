//! What people put round the values of options: quotation marks and backticks.

/// Whether a sign opens or closes a quotation: phones make curly ones of what is typed.
pub(super) fn is_quote(c: char) -> bool {
    matches!(c, '"' | '“' | '”' | '„')
}

/// A value without the backticks round it.
pub(super) fn without_backticks(value: &str) -> &str {
    let bare = value.trim_matches('`');
    let marks = value.len() - bare.len();
    let around = value.starts_with('`') && value.ends_with('`') && marks.is_multiple_of(2);
    if around && !bare.is_empty() && !bare.contains('`') { bare.trim() } else { value }
}

/// What is between backticks at the beginning of a text, and what follows them.
pub(super) fn in_backticks(text: &str) -> Option<(&str, &str)> {
    let (value, after) = text.strip_prefix('`')?.split_once('`')?;
    let ends = after.is_empty() || after.starts_with(char::is_whitespace);
    (ends && !value.trim().is_empty()).then_some((value.trim(), after))
}
