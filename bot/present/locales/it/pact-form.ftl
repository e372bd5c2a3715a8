# Il modulo per offrire un patto. Le etichette sono corte.

pact-form-offer = Offri un patto (lo vedono tutti)
pact-form-counter = Controfferta al patto { $number }

pact-form-field-to = Per chi è?
pact-form-to-both = Entrambi

pact-form-field-promises = Che cosa vi promettete
pact-form-hint-promises = Altri termini qui sotto. In tutto al massimo cinque.
pact-form-peace = Pace
pact-form-peace-means = Non catturate i pezzi l'uno dell'altro.
pact-form-no-check = Niente scacco
pact-form-no-check-means = Non attaccate il re l'uno dell'altro.
pact-form-draw = Patta quando restano in due
pact-form-draw-means = Gli ultimi due dividono la partita.
pact-form-against = Contro { FORM($side, "il") }
pact-form-against-means = Muovete contro { FORM($side, "il") } almeno ogni due turni.
pact-form-spare = Risparmiare ogni { $piece }
pact-form-spare-means = Non catturate { FORM($piece, "many") } che ora sono sulla scacchiera.
pact-form-none-to-spare = Nessuna delle parti di questo patto ha { FORM($piece, "a") }.

pact-form-field-terms = Termini, uno per riga
pact-form-field-until = Per quanto tempo?
pact-form-hint-until = Finché uno di voi non lo chiude
pact-form-field-stands = L'offerta vale per
pact-form-hint-stands = 2 delle tue mosse
pact-form-open-for = { $moves } delle tue mosse
pact-form-field-words = Una promessa con parole tue (senza controllo)
pact-form-hint-words = Il centro è di entrambi.
