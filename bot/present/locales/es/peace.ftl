# Quien vuelve a pedir algo demasiado pronto, y a quién se silencia.

peace-waits-draw =
    Tu última oferta de tablas no fue aceptada. { $moves ->
        [0] Podrás volver a ofrecerlas { $until }.
        [one] Podrás volver a ofrecerlas después de tu próxima jugada, o bien { $until }.
       *[other] Podrás volver a ofrecerlas después de tus próximas { $moves } jugadas, o bien { $until }.
    }
peace-waits-takeback =
    Tu última petición de deshacer no fue aceptada. { $moves ->
        [0] Podrás pedirlo de nuevo { $until }.
        [one] Podrás pedirlo de nuevo después de tu próxima jugada, o bien { $until }.
       *[other] Podrás pedirlo de nuevo después de tus próximas { $moves } jugadas, o bien { $until }.
    }
peace-waits-pause =
    Tu última petición de pausa no fue aceptada. { $moves ->
        [0] Podrás pedirla de nuevo { $until }.
        [one] Podrás pedirla de nuevo después de tu próxima jugada, o bien { $until }.
       *[other] Podrás pedirla de nuevo después de tus próximas { $moves } jugadas, o bien { $until }.
    }
peace-waits-substitute =
    Esa persona no aceptó tu asiento. { $moves ->
        [0] Podrás ofrecérselo de nuevo { $until }.
        [one] Podrás ofrecérselo de nuevo después de tu próxima jugada, o bien { $until }.
       *[other] Podrás ofrecérselo de nuevo después de tus próximas { $moves } jugadas, o bien { $until }.
    }
peace-waits-pact =
    Ese pacto no fue aceptado. { $moves ->
        [0] Podrás ofrecerlo de nuevo { $until }.
        [one] Podrás ofrecerlo de nuevo después de tu próxima jugada, o bien { $until }.
       *[other] Podrás ofrecerlo de nuevo después de tus próximas { $moves } jugadas, o bien { $until }.
    }
peace-seat-offered-already = Ya has ofrecido tu asiento a esa persona. Todavía no ha respondido.
peace-challenge-again = { $who } no aceptó tu último desafío. Podrás desafiarle de nuevo { $until }.

peace-full = Ya has silenciado a bastante gente. `{ COMMAND("unmute") }` hace sitio.
peace-not-from-you = { $who } no acepta desafíos tuyos.
peace-not-with-you = { $who } no acepta partidas contigo.
peace-muted = Has silenciado a { $who }: nada de desafíos, ofertas ni menciones de su parte, en ningún servidor. Solo se enterará si te desafía. `{ COMMAND("unmute") }` lo deshace.
peace-unmuted = { $who } ya no está en tu lista de silencio.
