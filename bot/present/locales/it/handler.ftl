# Che cosa può capitare a ogni richiesta, qualunque cosa chieda.

handler-repeated = Già fatto.
handler-failed = Qualcosa è andato storto, e nulla è cambiato. Riprova. Se continua, dillo a chi gestisce il bot.
handler-full = Il disco del bot è pieno: per ora non si può salvare nulla, e nulla è cambiato. Le partite si possono ancora leggere. Dillo a chi gestisce il bot.
handler-busy = Il bot è occupato. Riprova tra un momento.
handler-no-address = Questa richiesta è incompleta.
handler-not-ours = Non conosco quella scelta. Usa la scacchiera più recente.
handler-dead = Quella scelta è scaduta. Usa la scacchiera più recente.
handler-other-room = Quella scelta appartiene a una partita in un'altra stanza.
handler-no-picture = *Non è stato possibile disegnare l'immagine. `{ COMMAND("board") } text` mostra la scacchiera come testo.*

handler-wait = Troppo in fretta. Riprova tra { $seconds } s.
handler-too-much = È troppo lungo ({ $chars } caratteri).

handler-no-options = { $command } non ha opzioni.
handler-no-option = { $command } non ha l'opzione { $typed }. Opzioni: { $options }.
handler-long-option = { $option } è troppo lungo: { $chars } caratteri. { $command } ne accetta al massimo { $most }.

handler-may-not-write = Non posso scrivere in questa stanza, quindi qui non si può giocare né seguire nulla{ $missing }.
handler-done-unseen = { $done } Gli altri potrebbero non vederlo nella stanza: al bot manca { $missing }.
handler-may-not-send-pictures = *Qui le scacchiere sono in forma di testo, perché non posso inviare immagini{ $missing }.*
handler-missing = {" "}(permesso mancante: { $missing }; chiedi a chi gestisce questa stanza)

handler-line-is-empty = Scrivi un comando, per esempio { COMMAND("help") }.
handler-line-is-too-long = Sono { $chars } caratteri. Un comando può averne al massimo { $most }.
handler-line-is-unseen = La riga ha un carattere che non si può mostrare. Scrivila di nuovo.
handler-no-command = Non c'è nessun comando { COMMAND($typed) }. { COMMAND("help") } li elenca.
handler-no-command-but = Non c'è nessun comando { COMMAND($typed) }. Intendevi { COMMAND($meant) }?
handler-several-commands = Invia ogni comando in un messaggio a parte. Non è stato fatto nulla.
handler-quote-is-open = Una virgoletta non è chiusa. Scrivi name:"alcune parole".
handler-option-twice = { CAPITAL($option) } compare due volte.
handler-lacks = { CAPITAL($question) }.
handler-option-is-number = { CAPITAL($option) } va da { $least } a { $most }.
handler-not-a-choice = Non conosco «{ $typed }». Usa { $values }.
handler-near-a-choice = Non conosco «{ $typed }». Intendevi { $meant }?
handler-not-a-time = { CAPITAL($typed) } non è un ritmo di gioco. Usa per esempio 5+3, 10m, 1d o none.
handler-option-is-too-long = { CAPITAL($option) } può avere al massimo { $most } caratteri. Qui sono { $chars }.
handler-one-person = { COMMAND($command) } può nominare una sola persona.
handler-one-person-others-join = { COMMAND($command) } può nominare una sola persona. Gli altri prendono da soli i posti liberi.
handler-misspelt-option = { COMMAND($command) } non ha l'opzione { $typed }. Intendevi { $meant }:?
handler-superfluous = { COMMAND($command) } non vuole { $typed }. Usa { $usage }.
