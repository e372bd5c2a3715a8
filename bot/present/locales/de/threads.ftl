# Partien in eigenen Threads.

threads-switched-off = Threads sind in diesem Raum aus. `{ COMMAND("settings") } threads on` erlaubt sie.
threads-here-or-thread = Benutze `here` oder `thread`.
threads-begun = Die Partie beginnt in ihrem eigenen Thread.

threads-drawn = Remis
threads-wins = { $side } gewinnt
threads-several-draw = { $sides } remis

threads-in-a-thread = Sie wird in ihrem eigenen Thread gespielt.
threads-played-here = Sie wird hier gespielt.
threads-none-here = Hier kann ich keine öffnen{ $missing }, deshalb werden Partien im Raum selbst gespielt.
threads-cannot-be-opened = Hier kann ich keinen Thread öffnen{ $missing }. Die Partie kann im Raum selbst gespielt werden.
threads-not-opened = Ich konnte keinen Thread öffnen, deshalb wird die Partie hier gespielt.
threads-no-room = Partie { $game } ({ $players }) kann nicht beginnen: Ich konnte keinen Thread öffnen, und hier läuft { $other }. Setze sie hier fort, wenn { $other } zu Ende ist.
threads-soon = Partie { $game } beginnt gleich in ihrem eigenen Thread.
