//! When people are pinged: as each wishes, in their own hours; kept, exported, rebuilt and deleted with the rest.

use lasermate_domain::command::CommandId;
use lasermate_domain::port::{Post, Reply, ReplyKind};
use lasermate_service::questions;
use lasermate_service::service;

use crate::kit::asked;
use crate::kit::served::{BEGUN, Served, press};

const HOUR: i64 = 60 * 60 * 1000;
/// A midnight in UTC.
const MIDNIGHT: i64 = 1_699_920_000_000;

fn wish(served: &Served, options: &[(&str, &str)]) -> Reply {
    served.command("ann", "a", CommandId::Pings, options)
}

/// Whether Ann, whom a post mentions beside Bob, would be notified so many hours after midnight. Bob always is.
fn pinged(served: &Served, hours: i64) -> bool {
    let [ann, bob] = ["ann", "bob"].map(|name| asked::person(name).id);
    let post = Post::of_words("").mentioning([ann.clone(), bob.clone()]);
    let pinged = questions::pinged(served.service().world(), &post, MIDNIGHT + hours * HOUR);
    assert!(pinged.contains(&bob));
    pinged.contains(&ann)
}

/// The answer said nothing of it.
#[test]
fn a_time_zone_alone_is_told() {
    let served = Served::new();
    for (zone, told) in [("Berlin", "Europe/Berlin"), ("+1", "UTC+01:00")] {
        let said = format!("You are pinged whenever it is your turn. Your time zone is {told}.");
        assert_eq!(wish(&served, &[("zone", zone)]).text, said);
    }
}

#[test]
fn a_wish_holds_everywhere_until_it_is_changed_or_deleted() {
    let mut served = Served::new();
    served.begin("a", &[]);
    assert!((0..24).all(|hour| pinged(&served, hour)), "everybody is, who has said nothing");
    let told = wish(&served, &[("quiet", "22-7"), ("zone", "+1")]);
    assert_eq!(
        told.text,
        "You are pinged whenever it is your turn. Quiet hours: 22:00 to 07:00 (UTC+01:00)."
    );
    let quiet: Vec<_> = (0..24).filter(|hour| !pinged(&served, *hour)).collect();
    assert_eq!(quiet, [0, 1, 2, 3, 4, 5, 21, 22, 23]);
    // By a place, which has summer time; it is winter.
    let berlin = [("quiet", "10pm-8am Europe/Berlin")];
    assert_eq!(
        wish(&served, &berlin).text,
        "You are pinged whenever it is your turn. Quiet hours: 22:00 to 08:00 (Europe/Berlin)."
    );
    let quiet: Vec<_> = (0..24).filter(|hour| !pinged(&served, *hour)).collect();
    assert_eq!(quiet, [0, 1, 2, 3, 4, 5, 6, 21, 22, 23]);
    for (zone, near) in [("Berlinn", "Europe/Berlin"), ("new yorck", "America/New_York")] {
        let refused = wish(&served, &[("zone", zone)]);
        let meant = format!("I don't know the time zone {zone}. Did you mean `{near}`?");
        assert_eq!((refused.kind, refused.text), (ReplyKind::Refused, meant));
    }
    wish(&served, &[("zone", "+01:00")]);
    // Whoever has just done something is not away.
    wish(&served, &[("when", "away"), ("quiet", "none")]);
    assert!(!pinged(&served, 12));
    served.restart();
    assert!(pinged(&served, 12), "after a start nobody has done anything yet");
    wish(&served, &[("when", "never")]);
    assert!(!pinged(&served, 12));
    let shown = wish(&served, &[]);
    assert!(shown.text.starts_with("You are never pinged."), "{}", shown.text);
    // Exported, and read off the log again.
    let export = served.command("ann", "a", CommandId::Privacy, &[("action", "export")]);
    let export = export.file.expect("a file").text;
    assert!(export.contains("\"pings\": \"never - +01:00\""), "{export}");
    let before = served.service().store().derived_text().expect("read");
    assert!(before.contains("ping "), "{before}");
    service::rebuild(served.service()).expect("rebuilt");
    assert_eq!(served.service().store().derived_text().expect("read"), before);
    // Deleted with the rest, also from what a rebuild makes.
    served.command("ann", "a", CommandId::Privacy, &[("action", "delete")]);
    assert_eq!(served.ask("ann", "a", BEGUN, press("forget:me:0")).kind, ReplyKind::Shown);
    let after = served.service().store().derived_text().expect("read");
    assert!(!after.contains("ping "), "{after}");
    service::rebuild(served.service()).expect("rebuilt");
    assert_eq!(served.service().store().derived_text().expect("read"), after);
    assert!(pinged(&served, 12));
}

#[test]
fn what_is_no_wish_is_refused_and_changes_nothing() {
    let served = Served::new();
    for options in [[("when", "often")], [("quiet", "at night")], [("zone", "Atlantis")]] {
        let told = wish(&served, &options);
        assert!(told.kind == ReplyKind::Refused && told.text.lines().count() == 1, "{}", told.text);
    }
    assert!(pinged(&served, 0));
    // What was the case already is shown, and noted nowhere.
    assert!(wish(&served, &[("when", "always")]).text.starts_with("You are pinged whenever"));
    assert!(!served.service().store().derived_text().expect("read").contains("ping "));
}
