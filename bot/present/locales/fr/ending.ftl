# Comment une partie a fini. Les résultats commencent par une minuscule ; une majuscule vient d'ailleurs.

ending-over = **La partie est finie : { $result }.**
ending-next = Et maintenant : `{ COMMAND("rematch") }` ou `{ COMMAND("challenge") }`.

ending-nobody-came = nulle : personne n'est venu
ending-lone-king = nulle : temps écoulé contre un matériel insuffisant
ending-draw-claimed = nulle réclamée au temps
ending-draw-with-points-claimed = nulle, { $points } points partout, réclamée au temps
ending-draw-with-points-on-time = nulle, { $points } points partout, au temps
ending-draw-with-points-by = nulle, { $points } points partout, { FORM($reason, "par") }
ending-draw-by = nulle { FORM($reason, "par") }
ending-sides-draw-claimed = nulle entre { FORM($sides, "les") }, réclamée au temps
ending-sides-draw-by = nulle entre { FORM($sides, "les") } { FORM($reason, "par") }
ending-wins-on-time = { FORM($winner, "les") } gagnent au temps
ending-wins-by-draw-claimed = { FORM($winner, "les") } gagnent, nulle réclamée au temps
ending-wins-by = { FORM($winner, "les") } gagnent { FORM($reason, "par") }
ending-wins-by-suicide = { FORM($winner, "les") } gagnent, car { FORM($loser, "les") } ont tué leur propre roi
ending-wins-points-on-time = { FORM($winner, "les") } gagnent { $points }, au temps
ending-wins-points-by-draw-claimed = { FORM($winner, "les") } gagnent { $points }, nulle réclamée au temps
ending-wins-points-by = { FORM($winner, "les") } gagnent { $points }, { FORM($reason, "par") }
ending-wins-on-points = { FORM($winner, "les") } gagnent { $points } aux points : { $end }

ending-to = { $before } à { $next }

ending-end-draw-claimed = nulle réclamée au temps
ending-end-time = temps écoulé
ending-end-agreed = nulle convenue
ending-end-by = la partie s'est terminée { FORM($reason, "par") }
ending-end-drawn-by = la partie est nulle { FORM($reason, "par") }

## Les sortes de fins ; .par suit « gagnent », « nulle » ou « la partie s'est terminée ».

ending-checkmate = échec et mat
    .par = par échec et mat
ending-king-capture = prise du dernier roi adverse
    .par = par la prise du dernier roi adverse
ending-stalemate = pat
    .par = par pat
ending-no-moves = adversaire privé de coups
    .par = en privant l'adversaire de tout coup
ending-lasermate = laser-mat
    .par = par laser-mat
ending-resignation = abandon
    .par = par abandon
ending-agreement = accord mutuel
    .par = par accord mutuel
ending-repetition = répétition
    .par = par répétition
ending-move-count = trop de coups sans progrès
    .par = après trop de coups sans progrès
ending-insufficient-material = matériel insuffisant
    .par = par insuffisance de matériel
ending-no-deflection = plus aucune pièce qui dévie un rayon
    .par = faute de pièce qui dévie un rayon
ending-third-denial = déclaration après le troisième veto
    .par = par déclaration après le troisième veto
ending-two-passes = deux tours passés de suite
    .par = après deux tours passés de suite
ending-suicide = roi tué par son propre camp
    .par = par un coup qui tue son propre roi
ending-adjudication = décision d'un gérant
    .par = par décision d'un gérant
