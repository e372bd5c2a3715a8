# Com que todo pedido pode se deparar, seja o que for que pede.

handler-repeated = Já foi feito.
handler-failed = Algo deu errado, e nada mudou. Tente de novo. Se continuar falhando, avise quem opera o bot.
handler-full = O disco do bot está cheio: agora nada pode ser salvo, e nada mudou. As partidas ainda podem ser lidas. Avise quem opera o bot.
handler-busy = O bot está ocupado agora. Tente de novo daqui a pouco.
handler-no-address = Este pedido está incompleto.
handler-not-ours = Não conheço essa opção. Use o tabuleiro mais recente.
handler-dead = Essa opção expirou. Use o tabuleiro mais recente.
handler-other-room = Essa opção é de uma partida de outra sala.
handler-no-picture = *A imagem não pôde ser desenhada. `{ COMMAND("board") } text` mostra o tabuleiro como texto.*

handler-wait = Rápido demais. Tente de novo em { $seconds } s.
handler-too-much = Longo demais ({ $chars } caracteres).

handler-no-options = { $command } não tem opções.
handler-no-option = { $command } não tem a opção { $typed }. Opções: { $options }.
handler-long-option = { $option } é longo demais: { $chars } caracteres. { $command } aceita no máximo { $most }.

handler-may-not-write = Não posso escrever nesta sala, então aqui não se pode jogar nem acompanhar nada{ $missing }.
handler-done-unseen = { $done } Talvez os outros não vejam isso na sala: falta ao bot { $missing }.
handler-may-not-send-pictures = *Os tabuleiros aparecem aqui como texto porque não posso enviar imagens{ $missing }.*
handler-missing = {" "}(permissão que falta: { $missing }; peça a quem administra esta sala)

handler-line-is-empty = Digite um comando, por exemplo { COMMAND("help") }.
handler-line-is-too-long = São { $chars } caracteres. Um comando pode ter no máximo { $most }.
handler-line-is-unseen = A linha tem um caractere que não pode ser mostrado. Digite-a de novo.
handler-no-command = Não existe o comando { COMMAND($typed) }. { COMMAND("help") } lista todos.
handler-no-command-but = Não existe o comando { COMMAND($typed) }. Você quis dizer { COMMAND($meant) }?
handler-several-commands = Envie cada comando em uma mensagem própria. Nada foi feito.
handler-quote-is-open = Falta fechar as aspas. Escreva name:"algumas palavras".
handler-option-twice = { CAPITAL($option) } aparece duas vezes.
handler-lacks = { CAPITAL($question) }.
handler-option-is-number = { CAPITAL($option) } vai de { $least } a { $most }.
handler-not-a-choice = Não conheço “{ $typed }”. Use { $values }.
handler-near-a-choice = Não conheço “{ $typed }”. Você quis dizer { $meant }?
handler-not-a-time = { CAPITAL($typed) } não é um ritmo de jogo. Use por exemplo 5+3, 10m, 1d ou none.
handler-option-is-too-long = { CAPITAL($option) } pode ter no máximo { $most } caracteres. Aqui são { $chars }.
handler-one-person = { COMMAND($command) } só pode citar uma pessoa.
handler-one-person-others-join = { COMMAND($command) } só pode citar uma pessoa. Outras ocupam elas mesmas os lugares livres.
handler-misspelt-option = { COMMAND($command) } não tem a opção { $typed }. Você quis dizer { $meant }:?
handler-superfluous = { COMMAND($command) } não aceita { $typed }. Use { $usage }.
