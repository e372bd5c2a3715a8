# Problemas: posições com uma tarefa; alguns são exercícios, que fazem uma pergunta sobre a posição.

puzzle-no-such = Não há problema com esse número. `{ COMMAND("puzzle") }` mostra um.
puzzle-none-here = Qual problema? Escolha **Responder** sob ele, ou dê seu número: `{ COMMAND("puzzle") } number:3 answer:Kd2`. `{ COMMAND("puzzle") }` mostra outro.
puzzle-no-move = Responda a um problema com o primeiro lance, por exemplo `e2e4`, ou com `deny`.
puzzle-no-exercise-answer = Responda a um exercício com casas ou lados, por exemplo `c1 d1` ou `white`, ou com `none`.
puzzle-broken = Este problema não pode ser mostrado.
puzzle-none-of = Não há problemas de { $typed }. Há de { $games }.
puzzle-no-such-theme = Não há problemas sobre { $typed }. Use { $themes }.
puzzle-none-about = Não há problemas sobre `{ $theme }` em { $game }.

puzzle-form-title = Problema { $number }: sua resposta
puzzle-form-field = O primeiro lance
puzzle-form-field-or-denial = O primeiro lance, ou deny
puzzle-exercise-field = Casas ou lados, ou none

puzzle-daily-means = o problema do dia
puzzle-of-the-day = Problema do dia
puzzle-streak-begins = Era o problema do dia. Uma nova sequência começa: 1 dia.
puzzle-streak-is-best = Era o problema do dia: { $days } dias seguidos, seu recorde.
puzzle-streak-goes-on = Era o problema do dia: { $days } dias seguidos (seu recorde: { $best }).

puzzle-title = Problema { $number }: { $game }
puzzle-head = **Problema { $number }**, { $game }.
puzzle-head-with-options = **Problema { $number }**, { $game } com { $options }.
puzzle-answer-first-move = Qual é o primeiro lance? Use **Responder** ou `{ COMMAND("puzzle") } answer:`.
puzzle-answer-it = Use **Responder** ou `{ COMMAND("puzzle") } answer:`.

puzzle-just-played = { FORM($side, "O") } acabam de jogar { $move }.
puzzle-pact = { FORM($parties, "O") } têm um pacto: { $terms }.
puzzle-to-play = { FORM($side, "O") } jogam: **{ $task }**.
puzzle-to-play-ready = { FORM($side, "O") } jogam: **{ $task }**. Veja quais peças estão prontas.
puzzle-to-play-with-waits = { FORM($side, "O") } jogam: **{ $task }** (uma espera conta como lance). Veja quais peças estão prontas.

puzzle-win-in = { $win } em { $number }
puzzle-win-in-by = { $win } em { $number }, { $how }
puzzle-lasermate-in-one = faça um mate laser em um
puzzle-lasermate-in = force um mate laser em { $number }
puzzle-denial-in-one = vença por veto em um
puzzle-denial-in = force a vitória por veto em { $number }
puzzle-king-in-one = capture um rei em um
puzzle-king-in = force a captura de um rei em { $number }
puzzle-pact-in-one = capture um rei em um e respeite o pacto
puzzle-pact-in = force a captura de um rei em { $number } e respeite o pacto

puzzle-through = Onde { FORM($piece, "o") } de { $cell } pode terminar { $does }? Diga todas as casas.
puzzle-piece = peça
    .o = a peça
    .gender = f
puzzle-safe = Quais peões { FORM($side, "mp") } { FORM($other, "o") } não podem capturar em um lance? Diga todos.
puzzle-checked = Quem está em xeque? Diga os lados.

puzzle-right = Problema { $number }: **correto!** { $solution }
puzzle-goes-on = Certo. E agora?
puzzle-wrong = Problema { $number }: é legal, mas não é a solução. Tente de novo.
puzzle-wrong-move = é legal, mas não é a solução. Tente de novo.
puzzle-not-all = Problema { $number }: não é isso. Tente de novo.
puzzle-right-answer = Problema { $number }: **correto!** A resposta é { $answer }.
puzzle-solution-of = Solução do problema { $number }: { $solution }
puzzle-solution = { $steps }.
puzzle-step-moves = { $side } **{ $move }**
puzzle-step-denies = { $side } vetam
puzzle-step-allows = { $side } permitem o lance
puzzle-step-passes = { $side } passam
puzzle-step-waits = { $side } esperam
puzzle-ends-in-lasermate = (mate laser)
puzzle-ends-with-king = (um rei cai)
puzzle-ends-in-mate = (mate)
puzzle-ends-without-moves = (sem lances)
puzzle-ends-game = (a partida acabou)

puzzle-hint = Dica do problema { $number }: { $begins }
puzzle-hint-for-mistake = Dica do problema da partida { $game }: { $begins }
puzzle-hint-counts = Conta como não resolvido.
puzzle-begins-with-denial = o último lance pode ser vetado.
puzzle-begins-without-piece = nenhuma peça precisa se mover.
puzzle-begins-with-drop = uma peça vem da sua reserva.
puzzle-begins-with-piece = comece com { FORM($piece, "o") } de { $cell }.
puzzle-begins-on = comece em { $cell }.
puzzle-parts = { $count ->
    [1] a resposta é uma palavra.
   *[other] a resposta são { $count } palavras.
}

puzzle-rated = Seu rating de problemas em { $game }: { $was } → **{ $now }**.
