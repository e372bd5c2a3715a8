# La démonstration des échecs sans tours.

demos-realtime-title = pas de tours, et des pièces à recharger
demos-realtime-start = Les deux camps peuvent jouer à tout moment. Ici toutes les pièces sont prêtes au début. D'habitude, elles commencent par un temps de recharge tiré au sort.
demos-realtime-cooling = Le pion blanc a joué et se recharge pendant une unité de dix secondes. Le nombre compte les secondes jusqu'à ce qu'il puisse rejouer.
demos-realtime-waiting = Les Noirs répondent aussitôt. Le sablier montre que leur coup attend une demi-seconde, car les Blancs passent d'abord en cas d'égalité. Les Blancs n'attendent pas et ont joué aussi un cavalier, qui se recharge pendant trois unités.
demos-realtime-caption = Les deux camps ont rejoué. La légende compte les pièces prêtes, avec l'heure de la partie.
demos-realtime-check = Le fou est de nouveau prêt après trente secondes et prend en f7 : échec. Le roi est prêt et peut reprendre. Une pièce en recharge ne le pourrait pas.
