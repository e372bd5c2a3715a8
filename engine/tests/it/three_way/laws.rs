//! Laws of three-way chess, on positions reached by chance and on moves made of any bytes.
#![allow(clippy::expect_used, reason = "a test stops where its data are wrong")]

use std::collections::{BTreeMap, BTreeSet};

use crate::laws::{Lawful, judged_as_listed, legal, state_laws};
use lasermate_engine::action::Action;
use lasermate_engine::board::{Cell, Mesh};
use lasermate_engine::effect::{Effect, Recording};
use lasermate_engine::moves::MoveList;
use lasermate_engine::notation::Notation;
use lasermate_engine::piece::{Kind, Piece};
use lasermate_engine::position::Position;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::three_way::{ThreeWay, ThreeWayEffect, ThreeWayMove, ThreeWayRules};
use proptest::prelude::*;

/// Positions of games played by these choices. Captures are preferred by some, so that kings fall.
fn reached() -> impl Strategy<Value = ThreeWay> {
    let choices = prop::collection::vec((any::<prop::sample::Index>(), any::<bool>()), 0..200);
    (choices, any::<bool>()).prop_map(|(choices, inherit)| {
        let mut state = ThreeWay::array(ThreeWayRules { inherit, ..ThreeWayRules::default() });
        for (choice, greedy) in choices {
            let mut moves = legal(&state, state.turn());
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

impl Lawful for ThreeWay {
    const LIKE_PAWNS: &'static [char] = &['B', 'K'];

    fn chosen(&self) -> ThreeWayRules {
        self.rules()
    }

    fn mover(&self) -> Seat {
        self.turn()
    }

    fn pieces(&self) -> BTreeMap<Cell, Piece> {
        (0..96).map(Cell).filter_map(|cell| Some((cell, self.piece_at(cell)?))).collect()
    }

    fn checked(&self, seat: Seat) -> bool {
        self.in_check(seat)
    }

    fn on_board(mv: ThreeWayMove) -> Option<ThreeWayMove> {
        (mv.from.0 < 96 && mv.to.0 < 96).then_some(mv)
    }

    fn ask(&self, seat: Seat) {
        let _ = (self.in_check(seat), self.has_move(seat), self.army(seat));
        let mut moves = MoveList::new();
        self.moves_as(seat, &mut moves);
        for mv in moves {
            let _ = (self.san(seat, mv), self.judge(seat, Action::Move(mv)));
        }
    }

    /// The captor of a king may inherit its pieces: their kinds stay.
    fn told(piece: Piece) -> Piece {
        Piece { seat: Seat::First, ..piece }
    }
}

state_laws!(ThreeWay, cases: 150, reached: reached(), any_move: any_move(), letters: "a-lKQRBN");

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn judge_allows_exactly_the_moves(state in reached()) {
        let cells = (0..98).flat_map(|from| (0..98).map(move |to| (Cell(from), Cell(to))));
        let tried = cells.flat_map(|(from, to)| {
            [None, Some(Kind::Queen), Some(Kind::King)].map(|promotion| ThreeWayMove { from, to, promotion })
        });
        judged_as_listed(&state, tried)?;
    }

    #[test]
    fn effects_tell_who_moved_and_who_fell(state in reached()) {
        for mv in legal(&state, state.turn()) {
            let (mut told, mut effects) = (state, Vec::new());
            told.play(state.turn(), Action::Move(mv), 0, &mut Recording(&mut effects));
            let mut living = state.living();
            for effect in &effects {
                match *effect {
                    Effect::Moved { piece, .. } => prop_assert_eq!(piece.seat, state.turn()),
                    Effect::Eliminated { seat, by } => {
                        prop_assert_eq!(by, Some(state.turn()));
                        living = living.without(seat);
                    }
                    Effect::ThreeWay(ThreeWayEffect::Inherited { heir, .. }) => prop_assert_eq!(heir, state.turn()),
                    _ => {}
                }
            }
            prop_assert_eq!(living, told.living());
            prop_assert!(told.outcome().is_some() || told.living().has(told.turn()), "the fallen are not asked");
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
        let mapped: BTreeSet<_> = legal(&state, state.turn()).into_iter().map(|mv| ThreeWayMove {
            from: turned(mv.from), to: turned(mv.to), promotion: mv.promotion,
        }).collect();
        prop_assert_eq!(mapped, legal(&other, other.turn()).into_iter().collect::<BTreeSet<_>>(), "{}", text);
        for mv in legal(&state, state.turn()) {
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





}
