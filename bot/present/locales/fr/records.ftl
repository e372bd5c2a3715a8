# Les enregistrements : tous les coups d'une partie en texte, aussi en PGN ou PDN.

records-exported = { $count ->
        [one] Enregistrement de `{ $code }`, { $count } action. `{ COMMAND("import") }` le montre de nouveau.
       *[other] Enregistrement de `{ $code }`, { $count } actions. `{ COMMAND("import") }` le montre de nouveau.
    }
records-exported-as = `{ $code }` en { $format }. `{ COMMAND("import") }` le montre de nouveau.
records-pgn-is-for-two = Le PGN est pour les parties à deux. Utilise `{ COMMAND("export") }` sans format.
records-pdn-is-for-draughts = Le PDN est pour les dames sans options. Utilise `{ COMMAND("export") }` sans format.
records-choose-format = Utilise `record`, `pgn` ou `pdn`.

records-file-too-large = Ce fichier est trop grand. Un enregistrement a 200000 caractères au plus.
records-file-not-text = Ce fichier n'est pas du texte. Joins un enregistrement de Lasermate, un PGN ou un PDN.
records-file-unreached = Je n'ai pas pu obtenir ce fichier. Joins-le de nouveau.

records-unreadable = Je ne peux pas lire cet enregistrement : { $why }
records-too-long = un enregistrement a { $chars } caractères et { $actions } actions au plus.
records-no-first-line = ligne 1 : un enregistrement commence par la ligne « { $first } ».
records-not-for-two = le PGN est pour les parties à deux.
records-other-draughts = ligne { $line } : GameType { $what } désigne d'autres dames. Les dames anglaises sont GameType 21.
records-unknown-line = ligne { $line } : « { $what } » n'est pas une ligne d'un enregistrement. Il a { $known }.
records-twice = ligne { $line } : { $what } est donné deux fois.
records-player-twice = ligne { $line } : le joueur d'un camp est donné deux fois.
records-missing = la ligne « { $what }: » manque.
records-setup-fault = ligne { $line } : { $why }.
records-table-fault = ligne { $line } : { $why }
records-player-fault = ligne { $line } : une ligne de joueur s'écrit « Player: camp nom ».
records-hint-fault = ligne { $line } : « { $what } » n'est pas un indice : la lettre d'un camp, deux-points, et combien de mots viennent avant.
records-word-fault = ligne { $line }, mot { $word } des coups : { $why }
records-time-fault = ligne { $line } : « { $what } » n'est pas un temps : des millisecondes entières depuis le début de la partie, jamais moins que le précédent.
records-count-fault = il y a { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } et { $times } temps. Donnes-en un pour chacun, ou aucun.
records-no-such-side = { $word } : ce camp n'existe pas dans cette partie.
records-no-stamp = { $word } : écris le temps en millisecondes, le camp et le coup, comme dans 1000:b:f6e4.
records-null-move = { $word } : un coup nul, qui passe le tour. Aucune partie ne peut continuer par là.
records-unplayable = { $word } : { $why }.

records-game = { $game } : { $players }.
records-game-on = { $game } : { $players }, { $date }.
records-game-with-options = **{ $game }** avec { $options }
records-actions-and-end = { $count ->
        [one] { $count } action, { $end }.
       *[other] { $count } actions, { $end }.
    }
records-won-by-pgn = { FORM($side, "les") } ont gagné d'après le PGN
records-won-on-time-by-pgn = { FORM($side, "les") } ont gagné au temps d'après le PGN
records-drawn-by-pgn = nulle d'après le PGN
records-unfinished = pas finie, trait { FORM($side, "aux") }
records-unfinished-by-nobody = pas finie, le trait n'est à personne
records-only-shown = Seulement montré, pas enregistré.

records-open-comment = Un commentaire n'est jamais fermé, et ce qui le suit n'est pas lu.
records-open-variation = Une variante n'est jamais fermée, et ce qui la suit n'est pas lu.
records-comment-to-the-end = Un commentaire qui commence par ; va jusqu'à la fin de sa ligne, et les coups qu'il contient ne sont pas lus.
records-more-games = Il contient d'autres parties : voici la première.
records-other-result = Le résultat indiqué, { $stated }, n'est pas celui de l'échiquier.
records-plays-on = Après { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, la partie est ici nulle d'elle-même, et l'enregistrement continue.
records-dead-draw = Après { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, la position est nulle par impossibilité de gagner, et les coups suivants ne sont pas joués.
