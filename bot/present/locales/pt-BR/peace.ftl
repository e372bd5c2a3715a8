# Quem pede de novo cedo demais, e quem foi silenciado.

peace-waits-draw =
    Sua última proposta de empate não foi aceita. { $moves ->
        [0] Proponha empate de novo { $until }.
        [1] Proponha empate de novo depois do seu próximo lance, ou { $until }.
       *[other] Proponha empate de novo depois dos seus próximos { $moves } lances, ou { $until }.
    }
peace-waits-takeback =
    Seu último pedido para voltar o lance não foi aceito. { $moves ->
        [0] Peça de novo { $until }.
        [1] Peça de novo depois do seu próximo lance, ou { $until }.
       *[other] Peça de novo depois dos seus próximos { $moves } lances, ou { $until }.
    }
peace-waits-pause =
    Seu último pedido de pausa não foi aceito. { $moves ->
        [0] Peça de novo { $until }.
        [1] Peça de novo depois do seu próximo lance, ou { $until }.
       *[other] Peça de novo depois dos seus próximos { $moves } lances, ou { $until }.
    }
peace-waits-substitute =
    Seu lugar não foi aceito. { $moves ->
        [0] Ofereça de novo { $until }.
        [1] Ofereça de novo depois do seu próximo lance, ou { $until }.
       *[other] Ofereça de novo depois dos seus próximos { $moves } lances, ou { $until }.
    }
peace-waits-pact =
    Esse pacto não foi aceito. { $moves ->
        [0] Proponha-o de novo { $until }.
        [1] Proponha-o de novo depois do seu próximo lance, ou { $until }.
       *[other] Proponha-o de novo depois dos seus próximos { $moves } lances, ou { $until }.
    }
peace-seat-offered-already = Você já ofereceu seu lugar a essa pessoa. Ela ainda não respondeu.
peace-challenge-again = { $who } não aceitou seu último desafio. Você pode desafiar de novo { $until }.

## Silenciar.

peace-full = Você já silenciou gente demais. `{ COMMAND("unmute") }` abre espaço.
peace-not-from-you = { $who } não está aceitando desafios seus.
peace-not-with-you = { $who } não está aceitando partidas com você.
peace-muted = Você silenciou { $who }: nada de desafios, propostas ou menções dessa pessoa, em nenhum servidor. Ela só descobre se desafiar você. `{ COMMAND("unmute") }` desfaz isso.
peace-unmuted = Você não silencia mais { $who }.
