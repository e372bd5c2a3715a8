//! Why an action is refused, as a clause without its end.

use lasermate_engine::any::AnyGame;
use lasermate_engine::claim::{ClaimRule, Claims};
use lasermate_engine::overlays::denial::DenialReason;
use lasermate_engine::overlays::lasers::LaserReason;
use lasermate_engine::pact::limits::{CELLS, OFFERS, OPEN, STANDING, STANDS, TERMS, WORDS};
use lasermate_engine::pact::{PactError, TermError};
use lasermate_engine::refusal::{CastlingBar, Reason};
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::ClockReason;

use super::beam::piece_name;
use super::names::{piece, side};
use crate::say::reasons as say;
use crate::variants;

/// Whether a reason is a question, which has its end.
pub(super) const fn is_question(reason: &Reason) -> bool {
    matches!(reason, Reason::Pact(PactError::Term { fault: TermError::OneSide | TermError::NoSide, .. }))
}

/// The reason, with the names of the cells and sides it speaks of.
pub(super) fn reason(game: &AnyGame, reason: &Reason) -> String {
    let view = game.view();
    let on = |cell| {
        let name = game.cell_name(cell);
        let piece = view.mesh.cell_named(&name).and_then(|cell| piece_name(&view, cell));
        (name, piece)
    };
    if let Some(told) = variants::own_reason(game, reason) {
        return told;
    }
    match *reason {
        Reason::Laser(why) => laser(why).to_owned(),
        Reason::Denial(why) => denial(why).to_owned(),
        Reason::Pact(why) => pact(why),
        Reason::Clock(why) => clock(game, why),
        Reason::Unreadable => say::UNREADABLE.to_owned(),
        Reason::Ambiguous => say::AMBIGUOUS.to_owned(),
        Reason::NoSuchMove => say::NO_SUCH_MOVE.to_owned(),
        Reason::NoStamp => say::NO_STAMP.to_owned(),
        Reason::NoSuchSide => say::NO_SUCH_SIDE.to_owned(),
        Reason::GameOver => say::GAME_OVER.to_owned(),
        // Without turns only who has no piece ready is not asked.
        Reason::NotYourTurn { .. } if view.clock.is_some() => say::NONE_IS_READY.to_owned(),
        Reason::NotYourTurn { to_act: Some(seat) } => say::turn_of(side(game.side(seat))),
        Reason::NotYourTurn { to_act: None } => say::NOT_THIS_SIDES_TURN.to_owned(),
        Reason::EmptyCell(cell) => say::empty_square(on(cell).0),
        Reason::NotYourPiece(cell) => match on(cell) {
            (name, Some(piece)) => say::not_your_piece(piece, name),
            (name, None) => say::not_yours_there(name),
        },
        Reason::Fallen => say::FALLEN.to_owned(),
        Reason::WrongMovement(kind) => say::wrong_movement(piece(kind)),
        Reason::WrongPawnStep => say::WRONG_PAWN_STEP.to_owned(),
        Reason::Blocked(cell) => match on(cell) {
            (name, Some(piece)) => say::blocked(piece, name),
            (name, None) => say::blocked_there(name),
        },
        Reason::OwnPiece(cell) => match on(cell) {
            (name, Some(piece)) => say::own_piece(piece, name),
            (name, None) => say::own_piece_there(name),
        },
        Reason::KingInCheck => say::KING_IN_CHECK.to_owned(),
        Reason::NoCastling(bar) => match bar {
            CastlingBar::Moved => say::CASTLING_MOVED.to_owned(),
            CastlingBar::Between(cell) => match on(cell) {
                (name, Some(piece)) => say::castling_piece_between(piece, name),
                (_, None) => say::CASTLING_BETWEEN.to_owned(),
            },
            CastlingBar::OutOfCheck => say::CASTLING_OUT_OF_CHECK.to_owned(),
            CastlingBar::Through(cell) => say::castling_through_check(on(cell).0),
            CastlingBar::Into(cell) => say::king_in_check_there(on(cell).0),
        },
        Reason::NeedsPromotion => say::NEEDS_PROMOTION.to_owned(),
        Reason::NoPromotion => say::NO_PROMOTION.to_owned(),
        Reason::MayNotPass => say::MAY_NOT_PASS.to_owned(),
        Reason::LifelineFirst => say::LIFELINE_FIRST.to_owned(),
        Reason::NotInThisGame => say::NOT_IN_THIS_GAME.to_owned(),
        Reason::DenyOrAllow => say::DENY_OR_ALLOW.to_owned(),
        Reason::NothingOffered => say::NOTHING_OFFERED.to_owned(),
        Reason::OfferStands => say::OFFER_STANDS.to_owned(),
        Reason::NoClaim(claims) => claim(game, claims),
        // What only one game refuses is told already.
        _ => String::new(),
    }
}

/// When a draw may be claimed. What a game says of it in its own words is known by the game.
fn claim(game: &AnyGame, claims: Claims) -> String {
    let told = match claims.rule {
        ClaimRule::Moves => say::CLAIM_MOVES.to_owned(),
        ClaimRule::QuietTime { units } => say::claim_quiet_time(units.to_string()),
        ClaimRule::Told(_) => variants::own_claim(game).to_owned(),
    };
    if claims.besides.is_empty() { told } else { say::claim_or_denials(told) }
}

const fn laser(reason: LaserReason) -> &'static str {
    match reason {
        LaserReason::NoWindow => say::NO_WINDOW,
        LaserReason::LifelineUsed => say::LIFELINE_USED,
        LaserReason::BilliBegun => say::BILLI_BEGUN,
        LaserReason::BilliInCheck => say::BILLI_IN_CHECK,
    }
}

const fn denial(reason: DenialReason) -> &'static str {
    match reason {
        DenialReason::NoDenialRight => say::NO_DENIAL_RIGHT,
        DenialReason::NothingToDeny => say::NOTHING_TO_DENY,
        DenialReason::ImmuneMove => say::IMMUNE_MOVE,
        DenialReason::ImmuneKnight => say::IMMUNE_KNIGHT,
        DenialReason::ImmuneKing => say::IMMUNE_KING,
        DenialReason::OnlyMove => say::ONLY_MOVE,
        DenialReason::MoveDenied => say::MOVE_DENIED,
        DenialReason::AllowByMoving => say::ALLOW_BY_MOVING,
    }
}

fn clock(game: &AnyGame, reason: ClockReason) -> String {
    let told = match reason {
        ClockReason::Cooling { .. } => say::COOLING,
        ClockReason::TieLost => return say::tie_lost(side(game.side(Seat::First))),
        ClockReason::TooManyHeld => say::TOO_MANY_HELD,
        ClockReason::KingOnly => say::KING_ONLY,
        ClockReason::KingIsNotTaken => say::KING_IS_NOT_TAKEN,
        ClockReason::NoTurns => say::NO_TURNS,
        ClockReason::NoPremoves => say::NO_PREMOVES,
        ClockReason::ReadyAlready(_) => say::READY_ALREADY,
    };
    told.to_owned()
}

fn pact(error: PactError) -> String {
    match error {
        PactError::Unreadable => say::PACT_UNREADABLE.to_owned(),
        PactError::TooLong => say::PACT_TOO_LONG.to_owned(),
        PactError::NoNumber => say::PACT_NO_NUMBER.to_owned(),
        PactError::NoAddressee => say::PACT_NO_ADDRESSEE.to_owned(),
        PactError::ToYourself => say::PACT_TO_YOURSELF.to_owned(),
        PactError::NoTerms => say::PACT_NO_TERMS.to_owned(),
        PactError::TooManyTerms => say::pact_too_many_terms(TERMS),
        PactError::Term { term, fault } => say::pact_term(term.to_string(), self::term(fault)),
        PactError::NoDuration => say::PACT_NO_DURATION.to_owned(),
        PactError::RoundOver(round) => say::pact_round_over(round.to_string()),
        PactError::NoSuchTerm(term) => say::pact_no_such_term(term.to_string()),
        PactError::EndlessTerm(term) => say::pact_endless_term(term.to_string()),
        PactError::Stands => say::pact_stands(STANDS),
        PactError::YouAreOut => say::PACT_YOU_ARE_OUT.to_owned(),
        PactError::TheyAreOut(_) => say::PACT_THEY_ARE_OUT.to_owned(),
        PactError::NoSuchPact(pact) => say::pact_no_such_pact(pact.to_string()),
        PactError::NotOnOffer(pact) => say::pact_not_on_offer(pact.to_string()),
        PactError::NotToYou(pact) => say::pact_not_to_you(pact.to_string()),
        PactError::YourOwn(pact) => say::pact_your_own(pact.to_string()),
        PactError::Accepted(pact) => say::pact_accepted(pact.to_string()),
        PactError::NotYours(pact) => say::pact_not_yours(pact.to_string()),
        PactError::NotInForce(pact) => say::pact_not_in_force(pact.to_string()),
        PactError::NoParty(pact) => say::pact_no_party(pact.to_string()),
        PactError::Denounced(pact) => say::pact_denounced(pact.to_string()),
        PactError::TooManyStand => say::pact_too_many_stand(STANDING),
        PactError::TooManyOpen => say::pact_too_many_open(OPEN),
        PactError::NoMoreOffers => say::pact_no_more_offers(OFFERS),
        PactError::NoMoreNumbers => say::pact_no_more_numbers(u8::MAX),
        PactError::NumberGiven(pact) => say::pact_number_given(pact.to_string()),
    }
}

fn term(error: TermError) -> String {
    let told = match error {
        TermError::NoCells => return say::term_no_cells(CELLS),
        TermError::TooManyWords => return say::term_too_many_words(WORDS),
        TermError::Unreadable => say::TERM_UNREADABLE,
        TermError::Trailing => say::TERM_TRAILING,
        TermError::NoParty => say::TERM_NO_PARTY,
        TermError::OneSide => say::TERM_ONE_SIDE,
        TermError::NoSide => say::TERM_NO_SIDE,
        TermError::AgainstParty => say::TERM_AGAINST_PARTY,
        TermError::Out => say::TERM_OUT,
        TermError::NoHeir => say::TERM_NO_HEIR,
        TermError::NoPiece => say::TERM_NO_PIECE,
        TermError::Number => say::TERM_NUMBER,
        TermError::NoMove => say::TERM_NO_MOVE,
        TermError::NoHostage => say::TERM_NO_HOSTAGE,
        TermError::NoWords => say::TERM_NO_WORDS,
        TermError::RoundOver => say::TERM_ROUND_OVER,
    };
    told.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::saying::in_english;
    use lasermate_engine::pact::PactNumber;
    use lasermate_engine::variants::Setup;
    use lasermate_engine::variants::crazy::CrazyReason;
    use lasermate_engine::variants::draughts::DraughtsReason;

    /// The command line says them as the engine does.
    #[test]
    fn a_reason_without_names_is_said_as_the_engine_says_it() {
        let setup = Setup::parse("chess", []).unwrap_or_else(|error| panic!("{error}"));
        let game = AnyGame::new(&setup).unwrap_or_else(|error| panic!("{error}"));
        let faults = [
            TermError::Unreadable,
            TermError::Trailing,
            TermError::OneSide,
            TermError::NoCells,
            TermError::NoHostage,
            TermError::NoHeir,
            TermError::TooManyWords,
        ];
        let pacts = [
            PactError::Unreadable,
            PactError::NoDuration,
            PactError::TooManyTerms,
            PactError::RoundOver(3),
            PactError::EndlessTerm(2),
            PactError::Stands,
            PactError::YourOwn(PactNumber(7)),
            PactError::TooManyOpen,
            PactError::NoMoreNumbers,
            PactError::NumberGiven(PactNumber(2)),
        ];
        let own: [Reason; 8] = [
            LaserReason::BilliInCheck.into(),
            DenialReason::NothingToDeny.into(),
            ClockReason::TieLost.into(),
            Reason::Hole(lasermate_engine::variants::black_holes::HoleReason::HolesAreNotTaken),
            Reason::Hole(lasermate_engine::variants::black_holes::HoleReason::NeedsPromotion),
            CrazyReason::PawnStep.into(),
            CrazyReason::NeedsPromotions { count: 2 }.into(),
            DraughtsReason::ManGoesForward.into(),
        ];
        let all = [
            Reason::Unreadable,
            Reason::Ambiguous,
            Reason::NoStamp,
            Reason::WrongMovement(lasermate_engine::piece::Kind::Rook),
            Reason::WrongPawnStep,
            Reason::NoCastling(CastlingBar::Moved),
            Reason::NeedsPromotion,
            Reason::DenyOrAllow,
            Reason::NoClaim(Claims::of(ClaimRule::Moves)),
            Reason::NoClaim(Claims::of(ClaimRule::QuietTime { units: 100 })),
        ];
        let terms = faults.into_iter().map(|fault| PactError::Term { term: 2, fault });
        let pacts = pacts.into_iter().chain(terms).map(Reason::from);
        for why in all.into_iter().chain(own).chain(pacts) {
            let said = in_english(&reason(&game, &why));
            assert_eq!(said, why.to_string());
            assert_eq!(is_question(&why), said.ends_with('?'), "{said}");
        }
    }
}
