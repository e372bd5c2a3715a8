# O que só o Discord precisa dizer. O que sua lista de comandos mostra está em commands.ftl.

discord-as-a-file = É longo demais para uma mensagem, então aqui vai como arquivo.
discord-too-large = Uma imagem é maior que os 10 MB que o Discord permite.
discord-shown-below = Mostrado a todos abaixo.
discord-newest-board = Tabuleiro mais recente
discord-to-the-game = Abrir a partida
discord-form-late = O Discord não recebeu o formulário a tempo. Aperte o botão de novo.
discord-not-a-member = Não sou membro daqui, então isso não funciona. Adicione-me antes ao servidor. Partidas funcionam sem isso.
discord-no-position = Não há posição nessa mensagem. Posso ler um FEN, uma partida em PGN ou um registro do Lasermate.
discord-no-bots = Isso é um bot, e bots não podem jogar aqui. Escolha uma pessoa, ou deixe o adversário de fora para jogar com quem aceitar.
discord-no-such-command = Este comando não existe mais. Recarregue o Discord para atualizar a lista, ou use `{ COMMAND("help") }`.

discord-install = Adicione o bot a um servidor:
    { $server }
    Ou à sua conta, para jogar em mensagens diretas e em qualquer servidor:
    { $oneself }

discord-tag-live = Em andamento
discord-tag-finished = Encerrada

discord-playing =
    { $games ->
        [0] variantes de xadrez
        [1] { $games } partida de variantes de xadrez
       *[other] { $games } partidas de variantes de xadrez
    }

discord-runs-out = (acaba { $moment })
discord-unix-time = { $seconds } (tempo unix)
