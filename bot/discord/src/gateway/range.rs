//! Which shards this process runs.

use std::num::NonZeroU32;
use std::str::FromStr;

use thiserror::Error;

/// Which shards this process runs: `first-last/total`, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shards {
    pub(super) first: u32,
    pub(super) last: u32,
    pub(super) total: NonZeroU32,
}

/// A range of shards that is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("write shards as FIRST-LAST/TOTAL, counted from 0, for example 0-3/16")]
pub struct NoShards;

impl Shards {
    pub(super) fn all(recommended: u32) -> Self {
        let total = NonZeroU32::new(recommended).unwrap_or(NonZeroU32::MIN);
        Self { first: 0, last: total.get() - 1, total }
    }

    pub(super) const fn count(self) -> u32 {
        self.last - self.first + 1
    }
}

impl FromStr for Shards {
    type Err = NoShards;

    fn from_str(text: &str) -> Result<Self, NoShards> {
        let (range, total) = text.split_once('/').ok_or(NoShards)?;
        let (first, last) = range.split_once('-').unwrap_or((range, range));
        let number = |text: &str| text.trim().parse::<u32>().map_err(|_| NoShards);
        let shards = Self {
            first: number(first)?,
            last: number(last)?,
            total: NonZeroU32::new(number(total)?).ok_or(NoShards)?,
        };
        if shards.first <= shards.last && shards.last < shards.total.get() {
            Ok(shards)
        } else {
            Err(NoShards)
        }
    }
}

/// The shard that is told what happens in a server.
pub(super) fn guild_shard(guild: u64, total: u32) -> u32 {
    u32::try_from((guild >> 22) % u64::from(total.max(1))).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_belongs_to_the_shard_discord_says() {
        assert_eq!(guild_shard(197_038_439_483_310_086, 1), 0);
        assert_eq!(guild_shard((9 << 22) + 5, 4), 1);
    }

    #[test]
    fn a_range_of_shards_counts_from_0_and_stays_within_the_total() {
        let shards: Shards = "0-3/16".parse().unwrap();
        assert_eq!((shards.first, shards.last, shards.total.get()), (0, 3, 16));
        assert_eq!("5/8".parse(), Ok(Shards { first: 5, last: 5, total: NonZeroU32::new(8).unwrap() }));
        for wrong in ["", "0-3", "3-0/4", "0-4/4", "0/0", "a-b/c", "-1/4"] {
            assert_eq!(wrong.parse::<Shards>(), Err(NoShards), "{wrong}");
        }
    }

    #[test]
    fn without_a_setting_all_recommended_shards_are_run() {
        assert_eq!(Shards::all(0).count(), 1);
        let all = Shards::all(4);
        assert_eq!((all.first, all.last, all.count()), (0, 3, 4));
    }
}
