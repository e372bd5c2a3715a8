//! Laws of the planner for replies of every kind on networks of every kind.

use std::sync::Arc;

use lasermate_domain::command::CommandId;
use lasermate_domain::port::{
    Ask, Attachment, Audience, Button, ButtonId, Capabilities, DrawError, Form, FormField, FormLine, Margin,
    Menu, MenuOption, MessageLimits, Picture, PictureFile, PictureKind, PictureSource, Post, PrivateDelivery,
    Reply,
};
use lasermate_present::language::Language;
use lasermate_present::surface::{
    self, ChoiceAction, ChoiceResult, NumberedChoices, PlannedMessage, Surface,
};
use proptest::prelude::*;

use super::words_alone::WORDS_ALONE;

/// The messages of a reply, in English.
fn of_reply(reply: Reply, can: &Capabilities) -> Surface {
    surface::of_reply(reply, can, Language::english())
}

/// What no message may hold that others can read, where the reply is secret.
const CANARY: &str = "canary";

#[derive(Debug)]
struct Blank;

impl PictureSource for Blank {
    fn kind(&self) -> PictureKind {
        PictureKind::Png
    }

    fn weight(&self) -> usize {
        0
    }

    fn in_language(&self, _: &str) -> Arc<dyn PictureSource> {
        Arc::new(Self)
    }

    fn in_theme(&self, _: bool) -> Arc<dyn PictureSource> {
        Arc::new(Self)
    }

    fn draw_with(&self, _: Margin, _: &dyn Fn() -> bool) -> Result<PictureFile, DrawError> {
        Ok(PictureFile { kind: PictureKind::Png, bytes: Vec::new() })
    }
}

fn picture(number: usize) -> Picture {
    let alt = format!("{CANARY} board {number}: White: Ke1\nBlack: Ke8");
    Picture { accent: Some([1, 2, 3]), ..Picture::of(Blank, (10, 10), alt) }
}

fn button(number: usize) -> Button {
    Button {
        id: ButtonId(format!("press:g1:{number}")),
        label: format!("{CANARY} {number}"),
        dangerous: number == 2,
    }
}

fn menu(number: usize, options: usize) -> Menu {
    let option = |n: usize| MenuOption {
        label: format!("{CANARY} [{n}]"),
        value: format!("v{n}"),
        help: "two ways".to_owned(),
        ..MenuOption::default()
    };
    Menu {
        id: ButtonId(format!("pick:g1:{number}")),
        prompt: format!("{CANARY}: which?"),
        options: (0..options).map(option).collect(),
    }
}

fn form(has_menus: bool) -> Form {
    let field = FormField {
        name: "answer".to_owned(),
        label: "The first move".to_owned(),
        hint: "e2e4".to_owned(),
        value: String::new(),
        example: "e2e4".to_owned(),
        choices: Vec::new(),
        several: false,
        person: has_menus,
        long: false,
        required: true,
        most: 30,
    };
    let line = FormLine { command: CommandId::Puzzle, given: vec![("number", "3".to_owned())] };
    Form { id: ButtonId("form-puzzle:p3:0".to_owned()), title: CANARY.to_owned(), fields: vec![field], line }
}

fn replies() -> impl Strategy<Value = Reply> {
    let audience = prop_oneof![Just(Audience::Everybody), Just(Audience::Quiet), Just(Audience::Secret)];
    let menus = proptest::collection::vec(1..=25_usize, 0..=3);
    (audience, 0..60_usize, 0..=4_usize, menus, 0..=10_usize, any::<[bool; 4]>()).prop_map(
        |(audience, lines, pictures, menus, buttons, [has_form, has_menus, has_file, replaces])| {
            let line = |n: usize| format!("{CANARY} line {n} of the words");
            Reply {
                text: (0..lines).map(line).collect::<Vec<_>>().join("\n"),
                audience,
                pictures: (0..pictures).map(picture).collect(),
                buttons: (0..buttons).map(button).collect(),
                menus: menus.into_iter().enumerate().map(|(n, options)| menu(n, options)).collect(),
                form: has_form.then(|| form(has_menus)),
                replaces,
                file: has_file.then(|| Attachment { name: "a.txt".to_owned(), text: CANARY.to_owned() }),
                ..Reply::default()
            }
        },
    )
}

fn networks() -> impl Strategy<Value = Capabilities> {
    let private = prop_oneof![
        Just(PrivateDelivery::InPlace),
        Just(PrivateDelivery::DirectRoom),
        Just(PrivateDelivery::None)
    ];
    (private, any::<[bool; 12]>(), proptest::option::of(120..4_000_usize), 1..12_usize).prop_map(
        |(private, has, text, listed)| Capabilities {
            private,
            quiet: has[0],
            buttons: has[1],
            menus: has[2],
            forms: has[3],
            form_menus: has[10],
            completion: has[4],
            threads: has[5],
            edit: has[6],
            pictures: has[7],
            alt_text: has[8],
            mentions: has[9],
            frames: has[11],
            limits: MessageLimits { text, listed },
        },
    )
}

/// Everything that can be done with a message: buttons and menus as they are, and every number on every page.
fn can_be_done(message: &PlannedMessage) -> Vec<ChoiceAction> {
    let mut all: Vec<_> =
        message.buttons.iter().map(|button| ChoiceAction::Press(button.id.clone())).collect();
    for menu in &message.menus {
        let pick = |value: &String| ChoiceAction::Pick { menu: menu.id.clone(), value: value.clone() };
        all.extend(menu.options.iter().map(|option| pick(&option.value)));
    }
    all.extend(message.choices.iter().flat_map(by_number));
    all
}

/// What each number does that is written on some page.
fn by_number(choices: &NumberedChoices) -> Vec<ChoiceAction> {
    let (mut written, mut page) = (std::collections::BTreeSet::new(), choices.clone());
    loop {
        // Buttons may stand in one line.
        let text = page.text(Language::english());
        let shown = text.lines().flat_map(|line| line.split(" · "));
        for choice in shown.filter_map(|choice| choice.strip_prefix("**")) {
            written.extend(choice.split_once("**").and_then(|(number, _)| number.parse::<usize>().ok()));
        }
        match page.resolve("0") {
            Some(ChoiceResult::More(next)) if next != *choices => page = next,
            _ => break,
        }
    }
    written.remove(&0);
    let does = |number: &usize| {
        let does = choices.numbered(*number).expect("a number that is written does something").clone();
        assert!(matches!(choices.resolve(&number.to_string()), Some(ChoiceResult::Ask(_))));
        does
    };
    written.iter().map(does).collect()
}

fn sorted(mut does: Vec<ChoiceAction>) -> Vec<String> {
    let mut words: Vec<_> = does.drain(..).map(|does| format!("{does:?}")).collect();
    words.sort();
    words
}

fn nothing_private(shown: &Surface) -> bool {
    matches!(shown.messages.as_slice(), [one] if one.is_words_alone() && !one.text.contains(CANARY))
}

proptest! {
    #[test]
    fn every_choice_can_be_reached(reply in replies(), can in networks()) {
        let meant = PlannedMessage { buttons: reply.buttons.clone(), menus: reply.menus.clone(), ..PlannedMessage::default() };
        let shown = of_reply(reply, &can);
        if !nothing_private(&shown) {
            let there = shown.messages.iter().flat_map(can_be_done).collect();
            prop_assert_eq!(sorted(there), sorted(can_be_done(&meant)));
        }
    }

    #[test]
    fn nothing_secret_is_where_others_can_read_it(reply in replies(), can in networks()) {
        let audience = reply.audience;
        for message in of_reply(reply, &can).messages {
            match audience {
                Audience::Everybody => prop_assert!(!message.way.is_private()),
                Audience::Quiet => {}
                Audience::Secret if message.way.is_private() => {}
                Audience::Secret => {
                    prop_assert!(message.is_words_alone() && !message.text.contains(CANARY), "{message:?}");
                }
            }
        }
    }

    #[test]
    fn nothing_is_shown_that_the_network_has_not(reply in replies(), can in networks()) {
        for message in of_reply(reply, &can).messages {
            prop_assert!(can.buttons || message.buttons.is_empty());
            prop_assert!(can.menus || message.menus.is_empty());
            prop_assert!(can.forms || message.form.is_none());
            prop_assert!(can.pictures || message.pictures.is_empty());
            prop_assert!(can.edit || !message.replaces);
        }
    }

    #[test]
    fn a_form_with_menus_makes_way_for_menus_where_it_loses_them(reply in replies(), can in networks()) {
        let form = reply.form.clone();
        let asked_twice = !reply.menus.is_empty() && form.as_ref().is_some_and(Form::has_menus);
        let shown = of_reply(reply, &can);
        let is_shown = shown.messages.iter().any(|message| message.form.is_some());
        let typed = shown.messages.iter().any(|message| message.text.contains("number:3"));
        if !nothing_private(&shown) {
            prop_assert_eq!(is_shown, form.is_some() && can.forms && (can.form_menus || !asked_twice));
            prop_assert!(!typed || !can.forms && !asked_twice);
        }
    }

    #[test]
    fn limits_are_kept(reply in replies(), can in networks()) {
        for message in of_reply(reply, &can).messages {
            let chars = message.text.chars().count();
            prop_assert!(can.limits.text.is_none_or(|most| chars <= most), "{chars}: {}", message.text);
            if let Some(choices) = &message.choices {
                let page = choices.text(Language::english());
                let options = page.lines().filter(|line| line.contains('[') && line.contains("**")).count();
                // The line that leads on makes place for a choice that would be alone on the next page.
                let leads_on = usize::from(page.contains("**0** "));
                prop_assert!(options + leads_on <= can.limits.listed + 1, "{options}");
            }
        }
    }

    #[test]
    fn nothing_that_is_said_is_lost(reply in replies(), can in networks()) {
        let (text, alts) = (reply.text.clone(), reply.pictures.len());
        let shown = of_reply(reply, &can);
        if nothing_private(&shown) {
            return Ok(());
        }
        let file = |message: &PlannedMessage| message.file.as_ref().map(|file| file.text.clone()).unwrap_or_default();
        let said: Vec<_> =
            shown.messages.iter().map(|message| format!("{}\n{}", message.text, file(message))).collect();
        let said = said.join("\n");
        for line in text.lines() {
            prop_assert!(said.contains(line), "{line} is not in {said}");
        }
        if !can.pictures || !can.alt_text {
            prop_assert_eq!(said.matches("Black: Ke8").count(), alts);
        }
    }

    #[test]
    fn a_network_with_everything_is_shown_what_is_meant(reply in replies()) {
        let shown = of_reply(reply.clone(), &Capabilities { form_menus: true, ..Capabilities::ALL });
        prop_assert_eq!(shown.messages.len(), 1);
        let message = shown.into_message();
        prop_assert_eq!(message.text, reply.text);
        prop_assert_eq!(message.way.is_private(), reply.audience != Audience::Everybody);
        prop_assert_eq!((message.menus, message.buttons, message.form), (reply.menus, reply.buttons, reply.form));
        prop_assert_eq!((message.file, message.pictures.len()), (reply.file, reply.pictures.len()));
        prop_assert!(message.choices.is_none() && message.replaces == reply.replaces);
    }

    #[test]
    fn a_post_is_shown_to_the_room_with_its_buttons(buttons in 0..8_usize, can in networks()) {
        let post = Post { buttons: (0..buttons).map(button).collect(), ..Post::of_words("White to move.") };
        let shown = surface::of_post(&post, Some(&picture(1)), None, &can, Language::english());
        prop_assert!(shown.messages.iter().all(|message| !message.way.is_private()));
        let meant = PlannedMessage { buttons: post.buttons, ..PlannedMessage::default() };
        let there = shown.messages.iter().flat_map(can_be_done).collect();
        prop_assert_eq!(sorted(there), sorted(can_be_done(&meant)));
    }
}

#[test]
fn a_board_that_is_refused_as_a_picture_is_text() {
    let post = Post::of_words("White to move.");
    let shown = surface::of_post(&post, Some(&picture(1)), Some("8 r n"), &WORDS_ALONE, Language::english());
    assert_eq!(shown.into_message().text, "White to move.\n8 r n");
}

#[test]
fn a_form_is_a_line_that_can_be_copied() {
    let reply = Reply { form: Some(form(false)), ..Reply::secret("") };
    let shown = of_reply(reply, &WORDS_ALONE).into_message();
    let text = lasermate_present::text::command::prefixed(&shown.text, "!");
    assert_eq!(
        text,
        "**canary**\nType it in one line, for example:\n`!puzzle number:3 answer:e2e4`\n- `answer:` The first move"
    );
}

#[test]
fn what_a_number_does_is_asked_as_the_button_itself() {
    let reply = Reply { buttons: vec![button(1)], menus: vec![menu(0, 2)], ..Reply::quiet("") };
    let choices = of_reply(reply, &WORDS_ALONE).into_message().choices.expect("choices");
    let Some(ChoiceResult::Ask(Ask::Pick { menu, values })) = choices.resolve("2") else {
        panic!("no option")
    };
    assert_eq!((menu.0.as_str(), values), ("pick:g1:0", vec!["v1".to_owned()]));
    let Some(ChoiceResult::Ask(Ask::Press(id))) = choices.resolve("3") else { panic!("no button") };
    assert_eq!(id.0, "press:g1:1");
}
