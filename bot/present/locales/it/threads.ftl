# Partite in thread propri.

threads-switched-off = In questa stanza i thread sono disattivati. `{ COMMAND("settings") } threads on` li permette.
threads-here-or-thread = Usa `here` o `thread`.
threads-begun = La partita comincia nel suo thread.

threads-drawn = Patta
threads-wins = Vince { FORM($side, "il") }
threads-several-draw = Patta tra { FORM($sides, "il") }

threads-in-a-thread = Si gioca in un thread tutto suo.
threads-played-here = Si gioca qui.
threads-none-here = Qui non posso aprirne uno{ $missing }, quindi si gioca nella stanza stessa.
threads-cannot-be-opened = Qui non posso aprire un thread{ $missing }. La partita si può giocare nella stanza stessa.
threads-not-opened = Non sono riuscito ad aprire un thread, quindi si gioca qui.
threads-no-room = La partita { $game } ({ $players }) non può cominciare: non sono riuscito ad aprire un thread, e qui è in corso { $other }. Riprendila qui quando { $other } è finita.
threads-soon = La partita { $game } comincia tra un momento nel suo thread.
