//! What one game or one overlay alone does and says: a list with an arm each, made of the registry's lines.

macro_rules! own {
    (effects { $($effect_arm:ident($effect:ty)),* $(,)? } reasons { $($reason_arm:ident($reason:ty)),* $(,)? }) => {
        /// What one game or one overlay alone does.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[allow(missing_docs, reason = "each is its own type, which is documented")]
        pub enum Own {
            $($effect_arm($effect)),*
        }

        impl Own {
            pub(crate) fn facts(self) -> $crate::effect::Facts {
                match self { $(Self::$effect_arm(effect) => effect.facts()),* }
            }
        }

        $(impl From<$effect> for $crate::effect::Effect {
            fn from(effect: $effect) -> Self {
                Self::Own(Own::$effect_arm(effect))
            }
        })*

        /// Why one game or one overlay alone refuses an action.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, ::thiserror::Error)]
        #[allow(missing_docs, reason = "each is its own type, which is documented")]
        pub enum OwnReason {
            $(#[error(transparent)] $reason_arm($reason)),*
        }

        $(impl From<$reason> for $crate::refusal::Reason {
            fn from(reason: $reason) -> Self {
                Self::Own(OwnReason::$reason_arm(reason))
            }
        })*
    };
}
