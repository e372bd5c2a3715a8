//! The forms for an offer and for a counter-offer. An offer's begins empty, a counter-offer's with the terms that were offered
//! (pacts.md P2): who changes one of them does not lose the others.

use std::collections::BTreeMap;

use lasermate_domain::command::CommandId;
use lasermate_domain::escape::WORDS_CHARS;
use lasermate_domain::port::{AtGame, Form, FormField, FormLine, Intent, MenuOption, Reply};
use lasermate_domain::tables::table::Table;
use lasermate_engine::pact::PactNumber;
use lasermate_engine::pact::limits::TERMS;
use lasermate_present::{pact_choices, text};

use crate::use_cases::change::SeatedPlayer;
use crate::use_cases::pacts::ticks;

/// The most characters of a field of the form.
pub(crate) const FIELD_CHARS: u16 = 1000;
/// The most promises that can be ticked.
const TICKS: u16 = TERMS as u16;

/// The form for an offer, with the sides it can be made to.
pub(crate) fn offer(seated: &SeatedPlayer, to: &str) -> Reply {
    let example = text::pact_form::EXAMPLE_TO.to_owned();
    let choices = addressees(seated);
    let hint = choices.first().map_or_else(String::new, |choice| choice.label.clone());
    let mut fields =
        vec![FormField { example, choices, ..field("to", text::pact_form::FIELD_TO, &hint, to, true) }];
    fields.extend(term_fields(seated));
    let given = vec![("action", "offer".to_owned())];
    form(&seated.game, None, text::pact_form::FORM_OFFER.to_owned(), (fields, given))
}

/// The form for a counter-offer.
pub(crate) fn counter(seated: &SeatedPlayer, number: PactNumber) -> Reply {
    let given = vec![("action", "counter".to_owned()), ("to", number.to_string())];
    let mut fields = term_fields(seated);
    fields.push(FormField {
        choices: (1..=3).map(open_for).collect(),
        ..field("stands", text::pact_form::FIELD_STANDS, text::pact_form::HINT_STANDS, "", false)
    });
    let offered = ticks::offered(&seated.game, seated.seat, number).unwrap_or_default();
    let partners = pact_choices::addressees(&seated.game, seated.seat, &number.to_string());
    let partners: Vec<_> = partners.into_iter().map(|seat| seated.game.game.side(seat).title()).collect();
    for field in &mut fields {
        // Only whom it is offered to is told by what is left out with whom.
        if !offered.is_empty() {
            let is_partner = |side: &String| partners.contains(&side.as_str());
            field.choices.retain(|choice| !choice.unless.iter().any(is_partner));
        }
        if let Some((_, value)) = offered.iter().find(|(name, _)| *name == field.name) {
            field.value.clone_from(value);
        }
    }
    form(&seated.game, Some(number), text::pact_form::form_counter(number.0), (fields, given))
}

/// The sides in the game that somebody can offer a pact to, and all of them together.
fn addressees(seated: &SeatedPlayer) -> Vec<MenuOption> {
    let table = &seated.game;
    let others = table.living().into_iter().filter(|seat| *seat != seated.seat);
    let mut choices: Vec<_> = others
        .map(|seat| {
            let side = table.game.side(seat);
            let help = table.seating.player(seat).map(|person| text::person::in_a_file(person, &[]));
            let help = help.unwrap_or_default();
            let label = text::names::side(side).to_owned();
            MenuOption { label, value: side.title().to_owned(), help, ..MenuOption::default() }
        })
        .collect();
    if choices.len() > 1 {
        let (label, value) = (text::pact_form::TO_BOTH.to_owned(), text::pact_form::EXAMPLE_TO.to_owned());
        choices.push(MenuOption { label, value, ..MenuOption::default() });
    }
    choices
}

fn open_for(moves: u8) -> MenuOption {
    MenuOption { label: text::pact_form::open_for(moves), value: moves.to_string(), ..MenuOption::default() }
}

fn form(
    table: &Table,
    counters: Option<PactNumber>,
    title: String,
    (fields, given): (Vec<FormField>, Vec<(&'static str, String)>),
) -> Reply {
    let sent = AtGame::OfferPact { counters, fields: BTreeMap::new() };
    let id = Intent::at_game(table.id.0, table.version, sent).id();
    let line = FormLine { command: CommandId::Pact, given };
    Reply { form: Some(Form { id, title, fields, line }), ..Reply::quiet("") }
}

/// What is promised and for how long: the usual by ticks, the rest in words. For how long a first offer is open is typed alone: a
/// form has at most five fields.
fn term_fields(seated: &SeatedPlayer) -> Vec<FormField> {
    let live = &seated.game;
    vec![
        FormField {
            choices: ticks::promises(live, seated.seat),
            several: true,
            most: TICKS,
            ..field("promises", text::pact_form::FIELD_PROMISES, text::pact_form::HINT_PROMISES, "", false)
        },
        FormField {
            choices: ticks::durations(live),
            ..field("until", text::pact_form::FIELD_UNTIL, text::pact_form::HINT_UNTIL, "", false)
        },
        FormField {
            long: true,
            example: text::pact_form::EXAMPLE_TERMS.to_owned(),
            ..field("terms", text::pact_form::FIELD_TERMS, text::pact_form::HINT_TERMS, "", false)
        },
        FormField {
            most: WORDS_CHARS,
            ..field("words", text::pact_form::FIELD_WORDS, text::pact_form::HINT_WORDS, "", false)
        },
    ]
}

fn field(name: &str, label: &str, hint: &str, value: &str, required: bool) -> FormField {
    FormField {
        name: name.to_owned(),
        label: label.to_owned(),
        hint: hint.to_owned(),
        value: value.to_owned(),
        example: String::new(),
        choices: Vec::new(),
        several: false,
        person: false,
        long: false,
        required,
        most: FIELD_CHARS,
    }
}
