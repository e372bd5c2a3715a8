# Le impostazioni di una stanza: a che cosa serve ciascuna, e che cosa non può essere.

settings-managers-only = Solo chi gestisce questa stanza può cambiarne le impostazioni.
settings-managers-begin = Solo chi gestisce questa stanza può cominciare partite qui.
settings-head = **Impostazioni di questa stanza** (`{ COMMAND("settings") } games billichess` ne cambia una)
settings-name-a-game = Nomina almeno un gioco, oppure `all`.
settings-daily-times = Usa un'ora del giorno, con il tuo fuso orario se non è UTC: `09:00`, `9am Europe/Berlin`, `18:30 +02:00`. Oppure `off`.
settings-no-forum = Non vedo quel canale forum. Nominane uno di questo server come `#forum`, e lasciamelo vedere, inviarvi messaggi e crearvi post.

settings-no-such-setting = Non c'è una tale impostazione. Le impostazioni sono { $names }.
settings-is-now = { $name } ora è { $value }.
settings-line = `{ $name }`: { $value } ({ $purpose })
settings-games = `all`, oppure nomi separati da spazi
settings-starters = chi può cominciare partite: `everyone` o `admins`
settings-theme = immagini: `dark` (scure) o `light` (chiare)
settings-language = lingua dei miei messaggi qui: `auto` (quella del server o della chat), o una di quelle che elenca `{ COMMAND("language") }`
settings-threads = partite in thread: `on` o `off`; su Discord anche un `#forum`, dove ogni partita ha un post
settings-daily = ora del problema del giorno, per esempio `09:00 Europe/Berlin`, oppure `off`
settings-places = secondo posto in tre: `falls` (chi cade più tardi), o `shared`, diviso tra chi cade con gli stessi punti
settings-rating = partite se la sfida non dice altro: `casual` (amichevoli) o `rated` (classificate)
settings-time = tempo abituale: `none`, `5+3` (minuti e secondi per mossa), `6h` o `3d` per mossa
settings-can-be = { $name } può essere { $values }.
settings-no-such-language = Parlo { $codes }, oppure `auto`: la lingua del server o della chat.
settings-no-such-game = Non c'è nessun gioco { $typed }. I giochi sono { $games }.
settings-manager-left = { $who } ora gestisce questo canale, perché chi lo gestiva se n'è andato.
settings-manager-away = { $who } ora gestisce questo canale, perché chi lo gestiva non si vede da 30 giorni.
settings-manager-made = Chi gestisce questo bot ha affidato questo canale a { $who }.
