# Chi chiede di nuovo troppo presto, e chi è silenziato.

## Un'offerta arriva di nuovo troppo presto.

peace-waits-draw =
    La tua ultima proposta di patta non è stata accettata. { $moves ->
        [0] Potrai riproporla { $until }.
        [one] Potrai riproporla dopo la tua prossima mossa, oppure { $until }.
       *[other] Potrai riproporla dopo le tue prossime { $moves } mosse, oppure { $until }.
    }
peace-waits-takeback =
    La tua ultima richiesta di ritirare la mossa non è stata accettata. { $moves ->
        [0] Potrai chiedere di nuovo { $until }.
        [one] Potrai chiedere di nuovo dopo la tua prossima mossa, oppure { $until }.
       *[other] Potrai chiedere di nuovo dopo le tue prossime { $moves } mosse, oppure { $until }.
    }
peace-waits-pause =
    La tua ultima richiesta di pausa non è stata accettata. { $moves ->
        [0] Potrai chiedere di nuovo { $until }.
        [one] Potrai chiedere di nuovo dopo la tua prossima mossa, oppure { $until }.
       *[other] Potrai chiedere di nuovo dopo le tue prossime { $moves } mosse, oppure { $until }.
    }
peace-waits-substitute =
    Questa persona non ha preso il tuo posto. { $moves ->
        [0] Potrai chiederle di nuovo { $until }.
        [one] Potrai chiederle di nuovo dopo la tua prossima mossa, oppure { $until }.
       *[other] Potrai chiederle di nuovo dopo le tue prossime { $moves } mosse, oppure { $until }.
    }
peace-waits-pact =
    Quel patto non è stato accettato. { $moves ->
        [0] Potrai offrirlo di nuovo { $until }.
        [one] Potrai offrirlo di nuovo dopo la tua prossima mossa, oppure { $until }.
       *[other] Potrai offrirlo di nuovo dopo le tue prossime { $moves } mosse, oppure { $until }.
    }
peace-seat-offered-already = Hai già offerto il tuo posto a questa persona, che non ha ancora risposto.
peace-challenge-again = { $who } non ha accettato la tua ultima sfida. Potrai lanciarne un'altra { $until }.

## Silenziare.

peace-full = Hai silenziato abbastanza persone. `{ COMMAND("unmute") }` fa spazio.
peace-not-from-you = { $who } non accetta sfide da te.
peace-not-with-you = { $who } non accetta partite con te.
peace-muted = Hai silenziato { $who }: niente sfide, offerte e menzioni da questa persona, su tutti i server. Lo scopre solo se ti sfida. `{ COMMAND("unmute") }` annulla.
peace-unmuted = Puoi sentire di nuovo { $who }.
