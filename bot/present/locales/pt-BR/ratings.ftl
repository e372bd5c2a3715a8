# Ratings: como mudam, quem lidera, e por que uma partida não vale.

ratings-list-or-hide = Use `{ COMMAND("leaderboard") } me:list` ou `{ COMMAND("leaderboard") } me:hide`.
ratings-server-or-all = Use `{ COMMAND("leaderboard") } of:server` ou `{ COMMAND("leaderboard") } of:all`.
ratings-which-tempo = Qual ritmo? `bullet`, `blitz`, `rapid`, `classical`, `realtime`, `correspondence` ou `untimed`.
ratings-rated-or-casual = Use `rated` ou `casual`.
ratings-from-the-start = Uma partida a partir de uma posição não pode valer rating. Deixe de fora a posição ou `rated`.
ratings-casual-without-account = Esta partida é amistosa: nomes de { $network } não são contas, então ela não pode valer rating contra outra rede.
ratings-provisional = ? significa provisório: ainda há poucas partidas.

## Um jogo e o ritmo em que é jogado.

ratings-bullet = { $game }, bullet
ratings-blitz = { $game }, blitz
ratings-rapid = { $game }, rápida
ratings-classical = { $game }, clássica
ratings-realtime = { $game }, tempo real
ratings-correspondence = { $game }, por correspondência
ratings-untimed = { $game }, sem limite de tempo

## Depois de uma partida. $player vem com seu lado.

ratings-changes = Ratings: { $changes }.
ratings-not-rated-substitute = Não vale rating: um substituto jogou.
ratings-not-rated-removed = Não vale rating: alguém foi retirado da partida.
ratings-not-rated-hint = Não vale rating: { FORM($player, "o") } usaram uma dica.
ratings-not-rated-short = Não vale rating: houve poucos lances.
ratings-not-rated-adjudicated = Não vale rating: quem administra a sala decidiu a partida.
ratings-not-rated-gone = Não vale rating: alguém apagou seus dados.

## Listas de ratings.

ratings-nobody-everywhere = **{ $game }**: ninguém na lista de todos os servidores tem rating ainda. `{ COMMAND("leaderboard") } me:list` coloca você nela.
ratings-nobody-here = **{ $game }**: ninguém aqui tem rating ainda. `{ COMMAND("challenge") } rated` joga valendo rating.
ratings-nobody-in-this-chat = **{ $game }**: ninguém nesta conversa tem rating ainda. `{ COMMAND("challenge") } rated` joga valendo rating.
ratings-of-all-servers = { $game }: todos os servidores
ratings-of-this-chat = { $game }: esta conversa
ratings-row = { $place }. { $who } { $points } ({ $games })
ratings-games =
    { $count ->
        [1] { $count } partida
       *[other] { $count } partidas
    }
ratings-leaders-alt = Melhores ratings, { $title }: { $rows }
ratings-listed = Você está na lista de todos os servidores, com seu nome.
ratings-not-listed = Você não está na lista de todos os servidores.

## Sob a imagem da curva de um rating.

ratings-rated-games =
    { $count ->
        [1] { $count } partida valendo rating
       *[other] { $count } partidas valendo rating
    }
ratings-rated-games-between =
    { $count ->
        [1] { $count } partida valendo rating, máximo { $highest }, mínimo { $lowest }
       *[other] { $count } partidas valendo rating, máximo { $highest }, mínimo { $lowest }
    }
ratings-last-rated-games = { $count } partidas valendo rating (as últimas { $shown } na imagem)
ratings-last-rated-games-between = { $count } partidas valendo rating (as últimas { $shown } na imagem), máximo { $highest }, mínimo { $lowest }
ratings-curve-alt = Rating de { $who }: { $game }, agora { $now }. { $under }.
