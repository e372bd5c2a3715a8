//! What a seat may answer.

use super::{AnyGame, Legal};
use crate::action::Asked;
use crate::seat::Seat;

impl AnyGame {
    /// What a seat may answer to what it is asked now: its legal moves, a pass, or lifelines. Sorted by text.
    ///
    /// ```
    /// use lasermate_engine::any::AnyGame;
    /// use lasermate_engine::seat::Seat;
    /// use lasermate_engine::variants::Setup;
    ///
    /// let game = AnyGame::new(&Setup::parse("draughts", [])?)?;
    /// let moves: Vec<_> = game.legal(Seat::First).into_iter().map(|legal| legal.exact).collect();
    /// assert_eq!(moves, ["a3b4", "c3b4", "c3d4", "e3d4", "e3f4", "g3f4", "g3h4"]);
    /// assert!(game.legal(Seat::Second).is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn legal(&self, seat: Seat) -> Vec<Legal> {
        self.session.legal(seat, false).into_iter().flatten().collect()
    }

    /// The other answers a seat may give to what it is asked, in the order of the questions: whether it denies or allows the
    /// last move (rule A1, A8), what it says to a draw, to LET'S BILLI and to a pact. Each as it is typed.
    #[must_use]
    pub fn answers(&self, seat: Seat) -> Vec<String> {
        let asked = self.to_act();
        let asked = asked.iter().filter(|(asked, _)| *asked == seat);
        let words = asked.flat_map(|(_, what)| match what {
            Asked::Denial { .. } => vec!["deny".to_owned(), "allow".to_owned()],
            Asked::Draw => vec!["draw-accept".to_owned(), "draw-decline".to_owned()],
            Asked::Billi => vec!["billi".to_owned()],
            Asked::Pact { pact } => vec![format!("pact-accept({pact})"), format!("pact-refuse({pact})")],
            Asked::Move | Asked::Lifeline { .. } => Vec::new(),
        });
        words.filter(|word| self.may(seat, word).is_ok()).collect()
    }

    /// The same in groups: each answer with every way of writing it ([`crate::notation::Notation::each_route`]), both in order; a move over
    /// the board comes before those by other ways that do the same. The groups are as many as the answers of
    /// [`AnyGame::legal`].
    #[must_use]
    pub fn legal_ways(&self, seat: Seat) -> Vec<Vec<Legal>> {
        self.session.legal(seat, true)
    }

    /// The same with every way of writing a move: where several routes lead between the same cells
    /// ([`crate::notation::Notation::each_route`]) [`AnyGame::legal`] names one of them and this names all. For menus that walk through a
    /// move's parts.
    #[must_use]
    pub fn legal_routes(&self, seat: Seat) -> Vec<Legal> {
        let mut found: Vec<_> = self.legal_ways(seat).into_iter().flatten().collect();
        Legal::sort(&mut found);
        found
    }
}
