# Le regole di Buchi neri. Un pezzo che passa per i buchi entra in uno, il buco nero, ed esce da un altro, il buco bianco. La prima parte è quella che muove per prima: Bianco, sotto i raggi Blu.

## La sezione sulle mosse, in frasi.

rules-black-holes-moves = **Mosse.** Come negli scacchi, ma un pedone sulla propria seconda traversa può sempre avanzare di due case.
rules-black-holes-castling = C'è solo l'arrocco lungo.
rules-black-holes-no-castling = Non c'è l'arrocco.
rules-black-holes-no-en-passant = Non c'è la presa en passant.
rules-black-holes-letters = S è il cavallo (`{ COMMAND("move") } Sc3`), H il buco.
rules-black-holes-wins = Vince lo scacco matto.

## Altre sezioni.

rules-black-holes-holes = **Buchi.** Invece di muovere, una parte può mettere un buco su una casa vuota della sua prima traversa (`{ COMMAND("drop") } c1`), quante volte vuole. Un buco muove come il re su una casa vuota, blocca tutto, e non può essere catturato con una mossa normale. Un pedone può promuovere a buco.
rules-black-holes-through = **Attraverso i buchi.** Ogni pezzo tranne il re può passare per i buchi della propria parte.
    - *Dentro:* con una mossa normale su uno di essi, il buco nero.
    - *Fuori:* da uno qualsiasi di essi, il buco bianco (un buco non può usare sé stesso).
    - *Avanti:* nella direzione in cui è entrato, a qualsiasi distanza su case vuote. Un cavallo ripete il suo salto.
    - Alla fine può catturare un pezzo nemico, uno proprio tranne il re, o qualsiasi buco. Un re che potrebbe catturare è sotto scacco.
rules-black-holes-typing = **Come si scrive.** `{ COMMAND("move") } a1b1a4b4` oppure `Ra1-b1-a4xb4`: partenza, buco nero, buco bianco, arrivo. `Ra1xb4` basta se tutti i percorsi portano alla stessa posizione.

## La sezione sui pedoni, in frasi.

rules-black-holes-pawns = **Pedoni.** Un pedone che entra diritto esce diritto e non può catturare. Se entra in diagonale, esce in diagonale e deve catturare.
rules-black-holes-free-pawns = **Pedoni.** Un pedone mantiene la direzione, diritta o diagonale, e può catturare o no.
rules-black-holes-double-step = Può entrare con un doppio passo.
rules-black-holes-no-double-step = Non può entrare con un doppio passo.
rules-black-holes-back = Un pezzo può finire sulla casa da cui è partito.
rules-black-holes-not-back = Un pezzo non può finire sulla casa da cui è partito.

## Che cosa si vede nelle immagini, ciascuna dopo «Nell'immagine:» o «Dopo `a1b1a4c4`:».

rules-black-holes-sees-start = { FORM($first, "il") } è in basso. Non ci sono ancora buchi.
rules-black-holes-sees-pawn = il pedone è entrato in diagonale nel buco in b4, è uscito dallo stesso buco e ha catturato in a5.
rules-black-holes-sees-beams = dove corrono i raggi all'inizio.
rules-black-holes-sees-drop = un buco appena messo.
rules-black-holes-sees-routes = i percorsi della torre: dentro b1 va a destra, dentro a4 in su.
rules-black-holes-sees-way = 1 dentro, 2 da buco a buco, 3 fuori.
rules-black-holes-sees-check = scacco: la torre potrebbe entrare in b4, uscire da c8 e arrivare in e8.
rules-black-holes-sees-capture = fuori con una cattura.
rules-black-holes-sees-jump = dentro con un salto, poi lo stesso salto passando per c5, con cattura in d7.
