# O formulário da proposta de um pacto. Rótulos curtos.

pact-form-offer = Propor um pacto (todos veem)
pact-form-counter = Contraproposta ao pacto { $number }

pact-form-field-to = Para quem é?
pact-form-to-both = Os dois

pact-form-field-promises = O que vocês prometem um ao outro
pact-form-hint-promises = Outros termos vão abaixo. No máximo cinco ao todo.
pact-form-peace = Paz
pact-form-peace-means = Não capturar peças um do outro.
pact-form-no-check = Nada de xeque
pact-form-no-check-means = Não atacar o rei um do outro.
pact-form-draw = Empate quando restarem dois
pact-form-draw-means = Os dois últimos dividem a partida.
pact-form-against = Contra { FORM($side, "o") }
pact-form-against-means = Jogar contra { FORM($side, "o") } ao menos em uma de cada duas vezes.
pact-form-spare = Poupar { FORM($piece, "gender") ->
    [f] todas as { FORM($piece, "many") }
   *[m] todos os { FORM($piece, "many") }
}
pact-form-spare-means = Não capturar { FORM($piece, "gender") ->
    [f] nenhuma { $piece } que esteja
   *[m] nenhum { $piece } que esteja
} agora no tabuleiro.
pact-form-none-to-spare = Nenhuma parte deste pacto tem { FORM($piece, "um") }.

pact-form-field-terms = Termos, um por linha
pact-form-field-until = Até quando?
pact-form-hint-until = Até que um de vocês o encerre
pact-form-field-stands = Em aberto por
pact-form-hint-stands = 2 lances seus
pact-form-open-for = { $moves ->
        [1] { $moves } lance seu
       *[other] { $moves } lances seus
    }
pact-form-field-words = Promessa com suas palavras (não fiscalizada)
pact-form-hint-words = Dividimos o centro.
