//! Why a computer says something, as a word of the request by which it does it.

use lasermate_engine::pact::PactNumber;
use lasermate_engine::search::bargain::Motive;
use lasermate_engine::seat::Seat;

/// A motive as a word.
#[must_use]
pub fn write(motive: Motive) -> String {
    let about = |word: &str, seat: Seat| format!("{word}.{}", seat.index());
    match motive {
        Motive::Together { against } => about("together", against),
        Motive::Relief { from } => about("relief", from),
        Motive::Hostage { against } => about("hostage", against),
        Motive::TooStrong { whom } => about("too-strong", whom),
        Motive::Distrust { whom } => about("distrust", whom),
        Motive::Struck { by } => about("struck", by),
        Motive::Outgrown { whom } => about("outgrown", whom),
        Motive::TakesKing { of } => about("takes-king", of),
        Motive::Bound { by } => format!("bound.{by}"),
        plain => PLAIN.iter().find(|(_, other)| *other == plain).map_or("", |(word, _)| word).to_owned(),
    }
}

/// The motives that are about nobody.
const PLAIN: [(&str, Motive); 9] = [
    ("ahead", Motive::Ahead),
    ("calm", Motive::Calm),
    ("share", Motive::ShareAsAgreed),
    ("too-dear", Motive::TooDear),
    ("no-need", Motive::NoNeed),
    ("other-terms", Motive::OtherTerms),
    ("saves-king", Motive::SavesKing),
    ("gain", Motive::Gain),
    ("no-other-move", Motive::NoOtherMove),
];

/// The motive of a word.
#[must_use]
pub fn read(word: &str) -> Option<Motive> {
    let Some((word, about)) = word.split_once('.') else {
        return PLAIN.iter().find(|(other, _)| *other == word).map(|(_, motive)| *motive);
    };
    if word == "bound" {
        return about.parse().ok().map(|number| Motive::Bound { by: PactNumber(number) });
    }
    let seat = about.parse().ok().and_then(Seat::from_index)?;
    Some(match word {
        "together" => Motive::Together { against: seat },
        "relief" => Motive::Relief { from: seat },
        "hostage" => Motive::Hostage { against: seat },
        "too-strong" => Motive::TooStrong { whom: seat },
        "distrust" => Motive::Distrust { whom: seat },
        "struck" => Motive::Struck { by: seat },
        "outgrown" => Motive::Outgrown { whom: seat },
        "takes-king" => Motive::TakesKing { of: seat },
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_motive_is_read_as_it_was_written() {
        let about = Seat::ALL.into_iter().flat_map(|seat| {
            [
                Motive::Together { against: seat },
                Motive::Relief { from: seat },
                Motive::Hostage { against: seat },
                Motive::TooStrong { whom: seat },
                Motive::Distrust { whom: seat },
                Motive::Struck { by: seat },
                Motive::Outgrown { whom: seat },
                Motive::TakesKing { of: seat },
            ]
        });
        let plain = PLAIN.into_iter().map(|(_, motive)| motive);
        for motive in about.chain(plain).chain([Motive::Bound { by: PactNumber(200) }]) {
            assert_eq!(read(&write(motive)), Some(motive));
        }
        for wrong in ["", "together", "together.3", "bound.x", "gain.1", "nothing.0"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
