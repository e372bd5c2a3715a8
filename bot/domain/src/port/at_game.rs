//! What a person does at a game's table: plays, asks for what else there is, answers, gives up, makes pacts.

use std::collections::BTreeMap;

use lasermate_engine::action::Action;
use lasermate_engine::pact::{Act, PactNumber};
use lasermate_engine::search::bargain::{ComputerAction, Motive};
use lasermate_engine::typed_action::TypedAction;
use strum::{EnumString, IntoStaticStr};

/// What is done at a game's table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AtGame {
    /// Chooses the next step of a move that is picked from menus.
    Choose {
        /// What has been chosen so far; `None` for the button under the board, which opens the first menu.
        chosen: Option<Vec<String>>,
        /// What was picked now.
        option: Option<MenuPick>,
        /// Whether the move is to be shown first, where menus play at once.
        look: bool,
    },
    /// Asks what else can be done than to move.
    More,
    /// Asks what the computer would do.
    Hint,
    /// Plays a move, in its exact text, that was seen in a preview.
    Play {
        /// The move in its exact text.
        exact: String,
    },
    /// Answers or calls what is the same in every game: never a move.
    Say(Action<()>),
    /// A computer's decision, and for everybody why. No button has it.
    Decide {
        /// What it does.
        does: ComputerAction,
        /// Why.
        motive: Option<Motive>,
    },
    /// Asks to give up, to be asked once more.
    Ask(Surrender),
    /// Gives up, after the question.
    Confirm(Surrender),
    /// Shows the board from another side.
    Turn,
    /// Asks for a takeback.
    AskTakeback,
    /// Answers the request for a takeback.
    Takeback {
        /// Whether it is allowed.
        allowed: bool,
    },
    /// Answers the offer of a seat, by the one person it is offered to.
    TakeSeat {
        /// Whether they sit down.
        accepted: bool,
    },
    /// Asks for a pause or agrees to one, or declines it.
    Pause {
        /// Whether it is wanted.
        wanted: bool,
    },
    /// Claims what the overstepped time allows.
    Claim(TimeClaim),
    /// Goes on with a game, or takes an archived one up again.
    Resume,
    /// Archives a game that cannot be read.
    Archive,
    /// Answers the offer of a pact, or ends it.
    Pact {
        /// Which.
        pact: PactNumber,
        /// How.
        does: PactAnswer,
    },
    /// Asks for the form of an offer of a pact.
    DraftPact,
    /// Asks which pacts there are, for everybody.
    ListPacts,
    /// Offers a pact by its form.
    OfferPact {
        /// The offer that this one answers.
        counters: Option<PactNumber>,
        /// What stands in the fields, by their names.
        fields: BTreeMap<String, String>,
    },
}

/// An option of a menu of moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MenuPick {
    /// This is how the move goes on.
    This(String),
    /// More options are shown.
    Page(usize),
    /// The move ends here.
    Enough,
}

/// How a seat gives up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Surrender {
    /// The game.
    Resign,
    /// The chess game: ACCEPT DEFEAT.
    Defeat,
}

impl Surrender {
    /// The action.
    #[must_use]
    pub const fn action(self) -> Action<()> {
        match self {
            Self::Resign => Action::Resign,
            Self::Defeat => Action::AcceptDefeat,
        }
    }

    /// The word of the action, which is stored too.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Resign => "resign",
            Self::Defeat => "accept-defeat",
        }
    }
}

/// What is claimed when somebody's time is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
pub enum TimeClaim {
    /// The win; among three, that they are out.
    #[strum(serialize = "claim-win")]
    Win,
    /// A draw.
    #[strum(serialize = "claim-draw")]
    Draw,
    /// To wait for as long again.
    #[strum(serialize = "claim-wait")]
    Wait,
    /// That the computer plays on.
    #[strum(serialize = "claim-computer")]
    Computer,
}

/// What is done about a pact: an answer to its offer, or its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
pub enum PactAnswer {
    /// Accepts it.
    #[strum(serialize = "pact-accept")]
    Accept,
    /// Refuses it.
    #[strum(serialize = "pact-refuse")]
    Refuse,
    /// Asks for the form of another offer.
    #[strum(serialize = "form-counter")]
    Counter,
    /// Withdraws the own offer.
    #[strum(serialize = "pact-withdraw")]
    Withdraw,
    /// Ends a pact that is in force.
    #[strum(serialize = "pact-denounce")]
    End,
}

impl PactAnswer {
    /// The act by which it is given. Whoever can refuse an offer can counter it.
    #[must_use]
    pub const fn act(self, pact: PactNumber) -> Act<&'static str> {
        match self {
            Self::Accept => Act::Accept(pact),
            Self::Refuse | Self::Counter => Act::Refuse(pact),
            Self::Withdraw => Act::Withdraw(pact),
            Self::End => Act::Denounce(pact),
        }
    }
}

impl AtGame {
    /// A move or a pass, in its exact text, as menus, buttons and boards play it; `None` for the word of anything else.
    #[must_use]
    pub fn play(exact: &str) -> Option<Self> {
        TypedAction::read(exact).kind().is_move().then(|| Self::Play { exact: exact.to_owned() })
    }

    /// Whether it is judged as the game stands now where the game has no turns: the position changes there while somebody
    /// still looks.
    #[must_use]
    pub const fn is_for_any_version(&self) -> bool {
        matches!(
            self,
            Self::Choose { .. }
                | Self::More
                | Self::Hint
                | Self::Play { .. }
                | Self::Decide { .. }
                | Self::Ask(Surrender::Resign)
                | Self::Confirm(Surrender::Resign)
                | Self::Say(Action::DrawOffer | Action::DrawAccept | Action::DrawDecline)
                | Self::Pause { .. }
                | Self::Resume
        )
    }
}
