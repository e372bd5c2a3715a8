# O que só o Matrix precisa dizer.

matrix-too-much = Comandos demais de uma vez. Espere alguns segundos.
matrix-sent-to-you = Enviado a você em uma conversa direta.
matrix-no-direct-room = Esta resposta é privada, e não consigo abrir uma conversa direta com você. Convide-me para uma e pergunte lá.
matrix-too-many-rooms = Esta resposta é privada, e agora o servidor não me deixa abrir outra conversa direta. Pergunte de novo em um minuto.
matrix-no-file = Não posso enviar o arquivo: este servidor não o aceita.
matrix-kept-too = No Matrix também guardo, fora do meu banco de dados, os membros, nomes e chaves de aparelho das salas em que estou, e qual conversa direta é a sua. Suas mensagens não são guardadas: um comando é apagado assim que é respondido. O que sei de uma sala guardo por um tempo depois de sair dela. Quem me opera pode apagar a pasta `matrix`.
matrix-send-anew = Envie como uma nova mensagem.
matrix-edited = Não leio mudanças em uma mensagem. { matrix-send-anew }
matrix-board-changed = Esse tabuleiro mudou, e seus números também.
matrix-no-game = Não há partida nessa mensagem. Responda a um arquivo ou texto com `{ COMMAND("import") }`.
matrix-as-a-file = Ou envie o arquivo com `{ COMMAND("import") }` como legenda, ou responda à mensagem dele com `{ COMMAND("import") }`.
matrix-locked = Não consigo ler uma mensagem criptografada nesta sala. Se era para mim, envie-a de novo, por favor.

matrix-from-a-closed-room = Você perguntou em { $room }, onde não posso publicar:
matrix-from-a-nameless-room = Você perguntou na sala com { $people }, onde não posso publicar:
matrix-hello = Olá! Eu jogo variantes de xadrez aqui. `{ COMMAND("challenge") }` começa uma partida, `{ COMMAND("help") }` mostra o que mais existe.
matrix-move-alone = Quando é sua vez, basta o lance sozinho: `{ COMMAND("e4") }`.
matrix-moved = Mudei para a nova sala, e as partidas desta sala continuam lá: { $link }
matrix-understands = Só entendo comandos. { $help } lista todos, { $start } começa uma partida.
matrix-meant = Você quis dizer { $line }? { matrix-send-anew }
matrix-no-choice = Não há opção { $number } aqui.
matrix-namesakes = Várias pessoas aqui se chamam { $name }. Use um id.
matrix-namesakes-with-ids = Várias pessoas aqui se chamam { $name }. Use um id: { $ids }.
matrix-type-it = Isto não pode ser desfeito. Digite { $number } para confirmar.

matrix-picture-in-words = A imagem em palavras
matrix-spoiler = (spoiler)
matrix-message = mensagem
matrix-a-thread = um tópico
matrix-another-room = outra sala

matrix-in-time = em { $time }
matrix-past = { $day } de { $month }, { $time } UTC
matrix-month =
    { $month ->
        [1] jan.
        [2] fev.
        [3] mar.
        [4] abr.
        [5] maio
        [6] jun.
        [7] jul.
        [8] ago.
        [9] set.
        [10] out.
        [11] nov.
       *[12] dez.
    }
