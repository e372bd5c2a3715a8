# Vacaciones. $until es un día.

holiday-choose = Di cuántos días, de 1 a 30: `{ COMMAND("holiday") } 7`. `{ COMMAND("holiday") } off` termina las vacaciones.
holiday-not-away = No estás de vacaciones aquí. `{ COMMAND("holiday") } 7` empieza unas de 7 días.
holiday-too-long =
    { $left ->
        [one] Este año te queda { $left } día aquí.
       *[other] Este año te quedan { $left } días aquí.
    }
holiday-is-on =
    Estás de vacaciones aquí hasta el { $until }. { $left ->
        [one] Este año te queda { $left } día.
       *[other] Este año te quedan { $left } días.
    } `{ COMMAND("holiday") } off` las termina.
holiday-is-off =
    No estás de vacaciones aquí. { $left ->
        [one] Este año te queda { $left } día.
       *[other] Este año te quedan { $left } días.
    } `{ COMMAND("holiday") } 7` empieza unas de 7 días.
holiday-begins =
    Estás de vacaciones aquí hasta el { $until }. Tu tiempo se detiene en las partidas por correspondencia de aquí, pero no en los torneos. Puedes seguir jugando. { $left ->
        [one] Este año te queda { $left } día.
       *[other] Este año te quedan { $left } días.
    }
holiday-begins-late =
    Estás de vacaciones aquí hasta el { $until }. Tu tiempo se detiene en las partidas por correspondencia de aquí, pero no en los torneos. En { $games } tu tiempo ya se había agotado, y ahí las vacaciones no sirven. Puedes seguir jugando. { $left ->
        [one] Este año te queda { $left } día.
       *[other] Este año te quedan { $left } días.
    }
holiday-ends =
    Tus vacaciones han terminado y tu tiempo vuelve a correr. { $left ->
        [one] Este año te queda { $left } día.
       *[other] Este año te quedan { $left } días.
    }

holiday-player-away = { FORM($player, "Las") } están de vacaciones hasta el { $until }. Hasta entonces se detiene su tiempo en la partida { $game }.
holiday-player-away-late = { FORM($player, "Las") } están de vacaciones hasta el { $until }. Su tiempo en la partida { $game } ya se había agotado, y ahí las vacaciones no sirven.
holiday-player-back = { FORM($player, "Las") } han vuelto de vacaciones. Su tiempo en la partida { $game } vuelve a correr.
holiday-player-back-late = { FORM($player, "Las") } han vuelto de vacaciones.
