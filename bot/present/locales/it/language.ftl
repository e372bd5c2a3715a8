# In quale lingua si risponde a qualcuno.

language-name = Italiano
language-is-chosen = Lingua delle mie risposte a te: { $language }.
language-is-auto = Lingua delle mie risposte a te: { $language }, come nella tua app o in questa stanza.
language-how-to-change = `{ $language }` la cambia. Parlo { $codes }; `auto` segue la tua app. Scacchiere e messaggi hanno la lingua della stanza.
language-no-such-language = Questa lingua non la parlo ancora. Parlo { $codes }; oppure usa `auto`.
