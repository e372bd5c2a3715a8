# Lo que solo dice Discord. La lista de órdenes está en commands.ftl.

discord-as-a-file = Es demasiado largo para un mensaje, así que va como archivo.
discord-too-large = Una imagen pasa de los 10 MB que permite Discord.
discord-shown-below = Se muestra abajo, para todos.
discord-newest-board = Último tablero
discord-to-the-game = Abrir la partida
discord-form-late = Discord no recibió el formulario a tiempo. Pulsa el botón otra vez.
discord-not-a-member = Aquí no soy miembro, así que eso no funciona. Añádeme antes al servidor. Las partidas funcionan sin ello.
discord-no-position = En ese mensaje no hay ninguna posición. Puedo leer una FEN, una partida en PGN o un registro de Lasermate.
discord-no-bots = Eso es un bot, y los bots no pueden jugar aquí. Elige a una persona, u omite el rival para jugar con quien acepte.
discord-no-such-command = Esta orden ya no existe. Recarga Discord para actualizar la lista, o usa `{ COMMAND("help") }`.

discord-install = Añade el bot a un servidor:
    { $server }
    O a tu cuenta, para jugar en mensajes directos y en cualquier servidor:
    { $oneself }

discord-tag-live = En juego
discord-tag-finished = Terminada

discord-playing =
    { $games ->
        [0] variantes de ajedrez
        [one] { $games } partida de variantes de ajedrez
       *[other] { $games } partidas de variantes de ajedrez
    }

discord-runs-out = (se agota { $moment })
discord-unix-time = { $seconds } (tiempo unix)
