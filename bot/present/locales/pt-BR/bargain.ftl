# O que um computador diz quando age sobre pactos, e quando quebra um. Curto e com caráter; sem Markdown e sem aspas.
# Os lados são tratados no plural: "vocês, brancas".

bargain-no-such-temper = O temperamento de um computador é `loyal`, `shrewd`, `treacherous` ou `any`: `{ COMMAND("challenge") } computer game:three-way temper:loyal`.
bargain-no-temper-here = Temperamento é para partidas a três, em que se fazem pactos: `{ COMMAND("challenge") } computer game:three-way temper:loyal`.

bargain-says = { $side }: “{ $words }”

## Propõe um pacto contra quem está na frente.

bargain-together-offered-1 = { FORM($side, "O") } estão acima de nós dois. Olhemos para lá, e não um para o outro.
bargain-together-offered-2 = Sozinhos, perdemos ambos para { FORM($side, "o") }. Juntos, não precisamos perder.
bargain-together-offered-3 = { FORM($side, "O") } são fortes demais para um só. Estamos juntos?

## Aceita tal pacto.

bargain-together-answered-1 = Combinado: primeiro { FORM($side, "o") }, depois veremos.
bargain-together-answered-2 = Sim. { FORM($side, "O") } não podem disparar na frente.
bargain-together-answered-3 = Minhas peças sabem para onde olhar: para { FORM($side, "o") }.

## Propõe paz a quem o ataca.

bargain-relief-offered-1 = Vocês me apertam demais, { FORM($side, "low") }. Um pouco de sossego faria bem a nós dois.
bargain-relief-offered-2 = Já não chega de golpes entre nós, { FORM($side, "low") }?
bargain-relief-offered-3 = Prefiro não trocar peças com vocês, { FORM($side, "low") }; outro é que nos agradeceria.

## Aceita a paz com quem o ataca.

bargain-relief-answered-1 = Sossego desse lado vale muito para mim.
bargain-relief-answered-2 = Com prazer. Eu já não tinha grande resposta para tudo isso.
bargain-relief-answered-3 = Então posso dar as costas { FORM($side, "ao") } por um tempo.

## Propõe paz enquanto está na frente.

bargain-ahead-offered-1 = Nós dois não temos contas a acertar agora.
bargain-ahead-offered-2 = Peço sossego, não ajuda.
bargain-ahead-offered-3 = Não é preciso que todos venham para cima de mim ao mesmo tempo.

## Aceita a paz enquanto está na frente.

bargain-ahead-answered-1 = A paz não me custa nada a esta altura.
bargain-ahead-answered-2 = Por que não? Já tenho bastante o que fazer em outro canto.

## Propõe ou aceita o que não faz mal.

bargain-calm-1 = Mal não faz.
bargain-calm-2 = Justo: ninguém perde com isso.
bargain-calm-3 = Combinado, enquanto durar.

## Deixa seu rei como refém e promete atacar alguém.

bargain-hostage-1 = Meu rei está diante das suas peças. Deixem-no em pé, e eu me volto contra { FORM($side, "o") }.
bargain-hostage-2 = Fiquem com meu rei como garantia em vez de tomá-lo: contra { FORM($side, "o") } valho mais vivo.

## Cumpre a promessa de empate quando restam dois.

bargain-share-1 = Restam dois, como tínhamos previsto. Empate?
bargain-share-2 = Dissemos que dividiríamos. Mantenho o que disse.

## Recusa a paz a quem está na frente.

bargain-too-strong-1 = Vocês estão bem demais, { FORM($side, "low") }: poupar vocês seria perder aos poucos.
bargain-too-strong-2 = Paz com quem está mais forte? Ainda não, { FORM($side, "low") }.
bargain-too-strong-3 = Perguntem de novo quando não estiverem na frente, { FORM($side, "low") }.

## Recusa um pacto com quem já quebrou um.

bargain-distrust-1 = Já vi quanto vale a palavra de vocês, { FORM($side, "low") }.
bargain-distrust-2 = Vocês já quebraram um pacto nesta partida, { FORM($side, "low") }. Não.

## Recusa um pacto que outro proíbe.

bargain-bound-1 = O pacto { $pact } diz outra coisa, e estou preso a ele.
bargain-bound-2 = Não posso assinar isto e o pacto { $pact } ao mesmo tempo.

## Recusa um pacto que custa demais.

bargain-too-dear-1 = Isso é mais do que posso dar.
bargain-too-dear-2 = O preço é alto demais para mim.

## Faz uma contraproposta.

bargain-other-terms-1 = O parceiro me serve, os termos não. Prefiro assim.
bargain-other-terms-2 = Quase. Isto eu assinaria.
bargain-other-terms-3 = Com vocês, sim; mas não nesses termos.

## Encerra um pacto depois que alguém o atacou.

bargain-struck-1 = Depois desse golpe { FORM($side, "do") }, tenho de pensar em mim.
bargain-struck-2 = Eu sangro, e outros lucram com isso. Chega.
bargain-struck-3 = { FORM($side, "O") } batem forte, e eu estava sozinho ali. Estou fora.

## Encerra um pacto com quem ficou forte demais.

bargain-outgrown-1 = { FORM($side, "O") } cresceram demais para serem poupadas.
bargain-outgrown-2 = Mais um pouco e { FORM($side, "o") } vencem. Eu me despeço, às claras.

## Quebra um pacto para capturar um rei.

bargain-takes-king-1 = Dei minha palavra; e então lá estava o rei { FORM($side, "do") }.
bargain-takes-king-2 = Nenhuma promessa pesa tanto quanto o rei { FORM($side, "do") }.

## Quebra um pacto para salvar o próprio rei.

bargain-saves-king-1 = Meu rei teria caído. Não vi outra saída.
bargain-saves-king-2 = Cumpro minha palavra, mas não ao preço do meu rei.

## Quebra um pacto para ganhar algo.

bargain-gain-1 = Era bom demais para deixar ali.
bargain-gain-2 = Eu disse, e falava sério quando disse.
bargain-gain-3 = Promessas são longas, e esta partida é curta.

## Quebra um pacto porque não tem outro lance.

bargain-no-other-move-1 = Eu não tinha lance que o respeitasse.
bargain-no-other-move-2 = Eu teria cumprido minha palavra, se houvesse um jeito.

## Recusa um pacto sem motivo especial.

bargain-no-need-1 = Não vejo necessidade disso por ora.
bargain-no-need-2 = Agradeço, mas fico de mãos livres.
bargain-no-need-3 = Agora não.
