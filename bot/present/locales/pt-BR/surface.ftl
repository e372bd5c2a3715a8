# Onde uma rede não mostra botões, menus, formulários ou mensagens privadas.

surface-choose = Digite um número para escolher.
surface-nothing-private = Esta resposta é privada, e não posso enviar mensagens privadas aqui. Pergunte em uma conversa direta.
surface-as-a-file = É longo demais para uma mensagem, então aqui vai como arquivo.

surface-dangerous = (não pode ser desfeito)
surface-type-a-number = digite um número
surface-more = **0** Mais … ({ $first } a { $last } de { $of })

surface-form = **{ $title }**
    Digite em uma linha, por exemplo:
    `{ $line }`
surface-field = - `{ $name }:` { $label }
surface-field-optional = - `{ $name }:` { $label } (opcional)

surface-choices = Opções:
