//! Moves without typing: a menu of pieces, then of targets, then of whatever else tells a move from the others, then a
//! preview. Only its button plays. Nothing is stored on the way: each menu carries what has been picked so far.

use std::cmp::Reverse;

use lasermate_engine::any::Legal;
use lasermate_engine::seat::Seat;
use lasermate_engine::view::{PieceView, View};
use lasermate_render::scene::Theme;

use crate::port::{AtGame, Intent, Menu, MenuOption, PersonId, Picked, Reply};
use crate::present::move_preview;
use crate::present::text;
use crate::service::button::at_table;
use crate::service::dispatch::Seated;
use crate::service::handler::{Answer, Call, Done, Service, refuse};
use crate::service::show;
use crate::sessions::session::Session;
use crate::variants::{self, Drawn};

/// The most options of a menu.
const OPTIONS: usize = 25;
/// The most characters of an id.
pub(in crate::service) const ID_CHARS: usize = 100;
/// The moves that go on as picked, and what tells them apart next.
struct Step<'a> {
    left: Vec<&'a Legal>,
    chosen: Vec<String>,
    /// How much of it is left when the last choice between several is taken back.
    back: Option<usize>,
}

impl Service {
    /// The next menu of a move that is being picked, or the preview of one that is.
    pub(in crate::service) fn pick(
        &self,
        call: &Call<'_>,
        seated: &Seated,
        chosen: &[String],
        option: Option<&Picked>,
    ) -> Answer {
        let live = &seated.game.live.seen_at(call.at());
        let legal = live.game.legal_routes(seated.seat);
        let legal: Vec<_> = legal.into_iter().filter(|legal| !legal.choices.is_empty()).collect();
        if legal.is_empty() {
            return refuse(text::nothing_to_pick(live, seated.seat));
        }
        let mut wanted = chosen.to_vec();
        let (mut page, mut enough) = (0, false);
        match option {
            None => {}
            Some(Picked::This(choice)) => wanted.push(choice.clone()),
            Some(Picked::Page(number)) => page = *number,
            Some(Picked::Enough) => enough = true,
        }
        let Some(step) = narrow(&legal, &wanted, enough) else { return refuse(text::picking::NO_SUCH_STEP) };
        let look = Look { live, who: &call.request.who.id, theme: self.theme(&call.request.room)? };
        let shown = match step.left.as_slice() {
            [one] => Some(look.preview(one)),
            _ => step.menu(live, seated.seat, page).map(|menu| look.step(&step, menu)),
        };
        let Some(mut reply) = shown else { return refuse(text::picking::TYPE_IT) };
        if let Some(kept) = step.back {
            let back = AtGame::Choose { chosen: Some(step.chosen[..kept].to_vec()), option: None };
            reply.buttons.push(at_table(live, back, text::buttons::BACK));
        }
        Ok(Done::shown(reply))
    }
}

/// Who looks at which game, and in which colours.
struct Look<'a> {
    live: &'a Session,
    who: &'a PersonId,
    theme: Theme,
}

impl Look<'_> {
    /// How it would be, with the button that plays it.
    fn preview(&self, legal: &Legal) -> Reply {
        let live = self.live;
        let mut reply = show::preview(live, self.who, &legal.exact, self.theme);
        if reply.buttons.is_empty() {
            reply.text += "\n";
            reply.text += text::picking::TYPE_IT;
        }
        reply
    }

    /// A menu, with the targets of the piece that was picked.
    fn step(&self, step: &Step<'_>, menu: Menu) -> Reply {
        let Some(from) = step.chosen.first() else {
            return Reply { menus: vec![menu], ..Reply::secret(text::picking::FIRST) };
        };
        let words = step.question(self.live);
        let pictures = match variants::of(self.live.game.choices()).drawn(&step.chosen, &step.left) {
            Drawn::Ways => show::ways(self.live, self.who, from, &step.left, self.theme).pictures,
            Drawn::Targets => show::targets(self.live, self.who, from, self.theme).pictures,
            Drawn::Nothing => Vec::new(),
        };
        Reply { menus: vec![menu], pictures, ..Reply::secret(words) }
    }
}

/// The moves that begin as picked, with the choices added that have no alternative; `None` where there are none.
fn narrow<'a>(legal: &'a [Legal], wanted: &[String], enough: bool) -> Option<Step<'a>> {
    let mut chosen = Vec::new();
    let mut back = None;
    let mut left: Vec<_> = legal.iter().collect();
    let mut wanted = wanted.iter();
    loop {
        let at = chosen.len();
        let next = distinct(&left, at);
        // Where a move may end here while others go on, that is a choice too.
        let ways = next.len() + usize::from(left.iter().any(|legal| legal.choices.len() == at));
        let choice = match wanted.next() {
            Some(choice) => choice.clone(),
            None if ways == 1 && left.len() > 1 => next.first()?.clone(),
            None => break,
        };
        if ways > 1 {
            back = Some(at);
        }
        left.retain(|legal| legal.choices.get(at) == Some(&choice));
        chosen.push(choice);
        if left.is_empty() {
            return None;
        }
    }
    if enough {
        back = Some(chosen.len());
        left.retain(|legal| legal.choices.len() == chosen.len());
    }
    (!left.is_empty()).then_some(Step { left, chosen, back })
}

/// The choices that come next, each once, in the order of the moves.
fn distinct(left: &[&Legal], at: usize) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for choice in left.iter().filter_map(|legal| legal.choices.get(at)) {
        if !found.contains(choice) {
            found.push(choice.clone());
        }
    }
    found
}

impl Step<'_> {
    /// The menu of what comes next; `None` where what has been picked is too long for an id.
    fn menu(&self, live: &Session, seat: Seat, page: usize) -> Option<Menu> {
        let at = self.chosen.len();
        let choose = AtGame::Choose { chosen: Some(self.chosen.clone()), option: None };
        let id = Intent::at_game(live.id.0, live.version, choose).id();
        if id.0.chars().count() > ID_CHARS {
            return None;
        }
        let mut options = if at == 0 { self.pieces(live) } else { self.ways(live, seat) };
        let mut prompt = match self.chosen.first() {
            None => text::picking::WHICH_PIECE.to_owned(),
            Some(_) => self.question(live),
        };
        if options.len() > OPTIONS {
            const SHOWN: usize = OPTIONS - 1;
            let (of, pages) = (options.len(), options.len().div_ceil(SHOWN));
            let page = page % pages;
            options = options.into_iter().skip(page * SHOWN).take(SHOWN).collect();
            let first = page * SHOWN + 1;
            let help = text::picking::page(first, first + options.len() - 1, of);
            prompt = format!("{prompt} ({help})");
            let value = Picked::Page((page + 1) % pages).value();
            options.push(MenuOption { label: text::picking::MORE.to_owned(), value, help });
        }
        Some(Menu { id, prompt, options })
    }

    /// What has been picked so far, and what is asked next.
    fn question(&self, live: &Session) -> String {
        let kind = self.chosen.first().and_then(|from| piece_on(&live.game.view(), from));
        variants::of(live.game.choices()).question(kind, &self.chosen, &self.left)
    }

    /// What a move can begin with: pieces by their kinds, then whatever is no cell with a piece.
    fn pieces(&self, live: &Session) -> Vec<MenuOption> {
        let (view, variant) = (live.game.view(), variants::of(live.game.choices()));
        let mut found: Vec<_> = distinct(&self.left, 0)
            .into_iter()
            .map(|choice| {
                let moves: Vec<_> = self
                    .left
                    .iter()
                    .filter(|legal| legal.choices.first() == Some(&choice))
                    .copied()
                    .collect();
                let piece = piece_at(&view, &choice);
                let kind = piece.map(|piece| piece.kind.name());
                let origin = variant.origin(kind, &choice, &moves);
                let label = text::picking::piece(&origin, moves.len());
                let help = text::picking::ways(&moves);
                (Reverse(piece.map(|piece| piece.kind.index())), MenuOption { label, value: choice, help })
            })
            .collect();
        found.sort_by(|(a_kind, a), (b_kind, b)| a_kind.cmp(b_kind).then_with(|| a.value.cmp(&b.value)));
        found.into_iter().map(|(_, option)| option).collect()
    }

    /// How the moves go on: those first that do most.
    fn ways(&self, live: &Session, seat: Seat) -> Vec<MenuOption> {
        let (at, variant) = (self.chosen.len(), variants::of(live.game.choices()));
        let tried = |legal: &Legal| move_preview::move_preview(&live.game, seat, legal.clone());
        // Chains of disguises may be thousands: then only those that stand alone are tried.
        let few = self.left.len() <= move_preview::TRIED;
        let kind = self.chosen.first().and_then(|from| piece_on(&live.game.view(), from));
        let mut found: Vec<(i32, MenuOption)> = Vec::new();
        for choice in distinct(&self.left, at) {
            let on = |legal: &&&Legal| legal.choices.get(at) == Some(&choice);
            let here: Vec<&Legal> = self.left.iter().filter(on).copied().collect();
            let (weight, label, help) = match here.as_slice() {
                [one] => {
                    let deed = tried(one);
                    let label = text::picking::one_move(one);
                    (deed.weight, label, text::picking::second_line(&deed.does))
                }
                several => {
                    let label = variant.several(kind, at, &choice, several);
                    let weights = several.iter().filter(|_| few).map(|legal| tried(legal).weight);
                    (weights.max().unwrap_or(0), label, text::picking::ways(several))
                }
            };
            found.push((weight, MenuOption { label, value: choice, help }));
        }
        for legal in self.left.iter().filter(|legal| legal.choices.len() == at) {
            let deed = tried(legal);
            let label = text::picking::one_move(legal);
            let help = match deed.does.as_str() {
                "" => variant.no_more().to_owned(),
                does => text::picking::second_line(does),
            };
            found.push((deed.weight, MenuOption { label, value: Picked::Enough.value(), help }));
        }
        found.sort_by(|(a_weight, a), (b_weight, b)| {
            b_weight.cmp(a_weight).then_with(|| a.value.cmp(&b.value))
        });
        found.into_iter().map(|(_, option)| option).collect()
    }
}

/// The kind of the piece on a cell.
fn piece_on(view: &View, name: &str) -> Option<&'static str> {
    piece_at(view, name).map(|piece| piece.kind.name())
}

/// The piece of a place: a cell, or a level of a stack on it (`a1:2`).
fn piece_at<'a>(view: &'a View, name: &str) -> Option<&'a PieceView> {
    let (cell, level) = name.split_once(':').unwrap_or((name, "0"));
    let (cell, level) = (view.mesh.cell_named(cell)?, level.parse::<u8>().ok()?);
    view.pieces.iter().find(|piece| piece.cell == cell && piece.level == level)
}
