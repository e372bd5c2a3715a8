//! Posts and their order.

mod order;
mod trouble;
mod without_pictures;
