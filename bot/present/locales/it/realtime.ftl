# Scacchi senza turni: che cosa succede, quali pezzi sono pronti e quali in ricarica dopo la mossa. Le regole stanno in rules-realtime.ftl.

## Che cosa si dice alla stanza, con l'orologio della partita: 1:32.

realtime-moved = { $clock } **{ $move }** { FORM($player, "di") }{ $captures }{ $ready }.
realtime-capturing = , catturando { FORM($piece, "a") }
realtime-capturing-en-passant = , catturando { FORM($piece, "a") } en passant
realtime-ready-again = , di nuovo pronto tra { $time }
realtime-check = **Scacco { FORM($players, "al") }.**
realtime-waits = { $clock } { FORM($player, "il") }: la mossa da { $from } a { $to } si gioca { $moment }, a meno che { FORM($side, "il") } non muova prima.
realtime-cancelled = { FORM($player, "Il") }: mossa da { $from } a { $to } annullata: { $why }.
realtime-dropped = { FORM($player, "Il") }: la mossa in coda da { $from } a { $to } non è più possibile.

# Perché una mossa è annullata, e che ne è del suo pezzo; l'ultima frase è senza punto.
realtime-game-over = la partita è finita
realtime-piece-moved = il pezzo è appena andato in { $square } ed è in ricarica
realtime-own-move = la mossa precedente l'ha resa impossibile. Il pezzo è ancora pronto
realtime-captured-first = { FORM($side, "il") } è arrivato prima e ha catturato il pezzo
realtime-was-first = { FORM($side, "il") } è arrivato prima. Il pezzo è ancora pronto
realtime-impossible = non è più possibile. Il pezzo è ancora pronto

realtime-step-waits = { $clock } { FORM($player, "il") }: { $move } aspetta { FORM($side, "il") }.
realtime-step-cancelled = { $clock } { FORM($player, "il") }: { $move } annullata: { $why }.

realtime-too-quiet = { $count ->
    [one] { $count } unità di tempo senza catture né mosse di pedone
   *[other] { $count } unità di tempo senza catture né mosse di pedone
}
    .by = { $count ->
        [one] dopo { $count } unità di tempo senza catture né mosse di pedone
       *[other] dopo { $count } unità di tempo senza catture né mosse di pedone
    }

## Quali pezzi sono pronti.

realtime-at = Partita { $game }, tempo { $clock }.
realtime-ready = **{ FORM($player, "Il") }**. Pronti: { $ready }. In ricarica: { $cooling }.
realtime-none-ready = **{ FORM($player, "Il") }**. Pronti: nessuno. In ricarica: { $cooling }.
realtime-all-ready = **{ FORM($player, "Il") }**. Tutti i pezzi sono pronti.
realtime-pieces = { $count ->
    [one] { $piece } { $squares }
   *[other] { FORM($piece, "many") } { $squares }
}
realtime-cooling = { $pieces } { $time }
realtime-not-ready = { $typed }: { FORM($piece, "il") } in { $square } sarà { FORM($piece, "gender") ->
    [f] pronta
   *[m] pronto
} tra { $time }.
realtime-piece-not-ready = { $typed }: il pezzo in { $square } sarà pronto tra { $time }.

## Risposte a chi ha mosso.

realtime-in-half-a-second = tra mezzo secondo
realtime-in-time = tra { $time }
realtime-you-wait = { $move } si gioca { $when }, a meno che { FORM($side, "il") } non muova prima.
realtime-queued = In coda: da { $from } a { $to }, appena il pezzo è pronto, { $when }. Un'altra mossa in coda per lo stesso pezzo la sostituisce.
realtime-queued-some-time = In coda: da { $from } a { $to }, appena il pezzo è pronto. Un'altra mossa in coda per lo stesso pezzo la sostituisce.
