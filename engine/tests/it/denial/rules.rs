//! The keys of positions under denial (crazy.md A13).

use crate::play::table;

#[test]
fn rule_a13_the_key_knows_the_holder_and_the_immune_side() {
    let at = "4k3/8/8/8/8/8/P7/4K2R w K - 0 9";
    let key = |words: &str| table("denial", &format!("{at}{words}")).key();
    let keys = [
        key(""),
        key(" denial=w"),
        key(" immune=b"),
        key(" denial=w denied=a2a3 immune=b"),
        key(" denied=a2a4"),
    ];
    for (n, one) in keys.iter().enumerate() {
        assert!(!keys[n + 1..].contains(one), "{n}");
    }
    assert_eq!(key(""), key(" denials=2"), "how often it was used changes no play");
}
