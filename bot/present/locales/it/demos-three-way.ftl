# Dimostrazioni degli scacchi a tre: che cosa si vede in ogni immagine. Le parti sono Bianco, Rosso e Nero.

demos-three-way-plain-title = uno scacco a cui nessuno risponde
demos-three-way-plain-1 = Tre eserciti su un esagono. Muove prima il Bianco, poi il Rosso, poi il Nero.
demos-three-way-plain-2 = Il pedone bianco apre la diagonale da d1 ad a4.
demos-three-way-plain-3 = Da a4 la donna attacca il settore del Rosso oltre la frontiera: b5, c6 e il pedone in d7.
demos-three-way-plain-4 = Lo cattura e dà scacco al re in d8. A uno scacco non si è obbligati a rispondere, e il Rosso non risponde.
demos-three-way-plain-5 = Il re è catturato, e il Rosso è fuori. I suoi pezzi restano come ostacoli. Restano due giocatori, e tocca al Nero.
demos-three-way-heirs-title = due eserciti contro uno
demos-three-way-heirs-1 = Scacchi a tre in cui chi cattura un re eredita tutti i pezzi di quella parte.
demos-three-way-heirs-2 = Il pedone bianco apre la diagonale da d1 ad a4.
demos-three-way-heirs-3 = La donna bianca ha passato la frontiera e attacca il re rosso.
demos-three-way-heirs-4 = Il Bianco cattura il re ed eredita tutti i pezzi del Rosso.
demos-three-way-heirs-5 = Il Bianco muove un cavallo che era del Rosso. I due più deboli avrebbero dovuto collaborare.
demos-three-way-lasers-title = tre raggi sull'esagono
demos-three-way-lasers-1 = Il raggio di ogni parte comincia a destra del suo settore, due traverse davanti al suo tallone, e va avanti e a sinistra.
demos-three-way-lasers-2 = I pedoni fermano i raggi. Torri, alfieri, cavalli e il re di chi possiede il raggio li deviano.
demos-three-way-lasers-3 = Una donna lascia passare il raggio della propria parte e ferma gli altri.
demos-three-way-lasers-4 = Scacco, a cui il Rosso non è obbligato a rispondere. Un raggio nel tallone di un avversario varrebbe 277, chiunque abbia mosso.
demos-three-way-lasers-5 = Il Bianco ha catturato il re rosso, che vale 500. Ora il raggio del Rosso è spento. Alla fine decidono i punti.
