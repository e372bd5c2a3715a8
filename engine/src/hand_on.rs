//! Methods that hand on to the one of the same name, written by their signatures alone.

/// In an `impl`: each method calls the one of its name, of the expression in parentheses or as the trait or type has it.
macro_rules! hand_on {
    ($to:ident =>
     $($(#[$meta:meta])* fn $name:ident(&$this:ident $(, $arg:ident: $ty:ty)*) $(-> $ret:ty)?;)+) => {$(
        $(#[$meta])*
        fn $name(&$this $(, $arg: $ty)*) $(-> $ret)? {
            $to::$name($this $(, $arg)*)
        }
    )+};
    ($to:tt
     $($(#[$meta:meta])* fn $name:ident(&$this:ident $(, $arg:ident: $ty:ty)*) $(-> $ret:ty)?;)+) => {$(
        $(#[$meta])*
        fn $name(&$this $(, $arg: $ty)*) $(-> $ret)? {
            $to.$name($($arg),*)
        }
    )+};
}
