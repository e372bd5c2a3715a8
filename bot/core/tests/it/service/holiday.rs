//! Holidays: told to the games once, kept by a rebuild, and forgotten with the person.

use lasermate_core::calendar::DAY;
use lasermate_core::command::CommandId;
use lasermate_core::port::{Ask, Reply, UnixMillis};
use lasermate_core::service::Service;
use lasermate_core::sessions::session::GameId;
use lasermate_core::store::Store;

use crate::asked;

const BEGUN: UnixMillis = 20_000 * DAY;

struct Room {
    _folder: tempfile::TempDir,
    service: Service,
    asked: u64,
}

impl Room {
    fn ask(&mut self, who: &str, at: UnixMillis, ask: Ask) -> Reply {
        self.asked += 1;
        self.service.handle(&asked::request(self.asked, who, "room", at, ask))
    }

    fn command(&mut self, who: &str, at: UnixMillis, id: CommandId, options: &[(&str, &str)]) -> Reply {
        self.ask(who, at, asked::command(id, options))
    }

    fn derived(&self) -> String {
        self.service.store().derived_text().expect("read")
    }

    fn deadline(&self) -> Option<UnixMillis> {
        self.service.look(GameId(1)).expect("read").expect("a game").live.deadline
    }
}

#[test]
fn a_rebuild_keeps_it_and_nobody_is_told_twice() {
    let folder = tempfile::tempdir().expect("a folder");
    let service = Service::open(Store::open(folder.path()).expect("a store")).expect("a service");
    let mut room = Room { _folder: folder, service, asked: 0 };
    let terms = [("game", "chess"), ("time", "2d"), ("side", "first")];
    room.command("ann", BEGUN, CommandId::Challenge, &terms);
    room.command("bob", BEGUN, CommandId::Accept, &[]);
    let told = room.command("ann", BEGUN + DAY, CommandId::Holiday, &[("days", "5")]);
    assert!(told.text.contains("25 days left this year."), "{}", told.text);
    assert_eq!(room.deadline(), Some(BEGUN + 2 * DAY));
    // A rebuild before the games were told forgets nothing either.
    let before = room.derived();
    room.service.rebuild().expect("rebuilt");
    assert_eq!(room.derived(), before);
    room.service.tick(BEGUN + DAY);
    assert_eq!(room.deadline(), Some(BEGUN + 7 * DAY));
    let (before, owed) = (room.derived(), room.service.owed("test", 100).len());
    assert!(before.contains("holiday"), "{before}");
    room.service.rebuild().expect("rebuilt");
    assert_eq!(room.derived(), before);
    room.service.tick(BEGUN + DAY + 1000);
    assert_eq!((room.deadline(), room.service.owed("test", 100).len()), (Some(BEGUN + 7 * DAY), owed));
    // Who deletes their data has had no holiday.
    let asked = room.command("ann", BEGUN + 2 * DAY, CommandId::Privacy, &[("action", "delete")]);
    let press = Ask::Press(asked.buttons[0].id.clone());
    assert_eq!(room.ask("ann", BEGUN + 2 * DAY, press).text, "Your data has been deleted.");
    let before = room.derived();
    room.service.rebuild().expect("rebuilt");
    assert_eq!(room.derived(), before);
    let again = room.command("ann", BEGUN + 3 * DAY, CommandId::Holiday, &[]);
    assert!(again.text.contains("30 days left this year."), "{}", again.text);
}
