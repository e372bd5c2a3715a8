# Pourquoi un texte n'est pas une position jouable : des propositions sans point final, en Markdown.

positions-fields = une position a six champs : échiquier, trait, roque, en passant, deux nombres
positions-fields-of-three = une position a sept champs : échiquier, trait, camps en vie, roque, en passant, demi\-coups calmes, tour
positions-fields-of-draughts = une position a quatre champs : damier, trait, deux nombres
positions-rank-of-section = le champ de l'échiquier est faux à la rangée { $rank } de la section { $section }, comptée depuis la base : { $what }
positions-rank = le champ de l'échiquier est faux à la rangée { $rank } : { $what }
positions-field = je ne peux pas lire le champ { $field } : { $what }
positions-word = je ne comprends pas { $word } : { $what }
positions-unplayable = cette position ne peut pas être jouée : { $why }

positions-field-board = échiquier
positions-field-side = trait
positions-field-castling = roque
positions-field-en-passant = en passant
positions-field-half-move = demi\-coups
positions-field-move-number = numéro du coup
positions-field-living = camps en vie
positions-field-quiet-plies = demi\-coups calmes
positions-field-round = tour
positions-field-count = nombre
positions-field-pieces = pièces

positions-side-w-or-b = écris w ou b
positions-side-of-three = écris w, r ou b
positions-side-of-draughts = écris W ou B
positions-side-without-turns = écris w : il n'y a pas de tours
positions-half-move-count = demi\-coups depuis la dernière prise ou le dernier coup de pion
positions-half-move-count-of-draughts = demi\-coups depuis la dernière prise ou le dernier coup de pion
positions-half-move-without-turns = écris 0 : il n'y a pas de tours
positions-from-one = un nombre à partir de 1
positions-number-without-turns = écris 1 : il n'y a pas de tours
positions-castling-letters = écris celles des lettres KQkq qui conviennent, dans cet ordre, ou \-
positions-castling-letters-of-holes = écris Q, q, Qq ou \-
positions-castling-of-three = écris les cases des tours qui peuvent roquer, dans l'ordre des cases, ou \-
positions-passed = écris la case qu'un pion vient de traverser, comme e3, ou \-
positions-passed-of-holes = écris la case qu'un pion vient de traverser, comme d3, ou \-
positions-passed-of-crazy = écris chaque case traversée et où est son pion, comme e3:e4,b2:c2, à partir de a1, ou \-
positions-passed-of-three = écris la case traversée, le pion et qui peut prendre, comme d3:d4:rb, dans l'ordre des cases, ou \-
positions-passed-twice = un droit dure un tour de chaque adversaire : il y en a deux au plus
positions-passed-without-turns = écris \- et les droits sous la forme ep=b:e3:e4
positions-living-of-three = écris ceux de wrb qui sont en vie, dans cet ordre
positions-pdn-counts = écris H et les demi\-coups calmes, F et le numéro d'un coup
positions-pdn-pieces = écris W et les cases des Blancs, et B et celles des Noirs, une fois chacune
positions-pdn-squares = les cases sont des nombres de 1 à 32, une fois chacune, avec K devant celle d'une dame
positions-sections-of-three = il a trois sections jointes par \|, pour les territoires des Blancs, des Rouges et des Noirs
positions-ranks-of-section = chaque section a quatre rangées jointes par /, de la base à la frontière

positions-ranks-five = il y a plus de cinq rangées
positions-digits-five = les cases vides se comptent par un chiffre de 1 à 5
positions-more-than-five = elle a plus de cinq cases
positions-fewer-than-five = elle a moins de cinq cases
positions-ranks-six = il y a plus de six rangées
positions-digits-six = les cases vides se comptent par un chiffre de 1 à 6
positions-more-than-six = elle a plus de six cases
positions-fewer-than-six = elle a moins de six cases
positions-ranks-eight = il y a plus de huit rangées
positions-digits-eight = les cases vides se comptent par un chiffre de 1 à 8
positions-more-than-eight = elle a plus de huit cases
positions-fewer-than-eight = elle a moins de huit cases
positions-ranks-too-many = il y a trop de rangées
positions-digits = les cases vides se comptent par un chiffre
positions-squares-too-many = elle a trop de cases
positions-squares-too-few = elle a trop peu de cases
positions-is-missing = elle manque
positions-more-than-eight-cells = elle a plus de huit cases
positions-fewer-than-eight-cells = elle a moins de huit cases
positions-digits-of-cells = les cases vides se comptent par un chiffre de 1 à 8
positions-letters = les pièces sont les lettres PNBRQK et pnbrqk
positions-letters-of-holes = les pièces sont les lettres RSBQKPH et rsbqkph
positions-letters-of-crazy = les pièces sont les lettres PNBRQK et pnbrqk, et '1 ne vient qu'après un fou
positions-letters-of-draughts = les pièces sont les lettres M, K et m, k
positions-letters-of-three = une pièce est son camp et sa lettre, comme wK, rP ou bN
positions-pieces-of-crazy = une partie a trente\-deux pièces au plus
positions-brackets = des crochets contiennent deux pièces ou plus. Écris une pièce seule sans eux
positions-bottom-is-rook = la pièce du bas d'une pile est une tour

positions-ends-chess = une position d'échecs finit après ses six champs
positions-ends-holes = une position de Trous noirs finit après ses six champs
positions-ends-crazy = une position de Crazy chess finit après ses six champs et les mots du veto
positions-ends-draughts = une position de dames finit après ses quatre champs
positions-words-in-order = écris chaque mot une fois, dans l'ordre alphabétique
positions-words-once = écris chaque mot une fois
positions-denial = écris denial=w ou denial=b
positions-denials = écris denials= et combien de fois un coup a subi un veto
positions-denied = écris denied= et un coup légal du camp au trait, comme e2e4
positions-immune = écris immune=w ou immune=b
positions-waits = écris waits=, le dernier coup, et la position d'avant, avec \| à la place des espaces, comme waits=e2e4\|rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR\|w\|KQkq\|\-\|0\|1
positions-waits-elsewhere = ce coup depuis cette position mène à une autre position que celle\-ci
positions-waits-closed = le camp qui a le droit de veto ne peut pas l'exercer contre ce coup
positions-laser-words-as-pairs = écris les mots sous la forme clé=valeur
positions-laser-words-of-three = les mots des lasers sont kings et scored
positions-laser-words = les mots sont billi, joker, lifelines, mated, passes et scored
positions-laser-word = le mot des lasers est scored
positions-only-in-mode-b = ce n'est qu'en mode B que la partie continue après un mat
positions-billi = écris billi=1 dès que les rois sont des tours
positions-no-jokers = cette table joue sans cavaliers Jokers
positions-joker = écris\-le comme joker=b:g1,r:\- \(\- pour celui qui a été pris\)
positions-lifelines = écris\-le comme lifelines=b:ps@rr,r:\- après joker= : ce qui reste, puis après @ ce qui est en cours
positions-mated = écris mated=b ou mated=r
positions-passes = écris passes=1 ou passes=2, dans la phase Billi
positions-caroms = écris\-le comme scored=b:3,r:5g : combien de fois une pièce a dévié le rayon, g après un coup de l'adversaire
positions-scored = écris scored=b, scored=r ou scored=br
positions-kings-of-three = écris kings=r:w : quel roi a rapporté des points, et à qui
positions-scored-of-three = écris scored=w:rb,r:w : quel rayon a marqué, et dans quels talons
positions-heirs = le seul mot ici est heirs=r:w
positions-no-heirs = à cette table, personne n'hérite \(inherit=off\)
positions-heirs-of = écris heirs=r:w : un camp éliminé et le camp en vie qui a ses pièces
positions-unit = écris tu= en millisecondes, un multiple de 20 entre 1000 et 604800000
positions-now = écris now= en millisecondes depuis le début
positions-ready = écris ready=a1:9000,b1:12000
positions-passed-word = écris ep=b:e3:e4 : qui, case traversée, pion

positions-one-king = chaque camp doit avoir un seul roi
positions-no-king = il ne peut plus y avoir de roi dans la phase Billi
positions-pawn-on-edge = aucun pion ne peut être sur la première ou la dernière rangée
positions-castling-at-home = le roque demande le roi et la tour sur leurs cases de départ
positions-not-passed = aucun pion ne peut avoir traversé la case en passant au dernier coup
positions-in-check = le camp qui n'a pas le trait est en échec
positions-eight-pawns = un camp peut avoir huit pions au plus, ceux dans des tours compris
positions-pawn-on-edge-of-crazy = aucun pion ne peut être hors d'une tour sur la première ou la dernière rangée
positions-dark-squares = les pièces sont sur les cases noires, de la couleur de a1
positions-man-is-king = un pion sur la dernière rangée est une dame
positions-twelve = un camp a douze pièces au plus
positions-no-pieces = il n'y a pas de pièces
positions-one-king-living = chaque camp en vie doit avoir un seul roi
positions-one-king-fallen = un camp éliminé peut avoir un roi au plus, celui d'un joueur qui a abandonné
positions-mover-has-fallen = le camp au trait est éliminé
positions-pawn-on-base = aucun pion ne peut être sur une rangée de base
positions-castling-at-home-of-three = le roque demande le roi et la tour d'un camp en vie sur leurs cases de départ
positions-not-passed-of-three = aucun pion ne peut avoir traversé la case en passant, ou pas avec ces adversaires pour le prendre
positions-joker-stands = un cavalier Joker doit être sur la case que nomme joker=
positions-kings-have-fallen = kings= nomme des camps éliminés
positions-lifeline-in-force = un secours n'est en cours que là où son rayon touche le cavalier Joker
positions-mate-is-billi = après un mat, les deux rois sont des tours : écris R et r à leur place, et billi=1
