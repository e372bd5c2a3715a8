//! What the tests of the core stand on: a service over a store of its own, what it is asked, and what it is to say.

pub mod asked;
#[path = "../../../../present/tests/it/expected.rs"]
#[expect(dead_code, reason = "it is shared with other tests")]
pub mod expected;
pub mod served;
pub mod table;
