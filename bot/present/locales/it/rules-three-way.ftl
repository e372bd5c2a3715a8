# Le regole degli scacchi a tre, per Bianco, Rosso e Nero, che si nominano con le traverse e le colonne dei loro settori.

rules-three-way-board = **La scacchiera.** Un esagono di 96 case, un settore per ciascuno: il Bianco ha le colonne da a ad h (traverse da 1 a 4), il Rosso da l a i e da d ad a (da 8 a 5), il Nero da h a e, poi da i a l (da 12 a 9). Ogni esercito parte dalla sua base come negli scacchi. Muove prima il Bianco, poi il Rosso alla sinistra del Bianco, poi il Nero.
rules-three-way-board-mirrored = **La scacchiera.** Un esagono di 96 case, un settore per ciascuno: il Bianco ha le colonne da a ad h (traverse da 1 a 4), il Nero da l a i e da d ad a (da 8 a 5), il Rosso da h a e, poi da i a l (da 12 a 9). Ogni esercito parte dalla sua base come negli scacchi. Muove prima il Bianco, poi il Rosso alla destra del Bianco, poi il Nero.

rules-three-way-moves-straight = **Mosse.** Come negli scacchi (`{ COMMAND("move") } e2e4`). Le colonne continuano oltre la frontiera, e una diagonale che incontra il centro lo attraversa dritta.
rules-three-way-moves-either-way = **Mosse.** Come negli scacchi (`{ COMMAND("move") } e2e4`). Le colonne continuano oltre la frontiera, e una diagonale che incontra il centro può proseguire in una di due direzioni.
rules-three-way-knight-two-then-one = Un cavallo va due case e poi una di lato, anche vicino al centro.
rules-three-way-castling-through-check = Un re può arroccare anche se è sotto scacco, se attraversa uno scacco o se vi finisce.
rules-three-way-promotion = I pedoni promuovono sulla base dell'uno o dell'altro avversario.
rules-three-way-promotion-of-inherited = Un pedone ereditato promuove su ogni base tranne quella da cui proviene.
rules-three-way-no-en-passant = Non c'è la presa en passant.
rules-three-way-en-passant-next = Solo chi muove subito dopo può catturare en passant.
rules-three-way-en-passant-both = Ogni avversario può catturare en passant al proprio prossimo turno.

rules-three-way-kings = I **re** si catturano come ogni pezzo. Lo scacco viene annunciato, ma non sei obbligato a rispondere.
rules-three-way-out = Chi perde il re, abbandona o perde per il tempo è fuori. I suoi pezzi restano come ostacoli: possono essere catturati e non attaccano nulla.
rules-three-way-out-inherited = Chi resta senza re è fuori. Chi cattura un re eredita tutti i pezzi di quella parte. I pezzi di chi abbandona o perde per il tempo vanno al giocatore seguente.
rules-three-way-out-inherited-by-capture = Chi resta senza re è fuori. Chi cattura un re eredita tutti i pezzi di quella parte. I pezzi di chi abbandona o perde per il tempo non vanno a nessuno e restano come ostacoli.
rules-three-way-won = Vince l'ultima parte con un re.
rules-three-way-won-by-points = Quando resta un solo re o la partita è patta, decidono i punti. A parità di punti perde chi è fuori.

rules-three-way-beams = **Raggi.** Ogni parte ha un tallone, l'angolo all'estremità destra della sua traversa di base, e un raggio che parte due traverse davanti a questa, diretto in avanti e a sinistra.
rules-three-way-beams-as-in-billichess = I pezzi deviano, fermano o fanno passare i raggi come in BilliChess (`{ COMMAND("rules") } billichess`).
rules-three-way-beams-exchanged = I pezzi deviano, fermano o fanno passare i raggi come in BilliChess (`{ COMMAND("rules") } billichess`), con gli specchi dei cavalli e quelli degli altri scambiati.
rules-three-way-beams-all-moves = Un raggio nel tallone di un avversario vale **277**, una volta per ogni raggio e tallone, chiunque abbia mosso.
rules-three-way-beams-own-moves = Un raggio nel tallone di un avversario vale **277**, una volta per ogni raggio e tallone, solo dopo le mosse di chi lo possiede.
rules-three-way-beams-of-kings = Catturare un re vale **500**. Il raggio di chi è fuori è spento.

rules-three-way-draws = **Patta.** `{ COMMAND("draw") }` chiede a tutti: devono accettare tutti, e chi non risponde in tempo accetta. Quando si è in tre, chi non ha mosse passa. Quando si è in due, è patta se chi deve muovere non è sotto scacco e ogni mossa gli farebbe perdere il re, e alla terza ripetizione o dopo 50 giri senza catture né mosse di pedone puoi reclamarla (`{ COMMAND("draw claim") }`). La quinta ripetizione o 75 giri così (50 in tre) sono patta.
rules-three-way-draws-without-moves = **Patta.** `{ COMMAND("draw") }` chiede a tutti: devono accettare tutti, e chi non risponde in tempo accetta. Quando si è in tre, chi non ha mosse passa. Quando si è in due, è patta se chi deve muovere non è sotto scacco e non ha mosse, e alla terza ripetizione o dopo 50 giri senza catture né mosse di pedone puoi reclamarla (`{ COMMAND("draw claim") }`). La quinta ripetizione o 75 giri così (50 in tre) sono patta.

rules-three-way-pacts = I **patti** si stringono in pubblico con `{ COMMAND("pact") } offer`, e nessuno è obbligato a mantenerli. Le violazioni vengono annunciate, e `{ COMMAND("profile") }` le ricorda. Anche i computer fanno patti: alcuni sono leali, altri astuti o infidi.

# Che cosa si vede nelle immagini di queste regole, dopo «Nell'immagine:».
rules-three-way-start = tre eserciti, ciascuno alla sua base.
rules-three-way-across = dove può andare la donna bianca in a4. Oltre la frontiera attacca il settore del Rosso.
rules-three-way-obstacles = la donna bianca ha catturato il re rosso. I pezzi del Rosso restano come ostacoli.
rules-three-way-heir = la donna bianca ha catturato il re rosso, e tutti i pezzi del Rosso sono del Bianco.
rules-three-way-pawns-made-way = tre pedoni hanno fatto strada. Un alfiere devia ogni raggio, che attraversa il re e si ferma sul pedone seguente.
rules-three-way-reason-for-peace = la donna bianca attacca il Rosso da a4. Ora il Rosso e il Nero hanno un motivo per accordarsi sulla pace.
