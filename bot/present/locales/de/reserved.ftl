# Wörter, die niemand heißen kann, weil Sätze sie von Leuten sagen; in jeder Schreibweise, mit und ohne Umlautpunkte. Vornamen gehören nicht
# dazu.

reserved-words =
    { sides-white } { sides-black } { sides-blue } { sides-red } Weiss
    jemand jemanden jemandem irgendwer irgendjemand niemand niemanden niemandem keiner keine keinen
    jeder jede jeden jedem alle allen alles beide beiden wer wen wem ich mich mir du dich dir wir uns
    euch er ihn ihm sie ihnen man selbst
    hier chat server raum gruppe welt leute person personen mitglied mitglieder spieler spielerin
    spielern spielerinnen gegner gegnerin gegnern herausforderer herausforderin rivale sieger siegerin
    gewinner gewinnerin verlierer verliererin ersatz ersatzspieler ersatzspielerin zuschauer zuschauerin
    zuschauern mitspieler mitspielerin gast gäste besucher fremder mensch menschen maschine
    admin administrator administratorin moderator moderatorin verwalter verwalterin verwaltung besitzer
    besitzerin betreiber betreiberin veranstalter veranstalterin leitung team support system
    schiedsrichter schiedsrichterin entwickler entwicklerin
    unbekannt unbekannter gelöscht gelöschter entfernt anonym anonymer namenlos früherer früheres
    ehemaliger freilos remis gewonnen verloren seite seiten uhr erster zweiter dritter zufall zufällig
reserved-fillers =
    ein eine einen einem einer eines der die das den dem des mein meine dein deine unser unsere euer
    eure ihr ihre sein seine dieser diese dieses kein welche andere anderer anderen anderes neu neue
    neuer alt alte alter letzte letzter letztes vorige voriger frühere früherer früheres ehemalige
    ehemaliger ehemaliges nur und oder aber für zu zum bei mit von vom am im in ist sind war eins zwei
    drei sonst noch offiziell
reserved-computers = computer bot
reserved-level = Stufe
