//! Moves typed in piece letters of the asker's language and of the room's: which move is played, and what is asked instead.

use lasermate_domain::command::CommandId;
use lasermate_domain::port::{Ask, Locales, Reply, ReplyKind, Request};
use lasermate_service::questions;

use crate::kit::asked;
use crate::kit::served::{BEGUN, Served, place};

/// King e1 and rook h1: in four languages R is the king.
const ROOK: &str = "4k3/8/8/8/8/8/8/4K2R w - - 0 1";
/// Two rooks and the king: all can go to d2.
const ROOKS: &str = "k7/8/8/8/8/8/1R5R/2K5 w - - 0 1";
/// Knight b3 and bishop e3: both can go to d4.
const MINOR: &str = "4k3/8/8/8/8/1N2B3/8/4K3 w - - 0 1";
/// Pawn d4 and queen e2: both can take on e5.
const QUEEN: &str = "4k3/8/8/4p3/3P4/8/4Q3/K7 w - - 0 1";
const PROMOTION: &str = "4r2k/3P4/8/8/8/8/8/K7 w - - 0 1";
const HOLES: &str = "4k/5/5/2B2/5/1SB2/5/4K w - - 0 1";

/// A game of Ann and Bob.
fn begun(game: &str, position: &str) -> Served {
    let served = Served::new();
    let options = [("game", game), ("position", position)];
    served.begin("a", if position.is_empty() { &options[..1] } else { &options });
    served
}

/// Ann asks in a language, in a room of one.
fn ask(served: &Served, (asker, room): (&str, &str), command: CommandId, options: &[(&str, &str)]) -> Reply {
    let locales = Locales { person: Some(asker.to_owned()), room: Some(room.to_owned()) };
    let ask: Ask = asked::command(command, options);
    served.service().handle(&Request { locales, ..served.request("ann", "a", BEGUN, ask) })
}

fn play(served: &Served, languages: (&str, &str), typed: &str) -> Reply {
    ask(served, languages, CommandId::Move, &[("move", typed)])
}

/// German players who typed `Sf3` were understood, but not French ones whose king's move reads as one of the only rook, nor those
/// whose knight's letter is the bishop's where Russian is typed in Latin letters.
#[test]
fn a_move_is_read_in_english_then_in_the_askers_letters_then_in_the_rooms() {
    let rows = [
        ("de", "en", "chess", "", "Sf3", "g1f3"),
        ("de", "en", "chess", "", "1. Sf3", "g1f3"),
        ("de", "en", "chess", "", "Nf3", "g1f3"),
        ("de", "en", "crazy", "", "Sf3", "g1f3"),
        ("de", "en", "chess", ROOK, "Td1", ""),
        ("de", "en", "chess", ROOK, "Tf1", "h1f1"),
        ("de", "en", "chess", ROOK, "Rf1", "h1f1"),
        ("de", "en", "chess", QUEEN, "De3", "e2e3"),
        ("de", "en", "chess", QUEEN, "dxe5", "d4e5"),
        ("en", "en", "chess", QUEEN, "Dxe5", "d4e5"),
        ("en", "en", "chess", ROOK, "Rf1", "h1f1"),
        // Where English finds none, the letters of any language do (T3).
        ("en", "en", "chess", ROOK, "Rd2", "e1d2"),
        ("fr", "en", "chess", ROOK, "Rd2", "e1d2"),
        ("es", "en", "chess", ROOK, "Rd2", "e1d2"),
        ("it", "en", "chess", ROOK, "Rd2", "e1d2"),
        ("pt-BR", "en", "chess", ROOK, "Rd2", "e1d2"),
        ("fr", "en", "chess", ROOK, "Rh5", "h1h5"),
        ("fr", "en", "chess", ROOK, "Kf1", "e1f1"),
        ("fr", "en", "chess", ROOK, "Tf1", "h1f1"),
        ("fr", "en", "chess", ROOK, "H1F1", "h1f1"),
        // No language is known whose C is meant, but the asker's or the room's.
        ("en", "en", "chess", MINOR, "Cd4", ""),
        ("fr", "en", "chess", MINOR, "Cd4", "b3d4"),
        ("en", "it", "chess", MINOR, "Cd4", "b3d4"),
        ("fr", "en", "chess", MINOR, "Fd4", "e3d4"),
        ("es", "en", "chess", MINOR, "Ad4", "e3d4"),
        ("pt-BR", "en", "chess", MINOR, "Bd4", "e3d4"),
        // The bishop can go there, in the letters of somebody else.
        ("en", "en", "chess", MINOR, "Cg5", "e3g5"),
        ("fr", "en", "chess", MINOR, "Cg5", ""),
        // The room's letters ask nobody about an English move.
        ("en", "fr", "chess", ROOK, "Rf1", "h1f1"),
        ("de", "en", "chess", PROMOTION, "d8=D", "d7d8q"),
        ("de", "en", "chess", PROMOTION, "dxe8=D", "d7e8q"),
        ("fr", "en", "chess", PROMOTION, "dxe8=C", "d7e8n"),
        ("fr", "en", "chess", PROMOTION, "d8T", "d7d8r"),
        ("de", "en", "black-holes", HOLES, "Sd2", "b3d2"),
        ("fr", "en", "black-holes", HOLES, "Cd2", "b3d2"),
    ];
    for (asker, room, game, position, typed, exact) in rows {
        let served = begun(game, position);
        let reply = play(&served, (asker, room), typed);
        let played = if exact.is_empty() { Vec::new() } else { vec![exact.to_owned()] };
        let told = format!("{asker} in {room}: {typed}: {}", reply.text);
        assert_eq!(served.moves(1), played, "{told}");
        assert_eq!(reply.kind == ReplyKind::Refused, exact.is_empty(), "{told}");
    }
}

#[test]
fn what_is_another_move_in_the_askers_letters_is_asked_about() {
    let rows = [
        ("fr", ROOK, "Rf1", "Rf1 peut désigner la tour ou le roi. Tour\u{202f}: h1f1. Roi\u{202f}: e1f1."),
        ("es", ROOK, "Rf1", "Rf1 puede ser la torre o el rey. Torre: h1f1. Rey: e1f1."),
        ("it", ROOK, "Rf1", "Rf1 può indicare la torre o il re. Torre: h1f1. Re: e1f1."),
        ("pt-BR", ROOK, "Rf1", "Rf1 pode ser a torre ou o rei. Torre: h1f1. Rei: e1f1."),
        ("de", QUEEN, "Dxe5", "Dxe5 kann Bauer oder Dame heißen. Bauer: d4e5. Dame: e2e5."),
        // English does not say which rook.
        (
            "fr",
            ROOKS,
            "Rd2",
            "Rd2 peut désigner la tour ou le roi. Tour\u{202f}: b2d2, h2d2. Roi\u{202f}: c1d2.",
        ),
    ];
    for (asker, position, typed, told) in rows {
        let served = begun("chess", position);
        let reply = play(&served, (asker, "en"), typed);
        assert_eq!((reply.kind, reply.text.as_str()), (ReplyKind::Refused, told));
        // What it names is played.
        let (_, exact) = told.trim_end_matches('.').rsplit_once(' ').expect("several words");
        assert_eq!(play(&served, (asker, "en"), exact).kind, ReplyKind::Done, "{exact}");
        assert_eq!(served.moves(1), [exact]);
    }
}

/// What somebody types who chose a language with `/language` is read in that, whatever their app speaks.
#[test]
fn a_chosen_language_has_the_letters() {
    let served = begun("chess", ROOK);
    ask(&served, ("de", "en"), CommandId::Language, &[("language", "fr")]);
    assert_eq!(play(&served, ("de", "en"), "Rd2").kind, ReplyKind::Done);
    assert_eq!(served.moves(1), ["e1d2"]);
}

#[test]
fn a_preview_and_a_move_that_stands_alone_are_read_in_the_same_letters() {
    let served = begun("chess", ROOK);
    let preview = |asker: &str| ask(&served, (asker, "en"), CommandId::Preview, &[("move", "Rf1")]).text;
    assert!(preview("fr").contains("e1f1"), "{}", preview("fr"));
    assert!(preview("en").contains("**Rf1**"), "{}", preview("en"));

    let served = begun("chess", MINOR);
    let is_move = |typed: &str| {
        let who = asked::person("ann").id;
        questions::is_move_now(served.service().world(), &place("a").1, &who, typed)
    };
    assert!(is_move("Nd4") && !is_move("Cd4"), "in English");
    ask(&served, ("en", "fr"), CommandId::Board, &[]);
    assert!(is_move("Nd4") && is_move("Cd4") && !is_move("Ca8"), "in a French room");
}
