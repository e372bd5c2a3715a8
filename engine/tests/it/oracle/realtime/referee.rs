//! The referee: what is asked of him, what he answers, and what the clock brings (realtime.md 4.2 to 4.16).

use std::collections::BTreeMap;

use super::board::{Board, Passed, Square, after, in_check, legal, name, parse, placement, squares};

/// A right to capture en passant lasts by one of these (4.13).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passing {
    /// Until the capturing side's next move.
    NextMove,
    /// Until the pawn is ready again.
    UntilReady,
    Off,
}

/// What the table has chosen.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// The time unit in milliseconds.
    pub tu: u64,
    /// How long Black's moves wait.
    pub window: u64,
    /// Whether a capture whose target has fled goes to the empty square.
    pub retarget: bool,
    pub passing: Passing,
    /// After so many quiet units the game is drawn.
    pub draw_tu: u64,
}

/// What became of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Executed,
    Refused,
    /// White was first.
    Cancelled,
    Held,
    /// It will be submitted when its piece is ready.
    Ordered,
}

/// How the game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The word of `outcome.kind`.
    Mate,
    Stalemate,
    /// It was quiet for too long.
    Quiet,
}

#[derive(Clone, Copy, Debug)]
struct Waiting {
    /// Which request it was; orders have none.
    word: Option<usize>,
    at: u64,
    from: Square,
    to: Square,
    deed: (u8, Option<u8>),
}

#[derive(Clone, Copy, Debug)]
struct Order {
    white: bool,
    piece: u8,
    from: Square,
    to: Square,
}

/// A move that was carried out, by its own time.
#[derive(Clone, Copy, Debug)]
struct Made {
    at: u64,
    white: bool,
    loud: bool,
    /// The pawn that stepped twice, the square it passed and where it came to.
    step: Option<(u8, Square, Square)>,
}

/// White's moves with the board, the cooldowns and Black's rights just before them.
#[derive(Debug)]
struct Before {
    at: u64,
    board: Board,
    ready: BTreeMap<u8, u64>,
    rights: Vec<Passed>,
}

#[derive(Debug)]
pub struct Referee {
    pub board: Board,
    /// What became of every request.
    pub verdicts: Vec<Verdict>,
    pub end: Option<End>,
    /// The seldom things that happened, so that a comparison knows what it has proved.
    pub late: Vec<&'static str>,
    options: Options,
    now: u64,
    ready: BTreeMap<u8, u64>,
    waiting: Vec<Waiting>,
    orders: Vec<Order>,
    made: Vec<Made>,
    before: Vec<Before>,
}

const fn value(kind: char) -> u64 {
    match kind {
        'p' => 1,
        'r' => 5,
        'q' => 9,
        'k' => 4,
        _ => 3,
    }
}

/// What the clock brings, in the order in which it does at one millisecond.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Event {
    Held,
    Order(bool, usize),
    Quiet,
}

impl Referee {
    /// A position with every piece ready, at time 0.
    #[must_use]
    pub fn new(placement: &str, options: Options) -> Self {
        Self {
            board: parse(placement),
            verdicts: Vec::new(),
            end: None,
            late: Vec::new(),
            options,
            now: 0,
            ready: BTreeMap::new(),
            waiting: Vec::new(),
            orders: Vec::new(),
            made: Vec::new(),
            before: Vec::new(),
        }
    }

    fn ready_at(&self, piece: u8) -> u64 {
        self.ready.get(&piece).copied().unwrap_or(0)
    }

    /// 4.13: the rights a side has at a time, in the order of their squares. The right of a move that was carried out
    /// earlier ends with a move of the capturing side that comes after it: by its own time, and White first.
    #[must_use]
    pub fn rights(&self, white: bool, at: u64) -> Vec<Passed> {
        let stands = |index: usize, made: &Made| {
            let (pawn, over, square) = made.step.filter(|_| made.white != white)?;
            let there =
                self.board.get(&square).is_some_and(|piece| piece.number == pawn && piece.kind == 'p');
            let next = self.made[index + 1..].iter().any(|later| later.white == white && later.at >= made.at);
            let lasts = match self.options.passing {
                Passing::NextMove => !next,
                Passing::UntilReady => at < self.ready_at(pawn),
                Passing::Off => false,
            };
            (there && lasts).then_some((over, square))
        };
        let mut rights: Vec<_> =
            self.made.iter().enumerate().filter_map(|(index, made)| stands(index, made)).collect();
        rights.sort_by_key(|((x, y), _)| (*y, *x));
        rights
    }

    /// 4.14: when it will have been quiet for too long: a capture or pawn move breaks the quiet only before its end.
    #[must_use]
    pub fn quiet_end(&self) -> u64 {
        let length = self.options.draw_tu * self.options.tu;
        let mut times: Vec<u64> = self.made.iter().filter(|made| made.loud).map(|made| made.at).collect();
        times.sort_unstable();
        times.into_iter().fold(length, |end, at| if at < end { at + length } else { end })
    }

    /// 4.9 (iii), (vi): what a held move does now, with the rights of its own time, if it is the same move.
    fn still(&self, held: &Waiting) -> Option<(u8, Option<u8>)> {
        let rights = self.rights(false, held.at);
        legal(&self.board, &rights, false, held.from, held.to).filter(|now| self.same(held.deed, *now))
    }

    fn same(&self, then: (u8, Option<u8>), now: (u8, Option<u8>)) -> bool {
        then.0 == now.0 && (then.1 == now.1 || self.options.retarget && now.1.is_none())
    }

    fn next_event(&self) -> Option<(u64, Event)> {
        if self.end.is_some() {
            return None;
        }
        let held = self.waiting.first().map(|held| (held.at + self.options.window + 1, Event::Held));
        let orders = self.orders.iter().enumerate().map(|(index, order)| {
            let there = self.board.get(&order.from).is_some_and(|piece| piece.number == order.piece);
            let due = if there { self.ready_at(order.piece).max(self.now) } else { self.now };
            (due, Event::Order(!order.white, index))
        });
        let end = self.quiet_end();
        let loud = |held: &Waiting| {
            let pawn = self.board.get(&held.from).is_some_and(|piece| piece.kind == 'p');
            held.at < end && self.still(held).is_some_and(|(_, victim)| pawn || victim.is_some())
        };
        let quiet = (!self.waiting.iter().any(loud)).then_some((end, Event::Quiet));
        held.into_iter().chain(orders).chain(quiet).min()
    }

    /// The clock runs, past everything that falls due.
    pub fn run_to(&mut self, to: u64) {
        while let Some((at, event)) = self.next_event().filter(|(at, _)| *at <= to) {
            self.now = self.now.max(at);
            match event {
                Event::Held => {
                    let held = self.waiting.remove(0);
                    let same = self.still(&held).is_some();
                    self.say(held.word, if same { Verdict::Executed } else { Verdict::Cancelled });
                    if same {
                        self.tell_late(&held);
                        self.execute(false, held.from, held.to, held.at);
                    }
                }
                Event::Order(_, index) => {
                    let order = self.orders.remove(index);
                    if self.board.get(&order.from).is_some_and(|piece| piece.number == order.piece) {
                        self.submit(None, order.white, order.from, order.to);
                    }
                }
                Event::Quiet => self.finish(End::Quiet),
            }
        }
        self.now = self.now.max(to);
    }

    /// What waiting would have lost, but for 4.9 (vi) and 4.14.
    fn tell_late(&mut self, held: &Waiting) {
        let rights = |at| legal(&self.board, &self.rights(false, at), false, held.from, held.to);
        if rights(held.at).is_some() && rights(self.now).is_none() {
            self.late.push("a right outlived by its use");
        }
        if self.quiet_end() < self.now {
            self.late.push("a draw that waited");
        }
    }

    fn say(&mut self, word: Option<usize>, verdict: Verdict) {
        if let Some(word) = word {
            self.verdicts[word] = verdict;
        }
    }

    fn finish(&mut self, end: End) {
        self.end = Some(end);
        self.orders.clear();
        for held in std::mem::take(&mut self.waiting) {
            self.say(held.word, Verdict::Cancelled);
        }
    }

    /// A move is made, with its own time; then those that are no longer the same are cancelled.
    fn execute(&mut self, white: bool, from: Square, to: Square, at: u64) {
        let rights = self.rights(white, at);
        let piece = self.board[&from];
        let taken = super::board::struck(&self.board, &rights, from, to).is_some();
        self.board = after(&self.board, &rights, from, to);
        self.ready.insert(piece.number, at + value(piece.kind) * self.options.tu);
        let pawn = piece.kind == 'p';
        let step =
            (pawn && (to.1 - from.1).abs() == 2).then_some((piece.number, (from.0, (from.1 + to.1) / 2), to));
        self.made.push(Made { at, white, loud: pawn || taken, step });
        if !self.can_move(!white) {
            self.finish(if in_check(&self.board, !white) { End::Mate } else { End::Stalemate });
        }
        let (kept, gone): (Vec<_>, Vec<_>) =
            std::mem::take(&mut self.waiting).into_iter().partition(|held| self.still(held).is_some());
        self.waiting = kept;
        gone.iter().for_each(|held| self.say(held.word, Verdict::Cancelled));
    }

    /// Cooldowns do not count, and what waits does.
    fn can_move(&self, white: bool) -> bool {
        let rights = self.rights(white, self.now);
        let own: Vec<_> =
            self.board.iter().filter(|(_, piece)| piece.white == white).map(|(at, _)| *at).collect();
        own.iter().any(|from| squares().any(|to| legal(&self.board, &rights, white, *from, to).is_some()))
            || !white && self.waiting.iter().any(|held| self.still(held).is_some())
    }

    fn submit(&mut self, word: Option<usize>, white: bool, from: Square, to: Square) {
        let rights = self.rights(white, self.now);
        let Some(deed) = legal(&self.board, &rights, white, from, to) else { return };
        if self.ready_at(deed.0) > self.now {
            return;
        }
        if white {
            self.before.push(Before {
                at: self.now,
                board: self.board.clone(),
                ready: self.ready.clone(),
                rights: self.rights(false, self.now),
            });
            self.say(word, Verdict::Executed);
            self.execute(true, from, to, self.now);
            return;
        }
        // 4.9 (iv)
        let recent = self.before.iter().filter(|before| self.now <= before.at + self.options.window);
        let tie = recent.into_iter().any(|before| {
            let ready = before.ready.get(&deed.0).is_none_or(|until| *until <= before.at);
            let then = legal(&before.board, &before.rights, false, from, to);
            ready && then.is_some_and(|then| then.0 == deed.0 && !self.same(then, deed))
        });
        if tie {
            self.say(word, Verdict::Cancelled);
        } else {
            self.say(word, Verdict::Held);
            self.waiting.push(Waiting { word, at: self.now, from, to, deed });
        }
    }

    /// Somebody asks for a move.
    pub fn request(&mut self, at: u64, white: bool, from: Square, to: Square) {
        self.run_to(at);
        self.verdicts.push(Verdict::Refused);
        if self.end.is_none() {
            self.submit(Some(self.verdicts.len() - 1), white, from, to);
            self.run_to(self.now);
        }
    }

    /// Somebody orders a move for later (4.16): his piece must cool.
    pub fn order(&mut self, at: u64, white: bool, from: Square, to: Square) {
        self.run_to(at);
        let piece = self.board.get(&from).filter(|piece| piece.white == white).map(|piece| piece.number);
        let piece = piece.filter(|piece| self.end.is_none() && self.ready_at(*piece) > self.now);
        self.verdicts.push(if piece.is_some() { Verdict::Ordered } else { Verdict::Refused });
        if let Some(piece) = piece {
            self.orders.retain(|order| order.piece != piece);
            self.orders.push(Order { white, piece, from, to });
        }
    }

    /// What waits, by its text and time.
    #[must_use]
    pub fn held(&self) -> Vec<(String, u64)> {
        let queen = |held: &Waiting| self.board[&held.from].kind == 'p' && held.to.1 == 0;
        let text = |held: &Waiting| name(held.from) + &name(held.to) + if queen(held) { "q" } else { "" };
        self.waiting.iter().map(|held| (text(held), held.at)).collect()
    }

    /// The whole position as notation.md writes it.
    #[must_use]
    pub fn text(&self) -> String {
        let mut words = Vec::new();
        let mut rights: Vec<(Passed, char)> = Vec::new();
        for (white, letter) in [(true, 'w'), (false, 'b')] {
            rights.extend(self.rights(white, self.now).into_iter().map(|right| (right, letter)));
        }
        rights.sort_by_key(|(((x, y), _), _)| (*y, *x));
        let rights: Vec<_> = rights
            .iter()
            .map(|((over, pawn), who)| format!("{who}:{}:{}", name(*over), name(*pawn)))
            .collect();
        if !rights.is_empty() {
            words.push(format!("ep={}", rights.join(",")));
        }
        if self.now > 0 {
            words.push(format!("now={}", self.now));
        }
        let cools = |at: Square| {
            self.board.get(&at).map(|piece| self.ready_at(piece.number)).filter(|at| *at > self.now)
        };
        let ready: Vec<_> = squares().filter_map(|at| Some(format!("{}:{}", name(at), cools(at)?))).collect();
        if !ready.is_empty() {
            words.push(format!("ready={}", ready.join(",")));
        }
        format!("{} w - - 0 1 {} tu={}", placement(&self.board), words.join(" "), self.options.tu)
            .replace("  ", " ")
    }

    /// The times that matter most: when pawns are ready that may be taken in passing, and the end of the quiet.
    #[must_use]
    pub fn moments(&self) -> Vec<u64> {
        let steps = self.made.iter().filter_map(|made| made.step).map(|(pawn, ..)| self.ready_at(pawn));
        steps.chain([self.quiet_end()]).filter(|at| *at > self.now).collect()
    }
}
