privacy-choose = Usa `{ COMMAND("privacy") } show`, `{ COMMAND("privacy") } export` o `{ COMMAND("privacy") } delete`.
privacy-exported = Este archivo tiene todo lo que se guarda sobre ti, de todos los servidores.
privacy-expired = Esa pregunta ha caducado. `{ COMMAND("privacy") } delete` pregunta de nuevo.
privacy-deleted = Tus datos se han borrado.

privacy-chats-own = Los mensajes del chat no forman parte de esto. En el chat web se borran junto con tu nombre.
privacy-backups = Quien gestiona este bot puede tener copias de seguridad: los datos borrados siguen en ellas mientras se conserven. Si se restaura una, tus datos vuelven. Bórralos otra vez, o pídeselo a quien gestiona el bot.

privacy-what-is-kept = **Lo que se guarda sobre ti**
    - tu id en esta red y tu nombre ({ $name }), también en lo que el bot dijo de ti, mientras eso se conserve
    - { $requests } con sus respuestas (para no ejecutar dos veces una repetida; las rechazadas, 7 días)
    - { $rows } (desafíos, jugadas, ofertas, ajustes) con sala y hora
    - asientos en { $games }, sus resultados, y { $ratings }
    - tus respuestas a { $puzzles }, y tu racha de problemas diarios
    - tus ajustes: idioma, menciones, horas sin menciones y zona horaria, vacaciones{ $muted }, y si estás en la lista de todos los servidores
    - los navegadores que te avisan cuando te toca, si lo pediste en el chat web: sus direcciones en sus servicios de notificaciones y las claves con las que leen
    Ninguna dirección IP. `{ COMMAND("privacy") } export` te lo da todo en un archivo, de todos los servidores. `{ COMMAND("privacy") } delete` borra tu id, tu nombre, las respuestas, lo que escribiste en pactos y notas, tus resultados, puntuaciones y ajustes. Tus jugadas y qué problemas resolviste se quedan, a nombre de «{ names-former }». { privacy-chats-own } { privacy-backups }
privacy-requests = { $count ->
        [one] { $count } orden
       *[other] { $count } órdenes
    }
privacy-rows = { $count ->
        [one] { $count } entrada del registro
       *[other] { $count } entradas del registro
    }
privacy-games = { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
privacy-ratings = { $count ->
        [one] { $count } puntuación
       *[other] { $count } puntuaciones
    }
privacy-puzzles = { $count ->
        [one] { $count } problema
       *[other] { $count } problemas
    }
privacy-muted = { $count ->
    [one] , a quién has silenciado ({ $count } persona)
   *[other] , a quién has silenciado ({ $count } personas)
}

privacy-delete-question = ¿Borrar tu id, tu nombre, las respuestas que recibiste, lo que escribiste en pactos y notas, tus resultados, puntuaciones y ajustes?
privacy-resigned = { $count ->
    [one] Todavía juegas { $games }. Se abandona por ti.
   *[other] Todavía juegas { $games }. Se abandonan por ti.
}
privacy-stays = Tus jugadas en partidas terminadas y qué problemas resolviste se quedan, a nombre de «{ names-former }». Después no se podrán reanudar tus partidas archivadas. { privacy-chats-own } { privacy-backups }
