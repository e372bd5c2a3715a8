//! Laws of three-way chess, on positions reached by chance and on moves made of any bytes.
#![allow(clippy::expect_used, reason = "a test stops where its data are wrong")]

use std::collections::BTreeSet;

use lasermate_engine::action::Action;
use lasermate_engine::board::{Cell, Mesh};
use lasermate_engine::effect::{Effect, Recording};
use lasermate_engine::moves::MoveList;
use lasermate_engine::notation::Notation;
use lasermate_engine::piece::Kind;
use lasermate_engine::position::Position;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::three_way::{ThreeWay, ThreeWayMove, ThreeWayRules};
use proptest::prelude::*;

fn legal(state: &ThreeWay) -> Vec<ThreeWayMove> {
    let mut moves = state.legal_moves(state.turn()).to_vec();
    moves.sort_unstable();
    moves
}

/// Positions of games played by these choices. Captures are preferred by some, so that kings fall.
fn reached() -> impl Strategy<Value = ThreeWay> {
    let choices = prop::collection::vec((any::<prop::sample::Index>(), any::<bool>()), 0..200);
    (choices, any::<bool>()).prop_map(|(choices, inherit)| {
        let mut state = ThreeWay::array(ThreeWayRules { inherit, ..ThreeWayRules::default() });
        for (choice, greedy) in choices {
            let mut moves = legal(&state);
            let captures: Vec<_> =
                moves.iter().copied().filter(|mv| state.piece_at(mv.to).is_some()).collect();
            if greedy && !captures.is_empty() {
                moves = captures;
            }
            if moves.is_empty() {
                break;
            }
            let mv = moves[choice.index(moves.len())];
            state.play(state.turn(), Action::Move(mv), 0, &mut ());
        }
        state
    })
}

fn any_move() -> impl Strategy<Value = ThreeWayMove> {
    let kinds = prop::option::of(prop::sample::select(Kind::ALL.to_vec()));
    (0u8..100, 0u8..100, kinds).prop_map(|(from, to, promotion)| ThreeWayMove {
        from: Cell(from),
        to: Cell(to),
        promotion,
    })
}

/// Everything that may be asked of a position answers.
fn ask_everything(state: &ThreeWay) {
    let _ = (state.to_act(), state.outcome(), state.view(), state.key(), state.write_position());
    for seat in Seat::ALL {
        let _ = (state.in_check(seat), state.has_move(seat), state.army(seat));
        let mut moves = MoveList::new();
        state.moves_as(seat, &mut moves);
        for mv in moves {
            let _ = (state.san(seat, mv), state.judge(seat, Action::Move(mv)));
        }
    }
}

/// The board a third of a turn on: White's pieces become Red's, Red's Black's, Black's White's.
fn turned_text(text: &str) -> String {
    let mesh = Mesh::hexagon();
    let cell = |name: &str| mesh.name(turned(mesh.cell_named(name).expect(name))).to_owned();
    let side = |letter: char| match letter {
        'w' => 'r',
        'r' => 'b',
        'b' => 'w',
        other => other,
    };
    let sides = |text: &str| {
        let mut letters: Vec<char> = text.chars().map(side).collect();
        letters.sort_by_key(|letter| ['w', 'r', 'b'].iter().position(|known| known == letter));
        letters.into_iter().collect::<String>()
    };
    let by_cell = |mut items: Vec<(Cell, String)>| {
        items.sort();
        let items: Vec<String> = items.into_iter().map(|(_, item)| item).collect();
        if items.is_empty() { "-".to_owned() } else { items.join(",") }
    };
    let named = |name: &str| mesh.cell_named(name).expect(name);
    let fields: Vec<&str> = text.split(' ').collect();
    let sections: Vec<String> =
        fields[0].split('|').map(|section| section.chars().map(side).collect()).collect();
    let list = |text: &str| -> Vec<String> {
        text.split(',').filter(|item| *item != "-").map(str::to_owned).collect()
    };
    let rights = list(fields[3]).iter().map(|name| (named(&cell(name)), cell(name))).collect();
    let passed = list(fields[4]).into_iter().map(|entry| {
        let parts: Vec<&str> = entry.split(':').collect();
        let item = format!("{}:{}:{}", cell(parts[0]), cell(parts[1]), sides(parts[2]));
        (named(&cell(parts[0])), item)
    });
    let mut turned = format!(
        "{}|{}|{} {} {} {} {} {} {}",
        sections[2],
        sections[0],
        sections[1],
        sides(fields[1]),
        sides(fields[2]),
        by_cell(rights),
        by_cell(passed.collect()),
        fields[5],
        fields[6]
    );
    if let Some(word) = fields.get(7) {
        let pairs = word.trim_start_matches("heirs=").split(',');
        let mut pairs: Vec<String> = pairs.map(|pair| pair.chars().map(side).collect()).collect();
        pairs.sort_by_key(|pair| ['w', 'r', 'b'].iter().position(|known| pair.starts_with(*known)));
        turned += &format!(" heirs={}", pairs.join(","));
    }
    turned
}

fn turned(cell: Cell) -> Cell {
    Cell((cell.0 + 32) % 96)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn positions_read_back_as_written(state in reached()) {
        let text = state.write_position();
        prop_assert_eq!(ThreeWay::read_position(state.rules(), &text), Ok(state), "{}", text);
    }

    #[test]
    fn legal_moves_read_back_from_exact_text_and_from_san(state in reached()) {
        for mv in legal(&state) {
            let (exact, san) = (state.write_move(mv), state.san(state.turn(), mv));
            for text in [exact.clone(), exact.to_uppercase(), san.clone()] {
                prop_assert_eq!(state.read_move(state.turn(), &text), Ok(mv), "{} {}", state.write_position(), text);
            }
            // In small letters `bc4` and `kc4` may be a pawn's.
            if !san.starts_with(['B', 'K']) {
                prop_assert_eq!(state.read_move(state.turn(), &san.to_lowercase()), Ok(mv), "{}", san);
            }
        }
    }

    #[test]
    fn moves_are_ordered_as_their_texts(a in any_move(), b in any_move()) {
        if a.from.0 < 96 && a.to.0 < 96 && b.from.0 < 96 && b.to.0 < 96 {
            prop_assert_eq!(a.cmp(&b), a.text().cmp(&b.text()));
        }
    }

    #[test]
    fn judge_allows_exactly_the_moves(state in reached()) {
        let moves: BTreeSet<_> = legal(&state).into_iter().collect();
        for from in 0..98 {
            for to in 0..98 {
                for promotion in [None, Some(Kind::Queen), Some(Kind::King)] {
                    let mv = ThreeWayMove { from: Cell(from), to: Cell(to), promotion };
                    let allowed = state.judge(state.turn(), Action::Move(mv)).is_ok();
                    prop_assert_eq!(allowed, moves.contains(&mv), "{} {:?}", state.write_position(), mv);
                }
            }
        }
    }

    #[test]
    fn attackers_are_the_pieces_that_could_take(state in reached()) {
        // A piece of each living side put on a cell is attacked by just those that have a move there.
        for seat in state.living().iter() {
            let mut by_cell = vec![BTreeSet::new(); 96];
            let mut moves = MoveList::new();
            state.moves_as(seat, &mut moves);
            for mv in moves {
                if state.piece_at(mv.to).is_some() {
                    by_cell[mv.to.index()].insert(mv.from);
                }
            }
            for cell in (0..96).map(Cell) {
                let foreign = state.piece_at(cell).is_some_and(|piece| piece.seat != seat);
                if !foreign {
                    continue;
                }
                let own = |from: &Cell| state.piece_at(*from).is_some_and(|piece| piece.seat == seat);
                let found: BTreeSet<_> = state.attackers(cell).iter().filter(own).collect();
                prop_assert_eq!(&found, &by_cell[cell.index()], "{} {:?}", state.write_position(), cell);
            }
        }
    }

    #[test]
    fn a_third_of_a_turn_maps_legal_moves_to_legal_moves(state in reached()) {
        let text = turned_text(&state.write_position());
        let other = ThreeWay::read_position(state.rules(), &text).expect(&text);
        let mapped: BTreeSet<_> = legal(&state).into_iter().map(|mv| ThreeWayMove {
            from: turned(mv.from), to: turned(mv.to), promotion: mv.promotion,
        }).collect();
        prop_assert_eq!(mapped, legal(&other).into_iter().collect::<BTreeSet<_>>(), "{}", text);
        for mv in legal(&state) {
            let (mut one, mut two) = (state, other);
            one.play(state.turn(), Action::Move(mv), 0, &mut ());
            let moved = ThreeWayMove { from: turned(mv.from), to: turned(mv.to), promotion: mv.promotion };
            two.play(other.turn(), Action::Move(moved), 0, &mut ());
            let (one, two) = (turned_text(&one.write_position()), two.write_position());
            // The round grows when the turn comes past White, so it alone is not turned.
            let round = |text: &str| text.split(' ').enumerate().filter(|(at, _)| *at != 6).map(|(_, word)| word.to_owned()).collect::<Vec<_>>();
            prop_assert_eq!(round(&one), round(&two));
        }
    }

    #[test]
    fn effects_tell_the_whole_change(state in reached()) {
        for mv in legal(&state) {
            let (mut silent, mut told, mut effects) = (state, state, Vec::new());
            silent.play(state.turn(), Action::Move(mv), 0, &mut ());
            told.play(state.turn(), Action::Move(mv), 0, &mut Recording(&mut effects));
            prop_assert_eq!(silent, told);
            let mut kinds: Vec<_> = (0..96).map(|cell| state.piece_at(Cell(cell)).map(|piece| piece.kind)).collect();
            let mut living = state.living();
            for effect in &effects {
                match *effect {
                    Effect::Taken { piece, at } => prop_assert_eq!(kinds[at.index()].take(), Some(piece.kind)),
                    Effect::Moved { piece, from, to } => {
                        prop_assert_eq!(piece.seat, state.turn());
                        prop_assert_eq!(kinds[from.index()].take(), Some(piece.kind));
                        prop_assert_eq!(kinds[to.index()].replace(piece.kind), None);
                    }
                    Effect::Promoted { at, to } => kinds[at.index()] = Some(to),
                    Effect::Eliminated { seat, by } => {
                        prop_assert_eq!(by, Some(state.turn()));
                        living = living.without(seat);
                    }
                    Effect::Inherited { heir, .. } => prop_assert_eq!(heir, state.turn()),
                    Effect::Check { seat } => prop_assert!(told.in_check(seat)),
                    Effect::Ended { kind } => {
                        prop_assert_eq!(told.outcome().map(|outcome| outcome.kind), Some(kind));
                    }
                    ref other => prop_assert!(false, "{other:?}"),
                }
            }
            let after: Vec<_> = (0..96).map(|cell| told.piece_at(Cell(cell)).map(|piece| piece.kind)).collect();
            prop_assert_eq!(kinds, after);
            prop_assert_eq!(living, told.living());
            prop_assert!(told.outcome().is_some() || told.living().has(told.turn()), "the fallen are not asked");
        }
    }

    #[test]
    fn illegal_moves_leave_a_sound_position(state in reached(), moves in prop::collection::vec(any_move(), 1..12)) {
        let mut state = state;
        for mv in moves {
            let before = state.occupied().count_ones();
            state.play(state.turn(), Action::Move(mv), 0, &mut Recording(&mut Vec::new()));
            prop_assert!(state.occupied().count_ones() <= before);
            ask_everything(&state);
        }
    }

    #[test]
    fn nothing_typed_is_a_panic(state in reached(), text in "\\PC{0,12}", near in "[a-lKQRBNkqrnpo0-9x=+#!?. -]{0,9}") {
        for text in [text, near] {
            for seat in Seat::ALL {
                if let Ok(mv) = state.read_move(seat, &text) {
                    let _ = state.judge(seat, Action::Move(mv));
                }
            }
            let _ = ThreeWay::read_position(ThreeWayRules::default(), &text);
        }
    }

    #[test]
    fn nothing_put_into_a_position_is_a_panic(state in reached(), at in any::<prop::sample::Index>(), with in "[a-lA-Z0-9/|,: w-]{0,3}") {
        let mut text = state.write_position();
        let at = at.index(text.len());
        text.replace_range(at..=at, &with);
        if let Ok(read) = ThreeWay::read_position(state.rules(), &text) {
            prop_assert_eq!(ThreeWay::read_position(state.rules(), &read.write_position()), Ok(read));
            ask_everything(&read);
        }
    }

    #[test]
    fn replay_gives_the_same_game(choices in prop::collection::vec((any::<prop::sample::Index>(), 0u8..40), 0..120)) {
        use lasermate_engine::{any::AnyGame, variants::Setup};
        let setup = Setup::parse("three-way-heirs", ["resign_heir=next"]).expect("the preset exists");
        let mut game = AnyGame::new(&setup).expect("the start");
        let mut log = Vec::new();
        for (choice, dice) in choices {
            let Some(seat) = game.to_act().mover() else { break };
            let legal = game.legal(seat);
            let word = match dice {
                0 => (Seat::ALL[choice.index(3)], "resign".to_owned()),
                1 => (Seat::ALL[choice.index(3)], "draw-offer".to_owned()),
                2 => (Seat::ALL[choice.index(3)], "draw-decline".to_owned()),
                _ => (seat, legal[choice.index(legal.len())].exact.clone()),
            };
            let before = (game.position(), game.key());
            match game.try_text(word.0, &word.1, 0) {
                Ok(_) => log.push(word),
                Err(_) => prop_assert_eq!((game.position(), game.key()), before, "a refusal changes nothing"),
            }
        }
        let mut again = AnyGame::new(&setup).expect("the start");
        for (seat, word) in log {
            again.try_text(seat, &word, 0).expect("it was legal");
        }
        prop_assert_eq!(again.position(), game.position());
        prop_assert_eq!(again.key(), game.key());
        prop_assert_eq!(again.outcome(), game.outcome());
        prop_assert_eq!(again.effects(), game.effects());
    }
}
