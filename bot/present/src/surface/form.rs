//! A form as one typed line, for networks without forms.

use lasermate_domain::command::line;
use lasermate_domain::port::Form;

use crate::text;

/// What a form asks for, with a line that works when it is copied.
pub(super) fn typed(form: &Form) -> String {
    let given = form.line.given.iter().map(|(name, value)| (*name, value.as_str()));
    let typed = || form.fields.iter().filter(|field| !field.several);
    let filled = typed().map(|field| {
        let value = if field.value.is_empty() { &field.example } else { &field.value };
        (field.name.as_str(), value.as_str())
    });
    let options: Vec<_> = given.chain(filled).filter(|(_, value)| !value.is_empty()).collect();
    let rest = line::options(form.line.command, &options);
    let fields = typed().map(|field| (field.name.as_str(), field.label.as_str(), field.required));
    text::surface::typed_form(
        &form.title,
        &text::command::line(form.line.command, &rest),
        &fields.collect::<Vec<_>>(),
    )
}
