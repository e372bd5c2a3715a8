//! The names of the page's own people.

use lasermate_domain::port::PersonId;
use lasermate_service::store::Store;

#[test]
fn a_name_is_known_by_its_id_until_it_is_given_up() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(folder.path()).expect("a store");
    let chat = store.chat();
    let [ann, bob] = ["local:1", "local:2"].map(|id| PersonId(id.to_owned()));
    for (name, id) in [("Ann", &ann), ("Bob", &bob)] {
        chat.take(name, id, &format!("hash of {name}"), 0).expect("a free name");
    }
    assert_eq!(chat.name_of(&ann).expect("read").as_deref(), Some("Ann"));
    assert_eq!(chat.name_of(&PersonId("local:3".to_owned())).expect("read"), None);
    chat.give_up(&ann).expect("given up");
    assert_eq!(chat.name_of(&ann).expect("read"), None);
    assert_eq!(chat.name_of(&bob).expect("read").as_deref(), Some("Bob"));
}
