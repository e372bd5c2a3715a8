page-description = Xadrez com dois feixes de laser, jogado em um chat
page-tagline = Xadrez com dois feixes de laser

page-skip = Ir para o campo de mensagem
page-channels = Canais
page-news-elsewhere = Mensagens novas em outro canal
page-your-name = Seu nome
page-cancel = Cancelar
page-delete = Apagar
page-delete-label = Apagar seu nome
page-you-are = Você é
page-rename = Renomear
page-rename-label = Renomear: seu nome
page-language = Idioma
page-games-and-channels = Partidas e canais
page-your-games = Suas partidas
page-new-channel = Canal novo
page-create = Criar
page-sounds = Sons
page-one-tap = Um toque faz o lance
page-push = Me avise quando for minha vez
page-the-board = O tabuleiro
page-offers = Propostas
page-actions = O que você pode fazer

page-play = Jogar
page-slogan = Xadrez com dois feixes de laser. Leve o seu ao outro calcanhar.
page-accept-challenge = Aceitar o desafio
page-strength = Força do computador
page-level-1 = iniciante
page-level-2 = fácil
page-level-4 = casual
page-level-6 = clube
page-level-9 = especialista
page-level-12 = o mais forte
page-invite-friend = Convidar alguém
page-learn = Aprender em um minuto
page-daily = Problema do dia
page-lesson = A lição
page-lesson-back = Voltar
page-lesson-close = Fechar
page-send-link = Envie este link. Quem o abrir joga contra você:
page-seat-awaits = Você tem um lugar. A partida começa quando os outros entrarem.
page-open-challenges = Desafios abertos
page-watch-now = Assistir agora
page-all-games = Todos os jogos

page-beside = Ao lado do tabuleiro
page-moves = Lances
page-talk = Conversa
page-new-lines = , mensagens novas
page-pacts = Pactos
page-about = Sobre
page-about-game = Sobre esta partida

page-older = Mensagens anteriores
page-no-messages = Ainda não há mensagens.
page-welcome = Digite `{ COMMAND("challenge ") }` para jogar com quem aceitar, `{ COMMAND("challenge computer") }` para jogar contra o computador, `{ COMMAND("rules") }` para aprender as regras, ou `{ COMMAND("help") }` para ver todos os comandos.
page-new-messages = Mensagens novas
page-suggestions = Sugestões
page-message-or-command = Mensagem ou comando
page-message-hint = Mensagem ou /comando
page-file = Ou escolha um arquivo
page-needs-script = Este chat precisa de JavaScript.

page-download = Baixar
page-copy-link = Copiar link
page-no-game-title = Essa partida não existe
page-no-game = Não há partida neste endereço. Talvez o link esteja incompleto.
page-other-games = Jogue ou assista a outra

page-puzzles-description = Problemas de xadrez com feixes de laser, resolvidos no tabuleiro
page-puzzle = Problema
page-a-puzzle = Um problema
page-next-puzzle = Próximo problema
page-hint = Dica
page-solution = Mostrar a solução
page-puzzles-of = Problemas de
page-every-game = todos os jogos
page-puzzles-need-script = Os problemas precisam de JavaScript.

page-invited-only = Neste chat se entra por convite. Peça um link a quem o administra.
page-invited = Você tem um convite para jogar xadrez aqui.
page-invitation-over = Este convite não vale mais. Peça outro.
page-no-device = Este link vale uma vez, por 10 minutos. Digite `/device` de novo no outro aparelho.
page-password = Senha deste chat
page-wrong-password = Essa não é a senha. Confira as maiúsculas ou pergunte a quem passou a senha para você.
page-come-in = Entrar
page-play-as = Jogar como { $name } neste aparelho também?
page-continue = Continuar
page-not-let-in = Este chat não está aberto a todos. Abra a primeira página dele.

page-help-invite = Criar um link para que pessoas entrem neste chat
page-help-device = Criar um link para ser a mesma pessoa em outro aparelho
page-device-link =
    Abra este link no outro aparelho em até 10 minutos. Ele vale uma vez:
    { $link }
page-invitation =
    Até 50 pessoas podem entrar por este link, durante 7 dias:
    { $link }
page-open-to-all = Este chat está aberto a todos: envie o endereço dele.
page-by-password = Entra-se com a senha: envie-a.
page-managers-invite = Só quem administra #lobby pode convidar.

page-name-empty = Digite primeiro um nome.
page-name-long = Um nome pode ter no máximo { $most } caracteres.
page-name-unprintable = Este nome tem caracteres invisíveis. Use letras e dígitos.
page-name-no-letter = Um nome precisa de uma letra ou de um dígito, por exemplo Ana.
page-name-at = Um nome não pode começar com @.
page-name-id = Isto parece um identificador. Tire os dois-pontos.
page-name-reserved = Isto parece o nome do bot. Escolha um sem a palavra { $bot }.
page-name-computer = Isto parece o nome de um computador. Escolha outro, sem as palavras computer, bot e level.
page-name-word = O bot usa esta palavra para outras pessoas, lados ou redes. Escolha outro nome.
page-name-taken = Esse nome está em uso. Escolha outro, ou abra a aba que o tem.
page-name-alike = Esse nome parece { $name }, que está em uso. Escolha um diferente.
page-names-full = Todos os nomes aqui estão em uso. Tente outro dia.
page-name-often = Você mudou muito de nome durante suas partidas. Poderá mudar de novo quando elas terminarem.
page-name-first = Escolha primeiro um nome.
page-name-expired = Seu nome expirou. Escolha um de novo.
page-channel-name = O nome de um canal tem de 1 a { $most } caracteres (a-z, 0-9 e -) e começa com uma letra ou um dígito.
page-channels-yours = Você já tem { $most } canais. Use um deles; um canal vazio some sozinho depois de um dia.
page-channels-full = Já há canais demais. Use um dos que existem.

page-no-such-game = Essa partida não existe.
page-no-such-channel = Esse canal não existe.
page-no-push = Não é possível enviar notificações a este navegador: o serviço de notificações dele não tem um endereço público. Tente outro navegador.
page-no-such-puzzle = Esse problema não existe.
page-no-such-board = Esse tabuleiro não existe.
page-no-answer = Isso não é uma resposta.
page-no-move = Isso não é um lance.
page-no-button = Não conheço esse botão.
page-no-id = Um pedido precisa do próprio identificador.
page-type-something = Digite algo primeiro.
page-message-long = Uma mensagem pode ter no máximo { $most } caracteres. Esta tem { $count }.
page-field-long = Um campo pode ter no máximo { $most } caracteres. Este tem { $count }.
page-send-json = Envie JSON, com o tipo de conteúdo application/json.
page-no-method = Este método não é permitido aqui.
page-not-found = Não encontrado.
page-unreadable = Não consigo ler este pedido.
page-busy = O bot tem muito a desenhar. Tente de novo em um instante.
page-failed = Algo deu errado. Tente de novo.
