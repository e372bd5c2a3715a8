//! The language somebody has chosen: told at once, kept, exported and deleted with the rest.

use lasermate_domain::command::CommandId;

use crate::kit::asked;
use crate::kit::served::{BEGUN, Served, press};

/// The answer that was kept was in the old language: a network that asked again showed it in place of the new one.
#[test]
fn a_repeated_choice_of_a_language_is_answered_in_the_new_one() {
    let served = Served::new();
    for (code, told) in [("de", "Ich antworte dir auf Deutsch"), ("en", "I answer you in English")] {
        let ask = asked::command(CommandId::Language, &[("language", code)]);
        let request = served.request("ann", "a", BEGUN, ask);
        let first = served.service().handle(&request).text;
        assert!(first.contains(told), "{first}");
        assert_eq!(served.service().handle(&request).text, first);
    }
}

#[test]
fn the_language_somebody_has_chosen_is_told_of_exported_and_deleted() {
    let served = Served::new();
    served.command("ann", "a", CommandId::Language, &[("language", "es")]);
    let privacy = |action| served.command("ann", "a", CommandId::Privacy, &[("action", action)]);
    let shown = privacy("show").text;
    assert!(shown.contains("tus ajustes: idioma,"), "{shown}");
    let export = privacy("export").file.expect("a file").text;
    assert!(export.contains("\"language\": \"es\""), "{export}");
    privacy("delete");
    served.ask("ann", "a", BEGUN, press("forget:me:0"));
    let shown = served.command("ann", "a", CommandId::Language, &[]).text;
    assert!(shown.starts_with("I answer you in English, as your app"), "{shown}");
}

/// Languages are remembered, so that no move asks the store for them.
#[test]
fn a_language_that_is_set_is_spoken_from_the_next_answer_on() {
    let served = Served::new();
    let told = |who: &str| served.command(who, "a", CommandId::Language, &[]).text;
    let set = |code: &str| {
        let setting = [("setting", "language"), ("value", code)];
        served.as_manager("ann", "a", asked::command(CommandId::Settings, &setting))
    };
    for (code, begins) in [("auto", "I answer you in English"), ("de", "Ich antworte dir auf Deutsch")] {
        set(code);
        assert!(told("bob").starts_with(begins), "{}", told("bob"));
    }
    served.command("bob", "a", CommandId::Language, &[("language", "en")]);
    assert!(told("bob").starts_with("I answer you in English"), "{}", told("bob"));
    assert!(told("ann").starts_with("Ich antworte dir auf Deutsch"), "{}", told("ann"));
}
