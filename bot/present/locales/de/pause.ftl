# Pausen, denen alle am Tisch zustimmen.

pause-choose = Benutze `{ COMMAND("pause") } ask`, `accept`, `decline` oder `resume`.
pause-in-tournament = Ein Turnier wartet nicht auf eine Partie, deshalb gibt es hier keine Pause.
pause-no-time-runs = Diese Partie hat kein Zeitlimit, also braucht sie keine Pause.
pause-asked-already = Du hast einer Pause schon zugestimmt. Jemand anders hat noch nicht geantwortet.
pause-not-asked = Niemand hat um eine Pause gebeten.
pause-paused-already = Die Partie ist unterbrochen. Mit `{ COMMAND("pause") } resume` geht sie weiter.
pause-you-asked = Du hast um eine Pause gebeten.
pause-you-agreed = Du hast der Pause zugestimmt.
pause-you-paused = Die Partie ist unterbrochen.
pause-you-declined = Du hast die Pause abgelehnt.
pause-you-are-willing = Du möchtest weiterspielen. Die Partie geht weiter, wenn auch die anderen zustimmen.

pause-asks = { $player } bittet um eine Pause. { $asked }: der Pause zustimmen?
pause-agrees = { $player } stimmt der Pause zu. { $asked }: der Pause zustimmen?
pause-is-open = Noch offen: { $player } bittet um eine Pause. Gefragt: { $asked }.
pause-declines = { $player } lehnt die Pause ab. Die Partie geht weiter.

pause-paused-alone = Partie { $game } ist unterbrochen. Keine Zeit läuft, und hier kann eine andere Partie beginnen. Du kannst sie jederzeit fortsetzen.
pause-paused-by-agreement = Partie { $game } ist unterbrochen. Keine Zeit läuft, und hier kann eine andere Partie beginnen. { $player } kann sie jederzeit fortsetzen; { $others } nur, wenn alle zustimmen, oder nach 7 Tagen.
pause-paused-for-all = Partie { $game } ist unterbrochen. Keine Zeit läuft, und hier kann eine andere Partie beginnen. Sie geht weiter, wenn alle zustimmen. Nach 7 Tagen genügt eine Person.
pause-wants-to-resume = { $player } möchte Partie { $game } fortsetzen. { $asked }: `{ COMMAND("pause") } resume`?

pause-cut-off = Die Partie ist unterbrochen, bis wieder alle zu erreichen sind (es fehlt: { $players }). Niemand verliert dadurch.
pause-waits = Die Partie ist unterbrochen. Du möchtest weiterspielen. Noch gefragt: { $players }.
pause-resume-asks = Die Partie ist einvernehmlich unterbrochen. `{ COMMAND("pause") } resume` fragt { $players }, ob es weitergeht.
