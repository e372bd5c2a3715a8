//! Posts and their order.

mod order;
mod trouble;
