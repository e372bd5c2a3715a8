# Das Recht auf ein Veto gegen den letzten Zug des Gegners: was es kosten würde, und was daraus wurde.

# Hinter „Am Zug: Blau“.
denial-or-deny = {" "}(oder { COMMAND("deny") }: Veto gegen den Zug von { $side })
denial-or-deny-ends = {" "}(oder { COMMAND("deny") }: Veto gegen den Zug von { $side }; ein anderer ist nicht möglich, das ergibt { $reason })
denial-or-deny-alone = Oder { COMMAND("deny") }: Veto gegen den Zug von { $side }.
denial-or-deny-ends-alone = Oder { COMMAND("deny") }: Veto gegen den Zug von { $side }; ein anderer ist nicht möglich, das ergibt { $reason }.

# Was eine Antwort bewirkt.

denial-undoes = der Zug wird zurückgenommen, und { $side } bekommt das Vetorecht
denial-undoes-move = der Zug wird zurückgenommen
denial-ends = kein anderer Zug ist möglich, das ergibt { $reason }
denial-allowing = den Zug zulassen, der die Partie beendet

denial-question = { $who }: Veto gegen den letzten Zug oder nicht? { COMMAND("allow") } beendet die Partie. { COMMAND("deny") }: { CAPITAL($cost) }.

# Knöpfe.

denial-button = Veto gegen diesen Zug
denial-button-ends = Veto gegen diesen Zug: { $reason }

# Nach einem Zug.

denial-can-still = { $who } kann noch ein Veto einlegen.
denial-safe-after-denial = Sicher: Gegen deinen ersten Zug nach einem Veto geht kein Veto.
denial-safe-knight = Sicher: Gegen einen Springerzug geht kein Veto.
denial-safe-king = Sicher: In dieser Partie geht gegen einen Königszug kein Veto.
denial-safe-only-move = Sicher: In dieser Partie geht gegen den einzigen Zug einer Seite kein Veto.

# Ein Veto wurde eingelegt.

denial-denies = { $who } legt ein Veto gegen { $move } ein. Der Zug ist zurückgenommen. { $side } muss etwas anderes spielen und hat jetzt das Vetorecht.
denial-denies-it = { $who } legt ein Veto ein. Der Zug ist zurückgenommen. { $side } muss etwas anderes spielen und hat jetzt das Vetorecht.
denial-denies-only = { $who } legt ein Veto gegen { $move } ein, den einzigen Zug: **{ $reason }**.
denial-denies-it-only = { $who } legt ein Veto gegen den einzigen Zug ein: **{ $reason }**.
denial-pending = **{ CAPITAL($reason) }, wenn { $side } kein Veto einlegt.**

# Wie das Recht steht, in Beschreibungen eines Bretts.

denial-holds = { $side } hat das Vetorecht.
denial-was-denied = Gegen { $move } wurde ein Veto eingelegt; der Zug ist jetzt nicht erlaubt.
denial-immune = Gegen den nächsten Zug von { $side } geht kein Veto.
