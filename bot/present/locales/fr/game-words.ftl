# Comment les échecs appellent ce que nomment d'autres phrases.

game-words-in-short = BilliChess avec ses rayons laser, Trous noirs, Crazy chess, dames, trois joueurs sur un échiquier, échecs sans tours.

# Avec article : « l'échec et mat rapporte 500 ».
game-words-checkmate = l'échec et mat
game-words-checkmate-cry = Échec et mat
game-words-checkmate-done = échec et mat
# « mat en deux coups », « faire mat », « le mat ».
game-words-mate = mat
    .faire = faire mat
    .le = le mat
game-words-quiet-moves = Cinquante coups sans prise ni coup de pion
game-words-fifty-moves = la règle des cinquante coups
    .par = par la règle des cinquante coups
game-words-seventy-five-moves = la règle des soixante-quinze coups
    .par = par la règle des soixante-quinze coups
