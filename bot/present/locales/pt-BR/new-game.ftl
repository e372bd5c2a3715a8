# As perguntas antes de um desafio: qual jogo, contra quem, quanto tempo.

new-game-against-whom = Contra quem você quer jogar?
new-game-which-game = Qual jogo?
new-game-which-unit = Quanto dura uma unidade de tempo?
new-game-how-fast = Quanto tempo?
new-game-anybody = Qualquer pessoa
new-game-whoever-accepts = quem aceitar
new-game-no-such-answer = Isso não está mais disponível. Comece de novo.

new-game-form = Nova partida
new-game-field-game = Jogo
new-game-field-opponent = Adversário
new-game-hint-opponent = Deixe vazio para jogar com quem aceitar.
new-game-field-level = Computador
new-game-hint-level = Escolha um nível para jogar com o computador.
new-game-field-time = Tempo
new-game-hint-time = Deixe vazio para o tempo de sempre. Os três últimos são para jogos sem turnos.
new-game-field-side = Seu lado

new-game-asks-game = **Nova partida.** { new-game-which-game }
new-game-asks-opponent = **{ $game }.** { new-game-against-whom }
new-game-against = **{ $game }** contra { $opponent }. { $question }
new-game-open = **Desafio aberto, { $game }.** { $question }

new-game-computer-of = Computador, nível { $level }
new-game-computers-of = Computadores, nível { $level }

new-game-without-turns-fast = Sem turnos, rápido: { $unit }
new-game-without-turns-medium = Sem turnos, médio: { $unit }
new-game-without-turns-slow = Sem turnos, lento: { $unit }
new-game-unit-with-turns = { $game } é jogado em turnos. Escolha um relógio ou um tempo por lance.
new-game-queen-rests-seconds = { $seconds ->
    [1] uma dama recarrega por { $seconds } segundo
   *[other] uma dama recarrega por { $seconds } segundos
}
new-game-queen-rests-minutes = { $minutes ->
    [1] uma dama recarrega por { $minutes } minuto
   *[other] uma dama recarrega por { $minutes } minutos
}
