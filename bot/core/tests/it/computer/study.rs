//! Games that wait to be looked back at: their queue has an end, each is posted once, and the end of the program stops them.

use crate::asked;
use lasermate_core::command::CommandId;
use lasermate_core::port::{PictureOf, Reply, ReplyKind, Sent};
use lasermate_core::service::Service;
use lasermate_core::store::Store;

struct Table {
    folder: tempfile::TempDir,
    service: Service,
    asked: u32,
}

impl Table {
    fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let service = Service::open(Store::open(folder.path()).expect("a store")).expect("a service");
        Self { folder, service, asked: 0 }
    }

    fn ask(&mut self, who: &str, room: &str, command: CommandId, options: &[(&str, &str)]) -> Reply {
        self.asked += 1;
        let at = 1_700_000_000_000 + i64::from(self.asked) * 1_000;
        let ask = asked::command(command, options);
        self.service.handle(&asked::request(self.asked.into(), who, room, at, ask))
    }

    fn analyse(&mut self, who: &str, room: &str) -> Reply {
        self.ask(who, room, CommandId::Analyse, &[])
    }

    /// A fool's mate in a room.
    fn fools_mate(&mut self, room: &str) {
        let challenged = self.ask("ann", room, CommandId::Challenge, &[("game", "chess"), ("side", "first")]);
        assert_eq!(challenged.kind, ReplyKind::Done, "{}", challenged.text);
        self.ask("bob", room, CommandId::Accept, &[]);
        for (who, mv) in [("ann", "f3"), ("bob", "e5"), ("ann", "g4"), ("bob", "Qh4#")] {
            let played = self.ask(who, room, CommandId::Move, &[("move", mv)]);
            assert_eq!(played.kind, ReplyKind::Done, "{}", played.text);
        }
    }

    /// The courses that are owed, each noted as delivered.
    fn courses(&self) -> usize {
        let owed = self.service.owed("test", 1_000);
        for post in &owed {
            self.service.delivered(post.id, &Sent::default());
        }
        owed.iter().filter(|owed| matches!(owed.post.picture, Some(PictureOf::Course(_)))).count()
    }
}

#[test]
fn a_full_queue_says_so_and_each_game_is_posted_once() {
    let mut table = Table::new();
    for room in 0..9 {
        table.fools_mate(&format!("room{room}"));
    }
    for room in 0..8 {
        let told = table.analyse("ann", &format!("room{room}"));
        assert!(told.text.starts_with("Analysing"), "{}", told.text);
    }
    let again = table.analyse("bob", "room3");
    assert!(again.text.starts_with("Still analysing"), "what waits already takes no second place");
    let full = table.analyse("ann", "room8");
    assert_eq!(full.kind, ReplyKind::Refused);
    assert!(full.text.contains("The computer is busy"), "{}", full.text);
    assert_eq!(table.courses(), 0);
    let mut studied = 0;
    while table.service.study_one(&|| false) {
        studied += 1;
    }
    assert_eq!((studied, table.courses()), (8, 8));
    assert_eq!(table.analyse("ann", "room8").kind, ReplyKind::Shown);
}

#[test]
fn what_the_end_of_the_program_interrupts_is_taken_up_again_and_posted_once() {
    let mut table = Table::new();
    table.fools_mate("room");
    table.analyse("ann", "room");
    assert!(!table.service.study_one(&|| true), "the program ends");
    assert_eq!(table.courses(), 0);
    // Also where everything derived is filled again from the log.
    let before = table.service.store().derived_text().expect("read");
    table.service.rebuild().expect("rebuilt");
    assert_eq!(table.service.store().derived_text().expect("read"), before);
    let Table { folder, service, asked } = table;
    drop(service);
    let service = Service::open(Store::open(folder.path()).expect("a store")).expect("a service");
    let mut table = Table { folder, service, asked };
    let again = table.analyse("bob", "room");
    assert!(again.text.starts_with("Still analysing"), "{}", again.text);
    assert!(table.service.study_one(&|| false));
    assert!(!table.service.study_one(&|| false), "once");
    table.service.rebuild().expect("rebuilt");
    assert!(!table.service.study_one(&|| false), "nor is it asked for by an old row");
    let owed = table.service.owed("test", 1_000);
    let post = owed.iter().find(|owed| owed.post.picture.is_some()).expect("a post");
    let picture = table.service.picture(post.post.picture.as_ref().expect("a picture")).expect("a picture");
    let drawn = picture.sketch.draw(&|| false).expect("drawn");
    assert!(drawn.bytes.starts_with(b"\x89PNG") && picture.alt.contains("g4"), "{}", picture.alt);
    drop(table.folder);
}
