# Perché un testo non è una posizione giocabile: frasi senza punto, in Markdown: davanti a - ( ) | e simili c'è una barra rovesciata.

positions-fields = una posizione ha sei campi: scacchiera, parte al tratto, arrocco, en passant, due numeri
positions-fields-of-three = una posizione ha sette campi: scacchiera, parte al tratto, parti vive, arrocco, en passant, semimosse tranquille, giro
positions-fields-of-draughts = una posizione ha quattro campi: damiera, parte al tratto, due numeri
positions-rank-of-section = il campo della scacchiera è sbagliato nella traversa { $rank } della sezione { $section }, contando dalla base: { $what }
positions-rank = il campo della scacchiera è sbagliato nella traversa { $rank }: { $what }
positions-field = non riesco a leggere il campo «{ $field }»: { $what }
positions-word = non capisco { $word }: { $what }
positions-unplayable = questa posizione non si può giocare: { $why }

# I campi di una posizione, come si nominano quando uno non si può leggere.
positions-field-board = scacchiera
positions-field-side = parte al tratto
positions-field-castling = arrocco
positions-field-en-passant = en passant
positions-field-half-move = semimosse
positions-field-move-number = numero della mossa
positions-field-living = parti vive
positions-field-quiet-plies = semimosse tranquille
positions-field-round = giro
positions-field-count = conteggio
positions-field-pieces = pezzi

# Che cosa va in un tale campo.
positions-side-w-or-b = scrivi w o b
positions-side-of-three = scrivi w, r o b
positions-side-of-draughts = scrivi W o B
positions-side-without-turns = scrivi w: non ci sono turni
positions-half-move-count = le semimosse dall'ultima cattura o mossa di pedone
positions-half-move-count-of-draughts = le semimosse dall'ultima presa o mossa di pedina
positions-half-move-without-turns = scrivi 0: non ci sono turni
positions-from-one = un numero da 1 in su
positions-number-without-turns = scrivi 1: non ci sono turni
positions-castling-letters = scrivi le lettere di KQkq che valgono, in quest'ordine, oppure \-
positions-castling-letters-of-holes = scrivi Q, q, Qq o \-
positions-castling-of-three = scrivi le case delle torri che possono arroccare, nell'ordine delle case, oppure \-
positions-passed = scrivi la casa che un pedone ha appena attraversato, come e3, oppure \-
positions-passed-of-holes = scrivi la casa che un pedone ha appena attraversato, come d3, oppure \-
positions-passed-of-crazy = scrivi ogni casa attraversata e dov'è il suo pedone, come e3:e4,b2:c2 a partire da a1, oppure \-
positions-passed-of-three = scrivi la casa attraversata, il pedone e chi può prendere, come d3:d4:rb, nell'ordine delle case, oppure \-
positions-passed-twice = un diritto dura un turno di ogni avversario, quindi ce ne sono al massimo due
positions-passed-without-turns = scrivi \- e i diritti come ep=b:e3:e4
positions-living-of-three = scrivi quelle di wrb che sono vive, in quest'ordine
positions-pdn-counts = scrivi H e le semimosse tranquille, F e il numero di una mossa
positions-pdn-pieces = scrivi W e le case del Bianco, e B e quelle del Nero, ciascuno una volta
positions-pdn-squares = le case sono numeri da 1 a 32, ciascuno una volta, con K davanti a quella di una dama
positions-sections-of-three = ha tre sezioni unite da \|, per il territorio del Bianco, del Rosso e del Nero
positions-ranks-of-section = ogni sezione ha quattro traverse unite da /, dalla base alla frontiera

# Che cosa non va nella scacchiera, o in una sua traversa.
positions-ranks-five = ci sono più di cinque traverse
positions-digits-five = le case vuote si contano con una cifra da 1 a 5
positions-more-than-five = ha più di cinque case
positions-fewer-than-five = ha meno di cinque case
positions-ranks-six = ci sono più di sei traverse
positions-digits-six = le case vuote si contano con una cifra da 1 a 6
positions-more-than-six = ha più di sei case
positions-fewer-than-six = ha meno di sei case
positions-ranks-eight = ci sono più di otto traverse
positions-digits-eight = le case vuote si contano con una cifra da 1 a 8
positions-more-than-eight = ha più di otto case
positions-fewer-than-eight = ha meno di otto case
positions-ranks-too-many = ci sono troppe traverse
positions-digits = le case vuote si contano con una cifra
positions-squares-too-many = ha troppe case
positions-squares-too-few = ha troppo poche case
positions-is-missing = manca
positions-more-than-eight-cells = ha più di otto case
positions-fewer-than-eight-cells = ha meno di otto case
positions-digits-of-cells = le case vuote si contano con una cifra da 1 a 8
positions-letters = i pezzi sono le lettere PNBRQK e pnbrqk
positions-letters-of-holes = i pezzi sono le lettere RSBQKPH e rsbqkph
positions-letters-of-crazy = i pezzi sono le lettere PNBRQK e pnbrqk, e '1 viene solo dopo un alfiere
positions-letters-of-draughts = i pezzi sono le lettere M, K e m, k
positions-letters-of-three = un pezzo è la sua parte e la sua lettera, come wK, rP o bN
positions-pieces-of-crazy = una partita ha al massimo trentadue pezzi
positions-brackets = le parentesi contengono due o più pezzi. Un pezzo solo si scrive senza
positions-bottom-is-rook = il pezzo più in basso di una pila è una torre

# Che cosa non va in una parola dopo i campi.
positions-ends-chess = una posizione degli scacchi finisce dopo i suoi sei campi
positions-ends-holes = una posizione di Buchi neri finisce dopo i suoi sei campi
positions-ends-crazy = una posizione di Crazy chess finisce dopo i suoi sei campi e le parole del veto
positions-ends-draughts = una posizione della dama finisce dopo i suoi quattro campi
positions-words-in-order = scrivi ogni parola una volta, in ordine alfabetico
positions-words-once = scrivi ogni parola una volta
positions-denial = scrivi denial=w o denial=b
positions-denials = scrivi denials= e quante volte è stato posto un veto
positions-denied = scrivi denied= e una mossa legale della parte al tratto, come e2e4
positions-immune = scrivi immune=w o immune=b
positions-waits = scrivi waits=, l'ultima mossa e la posizione prima di essa, con \| al posto degli spazi, come waits=e2e4\|rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR\|w\|KQkq\|\-\|0\|1
positions-waits-elsewhere = quella mossa da quella posizione porta a una posizione diversa da questa
positions-waits-closed = chi ha il diritto di veto non può usarlo contro quella mossa
positions-laser-words-as-pairs = scrivi le parole come chiave=valore
positions-laser-words-of-three = le parole dei laser sono kings e scored
positions-laser-words = le parole dei laser sono billi, joker, lifelines, mated, passes e scored
positions-laser-word = la parola dei laser è scored
positions-only-in-mode-b = solo nel modo B la partita continua dopo un matto
positions-billi = scrivi billi=1 quando i re sono torri
positions-no-jokers = a questo tavolo si gioca senza cavalli Joker
positions-joker = scrivilo come joker=b:g1,r:\- \(\- per uno che è stato preso\)
positions-lifelines = scrivilo come lifelines=b:ps@rr,r:\- dopo joker=: ciò che resta, poi dopo @ ciò che è in vigore
positions-mated = scrivi mated=b o mated=r
positions-passes = scrivi passes=1 o passes=2, nella fase Billi
positions-caroms = scrivilo come scored=b:3,r:5g: quante volte un pezzo ha deviato il raggio, g se ha mosso l'avversario
positions-scored = scrivi scored=b, scored=r o scored=br
positions-kings-of-three = scrivi kings=r:w: quale re ha dato punti, e a chi
positions-scored-of-three = scrivi scored=w:rb,r:w: quale raggio ha segnato, e nei talloni di chi
positions-heirs = l'unica parola qui è heirs=r:w
positions-no-heirs = a questo tavolo nessuno eredita \(inherit=off\)
positions-heirs-of = scrivi heirs=r:w: una parte caduta e quella viva che ha i suoi pezzi
positions-unit = scrivi tu= in millisecondi, un multiplo di 20 da 1000 a 604800000
positions-now = scrivi now= in millisecondi dall'inizio
positions-ready = scrivi ready=a1:9000,b1:12000
positions-passed-word = scrivi ep=b:e3:e4: chi, casa attraversata, pedone

# Perché da una posizione leggibile non si può giocare.
positions-one-king = ogni parte deve avere un re
positions-no-king = nella fase Billi non può restare nessun re
positions-pawn-on-edge = nessun pedone può stare sulla prima o sull'ultima traversa
positions-castling-at-home = per l'arrocco re e torre devono essere sulle loro case iniziali
positions-not-passed = con l'ultima mossa nessun pedone può aver attraversato la casa dell'en passant
positions-in-check = la parte che non è al tratto è sotto scacco
positions-eight-pawns = una parte può avere al massimo otto pedoni, contando quelli dentro le torri
positions-pawn-on-edge-of-crazy = nessun pedone può stare fuori da una torre sulla prima o sull'ultima traversa
positions-dark-squares = i pezzi stanno sulle case scure, quelle del colore di a1
positions-man-is-king = una pedina sull'ultima traversa è una dama
positions-twelve = una parte ha al massimo dodici pezzi
positions-no-pieces = non ci sono pezzi
positions-one-king-living = ogni parte viva deve avere un re
positions-one-king-fallen = una parte caduta può avere al massimo un re, quello di chi ha abbandonato
positions-mover-has-fallen = la parte al tratto è caduta
positions-pawn-on-base = nessun pedone può stare su una traversa di base
positions-castling-at-home-of-three = per l'arrocco re e torre di una parte viva devono essere sulle loro case iniziali
positions-not-passed-of-three = nessun pedone può aver attraversato la casa dell'en passant, o non con questi avversari a poterlo prendere
positions-joker-stands = un cavallo Joker deve stare sulla casa che joker= nomina
positions-kings-have-fallen = kings= nomina parti che sono cadute
positions-lifeline-in-force = un salvagente è in vigore solo dove il suo raggio colpisce il cavallo Joker
positions-mate-is-billi = dopo un matto i due re sono torri: scrivi R e r al loro posto, e billi=1
