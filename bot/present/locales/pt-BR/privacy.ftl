# O que se guarda de uma pessoa, e como apagar.

privacy-choose = Use `{ COMMAND("privacy") } show`, `{ COMMAND("privacy") } export` ou `{ COMMAND("privacy") } delete`.
privacy-exported = Este arquivo tem tudo o que se guarda de você, de todos os servidores.
privacy-expired = Essa pergunta expirou. `{ COMMAND("privacy") } delete` pergunta de novo.
privacy-deleted = Seus dados foram apagados.

privacy-chats-own = Mensagens do chat não fazem parte disso. No chat da web elas são apagadas junto com seu nome.
privacy-backups = Quem opera este bot pode fazer cópias de segurança: dados apagados ficam nelas enquanto elas são guardadas. Se uma for restaurada, seus dados voltam. Apague-os de novo, ou peça a quem opera o bot.

privacy-what-is-kept = **O que se guarda de você**
    - seu id nesta rede e seu nome ({ $name }), também no que o bot disse de você, enquanto isso é guardado
    - { $requests } com suas respostas (para que um comando repetido não seja executado duas vezes; os recusados, por 7 dias)
    - { $rows } (desafios, lances, propostas, configurações) com sala e hora
    - lugares em { $games }, seus resultados, e { $ratings }
    - suas respostas a { $puzzles }, e sua sequência de problemas do dia
    - suas configurações: idioma, menções, horas de silêncio e fuso horário, férias{ $muted }, e se você está na lista de todos os servidores
    - os navegadores que avisam você na sua vez, se você pediu isso no chat da web: os endereços deles nos serviços de notificações e as chaves com que leem
    Nenhum endereço IP. `{ COMMAND("privacy") } export` dá tudo isso em um arquivo, de todos os servidores. `{ COMMAND("privacy") } delete` apaga seu id, seu nome, as respostas, o que você escreveu em pactos e notas, seus resultados, ratings e configurações. Seus lances e quais problemas você resolveu ficam, em nome de “{ names-former }”. { privacy-chats-own } { privacy-backups }
privacy-requests = { $count ->
    [1] { $count } comando
   *[other] { $count } comandos
}
privacy-rows = { $count ->
    [1] { $count } registro
   *[other] { $count } registros
}
privacy-games = { $count ->
    [1] { $count } partida
   *[other] { $count } partidas
}
privacy-ratings = { $count ->
    [1] { $count } rating
   *[other] { $count } ratings
}
privacy-puzzles = { $count ->
    [1] { $count } problema
   *[other] { $count } problemas
}
privacy-muted = { $count ->
    [1] , quem você silencia ({ $count } pessoa)
   *[other] , quem você silencia ({ $count } pessoas)
}

privacy-delete-question = Apagar seu id, seu nome, as respostas que você recebeu, o que escreveu em pactos e notas, seus resultados, ratings e configurações?
privacy-resigned = { $count ->
    [1] Você ainda está jogando { $games }. Ela será abandonada em seu nome.
   *[other] Você ainda está jogando { $games }. Elas serão abandonadas em seu nome.
}
privacy-stays = Seus lances em partidas encerradas e quais problemas você resolveu ficam, em nome de “{ names-former }”. Suas partidas arquivadas não poderão ser retomadas depois. { privacy-chats-own } { privacy-backups }
