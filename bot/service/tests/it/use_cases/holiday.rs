//! Holidays: told to the games once, kept by a rebuild, and forgotten with the person.

use lasermate_domain::calendar::DAY;
use lasermate_domain::command::CommandId;
use lasermate_domain::port::{Ask, UnixMillis};

use crate::kit::table::TestTable;

const BEGUN: UnixMillis = 20_000 * DAY;

#[test]
fn a_rebuild_keeps_it_and_nobody_is_told_twice() {
    let mut room = TestTable::new("room", BEGUN);
    let deadline = |room: &TestTable| room.game().clock.deadline;
    let terms = [("game", "chess"), ("time", "2d"), ("side", "first")];
    room.command("ann", CommandId::Challenge, &terms);
    room.command("bob", CommandId::Accept, &[]);
    let told = room.at(BEGUN + DAY).command("ann", CommandId::Holiday, &[("days", "5")]);
    assert!(told.text.contains("25 days left this year."), "{}", told.text);
    assert_eq!(deadline(&room), Some(BEGUN + 2 * DAY));
    // A rebuild before the games were told forgets nothing either.
    room.served.rebuilt();
    room.service().tick(BEGUN + DAY);
    assert_eq!(deadline(&room), Some(BEGUN + 7 * DAY));
    let (before, owed) = (room.served.derived(), room.service().owed("test", 100).len());
    assert!(before.contains("holiday"), "{before}");
    room.served.rebuilt();
    room.service().tick(BEGUN + DAY + 1000);
    assert_eq!((deadline(&room), room.service().owed("test", 100).len()), (Some(BEGUN + 7 * DAY), owed));
    // Who deletes their data has had no holiday.
    let asked = room.at(BEGUN + 2 * DAY).command("ann", CommandId::Privacy, &[("action", "delete")]);
    let press = Ask::Press(asked.buttons[0].id.clone());
    assert_eq!(room.ask("ann", press).text, "Your data has been deleted.");
    room.served.rebuilt();
    let again = room.at(BEGUN + 3 * DAY).command("ann", CommandId::Holiday, &[]);
    assert!(again.text.contains("30 days left this year."), "{}", again.text);
}
