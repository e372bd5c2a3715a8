//! Answers that come in the body of an endpoint's response instead of by a call.

use serde_json::Value;

use super::body::{RequestBody, normal};
use super::world::token;
use super::{Discord, MadeInteraction, rest, rules};

impl Discord {
    /// Takes what the bot's endpoint answered to an interaction: the first answer itself, or (202) a word that it is given by
    /// a call. It is judged as a call is.
    ///
    /// # Panics
    /// The description knows no answers to interactions.
    pub fn take_endpoint_answer(&self, asked: MadeInteraction, status: u16, json: &Value) {
        let wrong = match status {
            200 => self.first_answer(asked, json),
            202 | 204 => Vec::new(),
            other => vec![format!("an endpoint does not answer with {other}")],
        };
        let mut world = self.world();
        world
            .faults
            .extend(wrong.into_iter().map(|words| format!("the endpoint's answer: {words}\n    {json}")));
        drop(world);
        self.shared.ring();
    }

    fn first_answer(&self, asked: MadeInteraction, json: &Value) -> Vec<String> {
        let path = format!("/interactions/{}/{}/callback", asked.id, token(asked.id));
        let found = self.shared.spec.find("POST", &path).expect("answers to interactions are described");
        let body = RequestBody { json: Some(json.clone()), files: Vec::new() };
        let mut wrong = self.shared.spec.check_body(found.operation, Some(&normal(json.clone())));
        wrong.extend(rules::check(&found.operation.id, &body));
        let gateway = self.shared.gateway();
        let taken = rest::play(&mut self.world(), &found, &body, &gateway);
        if let Some(answer) = taken.filter(|answer| answer.status >= 400) {
            wrong.push(format!("it is refused: {:?}", answer.json));
        }
        wrong
    }
}
