//! What the tests of the core stand on: a service over a store of its own, what it is asked, and what it is to say.

pub mod asked;
pub mod expected;
pub mod served;
pub mod table;
