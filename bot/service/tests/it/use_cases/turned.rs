//! Boards that one person looks at: the own side below, and from the other side by a button.

use lasermate_domain::command::CommandId;
use lasermate_domain::port::Reply;

use crate::kit::table::TestTable;

/// What the one picture of an answer shows.
fn shown(reply: &Reply) -> String {
    let [picture] = &reply.pictures[..] else { panic!("{reply:?}") };
    format!("{:?}", picture.sketch)
}

fn room(game: &str, people: &[&str]) -> TestTable {
    let room = TestTable::new("room", 1_000_000);
    let (first, others) = people.split_first().expect("somebody");
    room.command(first, CommandId::Challenge, &[("game", game), ("side", "first")]);
    for other in others {
        room.command(other, CommandId::Accept, &[]);
    }
    room
}

#[test]
fn each_sees_the_own_side_below_and_the_next_one_by_the_button() {
    for (game, people) in [("chess", &["ann", "bob"][..]), ("three-way", &["ann", "bob", "cid"])] {
        let room = room(game, people);
        let table = room.game();
        let seated: Vec<_> = table.seating.players.iter().map(|player| player.name.clone()).collect();
        assert_eq!(seated.len(), people.len(), "{game}");
        let own: Vec<_> = seated.iter().map(|who| shown(&room.command(who, CommandId::Board, &[]))).collect();
        for (seat, who) in seated.iter().enumerate() {
            let next = &own[(seat + 1) % own.len()];
            assert_ne!(&own[seat], next, "{game}: {who} sees the board as the next one does");
            let turned = room.command(who, CommandId::Board, &[("how", "turned")]);
            assert_eq!(&shown(&turned), next, "{game}: {who}");
            let version = table.version;
            let pressed = room.press(who, &format!("turn:g1:{version}"));
            assert_eq!(&shown(&pressed), next, "{game}: {who} by the button");
        }
        let watcher = shown(&room.command("dan", CommandId::Board, &[]));
        assert_eq!(watcher, own[0], "{game}: who looks on sees the first side below");
    }
}
