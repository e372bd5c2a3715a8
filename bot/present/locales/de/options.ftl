# Optionen von Spielen: was ihre Werte bedeuten, wo einer gewählt wird.

options-unit = { $span } je Einheit
options-unit-help = wie lange ein Bauer abkühlt; eine Dame neunmal so lange
options-units = eine Zeit wie `2s`, `30s`, `1m` oder `1h`, von 1 s bis 7 Tagen

options-yes = ja
options-no = nein

options-board-12x8 = zwei freie Linien auf jeder Seite des Schachbretts
options-board-8x8 = das Schachbrett selbst
options-board-10x8 = eine freie Linie auf jeder Seite des Schachbretts
options-board-14x8 = drei freie Linien auf jeder Seite des Schachbretts
options-board-16x8 = vier freie Linien auf jeder Seite des Schachbretts
options-board-12x10 = zwei freie Linien auf jeder Seite des Schachbretts, eine freie Reihe darüber und darunter
options-board-12x12 = zwei freie Linien auf jeder Seite des Schachbretts, zwei freie Reihen darüber und darunter
options-draughts-board-12x8 = zwei freie Linien auf jeder Seite des Bretts
options-draughts-board-8x8 = das Brett selbst
options-draughts-board-10x8 = eine freie Linie auf jeder Seite des Bretts
options-draughts-board-14x8 = drei freie Linien auf jeder Seite des Bretts
options-draughts-board-16x8 = vier freie Linien auf jeder Seite des Bretts
options-draughts-board-12x10 = zwei freie Linien auf jeder Seite des Bretts, eine freie Reihe darüber und darunter
options-draughts-board-12x12 = zwei freie Linien auf jeder Seite des Bretts, zwei freie Reihen darüber und darunter

options-mirror-columns = Spiegel längs der Linien: der Strahl läuft weiter hinauf oder hinunter wie vorher
options-mirror-rows = Spiegel längs der Reihen: der Strahl läuft weiter nach links oder rechts wie vorher
options-three-way-mirror-columns = Spiegel längs der Linien: der Strahl bleibt auf der linken oder rechten Seite der Zelle
options-three-way-mirror-rows = Spiegel längs der Reihen: der Strahl bleibt am nahen oder fernen Ende der Zelle

options-mode-a = BilliChess: Lasermatt bringt 277, Matt bringt 500 und beendet die Partie
options-mode-b = Billi-Chess: Matt bringt 277, die Könige werden Türme; Lasermatt bringt 500, Ende der Partie

options-scoring-fixed = immer 277
options-scoring-carom = 200, und 25 je Ablenkung durch eine Figur, höchstens 450; 100 weniger nach dem Zug des Gegners

# Wie der Ruf LET'S BILLI wirkt.
options-lets_billi-mutual = beide müssen zustimmen
options-lets_billi-unilateral_not_in_check = eine Seite allein, aber nicht im Schach
options-lets_billi-unilateral = eine Seite allein

options-lifeline_duration-contact = solange der Strahl den Joker ohne Pause trifft
options-lifeline_duration-one_ply = bis zum nächsten Zug

# Gegen welche Züge ein Veto geht.
options-denial-off = keine
options-denial-hard = alle außer Springerzügen
options-denial-soft = alle außer Springer- und Königszügen
options-crazy-denial-off = keine
options-crazy-denial-hard = alle außer Springerzügen, die unterwegs nichts schlagen
options-crazy-denial-soft = alle außer Königszügen und Springerzügen, die unterwegs nichts schlagen
options-draughts-denial-off = keine
options-draughts-denial-hard = alle
options-draughts-denial-soft = alle außer Damenzügen

# Was ein Bauer kann, wenn er ein weißes Loch verlässt.
options-pawn_exit-strict = schräg hinein: er muss schlagen; gerade hinein: er darf nicht
options-pawn_exit-free = er darf schlagen oder nicht, wie er auch hineinging

options-jump_off-any = alle
options-jump_off-top_only = nur die oberste eines Stapels
options-king_step_reactions-deferred = nach dem zweiten Schritt des Königs
options-king_step_reactions-immediate_but_king_exempt = sofort, ohne den König zu treffen
options-suicide-allround_only = der Rundumschlag einer Dame
options-suicide-any = jeder Zug
options-suicide-never = keiner
options-forced_promotion-queen = eine Dame
options-forced_promotion-ask = was seine Seite vor ihrem nächsten Zug wählt

# Wie lange Figuren vor ihrem ersten Zug abkühlen.
options-initial-random_fractional = zufällig, höchstens ihre ganze Zeit
options-initial-random_rounded = zufällig, in ganzen Einheiten
options-initial-full = ihre ganze Zeit
options-initial-zero = gar nicht
options-penalties-none = wie initial sagt
options-penalties-1-3-3-5-9-4 = ihre ganze Zeit
options-penalties-1-1-1-1-1-1 = je eine Einheit
options-in_check-resolve = alles, was das Schach beendet
options-in_check-king_only = nur der König kann ziehen
options-stalemate-draw = die Partie ist remis
options-stalemate-ignore = nichts: die andere Seite kann weiterziehen
options-tie_window-tu-20 = ein Zwanzigstel einer Einheit
options-tie_window-0 = nur auf Züge derselben Millisekunde
options-promo_cooldown-pawn = wie ein Bauer
options-promo_cooldown-new_piece = wie die neue Figur
options-ep-next_move = nur mit dem nächsten Zug des Gegners
options-ep-until_pawn_ready = bis dieser Bauer wieder bereit ist
options-ep-off = nie
options-draw_tu-50 = 50 Einheiten
options-draw_tu-100 = 100 Einheiten
options-draw_tu-200 = 200 Einheiten

options-inherit-off = sie bleiben als Hindernisse
options-inherit-on = wer den König schlägt, bekommt sie
options-resign_heir-none = niemand: sie bleiben als Hindernisse
options-resign_heir-next = wer als Nächstes am Zug ist
options-centre-branch = in beide Zellen der eigenen Farbe
options-centre-straight = in die Zelle geradeaus gegenüber, von der anderen Farbe
options-knight-union = zwei Zellen und eine zur Seite, oder eine und zwei zur Seite
options-knight-two_then_one = zwei Zellen, dann eine zur Seite
options-three-way-ep-both = jeder Gegner in seinem nächsten Zug
options-three-way-ep-next_player_only = wer als Nächstes zieht
options-three-way-ep-off = niemand
options-three-way-stalemate-conventional = ohne Zug, oder nur mit Zügen, die den König verlieren
options-three-way-stalemate-no_move_only = nur ganz ohne Zug
options-turn-clockwise = Rot sitzt links von Weiß
options-turn-mirror = Rot sitzt rechts von Weiß
