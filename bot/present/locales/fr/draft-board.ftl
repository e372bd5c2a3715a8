# Une position composée en pointant : ce que dit un lecteur d'écran.

draft-board-to-play = Trait { FORM($side, "aux") }
draft-board-clear = Vider l'échiquier
