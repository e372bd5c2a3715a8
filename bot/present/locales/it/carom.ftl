# Come si sommano i punti di un matto laser dove conta la via del raggio: 200 + 3 deviazioni x 25 = 275. Contano le volte che un pezzo ha deviato il raggio.

carom-turns = { $count ->
    [one] { $count } deviazione
   *[other] { $count } deviazioni
}
carom-turns-of = { $counted } di { $count } deviazioni
# Segue «Il raggio del Blu colpisce il tallone del Rosso in k8».
carom-deflections = , deviato { $pieces }
carom-piece = { FORM($piece, "dal") } in { $square }
