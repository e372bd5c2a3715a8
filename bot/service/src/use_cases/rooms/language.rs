//! In which language somebody is answered.

use lasermate_domain::port::Reply;
use lasermate_present::language::Language;
use lasermate_present::saying::written;
use lasermate_present::text;

use crate::store::DerivedChange;
use crate::use_cases::change::{Call, Change, HandlerOutcome, HandlerResult, refuse};
use crate::use_cases::rooms::settings::AUTO;
use crate::world::{World, languages};

/// `/language`: shows which one it is, or chooses one.
pub(crate) fn language(world: &World, call: &Call<'_>, asked: Option<&str>) -> HandlerResult {
    let (who, room) = (&call.request.who.id, &call.request.room);
    let locale = call.request.locales.person.as_deref();
    let Some(asked) = asked else {
        let chosen = world.store.spoken(call.who)?.is_some();
        let spoken = world.reader(who, locale, room).language;
        return Ok(HandlerOutcome::shown(Reply::quiet(text::languages::shown(spoken, chosen))));
    };
    let wanted = match asked.to_ascii_lowercase().as_str() {
        AUTO => None,
        code => match Language::spoken(code) {
            Some(language) => Some(language),
            None => return refuse(text::languages::no_such_language()),
        },
    };
    let spoken = wanted.unwrap_or_else(|| languages::offered_to(world, locale, room));
    let code = wanted.map(|language| language.code().to_owned());
    // In the new one already: the answer is kept before it is the one that is chosen.
    let words = written(&text::languages::shown(spoken, wanted.is_some()), spoken);
    Ok(Change { words, derived: vec![DerivedChange::Spoken(call.who, code)], ..Change::default() }.into())
}
