# As palavras que ninguém pode ter como nome, porque há frases que as dizem das pessoas; com ou sem acentos. Nomes próprios, nenhum: nem
# Branca nem Ela.

reserved-words =
    { sides-white } { sides-white.m } { sides-white.mp } { sides-black } { sides-black.m } { sides-black.f } { sides-blue } { sides-blue.m } { sides-red } { sides-red.m } { sides-red.f }
    alguém ninguém todos todas todo toda mundo qualquer quiser quem ambos ambas nenhum nenhuma cada eu mim me
    comigo você vocês tu te nós eles elas
    aqui canal servidor chat grupo gente pessoa pessoas membro membros jogador jogadora jogadores
    jogadoras adversário adversária adversários oponente rival desafiante vencedor vencedora ganhador
    ganhadora perdedor perdedora substituto substituta espectador espectadora espectadores convidado
    convidada visitante desconhecido desconhecida estranho estranha humano humana humanos máquina
    admin administrador administradora moderador moderadora proprietário proprietária operador operadora
    organizador organizadora árbitro equipe suporte sistema desenvolvedor desenvolvedora
    anônimo anônima apagado apagada excluído excluída removido removida empate folga lados relógio
    terceiro sorteio
reserved-fillers =
    um uma uns umas o a os as meu minha seu sua seus suas nosso nossa este esta esse essa outro outra
    outros outras antigo antiga novo nova último última anterior mesmo mesma só dois duas três e ou mas
    para de do da dos das no na nos nas em com por é são era ao à oficial
reserved-computers = computador bot
reserved-level = nível
