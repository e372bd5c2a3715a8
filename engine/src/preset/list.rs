//! The games there are, as rows.

use super::black_holes::HOLES;
use super::crazy::CRAZY;
use super::orthodox::ORTHODOX;
use super::{Base, Preset, Tempo, realtime, three_way};

/// The games there are, in the order in which they are offered.
pub(super) const PRESETS: &[Preset] = &[
    Preset {
        name: "billichess",
        title: "BilliChess",
        summary: "Chess while two laser beams bounce off frame and pieces: a lasermate scores 277, checkmate 500.",
        base: Base::Chess,
        tempo: Tempo::Turns,
        options: ORTHODOX,
        defaults: &[
            "on", "12x8", "columns", "a", "off", "mutual", "off", "contact", "off", "off", "on", "off",
        ],
    },
    Preset {
        name: "billi-chess",
        title: "Billi-Chess",
        summary: "After checkmate (277) the kings become rooks and the hunt for the lasermate (500) goes on.",
        base: Base::Chess,
        tempo: Tempo::Turns,
        options: ORTHODOX,
        defaults: &[
            "on", "12x8", "columns", "b", "off", "mutual", "off", "contact", "off", "off", "on", "off",
        ],
    },
    Preset {
        name: "billichess-8x8",
        title: "BilliChess on 8x8",
        summary: "BilliChess with the beams bouncing off the edge of the chess board itself.",
        base: Base::Chess,
        tempo: Tempo::Turns,
        options: ORTHODOX,
        defaults: &[
            "on", "8x8", "columns", "a", "off", "mutual", "off", "contact", "off", "off", "on", "off",
        ],
    },
    Preset {
        name: "billichess-joker",
        title: "Billi-Chess with Joker Knights",
        summary: "Billi-Chess in which each side's first knight may pass, reflect or stop a beam, once each.",
        base: Base::Chess,
        tempo: Tempo::Turns,
        options: ORTHODOX,
        defaults: &[
            "on", "12x8", "columns", "b", "off", "mutual", "on", "contact", "off", "off", "on", "off",
        ],
    },
    Preset {
        name: "black-holes",
        title: "Black holes",
        summary: "Chess on 5x8 with holes: a piece that enters one leaves by another and goes on the same way.",
        base: Base::BlackHoles,
        tempo: Tempo::Turns,
        options: HOLES,
        defaults: &[
            "on",
            "on",
            "forbidden",
            "strict",
            "on",
            "off",
            "columns",
            "a",
            "off",
            "mutual",
            "off",
            "off",
            "on",
            "off",
        ],
    },
    Preset {
        name: "denial",
        title: "Chess with denial",
        summary: "Chess in which one player at a time may take the opponent's last move back from him.",
        base: Base::Chess,
        tempo: Tempo::Turns,
        options: ORTHODOX,
        defaults: &[
            "off", "12x8", "columns", "a", "off", "mutual", "off", "contact", "hard", "off", "on", "off",
        ],
    },
    CRAZY,
    realtime::REALTIME,
    three_way::THREE_WAY,
    three_way::HEIRS,
    three_way::LASERS,
    Preset {
        name: "chess",
        title: "Chess",
        summary: "Orthodox chess, for practice.",
        base: Base::Chess,
        tempo: Tempo::Turns,
        options: ORTHODOX,
        defaults: &[
            "off", "12x8", "columns", "a", "off", "mutual", "off", "contact", "off", "off", "on", "off",
        ],
    },
];
