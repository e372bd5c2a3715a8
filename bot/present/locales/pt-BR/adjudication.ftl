# Uma partida encerrada por quem administra a sala.

adjudication-managers-only = Só quem administra esta sala pode encerrar uma partida com um resultado.
adjudication-elsewhere = Essa partida é jogada em outra sala. Só quem administra aquela sala pode encerrá-la.
adjudication-your-own = Você joga nesta partida, então outra pessoa que administra esta sala precisa encerrá-la. Você pode propor empate com `{ COMMAND("draw") }`, reivindicar o tempo esgotado com `{ COMMAND("claim") }`, ou abandonar. Depois de 14 dias sem lances o bot pergunta a quem joga, e 7 dias depois outra partida pode começar aqui.
adjudication-no-note-here = Esta partida é compartilhada com outra sala, onde sua nota apareceria. Deixe a nota de fora.
adjudication-not-possible = A partida não pode terminar com esse resultado a partir desta posição.
adjudication-you-ended = Você encerrou a partida.
adjudication-no-such-side = Use { $sides } ou `draw`.
adjudication-is-out = { FORM($who, "O") } estão fora da partida.
adjudication-note = Nota: { $note }
