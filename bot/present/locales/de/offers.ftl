# In einer Partie neben den Zügen: Remis, Rettungen, Zugrücknahmen, Ansprüche, und Fragen vor etwas Gefährlichem.

offers-more = Mehr
offers-nothing-more = Sonst kannst du gerade nichts tun.
offers-choose-lifeline = Benutze `{ COMMAND("lifeline") } pass`, `reflect`, `stop` oder `none`.
offers-choose-draw = Benutze `{ COMMAND("draw") } offer`, `accept`, `decline` oder `claim`.
offers-choose-takeback = Benutze `{ COMMAND("takeback") } ask`, `accept` oder `decline`.
offers-choose-claim = Benutze `{ COMMAND("claim") } win`, `{ COMMAND("claim") } draw`, `{ COMMAND("claim") } wait`, `{ COMMAND("claim") } computer` oder zu dritt `{ COMMAND("claim") } retire`.
offers-crossed = Inzwischen ist ein neueres Angebot da. Antworte darauf.

offers-expired = Diese Frage ist abgelaufen. Frag noch einmal, wenn du es noch willst.
offers-not-asked = Das wurdest du nicht gefragt.
offers-resume-first = Diese Partie ist archiviert. Wähle erst **Fortsetzen**, oder spiele einen Zug.
offers-nothing-to-take-back = Du hast keinen Zug, den du zurücknehmen kannst.
offers-computer-declines = Leider erlauben Computer in gewerteten Partien keine Zugrücknahme. In ungewerteten erlauben sie sie immer.
offers-no-takeback = Niemand hat um eine Zugrücknahme gebeten. Eine Bitte gilt bis zum nächsten Zug.
offers-agreed-already = Du hast schon zugestimmt. Jemand anders hat noch nicht geantwortet.
offers-draw-is-for-all = Zu dritt müssen einem Remis alle zustimmen: `{ COMMAND("draw") } offer`. Wer nicht in der Zeit für einen Zug antwortet, stimmt damit zu.
offers-no-limit = Diese Partie hat kein Zeitlimit, also gibt es nichts zu verlangen.
offers-no-win-on-time = Mit dem, was du noch hast, kannst du nicht mehr mattsetzen, also gibt es keinen Sieg auf Zeit. `{ COMMAND("claim") } draw` beendet die Partie.
offers-your-own-time = Es ist deine eigene Zeit, die läuft.
offers-not-paused = Die Partie ist nicht unterbrochen.
offers-resumed = Die Partie geht weiter.
offers-takeback-requested = Um Zugrücknahme gebeten.

offers-answer-theirs-first = { $player } hat um eine Zugrücknahme gebeten. Antworte erst darauf: `{ COMMAND("takeback accept") }` oder `{ COMMAND("takeback decline") }`.
offers-takeback-asked-already = Du hast schon um eine Zugrücknahme gebeten. Noch gefragt: { $players }.
offers-no-move = Das ist kein Zug. Benutze `{ $command }`.

# Fragen vor etwas Gefährlichem, und die Knöpfe dazu.
offers-resign-question = Diese Partie aufgeben?
offers-yes-resign = Ja, aufgeben
offers-defeat-question = Verloren geben? Das beendet die Partie, und dein Gegner bekommt die Punkte für ein Matt.
offers-defeat-in-chess-question = Die Schachpartie verloren geben? Dein Gegner bekommt die Punkte dafür.
offers-yes-defeat = Ja, verloren geben

offers-asks-to-take-back = { $player } möchte zurücknehmen: { $undone }. { $asked }: erlauben oder ablehnen?
offers-last-moves = die letzten { $number } Züge ({ $moves })
offers-undone-pacts = die Paktangebote seither
offers-undone-billi = LET'S BILLI
offers-undone-defeat = ACCEPT DEFEAT
offers-undone-lifeline = die Rettung
offers-undone-denial = das Veto
offers-undone-answer = die Antwort darauf
offers-undone-resignation = eine Aufgabe
offers-undone-move = einen Zug

offers-allows-takeback-others-open = { $player } erlaubt die Zugrücknahme. Noch keine Antwort von { $others }.
offers-allows-takeback = { $player } erlaubt die Zugrücknahme. { $asked }
offers-declines-takeback = { $player } lehnt die Zugrücknahme ab.
offers-you-allowed = Du hast die Zugrücknahme erlaubt.
offers-you-declined = Du hast die Zugrücknahme abgelehnt.

offers-time-runs = Noch gibt es nichts zu verlangen. Die Zeit läuft { $until } ab.
offers-time-of-player-runs = Noch gibt es nichts zu verlangen. Die Zeit von { $player } läuft { $until } ab.
offers-takeback-is-open = Noch offen: { $player } bittet um eine Zugrücknahme. Gefragt: { $asked }.
offers-no-time-left-by-takeback = Mit dem Zug würde auch die Zeit zurückgenommen, die es für ihn gab, und dann hätte { $player } keine mehr.

offers-plays-on-without = Die Zeit von { $late } ist abgelaufen. { $player } spielt ohne diese Seite weiter.
offers-claims-win = Die Zeit von { $late } ist abgelaufen. { $player } verlangt den Sieg.
offers-claims-draw = Die Zeit von { $late } ist abgelaufen. { $player } verlangt Remis.
offers-gives-time = Die Zeit von { $late } ist abgelaufen. { $player } gibt noch einmal dieselbe Zeit.
offers-they-are-out = Diese Seite ist ausgeschieden. Die Partie geht weiter.
offers-you-claimed-win = Du hast den Sieg verlangt.
offers-you-claimed-draw = Du hast Remis verlangt.
offers-they-get-time = Es gibt noch einmal dieselbe Zeit.
