page-description = Scacchi con due raggi laser, giocati in una chat
page-tagline = Scacchi con due raggi laser

page-skip = Vai al campo dei messaggi
page-channels = Canali
page-news-elsewhere = Messaggi nuovi altrove
page-your-name = Il tuo nome
page-cancel = Annulla
page-delete = Elimina
page-delete-label = Elimina il tuo nome
page-you-are = Sei
page-rename = Rinomina
page-rename-label = Rinomina: il tuo nome
page-language = Lingua
page-games-and-channels = Partite e canali
page-your-games = Le tue partite
page-new-channel = Nuovo canale
page-create = Crea
page-sounds = Suoni
page-one-tap = Un tocco gioca la mossa
page-push = Avvisami quando tocca a me
page-the-board = La scacchiera
page-offers = Offerte
page-actions = Che cosa puoi fare

page-play = Gioca
page-slogan = Scacchi con due raggi laser. Porta il tuo all'altro tallone.
page-accept-challenge = Accetta la sfida
page-strength = Forza del computer
page-level-1 = principiante
page-level-2 = facile
page-level-4 = dilettante
page-level-6 = circolo
page-level-9 = esperto
page-level-12 = il più forte
page-invite-friend = Invita qualcuno
page-learn = Impara in un minuto
page-daily = Problema del giorno
page-lesson = La lezione
page-lesson-back = Indietro
page-lesson-close = Chiudi
page-send-link = Manda questo link. Chi lo apre gioca contro di te:
page-seat-awaits = Hai un posto. La partita comincia quando si uniscono gli altri.
page-open-challenges = Sfide aperte
page-watch-now = Guarda ora
page-all-games = Tutti i giochi

page-beside = Accanto alla scacchiera
page-moves = Mosse
page-talk = Chat
page-new-lines = , messaggi nuovi
page-pacts = Patti
page-about = Info
page-about-game = Su questa partita

page-older = Messaggi precedenti
page-no-messages = Ancora nessun messaggio.
page-welcome = Scrivi `{ COMMAND("challenge ") }` per giocare con chi accetta, `{ COMMAND("challenge computer") }` per giocare contro il computer, `{ COMMAND("rules") }` per imparare le regole, o `{ COMMAND("help") }` per tutti i comandi.
page-new-messages = Messaggi nuovi
page-suggestions = Suggerimenti
page-message-or-command = Messaggio o comando
page-message-hint = Messaggio o /comando
page-file = O scegli un file
page-needs-script = Questa chat ha bisogno di JavaScript.

page-download = Scarica
page-copy-link = Copia link
page-no-game-title = Partita inesistente
page-no-game = A questo indirizzo non c'è nessuna partita. Forse il link è incompleto.
page-other-games = Gioca o guarda un'altra partita

page-puzzles-description = Problemi di scacchi con raggi laser, risolti sulla scacchiera
page-puzzle = Problema
page-a-puzzle = Un problema
page-next-puzzle = Prossimo problema
page-hint = Suggerimento
page-solution = Mostra la soluzione
page-puzzles-of = Problemi di
page-every-game = tutti i giochi
page-puzzles-need-script = I problemi hanno bisogno di JavaScript.

page-invited-only = In questa chat si entra su invito. Chiedi un link a chi la gestisce.
page-invited = Ti invitano a giocare a scacchi qui.
page-invitation-over = Questo invito non vale più. Chiedine un altro.
page-no-device = Questo link vale una volta, per 10 minuti. Scrivi di nuovo `/device` sull'altro dispositivo.
page-password = Password di questa chat
page-wrong-password = Non è la password. Controlla le maiuscole, o chiedi a chi te l'ha data.
page-come-in = Entra
page-play-as = Giocare come { $name } anche su questo dispositivo?
page-continue = Continua
page-not-let-in = Questa chat non è aperta a tutti. Apri la sua prima pagina.

page-help-invite = Crea un link con cui si entra in questa chat
page-help-device = Crea un link per essere la stessa persona su un altro dispositivo
page-device-link =
    Apri questo link sull'altro dispositivo entro 10 minuti. Vale una volta:
    { $link }
page-invitation =
    Fino a 50 persone possono entrare con questo link, per 7 giorni:
    { $link }
page-open-to-all = Questa chat è aperta a tutti: manda il suo indirizzo.
page-by-password = Si entra con la password: manda quella.
page-managers-invite = Solo chi gestisce #lobby può invitare.

page-name-empty = Prima scrivi un nome.
page-name-long = Un nome può avere al massimo { $most } caratteri.
page-name-unprintable = Questo nome ha caratteri invisibili. Usa lettere e cifre.
page-name-no-letter = Un nome ha bisogno di una lettera o di una cifra, per esempio Anna.
page-name-at = Un nome non può cominciare con @.
page-name-id = Questo sembra un identificativo. Togli i due punti.
page-name-reserved = Questo somiglia al nome del bot. Scegline uno senza la parola { $bot }.
page-name-computer = Questo sembra il nome di un computer. Scegline un altro, senza le parole computer, bot e level.
page-name-word = Il bot usa questa parola per altre persone, parti o reti. Scegli un altro nome.
page-name-taken = Quel nome è già preso. Scegline un altro, o apri la scheda che ce l'ha.
page-name-alike = Quel nome somiglia a { $name }, che è già preso. Scegline uno diverso.
page-names-full = Qui tutti i nomi sono in uso. Riprova un altro giorno.
page-name-often = Hai cambiato spesso nome durante le tue partite. Potrai cambiarlo di nuovo quando saranno finite.
page-name-first = Prima scegli un nome.
page-name-expired = Il tuo nome è scaduto. Scegline di nuovo uno.
page-channel-name = Il nome di un canale ha da 1 a { $most } caratteri (a-z, 0-9 e -) e comincia con una lettera o una cifra.
page-channels-yours = Hai già { $most } canali. Usane uno; uno vuoto sparisce da sé dopo un giorno.
page-channels-full = Ci sono già troppi canali. Usane uno di quelli che ci sono.

page-no-such-game = Questa partita non esiste.
page-no-such-channel = Questo canale non esiste.
page-no-push = Non si possono inviare notifiche a questo browser: il suo servizio di notifica non ha un indirizzo pubblico. Prova con un altro browser.
page-no-such-puzzle = Questo problema non esiste.
page-no-such-board = Questa scacchiera non esiste.
page-no-answer = Questa non è una risposta.
page-no-move = Questa non è una mossa.
page-no-button = Non conosco quel pulsante.
page-no-id = Una richiesta ha bisogno di un identificativo suo.
page-type-something = Prima scrivi qualcosa.
page-message-long = Un messaggio può avere al massimo { $most } caratteri. Questo ne ha { $count }.
page-field-long = Un campo può avere al massimo { $most } caratteri. Questo ne ha { $count }.
page-send-json = Manda JSON, con il tipo di contenuto application/json.
page-no-method = Questo metodo qui non è permesso.
page-not-found = Non trovato.
page-unreadable = Non riesco a leggere questa richiesta.
page-busy = Il bot ha molto da disegnare. Riprova tra un momento.
page-failed = Qualcosa è andato storto. Riprova.
