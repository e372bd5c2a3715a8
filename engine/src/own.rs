//! A value that is handed on by everybody and read only by those who know its type.

use std::any::Any;
use std::fmt::{Debug, Display, Formatter, Result};
use std::sync::Arc;

/// What every such value can do, whatever its type.
pub trait Opaque: Any + Debug + Send + Sync {
    /// The value as one whose type can be asked for.
    fn as_any(&self) -> &dyn Any;

    /// Whether another value is of the same type and equal.
    fn is_like(&self, other: &dyn Any) -> bool;
}

impl<T: Any + Debug + PartialEq + Send + Sync> Opaque for T {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn is_like(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }
}

/// What one game or one overlay alone has to say. `T` is what everybody may ask of it.
pub struct Own<T: ?Sized>(Arc<T>);

impl<T: ?Sized> Own<T> {
    pub(crate) const fn new(value: Arc<T>) -> Self {
        Self(value)
    }
}

impl<T: ?Sized + Opaque> Own<T> {
    /// The value itself, where it is of this type.
    #[must_use]
    pub fn get<O: Copy + 'static>(&self) -> Option<O> {
        (*self.0).as_any().downcast_ref().copied()
    }
}

impl<T: ?Sized> std::ops::Deref for Own<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T: ?Sized> Clone for Own<T> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<T: ?Sized + Opaque> PartialEq for Own<T> {
    fn eq(&self, other: &Self) -> bool {
        (*self.0).is_like((*other.0).as_any())
    }
}

impl<T: ?Sized + Opaque> Eq for Own<T> {}

impl<T: ?Sized + Debug> Debug for Own<T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        (*self.0).fmt(f)
    }
}

impl<T: ?Sized + Display> Display for Own<T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        (*self.0).fmt(f)
    }
}
