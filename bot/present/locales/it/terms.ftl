# Patti: che cosa si promette, e per quanto tempo.

## Che cosa si promette, in breve, come tra parentesi in «il Bianco ha rotto il patto 2 (pace)».

terms-pledge-peace = pace
terms-pledge-no-check = niente scacco
terms-pledge-spare-squares = ciò che è in { $squares } è risparmiato
terms-pledge-spare-piece = { FORM($piece, "il") } in { $square } è { FORM($piece, "gender") ->
    [f] risparmiata
   *[m] risparmiato
}
terms-pledge-keep-out-squares = nessun pezzo va in { $squares }
terms-pledge-keep-out-territory = nessun pezzo entra nel territorio { FORM($side, "di") }
terms-pledge-against = una mossa contro { FORM($side, "il") } { $often }
terms-pledge-move-next = { $move } al prossimo turno
terms-pledge-move-by-round = { $move } entro il giro { $round }
terms-pledge-hostage = il proprio re in ostaggio finché il termine { $term } non è adempiuto
terms-pledge-heir = il terzo re spetta { FORM($side, "al") }
terms-pledge-draw = patta quando restano in due
terms-pledge-words = { $words } (senza controllo)

terms-how-often =
    { $turns ->
        [1] a ogni turno
        [2] almeno ogni due turni
       *[other] almeno ogni { $turns } turni
    }

## Un termine come frase senza punto; può aprire una riga con la maiuscola.

terms-both-peace = nessuno dei due cattura pezzi dell'altro
terms-three-peace = nessuno cattura pezzi degli altri
terms-side-peace = { FORM($side, "il") } non cattura pezzi { FORM($partner, "di") }
terms-side-peace-with-two = { FORM($side, "il") } non cattura pezzi { FORM($partner, "di") } né { FORM($other, "di") }

terms-both-no-check = nessuno dei due dà scacco all'altro
terms-three-no-check = nessuno dà scacco agli altri
terms-side-no-check = { FORM($side, "il") } non dà scacco { FORM($partner, "al") }
terms-side-no-check-with-two = { FORM($side, "il") } non dà scacco { FORM($partner, "al") } né { FORM($other, "al") }

terms-both-spare-squares = entrambi risparmiano ciò che è in { $squares }
terms-three-spare-squares = tutti e tre risparmiano ciò che è in { $squares }
terms-side-spare-squares = { FORM($side, "il") } risparmia ciò che è in { $squares }

terms-both-spare-piece = entrambi risparmiano { FORM($piece, "il") } in { $square }
terms-three-spare-piece = tutti e tre risparmiano { FORM($piece, "il") } in { $square }
terms-side-spare-piece = { FORM($side, "il") } risparmia { FORM($piece, "il") } in { $square }

terms-both-keep-out-squares = nessuno dei due porta pezzi in { $squares }
terms-three-keep-out-squares = nessuno porta pezzi in { $squares }
terms-side-keep-out-squares = { FORM($side, "il") } non porta pezzi in { $squares }

terms-both-keep-out-territory = nessuno dei due entra nel territorio { FORM($owner, "di") }
terms-three-keep-out-territory = nessuno entra nel territorio { FORM($owner, "di") }
terms-side-keep-out-territory = { FORM($side, "il") } non entra nel territorio { FORM($owner, "di") }

terms-both-against = entrambi muovono contro { FORM($against, "il") } { $often }
terms-three-against = tutti e tre muovono contro { FORM($against, "il") } { $often }
terms-side-against = { FORM($side, "il") } muove contro { FORM($against, "il") } { $often }

terms-both-move-next = entrambi giocano { $move } al prossimo turno
terms-three-move-next = tutti e tre giocano { $move } al prossimo turno
terms-side-move-next = { FORM($side, "il") } gioca { $move } al prossimo turno

terms-both-move-by-round = entrambi giocano { $move } entro il giro { $round }
terms-three-move-by-round = tutti e tre giocano { $move } entro il giro { $round }
terms-side-move-by-round = { FORM($side, "il") } gioca { $move } entro il giro { $round }

terms-both-hostage = entrambi lasciano il proprio re in ostaggio finché il termine { $term } non è adempiuto
terms-three-hostage = tutti e tre lasciano il proprio re in ostaggio finché il termine { $term } non è adempiuto
terms-side-hostage = { FORM($side, "il") } lascia il proprio re in ostaggio finché il termine { $term } non è adempiuto

terms-both-heir = entrambi lasciano il terzo re { FORM($heir, "al") }
terms-three-heir = tutti e tre lasciano il terzo re { FORM($heir, "al") }
terms-side-heir = { FORM($side, "il") } lascia il terzo re { FORM($heir, "al") }

terms-both-draw = entrambi accettano la patta quando restano in due
terms-three-draw = tutti e tre accettano la patta quando restano in due
terms-side-draw = { FORM($side, "il") } accetta la patta quando restano in due

terms-both-words = entrambi promettono: { $words } (senza controllo)
terms-three-words = tutti e tre promettono: { $words } (senza controllo)
terms-side-words = { FORM($side, "il") } promette: { $words } (senza controllo)

## Quanto dura un patto; può aprire una riga con la maiuscola.

terms-until-ended = finché uno di loro non lo chiude
terms-until-round = fino al termine del giro { $round }
terms-until-king-falls = finché non cade un re
terms-until-king-of-falls = finché non cade il re { FORM($side, "di") }
terms-until-term = finché il termine { $term } non è adempiuto

## Tutti i termini in una riga.

terms-line = { $terms }; { $until }
terms-numbered = ({ $number }) { $term }
terms-judged = { $term } ({ $verdict })

## Che cosa ne è stato di una promessa.

terms-verdict-kept = mantenuta
terms-verdict-fulfilled = adempiuta
terms-verdict-expired = scaduta
terms-verdict-void = nulla
terms-verdict-broken = infranta
