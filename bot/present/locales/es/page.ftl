page-description = Ajedrez con dos rayos láser, jugado en un chat
page-tagline = Ajedrez con dos rayos láser

page-skip = Ir al campo de mensajes
page-channels = Canales
page-news-elsewhere = Mensajes nuevos en otro canal
page-your-name = Tu nombre
page-cancel = Cancelar
page-delete = Borrar
page-delete-label = Borrar tu nombre
page-you-are = Eres
page-rename = Renombrar
page-rename-label = Renombrar: tu nombre
page-language = Idioma
page-games-and-channels = Partidas y canales
page-your-games = Tus partidas
page-new-channel = Canal nuevo
page-create = Crear
page-sounds = Sonidos
page-one-tap = Un toque hace la jugada
page-push = Avísame cuando me toque
page-the-board = El tablero
page-offers = Ofertas
page-actions = Lo que puedes hacer

page-play = Jugar
page-slogan = Ajedrez con dos rayos láser. Lleva el tuyo al otro talón.
page-accept-challenge = Aceptar el desafío
page-strength = Fuerza del ordenador
page-level-1 = principiante
page-level-2 = fácil
page-level-4 = aficionado
page-level-6 = club
page-level-9 = experto
page-level-12 = el más fuerte
page-invite-friend = Invitar a alguien
page-learn = Aprender en un minuto
page-daily = Problema diario
page-lesson = La lección
page-lesson-back = Atrás
page-lesson-close = Cerrar
page-send-link = Envía este enlace. Quien lo abra juega contra ti:
page-seat-awaits = Tienes un asiento. La partida empieza cuando se unan los demás.
page-open-challenges = Desafíos abiertos
page-watch-now = Ver ahora
page-all-games = Todos los juegos

page-beside = Junto al tablero
page-moves = Jugadas
page-talk = Charla
page-new-lines = , mensajes nuevos
page-pacts = Pactos
page-about = Datos
page-about-game = Sobre esta partida

page-older = Mensajes anteriores
page-no-messages = Aún no hay mensajes.
page-welcome = Escribe `{ COMMAND("challenge ") }` para jugar con quien acepte, `{ COMMAND("challenge computer") }` para jugar contra el ordenador, `{ COMMAND("rules") }` para aprender las reglas, o `{ COMMAND("help") }` para ver todas las órdenes.
page-new-messages = Mensajes nuevos
page-suggestions = Sugerencias
page-message-or-command = Mensaje u orden
page-message-hint = Mensaje o /orden
page-file = O elige un archivo
page-needs-script = Este chat necesita JavaScript.

page-download = Descargar
page-copy-link = Copiar enlace
page-no-game-title = Esa partida no existe
page-no-game = En esta dirección no hay ninguna partida. Puede que el enlace esté incompleto.
page-other-games = Juega o mira otra

page-puzzles-description = Problemas de ajedrez con rayos láser, resueltos en el tablero
page-puzzle = Problema
page-a-puzzle = Un problema
page-next-puzzle = Problema siguiente
page-hint = Pista
page-solution = Ver la solución
page-puzzles-of = Problemas de
page-every-game = todos los juegos
page-puzzles-need-script = Los problemas necesitan JavaScript.

page-invited-only = En este chat se entra por invitación. Pide un enlace a quien lo gestiona.
page-invited = Te invitan a jugar al ajedrez aquí.
page-invitation-over = Esta invitación ya no vale. Pide otra.
page-no-device = Este enlace vale una vez, durante 10 minutos. Escribe otra vez `/device` en el otro dispositivo.
page-password = Contraseña de este chat
page-wrong-password = Esa no es la contraseña. Revisa las mayúsculas o pregunta a quien te la dio.
page-come-in = Entrar
page-play-as = ¿Jugar como { $name } también en este dispositivo?
page-continue = Continuar
page-not-let-in = Este chat no está abierto a todo el mundo. Abre su primera página.

page-help-invite = Crear un enlace para que la gente entre en este chat
page-help-device = Crear un enlace para ser la misma persona en otro dispositivo
page-device-link =
    Abre este enlace en el otro dispositivo antes de 10 minutos. Vale una vez:
    { $link }
page-invitation =
    Hasta 50 personas pueden entrar con este enlace, durante 7 días:
    { $link }
page-open-to-all = Este chat está abierto a todo el mundo: envía su dirección.
page-by-password = Se entra con la contraseña: envíala.
page-managers-invite = Solo quien gestiona #lobby puede invitar.

page-name-empty = Escribe primero un nombre.
page-name-long = Un nombre puede tener como mucho { $most } caracteres.
page-name-unprintable = Este nombre tiene caracteres invisibles. Usa letras y cifras.
page-name-no-letter = Un nombre necesita una letra o una cifra, por ejemplo Ana.
page-name-at = Un nombre no puede empezar por @.
page-name-id = Esto parece un identificador. Quita los dos puntos.
page-name-reserved = Esto se parece al nombre del bot. Elige uno sin la palabra { $bot }.
page-name-computer = Esto parece el nombre de un ordenador. Elige otro, sin las palabras computer, bot y level.
page-name-word = El bot usa esta palabra para otras personas, bandos o redes. Elige otro nombre.
page-name-taken = Ese nombre está en uso. Elige otro, o abre la pestaña que lo tiene.
page-name-alike = Ese nombre se parece a { $name }, que está en uso. Elige uno distinto.
page-names-full = Aquí todos los nombres están en uso. Inténtalo otro día.
page-name-often = Has cambiado mucho de nombre durante tus partidas. Podrás cambiarlo otra vez cuando terminen.
page-name-first = Elige primero un nombre.
page-name-expired = Tu nombre ha caducado. Elige otra vez uno.
page-channel-name = El nombre de un canal tiene de 1 a { $most } caracteres (a-z, 0-9 y -) y empieza por una letra o una cifra.
page-channels-yours = Ya tienes { $most } canales. Usa uno de ellos; uno vacío desaparece solo después de un día.
page-channels-full = Ya hay demasiados canales. Usa uno de los que hay.

page-no-such-game = Esa partida no existe.
page-no-such-channel = Ese canal no existe.
page-no-push = No se pueden enviar notificaciones a este navegador: su servicio de notificaciones no tiene una dirección pública. Prueba con otro navegador.
page-no-such-puzzle = Ese problema no existe.
page-no-such-board = Ese tablero no existe.
page-no-answer = Eso no es una respuesta.
page-no-move = Eso no es una jugada.
page-no-button = No conozco ese botón.
page-no-id = Una petición necesita su propio identificador.
page-type-something = Escribe algo primero.
page-message-long = Un mensaje puede tener como mucho { $most } caracteres. Este tiene { $count }.
page-field-long = Un campo puede tener como mucho { $most } caracteres. Este tiene { $count }.
page-send-json = Envía JSON, con el tipo de contenido application/json.
page-no-method = Este método no se permite aquí.
page-not-found = No encontrado.
page-unreadable = No puedo leer esta petición.
page-busy = El bot tiene mucho que dibujar. Inténtalo en un momento.
page-failed = Algo ha salido mal. Inténtalo otra vez.
