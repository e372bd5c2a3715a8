//! Laws of chess without turns, on games played by chance.

use lasermate_engine::action::{Action, Millis};
use lasermate_engine::any::AnyGame;
use lasermate_engine::effect::Effect;
use lasermate_engine::notation::Notation;
use lasermate_engine::perft::perft;
use lasermate_engine::position::Position;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::orthodox::Chess;
use lasermate_engine::variants::realtime::{Initial, Realtime, RealtimeRules};
use lasermate_engine::variants::{ClockEffect, Setup};
use proptest::prelude::*;
use proptest::sample::Index;

const WHITE: Seat = Seat::First;
const BLACK: Seat = Seat::Second;
/// Units of a second, so that a Black move waits 50 ms.
const WINDOW: Millis = 50;

fn table(options: &str) -> AnyGame {
    let setup = Setup::parse("realtime", options.split_whitespace()).expect("the options exist");
    AnyGame::new(&setup).expect("the start position is sound")
}

/// One request of a game played by chance: how long after the one before, whose, which of the legal moves, and
/// whether it is ordered for later.
type Request = (Millis, bool, Index, bool);

fn requests() -> impl Strategy<Value = Vec<Request>> {
    let pause = prop_oneof![3 => 0..=2 * WINDOW, 2 => 0..=1500_u64];
    prop::collection::vec((pause, any::<bool>(), any::<Index>(), prop::bool::weighted(0.1)), 1..200)
}

fn options() -> impl Strategy<Value = String> {
    let base = [
        "",
        "in_check=king_only",
        "stalemate=ignore",
        "tie_window=0",
        "retarget=on",
        "ep=until_pawn_ready",
        "ep=off",
        "castle_rook_ready=off promo_cooldown=new_piece",
        "draw_tu=4",
        "lasers=on",
        "lasers=on board=8x8",
    ];
    let initial = ["random_fractional", "random_rounded", "full", "zero"];
    let chosen = (prop::sample::select(base.to_vec()), prop::sample::select(initial.to_vec()), 0..1000_u64);
    chosen
        .prop_map(|(base, initial, seed)| format!("tu=1000 premove=on {base} initial={initial} seed={seed}"))
}

/// What was done, as it is stored.
type Word = (Seat, String, Millis);

/// A move of a seat: a ready piece's, or one that cools.
fn some_move(game: &AnyGame, seat: Seat, which: Index, order: bool) -> Option<String> {
    if order {
        let clock = game.view().clock?;
        let mesh = game.view().mesh;
        let cooling = clock.cooling.get(which.index(clock.cooling.len().max(1)))?;
        let from = mesh.name(cooling.cell);
        let to = mesh.name(mesh.cells().nth(which.index(mesh.len()))?);
        return Some(format!("premove-{from}{to}"));
    }
    let legal = game.legal(seat);
    (!legal.is_empty()).then(|| legal[which.index(legal.len())].exact.clone())
}

/// Plays requests, with `look` told of everything that happened; gives what was accepted.
fn played(
    game: &mut AnyGame,
    requests: &[Request],
    look: &mut dyn FnMut(&AnyGame, &AnyGame, &[Effect]),
) -> Vec<Word> {
    let (mut now, mut words) = (0, Vec::new());
    for (pause, white, which, order) in requests {
        now += pause;
        while let Some(due) = game.next_event().filter(|due| *due <= now) {
            let before = game.clone();
            let effects = game.advance(due);
            look(&before, game, &effects);
        }
        game.advance(now);
        let seat = if *white { WHITE } else { BLACK };
        let Some(text) = some_move(game, seat, *which, *order) else { continue };
        let before = game.clone();
        if let Ok(done) = game.try_text(seat, &text, now) {
            look(&before, game, &done.effects);
            words.push((seat, done.exact, now));
        }
    }
    words
}

/// A piece may enter the passed cell before the pawn is taken: the right sleeps, and the position reads back (4.13).
#[test]
fn rule_4_13_a_right_sleeps_while_its_cell_is_occupied() {
    let position = "4k3/8/8/8/3pP3/4N3/8/4K3 w - - 0 1 ep=b:e3:e4";
    let mut setup = Setup::parse("realtime", ["initial=zero"]).expect("the options exist");
    setup.position = Some(position.to_owned());
    let game = AnyGame::new(&setup).expect("the right may stand");
    assert!(game.position().contains(" ep=b:e3:e4"), "{}", game.position());
    let mut taken = game.clone();
    taken.try_text(BLACK, "d4e3", 1000).expect("an ordinary capture of the knight");
    taken.advance(9000);
    assert!(taken.position().starts_with("4k3/8/8/8/4P3/4p3/8/4K3"), "{}", taken.position());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn law_no_piece_moves_while_it_cools_and_at_most_one_king_is_in_check(
        (options, requests) in (options(), requests()),
    ) {
        let mut game = table(&options);
        let mut wrong = Vec::new();
        played(&mut game, &requests, &mut |before, after, effects| {
            let clock = before.view().clock.expect("there is a clock");
            let now = after.view().clock.map_or(0, |clock| clock.now);
            let stamp = effects.iter().find_map(|effect| match *effect {
                Effect::Clock(ClockEffect::HeldPlayed { at, .. }) => Some(at),
                _ => None,
            }).unwrap_or(now);
            // The rook of a castling may cool where the table lets it.
            let first = effects.iter().find_map(|effect| match effect {
                Effect::Moved { from, .. } => Some(before.cell_name(*from)),
                _ => None,
            });
            let mesh = before.view().mesh;
            for cooling in clock.cooling {
                if Some(mesh.name(cooling.cell)) == first.as_deref() && cooling.ready_at > stamp {
                    wrong.push(format!("{first:?} moved at {stamp}, ready at {}", cooling.ready_at));
                }
            }
            if after.view().check.len() > 1 {
                wrong.push(format!("two kings in check: {}", after.position()));
            }
        });
        prop_assert!(wrong.is_empty(), "{wrong:?}");
    }

    #[test]
    fn law_a_replay_gives_the_same_game_to_the_millisecond(
        (options, requests, end) in (options(), requests(), 0..20_000_u64),
    ) {
        let mut game = table(&options);
        let mut told = Vec::new();
        let words = played(&mut game, &requests, &mut |_, _, effects| told.extend_from_slice(effects));
        let last = requests.iter().map(|request| request.0).sum::<Millis>() + end;
        told.extend(game.advance(last));
        let mut again = table(&options);
        let mut heard = Vec::new();
        for (seat, text, at) in &words {
            heard.extend(again.advance(*at));
            heard.extend(again.try_text(*seat, text, *at).expect("it was accepted").effects);
        }
        heard.extend(again.advance(last));
        prop_assert_eq!(again.position(), game.position());
        prop_assert_eq!(again.waiting(), game.waiting());
        prop_assert_eq!(again.outcome(), game.outcome());
        prop_assert_eq!(heard, told);
    }

    #[test]
    fn law_positions_read_back_as_written((options, requests) in (options(), requests())) {
        let mut game = table(&options);
        played(&mut game, &requests, &mut |_, _, _| {});
        game.advance(1_000_000);
        let mut setup = Setup::parse("realtime", options.split_whitespace()).expect("the options exist");
        setup.position = Some(game.position());
        prop_assert_eq!(AnyGame::new(&setup).expect("it was written by a game").position(), game.position());
    }

    #[test]
    fn law_4_9_of_two_moves_legal_on_the_board_before_either_whites_is_played_whichever_came_first(
        (requests, white, black, apart) in (requests(), any::<Index>(), any::<Index>(), -50..=50_i64),
    ) {
        let mut game = table("tu=1000 initial=zero black_extra_tu=off");
        played(&mut game, &requests, &mut |_, _, _| {});
        let quiet = game.view().clock.map_or(0, |clock| clock.now) + 20_000;
        game.advance(quiet);
        let (ours, theirs) = (game.legal(WHITE), game.legal(BLACK));
        prop_assume!(!ours.is_empty() && !theirs.is_empty());
        let (ours, theirs) = (&ours[white.index(ours.len())], &theirs[black.index(theirs.len())]);
        let at = [quiet + 1000, quiet.saturating_add_signed(1000 + apart)];
        // What Black's move would be if it came long after White's: the same one, another, or none.
        let piece_on = |game: &AnyGame, name: &str| {
            let view = game.view();
            view.pieces.iter().find(|piece| view.mesh.name(piece.cell) == name).map(|piece| (piece.kind, piece.seat))
        };
        let mut after = game.clone();
        after.try_text(WHITE, &ours.exact, at[0]).expect("it is legal");
        let passing = |game: &AnyGame| piece_on(game, &theirs.to).is_none() && theirs.san.contains('x');
        let same = after.legal(BLACK).iter().any(|legal| legal.exact == theirs.exact)
            && ours.to != theirs.to
            && piece_on(&after, &theirs.to) == piece_on(&game, &theirs.to)
            && passing(&game) == after.legal(BLACK).iter().any(|legal| {
                legal.exact == theirs.exact && piece_on(&after, &theirs.to).is_none() && legal.san.contains('x')
            });
        prop_assume!(!passing(&game));
        let mut order = [(WHITE, ours, at[0]), (BLACK, theirs, at[1])];
        order.sort_by_key(|(_, _, at)| *at);
        let mut race = game.clone();
        let answers: Vec<_> =
            order.iter().map(|(seat, legal, at)| (*seat, race.try_text(*seat, &legal.exact, *at).is_ok())).collect();
        let late = at[0].max(at[1]) + WINDOW + 1;
        let effects = race.advance(late);
        prop_assert!(answers.contains(&(WHITE, true)), "White's is always played: {answers:?}");
        if same && after.outcome().is_none() {
            prop_assert!(answers.contains(&(BLACK, true)));
            let done = |effect: &Effect| matches!(effect, Effect::Clock(ClockEffect::HeldPlayed { .. }));
            prop_assert!(effects.iter().any(done), "{} {}: {effects:?}", ours.exact, theirs.exact);
        } else {
            after.advance(late);
            prop_assert_eq!(race.position(), after.position(), "{} first, not {}", &ours.exact, &theirs.exact);
        }
    }
}

/// A game in which every piece is ready whenever it is asked, and one moves after the other.
fn leaves(state: &Realtime<Chess>, seat: Seat, depth: u32) -> u64 {
    let mut found = 0;
    for mv in state.legal_moves(seat) {
        if depth == 1 {
            found += 1;
            continue;
        }
        let mut next = *state;
        let at = state.now() + 10_000;
        next.play(seat, Action::Move(mv), at, &mut ());
        next.advance(at + 9_999, &mut ());
        found += leaves(&next, seat.other(), depth - 1);
    }
    found
}

#[test]
fn law_with_every_piece_ready_and_alternating_stamps_it_is_orthodox_chess_leaf_for_leaf() {
    let rules = RealtimeRules {
        tu: 1000,
        initial: Initial::Zero,
        black_extra_tu: false,
        draw_tu: 1_000_000,
        ..RealtimeRules::USUAL
    };
    let positions = [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 4),
        ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 3),
        ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 5),
        ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 3),
        ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 3),
    ];
    for (position, depth) in positions {
        let fields: Vec<_> = position.split(' ').collect();
        let text = format!("{} w {} - 0 1", fields[0], fields[2]);
        let state = Realtime::<Chess>::read_position((rules, ()), &text).expect("sound");
        let chess = Chess::read_position((), position).expect("sound");
        assert_eq!(leaves(&state, WHITE, depth), perft(&chess, depth), "{position}");
    }
}
