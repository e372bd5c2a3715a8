# Las palabras que nadie puede llevar como nombre, porque hay frases que las dicen de la gente; con o sin acentos. Nombres de pila, ninguno:
# ni Blanca ni Ella.

reserved-words =
    { sides-white } { sides-white.m } { sides-white.ms } { sides-black } { sides-black.m } { sides-black.f } { sides-blue } { sides-blue.m } { sides-red } { sides-red.m } { sides-red.f }
    alguien nadie todos todas todo toda mundo cualquiera quiera quienquiera quien ambos ambas ninguno ninguna
    cada yo mí me conmigo tú te ti usted ustedes nosotros nosotras vosotros vosotras ellos ellas
    aquí canal servidor chat grupo gente persona personas miembro miembros jugador jugadora jugadores
    jugadoras rival rivales oponente adversario adversaria contrincante ganador ganadora vencedor
    vencedora perdedor perdedora sustituto sustituta suplente espectador espectadora espectadores
    invitado invitada visitante desconocido desconocida extraño extraña humano humana humanos máquina
    admin administrador administradora moderador moderadora dueño dueña propietario propietaria operador
    operadora organizador organizadora árbitro equipo soporte sistema desarrollador desarrolladora
    anónimo anónima borrado borrada eliminado eliminada tablas descanso bando bandos turno reloj tercero
    azar
reserved-fillers =
    un una unos unas el la los las lo mi mis tu tus su sus nuestro nuestra vuestro vuestra este esta ese
    esa otro otra otros otras antiguo antigua nuevo nueva último última anterior mismo misma solo dos
    tres y o pero para a al de del en con por es son era oficial
reserved-computers = ordenador computadora computador bot
reserved-level = nivel
