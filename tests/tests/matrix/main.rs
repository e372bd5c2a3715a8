//! All tests of Matrix: a real server, another team's client, and the real program between them.

mod plays;
