# O veto, como as regras de um jogo o contam: o direito de desfazer o último lance do adversário.

rules-denial-section = **Veto.** { $words }
rules-denial-as-in = **Veto.** Como em { $game } (`{ COMMAND("rules") } { $name }`).
rules-denial-as-in-but = **Veto.** Como em { $game } (`{ COMMAND("rules") } { $name }`), com `{ $options }`.

rules-denial-right = Um lado de cada vez tem o direito de veto, no início o que joga em segundo. Em vez de responder, quem o tem pode desfazer o último lance do adversário (`{ COMMAND("deny") }`). O adversário precisa jogar outra coisa e recebe o direito. O primeiro lance do lado que vetou não pode ser vetado.
rules-denial-no-knights = Lances de cavalo não podem ser vetados.
rules-denial-no-knights-and-kings = Lances de cavalo e de rei não podem ser vetados.
rules-denial-knights-on-the-way = Um lance de cavalo só pode ser vetado se capturar no caminho.
rules-denial-no-kings-knights-on-the-way = Lances de rei não podem ser vetados, e um lance de cavalo só se capturar no caminho.
rules-denial-only-move-ends = Se o lado vetado não tem outro lance, é xeque-mate ou afogamento.
rules-denial-no-only-move = O único lance de um lado também não pode ser vetado.
rules-denial-end-waits = Um lance que encerraria a partida espera por quem tem o direito: `{ COMMAND("deny") }` ou `{ COMMAND("allow") }`.
rules-denial-promotion = Depois de uma promoção vetada, o peão não pode ser promovido a outra peça em vez disso.
rules-denial-third = Depois de três vetos, quem tem o direito pode declarar empate quando não está em xeque (`{ COMMAND("draw") } claim`).

rules-denial-denied = { FORM($second, "o") } vetaram e4. { FORM($first, "O") } precisam jogar outra coisa e agora têm o direito. O próximo lance { FORM($second, "do") } não pode ser vetado.
