# Lo que solo dice Matrix.

matrix-too-much = Demasiadas órdenes a la vez. Espera unos segundos.
matrix-sent-to-you = Te lo he enviado en un chat directo.
matrix-no-direct-room = Esta respuesta es privada, y no puedo abrir un chat directo contigo. Invítame a uno y pregunta allí.
matrix-too-many-rooms = Esta respuesta es privada, y el servidor no me deja abrir otro chat directo ahora mismo. Pregunta de nuevo dentro de un minuto.
matrix-no-file = No puedo enviar el archivo: este servidor no lo acepta.
matrix-kept-too = En Matrix guardo también, fuera de mi base de datos, los miembros, los nombres y las claves de dispositivo de las salas en las que estoy, y cuál es tu chat directo. Tus mensajes no se guardan: una orden se borra en cuanto se responde. Lo que sé de una sala lo guardo un tiempo después de irme de ella. Quien me gestiona puede borrar la carpeta `matrix`.
matrix-send-anew = Envíalo como mensaje nuevo.
matrix-edited = No leo los cambios de un mensaje. { matrix-send-anew }
matrix-board-changed = Ese tablero ha cambiado, y sus números también.
matrix-no-game = En ese mensaje no hay ninguna partida. Responde a un archivo o a un texto con `{ COMMAND("import") }`.
matrix-as-a-file = También puedes enviar el archivo con `{ COMMAND("import") }` como leyenda, o responder a su mensaje con `{ COMMAND("import") }`.
matrix-locked = No puedo leer un mensaje cifrado en esta sala. Si era para mí, envíalo otra vez, por favor.

matrix-from-a-closed-room = Preguntaste en { $room }, donde no puedo escribir:
matrix-from-a-nameless-room = Preguntaste en la sala con { $people }, donde no puedo escribir:
matrix-hello = ¡Hola! Aquí juego variantes de ajedrez. `{ COMMAND("challenge") }` empieza una partida; `{ COMMAND("help") }` muestra qué más hay.
matrix-move-alone = Cuando te toca, basta con la jugada sola: `{ COMMAND("e4") }`.
matrix-moved = Me he pasado a la sala nueva, y las partidas de esta siguen allí: { $link }
matrix-understands = Solo entiendo órdenes. { $help } las enumera, { $start } empieza una partida.
matrix-meant = ¿Querías decir { $line }? { matrix-send-anew }
matrix-no-choice = Aquí no hay ninguna opción { $number }.
matrix-namesakes = Aquí hay varias personas que se llaman { $name }. Usa un id.
matrix-namesakes-with-ids = Aquí hay varias personas que se llaman { $name }. Usa un id: { $ids }.
matrix-type-it = Esto no se puede deshacer. Escribe { $number } para confirmarlo.

matrix-picture-in-words = La imagen en palabras
matrix-spoiler = (oculto)
matrix-message = mensaje
matrix-a-thread = un hilo
matrix-another-room = otra sala

matrix-in-time = dentro de { $time }
matrix-past = { $day } { $month }, { $time } UTC
matrix-month =
    { $month ->
        [1] ene
        [2] feb
        [3] mar
        [4] abr
        [5] may
        [6] jun
        [7] jul
        [8] ago
        [9] sept
        [10] oct
        [11] nov
       *[12] dic
    }
