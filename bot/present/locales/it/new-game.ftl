# Le domande prima di una sfida: quale gioco, contro chi, quanto tempo.

new-game-against-whom = Contro chi vuoi giocare?
new-game-which-game = Quale gioco?
new-game-which-unit = Quanto dura un'unità di tempo?
new-game-how-fast = Quanto tempo?
new-game-anybody = Chiunque
new-game-whoever-accepts = chi accetta
new-game-no-such-answer = Questa scelta non c'è più. Ricomincia.

new-game-form = Nuova partita
new-game-field-game = Gioco
new-game-field-opponent = Avversario
new-game-hint-opponent = Lascialo vuoto per giocare con chi accetta.
new-game-field-level = Computer
new-game-hint-level = Scegli un livello per giocare col computer.
new-game-field-time = Tempo
new-game-hint-time = Lascialo vuoto per il tempo abituale. Gli ultimi tre sono per i giochi senza turni.
new-game-field-side = La tua parte

new-game-asks-game = **Nuova partita.** { new-game-which-game }
new-game-asks-opponent = **{ $game }.** { new-game-against-whom }
new-game-against = **{ $game }** contro { $opponent }. { $question }
new-game-open = **Sfida aperta, { $game }.** { $question }

new-game-computer-of = Computer, livello { $level }
new-game-computers-of = Computer in tutti i posti, livello { $level }

new-game-without-turns-fast = Senza turni, veloce: { $unit }
new-game-without-turns-medium = Senza turni, medio: { $unit }
new-game-without-turns-slow = Senza turni, lento: { $unit }
new-game-unit-with-turns = { $game }: si gioca a turni. Scegli un orologio o un tempo per mossa.
new-game-queen-rests-seconds = { $seconds ->
    [one] una donna si ricarica in { $seconds } secondo
   *[other] una donna si ricarica in { $seconds } secondi
}
new-game-queen-rests-minutes = { $minutes ->
    [one] una donna si ricarica in { $minutes } minuto
   *[other] una donna si ricarica in { $minutes } minuti
}
