//! Pacts.md P1: nothing private carries a pact. A game of three is played at random with every command, button and form;
//! each offer carries free words that may be read in the room and nowhere else.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use std::collections::{BTreeMap, BTreeSet};

use crate::dice::Dice;
use crate::kit::asked;
use crate::kit::served::Served;
use lasermate_domain::command::{COMMANDS, CommandId, OptionKind};
use lasermate_domain::port::{
    Ask, ButtonId, Invocation, Picture, Reply, ReplyKind, RoomId, SentPost, ServerId, Typing,
};
use lasermate_domain::tables::table::GameId;
use lasermate_present::record;
use lasermate_service::questions;

/// Words that stand in every offer, and in nothing else.
const CANARY: &str = "canary";
const PEOPLE: [&str; 4] = ["ann", "bob", "cid", "eve"];
const STEPS: usize = 260;
/// So many hints are asked for at a table.
const MOST_HINTS: usize = 2;

/// A table of three over a fresh store, with everything the room has read.
struct TestTable {
    served: Served,
    requests: u64,
    read: String,
    buttons: Vec<ButtonId>,
    /// The commands that were not refused.
    done: BTreeSet<&'static str>,
    hints: usize,
}

impl TestTable {
    fn new() -> Self {
        let (read, buttons, done) = (String::new(), Vec::new(), BTreeSet::new());
        let mut table = Self { served: Served::new(), requests: 0, read, buttons, done, hints: 0 };
        table.command("ann", CommandId::Challenge, &[("game", "three-way"), ("side", "first")]);
        table.command("bob", CommandId::Accept, &[("side", "second")]);
        table.command("cid", CommandId::Accept, &[("side", "third")]);
        assert!(table.game().is_some(), "the game has begun");
        table
    }

    fn game(&self) -> Option<std::sync::Arc<lasermate_domain::tables::table::Table>> {
        self.served.service().look(GameId(1)).unwrap()
    }

    /// One of the choices that are offered for an option.
    fn completed(&self, who: &str, command: CommandId, option: &str, dice: &mut Dice) -> Option<String> {
        let choices = questions::complete(
            self.served.service().world(),
            &Typing {
                server: ServerId(asked::SERVER.to_owned()),
                room: RoomId("test:lobby".to_owned()),
                who: asked::person(who),
                command,
                option: option.to_owned(),
                typed: String::new(),
                options: [].into(),
                locale: None,
            },
        );
        choices.get(dice.below(choices.len())).map(|choice| choice.value.clone())
    }

    fn command(&mut self, who: &str, command: CommandId, options: &[(&str, &str)]) -> Reply {
        self.ask(who, asked::command(command, options))
    }

    fn ask(&mut self, who: &str, ask: Ask) -> Reply {
        self.requests += 1;
        // What somebody wrote themselves, and how the command for pacts is used, which is the same for all.
        let own_data = matches!(&ask, Ask::Command(asked) if asked.command == CommandId::Privacy
            || asked.command == CommandId::Help && asked.get("command") == Some("pact"));
        let at = 1_700_000_000_000 + i64::try_from(self.requests).unwrap() * 1000;
        let request = asked::request(self.requests, who, "lobby", at, ask.clone());
        let reply = self.served.service().handle(&request);
        if reply.is_private() && !own_data {
            no_pact(&reply, &format!("{who}: {ask:?}"));
        }
        for owed in self.served.service().owed("test", 1000) {
            self.read += &owed.post.text;
            let drawn = owed.post.picture.as_ref().filter(|_| self.requests.is_multiple_of(23));
            if let Some(picture) = drawn {
                self.read += &questions::picture(self.served.service().world(), picture).unwrap().alt;
            }
            self.buttons.extend(owed.post.buttons.iter().map(|button| button.id.clone()));
            self.served.service().delivered(owed.id, &SentPost::default());
        }
        reply
    }
}

/// What only one person sees says nothing of any pact; the one exception is the warning about the own move (P5).
fn no_pact(reply: &Reply, asked: &str) {
    let words = reply.text.lines().filter(|line| !line.starts_with("**This would break your word:**"));
    let pictures = reply.pictures.iter().map(|Picture { alt, .. }| alt.as_str());
    let file = reply.file.iter().map(|file| file.text.as_str());
    // The form of a counter-offer begins with the terms it counters.
    let form = reply.form.iter().filter(|form| !form.line.given.contains(&("action", "counter".to_owned())));
    let fields = form.flat_map(|form| &form.fields).map(|field| field.value.as_str());
    let menus = reply.menus.iter().flat_map(|menu| &menu.options);
    let menus = menus.flat_map(|option| [option.label.as_str(), option.help.as_str()]);
    let buttons = reply.buttons.iter().map(|button| button.label.as_str());
    for text in words.chain(pictures).chain(file).chain(fields).chain(menus).chain(buttons) {
        for sign in [CANARY, "promises", "in force:", "has broken", "each.", "offers Red", "offers White"] {
            assert!(!text.contains(sign), "{sign:?} in a private answer to {asked}: {text}");
        }
    }
}

/// Something about a pact: an offer, an answer, an end.
fn about_a_pact(table: &mut TestTable, dice: &mut Dice, who: &str) {
    let words = format!("{CANARY} {}", table.requests);
    let number = (1 + dice.below(12)).to_string();
    let to = ["white", "red", "black", "both"][dice.below(4)];
    let terms = ["each.peace", "each.no-check", "each.keep-out(e4)", "each.draw-if-two"][dice.below(4)];
    let act = ["accept", "refuse", "withdraw", "denounce", "list", "accept"][dice.below(6)];
    match dice.below(6) {
        0 | 1 => {
            let offer =
                [("action", "offer"), ("to", to), ("terms", terms), ("words", &words), ("stands", "3")];
            table.command(who, CommandId::Pact, &offer);
        }
        2 => {
            let counter = [("action", "counter"), ("to", &*number), ("terms", terms), ("words", &words)];
            table.command(who, CommandId::Pact, &counter);
        }
        3 => {
            let reply = table.command(who, CommandId::Pact, &[("action", "offer"), ("to", to)]);
            if let Some(form) = reply.form {
                let fields =
                    [("to", to), ("promises", "spare queen"), ("terms", terms), ("words", words.as_str())];
                let fields = fields.map(|(name, text)| (name.to_owned(), text.to_owned()));
                table.ask(who, Ask::Fill { form: form.id, fields: BTreeMap::from(fields) });
            }
        }
        _ => {
            table.command(who, CommandId::Pact, &[("action", act), ("to", &number)]);
        }
    }
}

/// Any other command, with something fitting in its options.
fn anything_else(table: &mut TestTable, dice: &mut Dice, who: &str) {
    // The dice alone leave some out: they are drawn from in the same order at every step.
    let turn = usize::try_from(table.requests).unwrap_or(0);
    let spec = &COMMANDS[(dice.below(COMMANDS.len()) + turn) % COMMANDS.len()];
    if spec.id == CommandId::Pact {
        return;
    }
    let game = table.game().unwrap();
    let legal = game.game.to_act().mover().map(|seat| game.game.legal(seat)).unwrap_or_default();
    let mv = legal.get(dice.below(legal.len())).map(|legal| legal.exact.clone()).unwrap_or_default();
    // What an option may be; where it need not be given, it is left out every other time.
    let mut options = BTreeMap::new();
    for option in spec.options {
        let value = match option.name {
            "move" => mv.clone(),
            "square" => mv.get(..2).unwrap_or("a1").to_owned(),
            "question" => "last move".to_owned(),
            "how" => "text".to_owned(),
            "player" | "opponent" => format!("test:{}", PEOPLE[dice.below(4)]),
            "stipulation" => "h#1".to_owned(),
            "position" | "target" | "options" if spec.id == CommandId::Solve => continue,
            "game" if spec.id == CommandId::Solve => "chess".to_owned(),
            "game" if !matches!(spec.id, CommandId::Challenge | CommandId::Puzzle) => "G1".to_owned(),
            name => match option.kind {
                OptionKind::Choice(values) => values[dice.below(values.len())].to_owned(),
                _ => table.completed(who, spec.id, name, dice).unwrap_or_else(|| "1".to_owned()),
            },
        };
        if option.required || dice.below(2) == 0 {
            options.insert(option.name.to_owned(), value);
        }
    }
    // It is thought about as long as for a person.
    if spec.id == CommandId::Hint {
        table.hints += 1;
        if table.hints > MOST_HINTS {
            return;
        }
    }
    let reply = table.ask(who, Ask::Command(Invocation { command: spec.id, options }));
    if reply.kind != ReplyKind::Refused {
        table.done.insert(spec.name);
    }
}

fn press(table: &mut TestTable, dice: &mut Dice, who: &str) {
    let Some(button) = table.buttons.get(table.buttons.len().saturating_sub(1 + dice.below(6))).cloned()
    else {
        return;
    };
    table.ask(who, Ask::Press(button));
}

/// A random game in which pacts are made: how many were offered, and which commands were not refused.
fn played_at_random(seed: u64) -> (usize, BTreeSet<&'static str>) {
    let (mut table, mut dice) = (TestTable::new(), Dice(seed));
    for _ in 0..STEPS {
        let who = PEOPLE[dice.below(PEOPLE.len())];
        match dice.below(8) {
            0..=2 => about_a_pact(&mut table, &mut dice, who),
            3 => anything_else(&mut table, &mut dice, who),
            4 => press(&mut table, &mut dice, who),
            _ => {
                let game = table.game().unwrap();
                let Some(seat) = game.game.to_act().mover() else { break };
                let legal = game.game.legal(seat);
                let mover = game.seating.players[seat.index()].name.clone();
                let text = &legal[dice.below(legal.len())].exact;
                table.command(&mover, CommandId::Preview, &[("move", text)]);
                let moved = table.command(&mover, CommandId::Move, &[("move", text)]);
                if moved.kind != ReplyKind::Refused {
                    table.done.insert("move");
                }
            }
        }
    }
    let game = table.game().unwrap();
    let ledger = game.game.pacts().unwrap();
    // The room has read every one of them.
    for pact in ledger.pacts() {
        assert!(table.read.contains(&format!("**Pact {}**", pact.number)), "seed {seed}");
    }
    assert!(table.read.contains(CANARY));
    // The record that is exported, and the log, are the same game to the last verdict.
    let written = record::write(&game);
    let read = record::read(&written).unwrap();
    assert_eq!(read.game.position(), game.game.position(), "seed {seed}");
    assert_eq!(read.game.pacts().unwrap().pacts(), ledger.pacts(), "seed {seed}");
    let again = table.served.service().read_back(GameId(1)).unwrap().unwrap();
    assert_eq!(again.game.pacts().unwrap().pacts(), ledger.pacts(), "seed {seed}");
    (ledger.pacts().len(), table.done)
}

#[test]
fn rule_p1_no_private_answer_carries_a_pact() {
    const GAMES: u64 = 32;
    const AT_ONCE: u64 = 4;
    let (mut offers, mut done) = (0, BTreeSet::new());
    std::thread::scope(|scope| {
        let part = |first| {
            move || (first..GAMES).step_by(AT_ONCE as usize).map(played_at_random).collect::<Vec<_>>()
        };
        let parts: Vec<_> = (0..AT_ONCE).map(|first| scope.spawn(part(first))).collect();
        for (offered, mut not_refused) in parts.into_iter().flat_map(|part| part.join().unwrap()) {
            offers += offered;
            done.append(&mut not_refused);
        }
    });
    // All but what belongs to other games, rooms and admins, and what chance alone may miss, has been done and read.
    let other = [
        "drop", "deny", "allow", "billi", "defeat", "lifeline", "premove", "ready", "pause", "watch",
        "unwatch",
    ];
    let managers = ["link", "unlink", "block", "unblock", "adjudicate", "tournament", "operator"];
    let rare = [
        "settings",
        "challenge",
        "accept",
        "decline",
        "cancel",
        "rematch",
        "claim",
        "analyse",
        "pact",
        "substitute",
        "unmute",
    ];
    let other = [&other[..], &managers, &rare].concat();
    let names = COMMANDS.iter().map(|spec| spec.name).filter(|name| !other.contains(name));
    let never: Vec<_> = names.filter(|name| !done.contains(name)).collect();
    assert_eq!(never, Vec::<&str>::new(), "whose answers nobody has read; read are those of {done:?}");
    // A game may end early; all together there must be something to hide.
    assert!(offers > 60, "only {offers} offers");
}

#[test]
fn rule_p12_who_watches_is_completed_no_numbers_of_pacts() {
    let mut table = TestTable::new();
    table.command("ann", CommandId::Pact, &[("action", "offer"), ("to", "red"), ("terms", "each.peace")]);
    let choices = |who: &str, option: &str, typed: &str, action: &str| {
        questions::complete(
            table.served.service().world(),
            &Typing {
                server: ServerId(asked::SERVER.to_owned()),
                room: RoomId("test:lobby".to_owned()),
                who: asked::person(who),
                command: CommandId::Pact,
                option: option.to_owned(),
                typed: typed.to_owned(),
                options: [("action".to_owned(), action.to_owned())].into(),
                locale: None,
            },
        )
    };
    let values = |who: &str, option: &str, typed: &str, action: &str| -> Vec<String> {
        choices(who, option, typed, action).into_iter().map(|choice| choice.value).collect()
    };
    assert_eq!(values("bob", "to", "", "accept"), ["1"]);
    assert_eq!(values("ann", "to", "", "withdraw"), ["1"]);
    for (who, action) in [("eve", "accept"), ("cid", "accept"), ("ann", "accept"), ("eve", "offer")] {
        assert_eq!(values(who, "to", "", action), Vec::<String>::new(), "{who} {action}");
    }
    assert_eq!(values("cid", "to", "", "offer"), ["white", "red", "both"]);
    assert!(values("bob", "terms", "each pea", "offer").contains(&"each.peace".to_owned()));
    assert!(values("bob", "terms", "red move", "offer").iter().any(|term| term.starts_with("red.move(")));
    assert!(values("bob", "terms", "white spare Q", "offer").iter().any(|term| term.contains("spare(Q")));
    assert!(values("bob", "until", "king.b", "offer").contains(&"king.black".to_owned()));
    assert_eq!(values("eve", "terms", "each", "offer"), Vec::<String>::new());
}
