# L'ordinateur : ce qui est dit de ses personnages, et ce qu'on peut leur demander.

computer-unnamed = Ordinateur { $number }
computer-unnamed-letter = Ordinateur { $letter } { $number }

computer-introduced = { $name }, ordinateur de niveau { $number }
computer-introduced-unnamed = Ordinateur de niveau { $number }
computer-introduced-unnamed-letter = Ordinateur { $letter } de niveau { $number }
computer-with-temper = { $who }, { $temper }
computer-loyal = loyal
computer-shrewd = rusé
computer-treacherous = traître
computer-no-such-level = L'ordinateur a des niveaux de `1` (débutant) à `12` (le plus fort), qui ont chacun un nom : `{ COMMAND("challenge") } computer level:4`.
computer-choose-company = Utilise `{ COMMAND("challenge") } computer`, ou `one-computer` pour laisser une place libre dans une partie à trois.
computer-one-or-the-other = Ce jeu se joue à deux : choisis un adversaire ou l'ordinateur, pas les deux.
computer-not-your-table = Prends d'abord une place. Seuls les joueurs peuvent ajouter un ordinateur.
computer-seat-is-kept = La place libre est réservée à la personne que tu as défiée. `{ COMMAND("cancel") }` retire le défi.
computer-sits-down = L'ordinateur a pris place.
computer-your-turn = C'est à toi de jouer.
computer-plays-on = L'ordinateur continue la partie.
computer-not-before = L'ordinateur pourra jouer pour { FORM($away, "les") } quand leur temps sera écoulé, { $until }.
computer-not-yet-unlimited = L'ordinateur pourra jouer pour { FORM($away, "les") } après 14 jours sans coup. Cette partie n'a pas de limite de temps.
computer-takes-over = { CAPITAL(FORM($by, "les")) } laissent l'ordinateur jouer à la place { FORM($before, "des") }. À présent : { $now }.

computer-thinks = { CAPITAL(FORM($who, "les")) } réfléchissent.
computer-thinks-in-check = { CAPITAL(FORM($who, "les")) } sont en échec et réfléchissent.
computer-thinks-about-draw = { CAPITAL(FORM($who, "les")) } réfléchissent à la proposition de nulle.
computer-thinks-about-billi = { CAPITAL(FORM($who, "les")) } réfléchissent à LET'S BILLI.
computer-thinks-about-denial = { CAPITAL(FORM($who, "les")) } réfléchissent à un veto.
computer-thinks-about-lifeline = { CAPITAL(FORM($who, "les")) } réfléchissent à un secours.
