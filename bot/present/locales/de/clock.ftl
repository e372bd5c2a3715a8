# Spiele ohne Reihenfolge, in denen jede Figur nach ihrem Zug warten muss, in Worten.

clock-no-takebacks = In dieser Partie gibt es keine Zugrücknahme.
clock-no-time-per-move = { $game } hat keine Zeit pro Zug. Wähle stattdessen die Zeiteinheit: `unit:10s`.
clock-needs-the-bot = { $game } braucht ein Brett, das sich von selbst ändert, und hier kann ich nur antworten. Spiel es auf einem Server mit dem Bot, oder wähle ein Spiel der Reihe nach, zum Beispiel BilliChess.
clock-has-turns = In dieser Partie wird der Reihe nach gezogen, also sind immer alle Figuren bereit.

clock-as-of = Stand { $time }
clock-at = Bei { $time }.
clock-ready = { $side }: { $ready } von { $all } bereit.
clock-cooling = { $side } kühlt ab: { $pieces }.
clock-cooling-piece = { $square } { $time }
clock-about-to-move = Gleich gezogen: { $from } nach { $to }.

clock-stood-still = Partie { $game }: Der Bot war { $time } lang weg. Die Uhr stand still, und die Partie geht weiter, wo sie war.
