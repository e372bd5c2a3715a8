# Por qué un texto no es una posición que se pueda jugar: frases sin punto final. Son Markdown: barra invertida ante - ( ) | y semejantes.

positions-fields = una posición tiene seis campos: tablero, a quién le toca, enroques, al paso y dos números
positions-fields-of-three = una posición tiene siete campos: tablero, a quién le toca, bandos vivos, enroques, al paso, medias jugadas tranquilas, ronda
positions-fields-of-draughts = una posición tiene cuatro campos: tablero, a quién le toca y dos números
positions-rank-of-section = el campo del tablero está mal en la fila { $rank } de la sección { $section }, contando desde la base: { $what }
positions-rank = el campo del tablero está mal en la fila { $rank }: { $what }
positions-field = no puedo leer el campo «{ $field }»: { $what }
positions-word = no entiendo { $word }: { $what }
positions-unplayable = esta posición no puede jugarse: { $why }

positions-field-board = tablero
positions-field-side = a quién le toca
positions-field-castling = enroques
positions-field-en-passant = al paso
positions-field-half-move = medias jugadas
positions-field-move-number = número de jugada
positions-field-living = bandos vivos
positions-field-quiet-plies = medias jugadas tranquilas
positions-field-round = ronda
positions-field-count = cuenta
positions-field-pieces = piezas

positions-side-w-or-b = escribe w o b
positions-side-of-three = escribe w, r o b
positions-side-of-draughts = escribe W o B
positions-side-without-turns = escribe w: no hay turnos
positions-half-move-count = medias jugadas desde la última captura o jugada de peón
positions-half-move-count-of-draughts = medias jugadas desde la última captura o jugada de peón
positions-half-move-without-turns = escribe 0: no hay turnos
positions-from-one = un número a partir de 1
positions-number-without-turns = escribe 1: no hay turnos
positions-castling-letters = escribe las letras de KQkq que valgan, en este orden, o \-
positions-castling-letters-of-holes = escribe Q, q, Qq o \-
positions-castling-of-three = escribe las casillas de las torres que pueden enrocar, en el orden de las casillas, o \-
positions-passed = escribe la casilla por la que un peón acaba de pasar, como e3, o \-
positions-passed-of-holes = escribe la casilla por la que un peón acaba de pasar, como d3, o \-
positions-passed-of-crazy = escribe cada casilla de paso y dónde está su peón, como e3:e4,b2:c2, empezando por a1, o \-
positions-passed-of-three = escribe casilla de paso, peón y quién puede capturar, como d3:d4:rb, en el orden de las casillas, o \-
positions-passed-twice = un derecho dura un turno de cada rival, así que hay dos como máximo
positions-passed-without-turns = escribe \- y los derechos como ep=b:e3:e4
positions-living-of-three = escribe los de wrb que siguen vivos, en este orden
positions-pdn-counts = escribe H y las medias jugadas tranquilas, F y un número de jugada
positions-pdn-pieces = escribe W y las casillas de las blancas, y B y las de las negras, cada una una vez
positions-pdn-squares = las casillas son números de 1 a 32, cada uno una vez, con K delante del de una dama
positions-sections-of-three = tiene tres secciones unidas por \|, para los territorios blanco, rojo y negro
positions-ranks-of-section = cada sección tiene cuatro filas unidas por /, desde la base hasta la frontera

positions-ranks-five = hay más de cinco filas
positions-digits-five = las casillas vacías se cuentan con una cifra de 1 a 5
positions-more-than-five = tiene más de cinco casillas
positions-fewer-than-five = tiene menos de cinco casillas
positions-ranks-six = hay más de seis filas
positions-digits-six = las casillas vacías se cuentan con una cifra de 1 a 6
positions-more-than-six = tiene más de seis casillas
positions-fewer-than-six = tiene menos de seis casillas
positions-ranks-eight = hay más de ocho filas
positions-digits-eight = las casillas vacías se cuentan con una cifra de 1 a 8
positions-more-than-eight = tiene más de ocho casillas
positions-fewer-than-eight = tiene menos de ocho casillas
positions-ranks-too-many = hay demasiadas filas
positions-digits = las casillas vacías se cuentan con una cifra
positions-squares-too-many = tiene demasiadas casillas
positions-squares-too-few = tiene muy pocas casillas
positions-is-missing = falta
positions-more-than-eight-cells = tiene más de ocho casillas
positions-fewer-than-eight-cells = tiene menos de ocho casillas
positions-digits-of-cells = las casillas vacías se cuentan con una cifra de 1 a 8
positions-letters = las piezas son las letras PNBRQK y pnbrqk
positions-letters-of-holes = las piezas son las letras RSBQKPH y rsbqkph
positions-letters-of-crazy = las piezas son las letras PNBRQK y pnbrqk, y '1 solo va después de un alfil
positions-letters-of-draughts = las piezas son las letras M, K y m, k
positions-letters-of-three = una pieza es su bando y su letra, como wK, rP o bN
positions-pieces-of-crazy = una partida tiene treinta y dos piezas como máximo
positions-brackets = los corchetes llevan dos o más piezas. Escribe sin ellos una pieza sola
positions-bottom-is-rook = la pieza de abajo de una pila es una torre

positions-ends-chess = una posición de ajedrez termina tras sus seis campos
positions-ends-holes = una posición de Agujeros negros termina tras sus seis campos
positions-ends-crazy = una posición de Crazy chess termina tras sus seis campos y las palabras del veto
positions-ends-draughts = una posición de damas termina tras sus cuatro campos
positions-words-in-order = escribe cada palabra una vez, en orden alfabético
positions-words-once = escribe cada palabra una vez
positions-denial = escribe denial=w o denial=b
positions-denials = escribe denials= y cuántas veces se vetó una jugada
positions-denied = escribe denied= y una jugada legal del bando al que le toca, como e2e4
positions-immune = escribe immune=w o immune=b
positions-waits = escribe waits=, la última jugada y la posición anterior a ella, con \| en lugar de espacios, como waits=e2e4\|rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR\|w\|KQkq\|\-\|0\|1
positions-waits-elsewhere = esa jugada desde esa posición lleva a otra posición distinta de esta
positions-waits-closed = esa jugada no puede vetarla el bando que tiene el derecho
positions-laser-words-as-pairs = escribe las palabras como clave=valor
positions-laser-words-of-three = las palabras de los láseres son kings y scored
positions-laser-words = las palabras de los láseres son billi, joker, lifelines, mated, passes y scored
positions-laser-word = la palabra de los láseres es scored
positions-only-in-mode-b = solo en el modo B sigue la partida tras un mate
positions-billi = escribe billi=1 cuando los reyes ya son torres
positions-no-jokers = esta mesa juega sin caballos Joker
positions-joker = escríbelo como joker=b:g1,r:\- \(\- para uno que fue capturado\)
positions-lifelines = escríbelo como lifelines=b:ps@rr,r:\- después de joker=: lo que queda, y tras @ lo que está en vigor
positions-mated = escribe mated=b o mated=r
positions-passes = escribe passes=1 o passes=2, en la fase Billi
positions-caroms = escríbelo como scored=b:3,r:5g: cuántas veces desvió el rayo una pieza, con g tras una jugada del rival
positions-scored = escribe scored=b, scored=r o scored=br
positions-kings-of-three = escribe kings=r:w: el rey de quién ha puntuado, y para quién
positions-scored-of-three = escribe scored=w:rb,r:w: el rayo de quién ha puntuado, y en el talón de quién
positions-heirs = la única palabra aquí es heirs=r:w
positions-no-heirs = en esta mesa nadie hereda \(inherit=off\)
positions-heirs-of = escribe heirs=r:w: un bando caído y el bando vivo que tiene sus piezas
positions-unit = escribe tu= en milisegundos, un múltiplo de 20 de 1000 a 604800000
positions-now = escribe now= en milisegundos desde el comienzo
positions-ready = escribe ready=a1:9000,b1:12000
positions-passed-word = escribe ep=b:e3:e4: quién, casilla de paso, peón

positions-one-king = cada bando tiene que tener un rey
positions-no-king = en la fase Billi no puede quedar ningún rey
positions-pawn-on-edge = ningún peón puede estar en la primera ni en la última fila
positions-castling-at-home = para enrocar, el rey y la torre tienen que estar en sus casillas iniciales
positions-not-passed = ningún peón puede haber pasado por la casilla de captura al paso con la última jugada
positions-in-check = el bando al que no le toca está en jaque
positions-eight-pawns = un bando puede tener ocho peones como máximo, contando los que están dentro de torres
positions-pawn-on-edge-of-crazy = ningún peón puede estar fuera de una torre en la primera ni en la última fila
positions-dark-squares = las piezas están en las casillas oscuras, las del color de a1
positions-man-is-king = un peón en la última fila es una dama
positions-twelve = un bando tiene doce piezas como máximo
positions-no-pieces = no hay piezas
positions-one-king-living = cada bando vivo tiene que tener un rey
positions-one-king-fallen = un bando caído puede tener un rey como máximo, el de quien abandonó
positions-mover-has-fallen = el bando al que le toca ha caído
positions-pawn-on-base = ningún peón puede estar en una fila de base
positions-castling-at-home-of-three = para enrocar, el rey y la torre de un bando vivo tienen que estar en sus casillas iniciales
positions-not-passed-of-three = ningún peón puede haber pasado por la casilla de captura al paso, o no con estos rivales para capturarlo
positions-joker-stands = un caballo Joker tiene que estar en la casilla que nombra joker=
positions-kings-have-fallen = kings= nombra bandos que han caído
positions-lifeline-in-force = un salvavidas solo está en vigor donde su rayo alcanza al caballo Joker
positions-mate-is-billi = tras un mate los dos reyes son torres: escribe R y r en su lugar, y billi=1
