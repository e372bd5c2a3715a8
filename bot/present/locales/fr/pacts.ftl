# Les pactes : offres, réponses, et ce qu'ils deviennent. « Dénoncer » annonce la fin, « rompre » manque à sa parole.

pacts-not-here = Il n'y a de pactes que dans les parties à trois : `{ COMMAND("challenge") } game:three-way`.
pacts-taken-back = Cette offre n'existe plus : le coup qui la précédait a été repris.
pacts-choose = Utilise `{ COMMAND("pact") } offer`, `accept`, `refuse`, `counter`, `withdraw`, `denounce` ou `list`.
pacts-long = C'est trop long : un champ prend 1000 caractères au plus.
pacts-no-move = Ce n'est pas un coup. Pour les pactes, utilise `{ COMMAND("pact") }`.

pacts-none-to-answer = Aucun pacte n'attend ta réponse.
pacts-none-to-withdraw = Tu n'as pas d'offre à retirer.
pacts-none-to-end = Tu n'as pas de pacte à dénoncer.
pacts-which-one = Quel pacte ? Écris { $line }.
pacts-which = Quel pacte ? { $lines }. `{ COMMAND("pact") } list` les montre tous.

## Une offre, comme tout le monde la lit.

pacts-treaty = **Pacte { $number }** : { FORM($by, "les") } proposent { FORM($to, "aux") }, { $until } :
pacts-treaty-term = { $number } : { CAPITAL($term) }
pacts-open =
    { $moves ->
        [1] L'offre tient jusqu'au prochain coup { FORM($side, "des") }.
        [2] L'offre tient jusqu'au deuxième coup { FORM($side, "des") }.
       *[other] L'offre tient jusqu'au { $moves }e coup { FORM($side, "des") }.
    }
pacts-both-must-accept = Les deux doivent accepter.

## Ce qui s'est passé.

pacts-counters = { CAPITAL(FORM($who, "les")) } font une contre-offre :
pacts-refuses = { CAPITAL(FORM($who, "les")) } refusent le pacte { $number }.
pacts-withdraws = { CAPITAL(FORM($who, "les")) } retirent l'offre du pacte { $number }.
pacts-accepts = { CAPITAL(FORM($who, "les")) } acceptent le pacte { $number }.
pacts-not-answered = { CAPITAL(FORM($who, "les")) } n'ont pas encore répondu.
pacts-begins = **Le pacte { $number } est en vigueur** : { $terms }.
pacts-ends = { CAPITAL(FORM($who, "les")) } dénoncent le pacte { $number }.
pacts-ends-after-move = { CAPITAL(FORM($who, "les")) } dénoncent le pacte { $number }. Il prend fin après le prochain coup { FORM($side, "des") }.
pacts-ends-too = { CAPITAL(FORM($who, "les")) } dénoncent aussi le pacte { $number }. Il prend fin après le prochain coup { FORM($sides, "des") }.

pacts-done-countered = Contre-offre faite.
pacts-done-offered = Pacte proposé.
pacts-done-accepted = Pacte accepté.
pacts-done-refused = Pacte refusé.
pacts-done-withdrawn = Offre retirée.
pacts-done-ended = Tu as dénoncé le pacte { $number }.

## Ce qu'un coup a fait aux pactes.

pacts-broke = **{ CAPITAL(FORM($side, "les")) } ont rompu le pacte { $number }** ({ $promise }) { $breach }.
pacts-with-an-offer = par une offre au tour { $round } (demi-coup { $ply })
pacts-by-declining = par leur refus de la nulle au tour { $round } (demi-coup { $ply })
pacts-by-passing = sans jouer de coup au tour { $round } (demi-coup { $ply })
pacts-with-a-move = par { $move }
pacts-kept-promise = { CAPITAL(FORM($side, "les")) } ont tenu une promesse du pacte { $number } ({ $promise }).
pacts-holds-for-draw = { CAPITAL(FORM($side, "les")) } sont éliminés. Du pacte { $number }, il ne reste que la nulle promise entre les deux derniers.

pacts-offer-expired = L'offre du pacte { $number } a expiré.
pacts-offer-void-over = L'offre du pacte { $number } est caduque : la partie est finie.
pacts-offer-void-out = L'offre du pacte { $number } est caduque : { FORM($side, "les") } sont éliminés.
pacts-offer-void = L'offre du pacte { $number } est caduque.

pacts-has-ended = Le pacte { $number } a pris fin.
pacts-was-kept = Le pacte { $number } a été tenu jusqu'au bout.
pacts-is-fulfilled = Le pacte { $number } est rempli.
pacts-has-ended-as-announced = Le pacte { $number } a pris fin, comme { FORM($side, "les") } l'avaient annoncé.
pacts-is-void-out = Le pacte { $number } est caduc : { FORM($side, "les") } sont éliminés.
pacts-is-void = Le pacte { $number } est caduc : son objet a disparu.
pacts-has-expired = Le pacte { $number } a expiré.

pacts-waiting =
    { $count ->
        [one] { CAPITAL(FORM($side, "les")) } doivent encore répondre au pacte { $pacts }.
       *[other] { CAPITAL(FORM($side, "les")) } doivent encore répondre aux pactes { $pacts }.
    }

## La liste des pactes d'une partie.

pacts-list = **Pactes de la partie { $game }**, tour { $round }
pacts-listed = **{ $number }** { $parties }, { $state } : { $terms }
pacts-listed-with-link = **{ $number }** { $parties }, { $state } : { $terms } ({ $link })
pacts-state-in-force = en vigueur depuis le tour { $round } (demi-coup { $ply })
pacts-state-ending = en vigueur depuis le tour { $round } (demi-coup { $ply }), dénoncé par { FORM($sides, "les") }
pacts-state-offered = proposé par { FORM($side, "les") } au tour { $round } (demi-coup { $ply }), réponse attendue { FORM($asked, "des") }
pacts-state-over = { $how } au tour { $round } (demi-coup { $ply })
pacts-earlier = { $count ->
        [one] { $count } pacte plus ancien est dans l'enregistrement de la partie.
       *[other] { $count } pactes plus anciens sont dans l'enregistrement de la partie.
    }
pacts-none = Pas encore de pactes. `{ COMMAND("pact") } offer` en propose un.

## À côté de l'échiquier ou dans un menu.

pacts-brief-in-force = en vigueur depuis le tour { $round }
pacts-brief-ending = dénoncé par { FORM($sides, "les") }
pacts-brief-offered = proposé par { FORM($side, "les") }, réponse attendue { FORM($asked, "des") }
pacts-brief-over = { $how } au tour { $round }
pacts-offered-to = proposé par { FORM($side, "les") } { FORM($to, "aux") }

## Avertissement avant un coup, à qui le joue.

pacts-would-break = **Ce serait manquer à ta parole :** { $pacts }.
pacts-would-break-one = pacte { $number } ({ $promise })
pacts-breaks = manque à ta parole (pacte { $number })

## Ce qu'est devenu un pacte ou une offre ; « au tour 12 » suit.

pacts-over-broken-by = rompu par { FORM($side, "les") }
pacts-over-ended-by = dénoncé par { FORM($side, "les") }
pacts-over-void-out = caduc par l'élimination { FORM($side, "des") }
pacts-over-kept = tenu jusqu'au bout
pacts-over-fulfilled = rempli
pacts-over-expired = expiré
pacts-over-void = caduc
pacts-over-broken = rompu
pacts-over-refused-by = refusé par { FORM($side, "les") }
pacts-over-countered-by = remplacé par la contre-offre { FORM($side, "des") } (pacte { $number })
pacts-over-withdrawn = retiré
pacts-over-not-answered = resté sans réponse
