# A demonstração do Crazy chess: seu título, e o que se vê em cada imagem, na ordem delas.

demos-crazy-title = a vingança de uma dama, e um bispo desviado do caminho
demos-crazy-start = A posição inicial de sempre. As pretas têm o direito de veto.
demos-crazy-denied = As pretas vetaram e4; as brancas jogaram outra coisa e ganharam o direito de veto.
demos-crazy-revenge = O bispo branco captura a dama, e a vingança dela captura o bispo. Ele ressuscita na hora, só para mais uma vez de jogar. A marca conta essa vez.
demos-crazy-disguise = Um disfarce: o peão de g7 trocou de lugar com o bispo, depois o peão de h7. Agora o bispo está em h7, longe de onde queria chegar.
demos-crazy-last-turn = Na sua última vez, o bispo captura um cavalo e desaparece. g8 está vazia.
demos-crazy-jump = A torre preta captura em h2. A torre branca não recaptura: entra nela. Vai junto aonde a torre preta for, e pode sair a qualquer momento.
