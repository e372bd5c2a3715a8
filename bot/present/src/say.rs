//! Every message of the English catalogues, as a text that is written out for whoever reads it: a constant, or a function of what fills
//! it, in a module a file.

include!(concat!(env!("OUT_DIR"), "/say.rs"));
