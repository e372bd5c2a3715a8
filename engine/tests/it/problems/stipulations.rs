//! Stipulations are read as people write them, and written in one form.

use lasermate_engine::problems::{LONGEST, Stipulation, StipulationError};

#[test]
fn they_are_read_as_people_write_them() {
    for (typed, written) in [
        ("#2", "#2"),
        (" # 2 ", "#2"),
        ("mate 2", "#2"),
        ("mate in 2", "#2"),
        ("Selfmate in 3 moves", "s#3"),
        ("lasermate in 1 move", "lm1"),
        ("h#2.5", "h#2.5"),
        ("H#3", "h#3"),
        ("help-mate 3.0", "h#3"),
        ("help-lasermate 2.5", "hlm2.5"),
        ("hlm2", "hlm2"),
        ("s#3", "s#3"),
        ("self-mate 3", "s#3"),
        ("lm2", "lm2"),
        ("lasermate 2", "lm2"),
        ("slm2", "slm2"),
        ("ser-#5", "ser-#5"),
        ("series-lasermate 3", "ser-lm3"),
        ("ser-h#4", "ser-h#4"),
        ("series-help-mate 4", "ser-h#4"),
        ("h=2.5", "h=2.5"),
        ("stalemate 2", "=2"),
        ("pg4.0", "pg4.0"),
        ("PG 4.5", "pg4.5"),
        ("dia4.0", "pg4.0"),
    ] {
        let read = Stipulation::parse(typed).map(|stipulation| stipulation.to_string());
        assert_eq!(read.as_deref(), Ok(written), "{typed}");
        assert_eq!(Stipulation::parse(written).map(|read| read.to_string()).as_deref(), Ok(written));
    }
}

#[test]
fn what_is_none_is_refused_with_its_reason() {
    use StipulationError::{Half, Long, Nothing, Unreadable};
    for typed in ["", "#", "2", "x#2", "h#2.3", "#2x", "pg", "#-1", "ser-x3", "♔2", "h#2.5.5"] {
        assert!(matches!(Stipulation::parse(typed), Err(Unreadable(_))), "{typed}");
    }
    assert_eq!(Stipulation::parse("#0"), Err(Nothing));
    assert_eq!(Stipulation::parse("#2.5"), Err(Half));
    assert_eq!(Stipulation::parse("ser-#2.5"), Err(Half));
    assert_eq!(Stipulation::parse(&format!("h#{}", LONGEST)), Err(Long));
    assert_eq!(Stipulation::parse("#65535"), Err(Long));
    assert!(matches!(Stipulation::parse("#99999999999"), Err(Unreadable(_))));
}
