# Lo que puede encontrarse cualquier petición.

handler-repeated = Ya está hecho.
handler-failed = Algo ha fallado, y no se ha cambiado nada. Inténtalo otra vez. Si sigue fallando, avisa a quien gestiona el bot.
handler-full = El disco del bot está lleno: ahora mismo no se puede guardar nada, y no se ha cambiado nada. Las partidas sí se pueden consultar. Avisa a quien gestiona el bot.
handler-busy = El bot está ocupado ahora mismo. Inténtalo otra vez dentro de un momento.
handler-no-address = Esta petición está incompleta.
handler-not-ours = No conozco esa opción. Usa el último tablero.
handler-dead = Esa opción ha caducado. Usa el último tablero.
handler-other-room = Esa opción es de una partida de otra sala.
handler-no-picture = *No se pudo dibujar la imagen. `{ COMMAND("board") } text` muestra el tablero como texto.*

handler-wait = Vas demasiado deprisa. Inténtalo otra vez dentro de { $seconds } s.
handler-too-much = Es demasiado largo ({ $chars } caracteres).

handler-no-options = { $command } no tiene opciones.
handler-no-option = { $command } no tiene la opción { $typed }. Opciones: { $options }.
handler-long-option = { $option } es demasiado largo: { $chars } caracteres. { $command } admite { $most } como máximo.

handler-may-not-write = No puedo escribir en esta sala, así que aquí no se puede jugar ni seguir nada{ $missing }.
handler-done-unseen = { $done } Puede que los demás no lo vean en la sala: al bot le falta { $missing }.
handler-may-not-send-pictures = *Aquí los tableros van como texto porque no puedo enviar imágenes{ $missing }.*
handler-missing = {" "}(permiso que falta: { $missing }; pídelo a quien gestiona esta sala)

handler-line-is-empty = Escribe una orden, por ejemplo { COMMAND("help") }.
handler-line-is-too-long = Son { $chars } caracteres. Una orden puede tener { $most } como máximo.
handler-line-is-unseen = La línea tiene un carácter que no se puede mostrar. Escríbela otra vez.
handler-no-command = No existe la orden { COMMAND($typed) }. { COMMAND("help") } las enumera.
handler-no-command-but = No existe la orden { COMMAND($typed) }. ¿Querías decir { COMMAND($meant) }?
handler-several-commands = Envía cada orden en un mensaje aparte. No se ha hecho nada.
handler-quote-is-open = Unas comillas no están cerradas. Escribe name:"some words".
handler-option-twice = { CAPITAL($option) } está dos veces.
handler-lacks = { CAPITAL($question) }.
handler-option-is-number = { CAPITAL($option) } va de { $least } a { $most }.
handler-not-a-choice = No conozco «{ $typed }». Usa { $values }.
handler-near-a-choice = No conozco «{ $typed }». ¿Querías decir { $meant }?
handler-not-a-time = { CAPITAL($typed) } no es un ritmo de juego. Usa por ejemplo 5+3, 10m, 1d o none.
handler-option-is-too-long = { CAPITAL($option) } puede tener { $most } caracteres como máximo. Aquí hay { $chars }.
handler-one-person = { COMMAND($command) } solo puede nombrar a una persona.
handler-one-person-others-join = { COMMAND($command) } solo puede nombrar a una persona. Los demás ocupan los asientos libres por sí mismos.
handler-misspelt-option = { COMMAND($command) } no tiene la opción { $typed }. ¿Querías decir { $meant }:?
handler-superfluous = { COMMAND($command) } no admite { $typed }. Usa { $usage }.
