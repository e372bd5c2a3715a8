//! What one game or one overlay alone does and says: a list with an arm each, made of the registry's lines.

macro_rules! own {
    (effects { $($effect_arm:ident($effect:ty)),* $(,)? } reasons { $($reason_arm:ident($reason:ty)),* $(,)? }) => {
        /// What one game or one overlay alone does.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Own {
            $(#[doc = concat!("[`", stringify!($effect), "`].")] $effect_arm($effect)),*
        }

        impl Own {
            pub(crate) fn details(self) -> $crate::effect::Details {
                match self { $(Self::$effect_arm(effect) => effect.details()),* }
            }
        }

        $(impl From<$effect> for $crate::effect::Effect {
            fn from(effect: $effect) -> Self {
                Self::Own(Own::$effect_arm(effect))
            }
        })*

        /// Why one game or one overlay alone refuses an action.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, ::thiserror::Error)]
        pub enum OwnReason {
            $(
                #[doc = concat!("[`", stringify!($reason), "`].")]
                #[error(transparent)]
                $reason_arm($reason)
            ),*
        }

        $(impl From<$reason> for $crate::refusal::Reason {
            fn from(reason: $reason) -> Self {
                Self::Own(OwnReason::$reason_arm(reason))
            }
        })*
    };
}
