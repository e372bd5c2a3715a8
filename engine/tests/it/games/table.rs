//! The table: draws by overlays.md W1, offers and consent, and refusals that change nothing.

use lasermate_engine::any::AnyGame;
use lasermate_engine::outcome::EndKind;
use lasermate_engine::piece::Kind;
use lasermate_engine::refusal::Reason;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::{Preset, Setup};

/// The games of turns, each at its start.
fn games_of_turns() -> impl Iterator<Item = (&'static str, AnyGame)> {
    let turns = Preset::all().iter().filter(|preset| preset.has_turns());
    turns.map(|preset| (preset.name, AnyGame::new(&Setup::new(preset)).expect(preset.name)))
}

/// Whether the game has come to what a draw means there: its end, or in mode B the phase without kings.
fn is_drawn(name: &str, game: &AnyGame, kind: EndKind) -> bool {
    if ["billi-chess", "billichess-joker"].contains(&name) {
        return game.outcome().is_none() && game.position().contains(" billi=1");
    }
    game.outcome().map(|outcome| outcome.kind) == Some(kind)
}

#[test]
fn rule_w1_in_every_game_of_turns_an_offer_that_all_others_accept_is_a_draw() {
    for (name, mut game) in games_of_turns() {
        let seats = &Seat::ALL[..game.sides().len()];
        let say = |game: &mut AnyGame, seat: Seat, text: &str| {
            game.try_text(seat, text, 0).map(|_| ()).map_err(|refusal| refusal.reason)
        };
        assert_eq!(say(&mut game, seats[1], "draw-accept"), Err(Reason::NothingOffered), "{name}");
        let claim = say(&mut game, seats[0], "draw-claim");
        assert!(matches!(claim, Err(Reason::NoClaim(_))), "{name}: {claim:?}");
        assert_eq!(say(&mut game, seats[0], "draw-offer"), Ok(()), "{name}");
        assert_eq!(say(&mut game, seats[0], "draw-offer"), Err(Reason::OfferStands), "{name}");
        assert_eq!(say(&mut game, seats[1], "draw-decline"), Ok(()), "{name}");
        assert_eq!(say(&mut game, seats[1], "draw-accept"), Err(Reason::NothingOffered), "{name}");
        assert_eq!(say(&mut game, seats[0], "draw-offer"), Ok(()), "{name}");
        for seat in &seats[1..] {
            assert!(game.outcome().is_none(), "{name}: all others have to accept");
            assert_eq!(say(&mut game, *seat, "draw-accept"), Ok(()), "{name}");
        }
        assert!(is_drawn(name, &game, EndKind::Agreement), "{name}");
        if game.outcome().is_some() {
            assert_eq!(say(&mut game, seats[0], "resign"), Err(Reason::GameOver), "{name}");
        }
    }
}

/// Whether it is draughts, where kings alone come back.
fn is_draughts(game: &AnyGame) -> bool {
    game.view().pieces.iter().any(|piece| piece.kind == Kind::Crowned)
}

/// Moves there and back for every side, after which the position has come again; none where no such moves are found.
fn shuffle(game: &AnyGame) -> Option<Vec<(Seat, String)>> {
    fn on(game: &AnyGame, done: &mut Vec<(Seat, String)>) -> bool {
        let sides = game.sides().len();
        if done.len() == 2 * sides {
            return game.repetitions() == 2;
        }
        let Some(seat) = game.to_act().mover() else { return false };
        for legal in game.legal(seat) {
            // Back is where one came from; there, only a piece that stands behind the pawns is tried.
            let back = done.get(done.len().wrapping_sub(sides)).map(|(_, there)| there.clone());
            let fits = match &back {
                Some(there) => {
                    let (from, to) = there.split_at(there.len() / 2);
                    legal.exact == format!("{to}{from}")
                }
                None => is_draughts(game) || legal.san.starts_with(['N', 'S']) && !legal.san.contains('x'),
            };
            let mut after = game.clone();
            if fits && after.try_text(seat, &legal.exact, 0).is_ok() {
                done.push((seat, legal.exact.clone()));
                if on(&after, done) {
                    return true;
                }
                done.pop();
            }
        }
        false
    }
    let mut done = Vec::new();
    on(game, &mut done).then_some(done)
}

#[test]
fn rule_w1_in_every_game_of_turns_the_third_repetition_is_claimed_and_the_fifth_ends_it() {
    // With Joker Knights the first knight to move becomes another piece: no round of knights comes back to the start.
    for (name, mut game) in games_of_turns().filter(|(name, _)| *name != "billichess-joker") {
        if name.ends_with("draughts") {
            game = crate::play::table(name, "7k/8/8/8/8/8/8/K7 w 0 1");
        }
        let round = shuffle(&game).unwrap_or_else(|| panic!("{name}: no moves there and back"));
        for times in 2..=5 {
            for (seat, text) in &round {
                assert!(game.outcome().is_none(), "{name}, before the {times}th time");
                game.try_text(*seat, text, 0).unwrap_or_else(|refusal| panic!("{name} {text}: {refusal}"));
            }
            let mut claimed = game.clone();
            let claim = claimed.try_text(round[0].0, "draw-claim", 0).map_err(|refusal| refusal.reason);
            match times {
                2 => assert!(matches!(claim, Err(Reason::NoClaim(_))), "{name}"),
                // Three who play claim nothing (three_way.md 3.3.6).
                3 | 4 if game.sides().len() > 2 => {
                    assert!(matches!(claim, Err(Reason::NoClaim(_))), "{name}")
                }
                3 | 4 => {
                    assert!(claim.is_ok(), "{name}");
                    assert!(is_drawn(name, &claimed, EndKind::Repetition), "{name}");
                }
                _ => {}
            }
        }
        assert!(is_drawn(name, &game, EndKind::Repetition), "{name}");
    }
}

#[test]
fn options_are_read_forgivingly_and_refused_with_what_there_is() {
    let plain = Setup::parse(
        "BilliChess",
        ["own_move_only", "MIRROR=Rows", "joker=yes", "lifeline-duration=one_ply"],
    );
    let plain = plain.expect("all are known");
    assert_eq!(plain.options_text(), "mirror=rows own_move_only=on joker=on lifeline_duration=one_ply");
    let again = Setup::parse("billichess", plain.options_text().split(' ')).expect("its own text is read");
    assert_eq!(again, plain);
    for (game, option, said) in [
        ("go", "board=8x8", "The games are billichess"),
        ("billichess", "mirror", "columns, rows"),
        ("billichess", "colour=blue", "Its options are lasers"),
        ("billichess", "lets_billi=unilateral", "lets_billi needs mode=b"),
        ("chess", "mode=b", "mode needs lasers=on"),
    ] {
        let error = Setup::parse(game, [option]).expect_err(option).to_string();
        assert!(error.contains(said), "{option}: {error}");
    }
}
