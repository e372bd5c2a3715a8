//! Moves without typing: a menu of pieces, then of targets, then of whatever else tells a move from the others, then a
//! preview, whose button plays it. Where menus play at once, the last choice does, and a button leads to the menus that show it
//! first. Nothing is stored on the way: each menu carries what has been picked so far.

use std::cmp::Reverse;

use lasermate_domain::port::{AtGame, Icon, Intent, Menu, MenuOption, MenuPick, PersonId, Reply};
use lasermate_domain::tables::table::Table;
use lasermate_engine::any::Legal;
use lasermate_engine::piece::Kind;
use lasermate_engine::seat::Seat;
use lasermate_engine::view::{PieceView, View};
use lasermate_present::button::{ID_CHARS, at_table};
use lasermate_present::show::{self, BoardAs};
use lasermate_present::{move_preview, picture, text, variants};
use lasermate_render::scene::Theme;

use crate::use_cases::change::{Call, HandlerOutcome, HandlerResult, SeatedPlayer, refuse};
use crate::use_cases::rooms::settings;
use crate::world::World;

/// The most options of a menu.
const OPTIONS: usize = 25;

/// What has been picked of a move.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct PickRequest<'a> {
    pub(crate) chosen: &'a [String],
    pub(crate) option: Option<&'a MenuPick>,
    /// Whether the move is to be shown first.
    pub(crate) look: bool,
}

/// The moves that go on as picked, and what tells them apart next.
struct PickStep<'a> {
    left: Vec<&'a Legal>,
    chosen: Vec<String>,
    /// How much of it is left when the last choice between several is taken back.
    back: Option<usize>,
}

/// The next menu of a move that is being picked, or the preview of one that is.
pub(crate) fn pick(
    world: &World,
    call: &Call<'_>,
    seated: &SeatedPlayer,
    picking: &PickRequest<'_>,
) -> HandlerResult {
    let at_once = call.request.can.plays_at_once && !picking.look;
    let table = &seated.game.seen_at(call.at());
    let legal = table.game.legal_routes(seated.seat);
    let legal: Vec<_> = legal.into_iter().filter(|legal| !legal.choices.is_empty()).collect();
    if legal.is_empty() {
        return refuse(text::nothing_to_pick(table, seated.seat));
    }
    let mut wanted = picking.chosen.to_vec();
    let (mut page, mut enough) = (0, false);
    match picking.option {
        None => {}
        Some(MenuPick::This(choice)) => wanted.push(choice.clone()),
        Some(MenuPick::Page(number)) => page = *number,
        Some(MenuPick::Enough) => enough = true,
    }
    let Some(step) = narrow(&legal, &wanted, enough) else { return refuse(text::picking::NO_SUCH_STEP) };
    let theme = settings::theme(world, &call.request.room)?;
    let pictures = call.request.can.attach;
    let look = PickViewer { table, who: &call.request.who.id, theme, seat: seated.seat, at_once, pictures };
    let shown = match step.left.as_slice() {
        [one] => Some(look.preview(one)),
        _ => look.menu(&step, (page, picking.look)).map(|menu| look.step(&step, menu)),
    };
    let Some(mut reply) = shown else { return refuse(text::picking::TYPE_IT) };
    if let Some(kept) = step.back {
        let back =
            AtGame::Choose { chosen: Some(step.chosen[..kept].to_vec()), option: None, look: picking.look };
        reply.buttons.push(at_table(table, back, text::buttons::BACK));
    }
    if at_once && step.left.len() > 1 {
        let look = AtGame::Choose { chosen: Some(step.chosen), option: None, look: true };
        let look = at_table(table, look, text::buttons::PREVIEW);
        reply.buttons.extend(Some(look).filter(|look| look.id.0.chars().count() <= ID_CHARS));
    }
    Ok(HandlerOutcome::shown(reply))
}

/// Who looks at which game, and in which colours.
struct PickViewer<'a> {
    table: &'a Table,
    who: &'a PersonId,
    theme: Theme,
    seat: Seat,
    /// Whether the last choice of a move plays it.
    at_once: bool,
    /// Whether the menus have pictures: in words they would say what the menus list.
    pictures: bool,
}

impl PickViewer<'_> {
    /// How it would be, with the button that plays it.
    fn preview(&self, legal: &Legal) -> Reply {
        let mut reply = show::preview(self.table, self.who, &legal.exact, self.theme);
        if reply.buttons.is_empty() {
            reply.text += "\n";
            reply.text += text::picking::TYPE_IT;
        }
        reply
    }

    /// A menu, with the targets of the piece that was picked. It is nobody's secret: what is to be thought about alone is the preview.
    fn step(&self, step: &PickStep<'_>, menu: Menu) -> Reply {
        let Some(from) = step.chosen.first() else {
            if !self.at_once {
                return Reply { menus: vec![menu], ..Reply::quiet(text::picking::FIRST) };
            }
            let board = || show::board(self.table, self.who, BoardAs::Picture, self.theme).pictures;
            let pictures = if self.pictures { board() } else { Vec::new() };
            return Reply { menus: vec![menu], pictures, ..Reply::quiet(text::picking::AT_ONCE) };
        };
        let words = step.question(self.table);
        // Where part of a way has been picked the board stays as it is, and the ways that are left are drawn.
        let stacks = variants::of(self.table.game.choices()).stacks().is_some();
        let pictures = if !self.pictures {
            Vec::new()
        } else if stacks || text::picking::is_on_the_way(&step.chosen, &step.left) {
            show::ways(self.table, self.who, from, &step.left, self.theme).pictures
        } else if step.chosen.len() == 1 {
            show::targets(self.table, self.who, from, self.theme).pictures
        } else {
            Vec::new()
        };
        Reply { menus: vec![menu], pictures, ..Reply::quiet(words) }
    }
}

/// The moves that begin as picked, with the choices added that have no alternative; `None` where there are none.
fn narrow<'a>(legal: &'a [Legal], wanted: &[String], enough: bool) -> Option<PickStep<'a>> {
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
    (!left.is_empty()).then_some(PickStep { left, chosen, back })
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

impl PickStep<'_> {
    /// What has been picked so far, and what is asked next.
    fn question(&self, table: &Table) -> String {
        let kind = self.chosen.first().and_then(|from| piece_on(&table.game.view(), from));
        variants::of(table.game.choices()).question(kind, &self.chosen, &self.left)
    }
}

impl PickViewer<'_> {
    /// The menu of what comes next; `None` where what has been picked is too long for an id.
    fn menu(&self, step: &PickStep<'_>, (page, look): (usize, bool)) -> Option<Menu> {
        let (table, at) = (self.table, step.chosen.len());
        let choose = AtGame::Choose { chosen: Some(step.chosen.clone()), option: None, look };
        let id = Intent::at_game(table.id.0, table.version, choose).id();
        if id.0.chars().count() > ID_CHARS {
            return None;
        }
        // Where all moves fit into one menu, there is nothing to be asked before.
        let (mut options, mut prompt) = match at {
            0 if step.left.len() <= OPTIONS && step.left.iter().all(|one| self.played(one).is_some()) => {
                (self.moves(step), text::picking::WHICH_MOVE.to_owned())
            }
            0 => (self.pieces(step), text::picking::WHICH_PIECE.to_owned()),
            _ => (self.ways(step), step.question(table)),
        };
        if options.len() > OPTIONS {
            const SHOWN: usize = OPTIONS - 1;
            let (of, pages) = (options.len(), options.len().div_ceil(SHOWN));
            let page = page % pages;
            options = options.into_iter().skip(page * SHOWN).take(SHOWN).collect();
            let first = page * SHOWN + 1;
            let help = text::picking::page(first, first + options.len() - 1, of);
            prompt = text::picking::paged(&prompt, &help);
            let value = MenuPick::Page((page + 1) % pages).value();
            let label = text::picking::MORE.to_owned();
            options.push(MenuOption { label, value, help, ..MenuOption::default() });
        }
        Some(Menu { id, prompt, options })
    }

    /// The value of an option that plays a move; `None` where it is to be shown first, or too long for a value.
    fn played(&self, one: &Legal) -> Option<String> {
        let value = MenuPick::played(&one.exact);
        let game = &self.table.game;
        let asks = || variants::of(game.choices()).asks_first(game, self.seat, &one.exact).is_some();
        (self.at_once && value.chars().count() <= ID_CHARS && !asks()).then_some(value)
    }

    /// The value of an option after which one move is left: it plays it, or leads to its preview.
    fn value(&self, one: &Legal, choice: String) -> String {
        self.played(one).unwrap_or(choice)
    }

    /// Every move, those first that do most.
    fn moves(&self, step: &PickStep<'_>) -> Vec<MenuOption> {
        let view = self.table.game.view();
        let mut found: Vec<_> =
            step.left.iter().map(|legal| self.alone(legal, legal.choices[0].clone())).collect();
        for ((_, option), legal) in found.iter_mut().zip(&step.left) {
            option.icon = piece_at(&view, &legal.choices[0]).map(|piece| self.icon(piece));
        }
        sort(&mut found);
        found.into_iter().map(|(_, option)| option).collect()
    }

    /// The option of one move, with how much it does.
    fn alone(&self, one: &Legal, choice: String) -> (i32, MenuOption) {
        let deed = move_preview::move_preview(&self.table.game, self.seat, one.clone());
        let help = text::picking::second_line(&deed.does);
        (
            deed.weight,
            MenuOption {
                label: variants::one_move(variants::of(self.table.game.choices()), one),
                value: self.value(one, choice),
                help,
                ..MenuOption::default()
            },
        )
    }

    /// What a move can begin with: pieces by their kinds, then whatever is no cell with a piece.
    fn pieces(&self, step: &PickStep<'_>) -> Vec<MenuOption> {
        let view = self.table.game.view();
        let mut found: Vec<_> = distinct(&step.left, 0)
            .into_iter()
            .map(|choice| {
                let moves: Vec<_> = step
                    .left
                    .iter()
                    .filter(|legal| legal.choices.first() == Some(&choice))
                    .copied()
                    .collect();
                let piece = piece_at(&view, &choice);
                let kind = piece.map(|piece| piece.kind);
                let origin = text::picking::begins(kind, &choice, &moves);
                let (label, value) = match moves.as_slice() {
                    [one] if self.at_once => {
                        (text::picking::only(&origin, one), self.value(one, choice.clone()))
                    }
                    moves => (text::picking::piece(&origin, moves.len()), choice.clone()),
                };
                let help = text::picking::ways(&moves);
                let icon = piece.map(|piece| self.icon(piece));
                let option = MenuOption { label, value, help, icon, ..MenuOption::default() };
                (Reverse(piece.map(|piece| piece.kind.index())), choice, option)
            })
            .collect();
        found.sort_by(|(a_kind, a, _), (b_kind, b, _)| a_kind.cmp(b_kind).then_with(|| a.cmp(b)));
        found.into_iter().map(|(_, _, option)| option).collect()
    }

    /// A piece as it is drawn beside words.
    fn icon(&self, piece: &PieceView) -> Icon {
        picture::icon(self.table.game.side(piece.seat), piece.kind)
    }

    /// How the moves go on: those first that do most. Beside a place stands whatever is there to be captured.
    fn ways(&self, step: &PickStep<'_>) -> Vec<MenuOption> {
        let table = self.table;
        let (at, variant) = (step.chosen.len(), variants::of(table.game.choices()));
        let tried = |legal: &Legal| move_preview::move_preview(&table.game, self.seat, legal.clone());
        // Chains of disguises may be thousands: then only those that stand alone are tried.
        let few = step.left.len() <= move_preview::TRIED;
        let kind = step.chosen.first().and_then(|from| piece_on(&table.game.view(), from));
        let mut found: Vec<(i32, MenuOption)> = Vec::new();
        let view = table.game.view();
        for choice in distinct(&step.left, at) {
            let place = choice.clone();
            let on = |legal: &&&Legal| legal.choices.get(at) == Some(&choice);
            let here: Vec<&Legal> = step.left.iter().filter(on).copied().collect();
            found.push(match here.as_slice() {
                [one] => self.alone(one, choice),
                several => {
                    let label = variant.several(kind, at, &choice, several);
                    let weights = several.iter().filter(|_| few).map(|legal| tried(legal).weight);
                    let help = text::picking::ways(several);
                    let option = MenuOption { label, value: choice, help, ..MenuOption::default() };
                    (weights.max().unwrap_or(0), option)
                }
            });
            if let Some((_, option)) = found.last_mut() {
                let there = piece_at(&view, &place).filter(|piece| piece.seat != self.seat && !piece.inert);
                option.icon = there.map(|piece| self.icon(piece));
            }
        }
        for legal in step.left.iter().filter(|legal| legal.choices.len() == at) {
            let (weight, mut option) = self.alone(legal, MenuPick::Enough.value());
            if option.help.is_empty() {
                text::picking::NO_MORE.clone_into(&mut option.help);
            }
            found.push((weight, option));
        }
        sort(&mut found);
        found.into_iter().map(|(_, option)| option).collect()
    }
}

/// Those first that do most.
fn sort(options: &mut [(i32, MenuOption)]) {
    options
        .sort_by(|(a_weight, a), (b_weight, b)| b_weight.cmp(a_weight).then_with(|| a.value.cmp(&b.value)));
}

/// The kind of the piece on a cell.
fn piece_on(view: &View, name: &str) -> Option<Kind> {
    piece_at(view, name).map(|piece| piece.kind)
}

/// The piece of a place: a cell, or a level of a stack on it (`a1:2`).
fn piece_at<'a>(view: &'a View, name: &str) -> Option<&'a PieceView> {
    let (cell, level) = name.split_once(':').unwrap_or((name, "0"));
    let (cell, level) = (view.mesh.cell_named(cell)?, level.parse::<u8>().ok()?);
    view.pieces.iter().find(|piece| piece.cell == cell && piece.level == level)
}
