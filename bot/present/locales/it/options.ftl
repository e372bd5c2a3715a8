# Opzioni dei giochi: che cosa significano i loro valori, dove se ne sceglie uno.

options-unit = { $span } per unità
options-unit-help = quanto dura la ricarica di un pedone; quella di una donna dura nove volte tanto
options-units = un tempo come `2s`, `30s`, `1m` o `1h`, da 1 s a 7 giorni

options-yes = sì
options-no = no

options-board-12x8 = due colonne libere per lato della scacchiera
options-board-8x8 = la scacchiera stessa
options-board-10x8 = una colonna libera per lato della scacchiera
options-board-14x8 = tre colonne libere per lato della scacchiera
options-board-16x8 = quattro colonne libere per lato della scacchiera
options-board-12x10 = due colonne libere per lato della scacchiera, una traversa libera sopra e sotto
options-board-12x12 = due colonne libere per lato della scacchiera, due traverse libere sopra e sotto
options-draughts-board-12x8 = due colonne libere per lato della damiera
options-draughts-board-8x8 = la damiera stessa
options-draughts-board-10x8 = una colonna libera per lato della damiera
options-draughts-board-14x8 = tre colonne libere per lato della damiera
options-draughts-board-16x8 = quattro colonne libere per lato della damiera
options-draughts-board-12x10 = due colonne libere per lato della damiera, una traversa libera sopra e sotto
options-draughts-board-12x12 = due colonne libere per lato della damiera, due traverse libere sopra e sotto

options-mirror-columns = uno specchio lungo le colonne: il raggio continua in su o in giù
options-mirror-rows = uno specchio lungo le traverse: il raggio continua a sinistra o a destra
options-three-way-mirror-columns = uno specchio lungo le colonne: il raggio resta sul lato sinistro o destro della casa
options-three-way-mirror-rows = uno specchio lungo le traverse: il raggio resta al capo vicino o lontano della casa

options-mode-a = BilliChess: un matto laser vale 277, lo scacco matto vale 500 e chiude la partita
options-mode-b = Billi-Chess: scacco matto 277 e i re diventano torri; un matto laser vale 500 e chiude la partita

options-scoring-fixed = sempre 277
options-scoring-carom = 200, più 25 per ogni deviazione da un pezzo, al massimo 450; 100 in meno se muove l'avversario

options-lets_billi-mutual = devono accettare entrambi
options-lets_billi-unilateral_not_in_check = basta una parte, ma non sotto scacco
options-lets_billi-unilateral = basta una parte

options-lifeline_duration-contact = finché il raggio continua a colpire il Joker
options-lifeline_duration-one_ply = fino alla mossa seguente

# A quali mosse si può porre il veto.
options-denial-off = a nessuna
options-denial-hard = a tutte tranne quelle di cavallo
options-denial-soft = a tutte tranne quelle di cavallo e di re
options-crazy-denial-off = a nessuna
options-crazy-denial-hard = a tutte tranne quelle di un cavallo che non cattura lungo il salto
options-crazy-denial-soft = a tutte tranne quelle di re, e di un cavallo che non cattura lungo il salto
options-draughts-denial-off = a nessuna
options-draughts-denial-hard = a tutte
options-draughts-denial-soft = a tutte tranne quelle di dama

# Che cosa può fare un pedone che esce da un buco bianco.
options-pawn_exit-strict = deve catturare se è entrato in diagonale, non può se è entrato diritto
options-pawn_exit-free = può catturare o no, comunque sia entrato

# Quali pezzi possono uscire dalla torre in cui sono.
options-jump_off-any = tutti
options-jump_off-top_only = solo quello in cima a una pila
options-king_step_reactions-deferred = dopo il secondo passo del re
options-king_step_reactions-immediate_but_king_exempt = subito, senza toccare il re
# Quali mosse possono uccidere il proprio re.
options-suicide-allround_only = la presa tutt'intorno di una donna
options-suicide-any = qualsiasi mossa
options-suicide-never = nessuna
options-forced_promotion-queen = a donna
options-forced_promotion-ask = a ciò che sceglie il suo possessore prima della mossa seguente

# Per quanto tempo i pezzi sono in ricarica prima della loro prima mossa.
options-initial-random_fractional = un tempo casuale, al massimo il loro tempo intero
options-initial-random_rounded = un numero casuale di unità intere
options-initial-full = il loro tempo intero
options-initial-zero = nessuna ricarica
options-penalties-none = come dice initial
options-penalties-1-3-3-5-9-4 = il loro tempo intero
options-penalties-1-1-1-1-1-1 = un'unità ciascuno
# Che cosa si può fare sotto scacco.
options-in_check-resolve = tutto ciò che para lo scacco
options-in_check-king_only = può muovere solo il re
# Che cosa succede se una parte non potrebbe muovere nemmeno con tutti i pezzi pronti.
options-stalemate-draw = la partita è patta
options-stalemate-ignore = nulla: l'altra parte può continuare a muovere
# Quanto le mosse del Nero aspettano il Bianco, che a parità di tempo viene prima.
options-tie_window-tu-20 = un ventesimo di unità
options-tie_window-0 = solo ciò che arriva nello stesso millisecondo
options-promo_cooldown-pawn = come un pedone
options-promo_cooldown-new_piece = come il nuovo pezzo
# Quando si può catturare un pedone en passant.
options-ep-next_move = solo con la prossima mossa dell'avversario
options-ep-until_pawn_ready = finché quel pedone non è di nuovo pronto
options-ep-off = mai
options-draw_tu-50 = 50 unità
options-draw_tu-100 = 100 unità
options-draw_tu-200 = 200 unità

# Che ne è dei pezzi di una parte il cui re è catturato.
options-inherit-off = restano come ostacoli
options-inherit-on = li riceve chi ha catturato il re
# Chi riceve i pezzi di chi abbandona.
options-resign_heir-none = nessuno: restano come ostacoli
options-resign_heir-next = il prossimo di turno
# Dove porta una diagonale attraverso il centro della scacchiera.
options-centre-branch = in entrambe le case del suo colore
options-centre-straight = nella casa di fronte, dell'altro colore
# Come si conta il salto di un cavallo.
options-knight-union = due case e una di lato, oppure una e due di lato
options-knight-two_then_one = due case e poi una di lato
# Chi può catturare un pedone en passant.
options-three-way-ep-both = ogni avversario al suo prossimo turno
options-three-way-ep-next_player_only = chi muove subito dopo
options-three-way-ep-off = nessuno
# Quando, rimasti in due, chi non è sotto scacco fa patta.
options-three-way-stalemate-conventional = senza mosse, o solo con mosse che perdono il re
options-three-way-stalemate-no_move_only = solo se non ha nessuna mossa
# In che senso gira il turno.
options-turn-clockwise = il Rosso siede alla sinistra del Bianco
options-turn-mirror = il Rosso siede alla destra del Bianco
