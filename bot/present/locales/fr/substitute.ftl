# Une place passe à quelqu'un d'autre. Un joueur est un camp avec un nom, quelqu'un d'autre un nom seul.

substitute-choose = Qui joue à ta place ? `{ COMMAND("substitute") } @name`. On t'offre une place ? `{ COMMAND("substitute") } accept` ou `decline`.
substitute-in-tournament = En tournoi, chacun joue ses propres parties.
substitute-plays-already = Cette personne joue déjà dans cette partie.
substitute-is-blocked = Cette personne est bloquée ici.
substitute-not-offered = Aucune place n'est offerte ici. Une offre expire après 24 heures.
substitute-you-offered = Tu as offert ta place. Tu joues jusqu'à ce que quelqu'un la prenne.
substitute-you-play = Tu prends la place.
substitute-you-declined = La place n'est plus offerte.
substitute-agreed-already = Tu as déjà donné ton accord.
substitute-you-agreed = Tu as donné ton accord.

substitute-asks = { CAPITAL(FORM($player, "les")) } demandent à { $whom } de prendre leur place.
substitute-asks-rated = { CAPITAL(FORM($player, "les")) } demandent à { $whom } de prendre leur place. Une défaite compte encore pour { FORM($player, "les") }, une victoire pour personne.
substitute-asks-all = { CAPITAL(FORM($player, "les")) } demandent à { $whom } de prendre leur place. Une défaite compte encore pour { FORM($player, "les") }, une victoire pour personne. { $asked } : `{ COMMAND("substitute") } accept` ou `decline` ?
substitute-agrees = { $who } accepte ce changement. Réponse attendue : { $asked }.
substitute-waits = Tu as accepté. Réponse attendue : { $asked }.
substitute-still-open = Toujours en attente : { FORM($player, "les") } demandent à { $whom } de prendre leur place. Réponse attendue : { $asked }.
substitute-for-another = Cette place est offerte à { $whom } seulement.
substitute-takes-over = La place de { $before } change de mains. À présent : { $player }.
substitute-withdrawn = { CAPITAL(FORM($player, "les")) } n'offrent plus leur place.
substitute-not-taken = { $who } ne prend pas la place { FORM($player, "des") }.
substitute-not-agreed = { $who } n'accepte pas ce changement. { CAPITAL(FORM($player, "les")) } continuent.
