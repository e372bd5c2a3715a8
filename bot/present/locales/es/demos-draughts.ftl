demos-draughts-title = hay que capturar
demos-draughts-start = Doce peones por bando, en las casillas oscuras. Las azules están abajo y mueven primero.
demos-draughts-moves = Los peones mueven una casilla en diagonal hacia delante.
demos-draughts-offer = Las azules entregan un peón. Las rojas pueden saltar sobre él, así que tienen que hacerlo.
demos-draughts-jump = Las rojas saltan a c3. Las azules no pueden saltar sobre ese peón: la casilla de detrás, b4, está ocupada.
demos-draughts-offers-another = Las azules entregan otro.
demos-draughts-king = Las rojas saltan a a1, la primera fila de las azules, y el peón se convierte en dama: dos piezas de alto, con una corona.

demos-draughts-laser-title = dos capturas traen un mate láser
demos-draughts-laser-start = Los peones de un bando desvían su propio rayo y detienen el otro. El rayo azul se detiene en f6, el rojo en c3.
demos-draughts-laser-moves = Los dos bandos avanzan peones.
demos-draughts-laser-two-jumps = Las azules entregan un peón. Las rojas lo capturan y siguen saltando sobre c3 hasta b2: dos saltos, una jugada. Los rayos solo cuentan al final.
demos-draughts-laser-recapture = Las azules recapturan desde a1.
demos-draughts-laser-offer = Las azules entregan el peón de b4.
demos-draughts-laser-mate = Las rojas lo capturan, y el peón que cayó en c3 desvía el rayo rojo hacia el talón azul: 277 puntos. La partida sigue.
