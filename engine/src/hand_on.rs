//! Methods that hand on to the one of the same name, written by their signatures alone.

/// In an `impl`: each method calls the one of its name, of the expression in parentheses or as the trait, type or module has
/// it. `mut` comes before those that change something.
macro_rules! hand_on {
    ($to:ident =>
     $($(#[$meta:meta])* $vis:vis fn $name:ident(&$this:ident $(, $arg:ident: $ty:ty)*) $(-> $ret:ty)?;)+) => {$(
        $(#[$meta])*
        $vis fn $name(&$this $(, $arg: $ty)*) $(-> $ret)? {
            $to::$name($this $(, $arg)*)
        }
    )+};
    (mut $to:tt
     $($(#[$meta:meta])* $vis:vis fn $name:ident(&mut $this:ident $(, $arg:ident: $ty:ty)*) $(-> $ret:ty)?;)+) => {$(
        $(#[$meta])*
        $vis fn $name(&mut $this $(, $arg: $ty)*) $(-> $ret)? {
            $to.$name($($arg),*)
        }
    )+};
    ($to:tt
     $($(#[$meta:meta])* $vis:vis fn $name:ident(&$this:ident $(, $arg:ident: $ty:ty)*) $(-> $ret:ty)?;)+) => {$(
        $(#[$meta])*
        $vis fn $name(&$this $(, $arg: $ty)*) $(-> $ret)? {
            $to.$name($($arg),*)
        }
    )+};
}
