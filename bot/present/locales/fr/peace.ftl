# Qui redemande trop tôt, et qui est mis en sourdine.

## Une offre est refaite trop tôt.

peace-waits-draw =
    Ta dernière proposition de nulle n'a pas été acceptée. { $moves ->
        [0] Propose nulle de nouveau { $until }.
        [one] Propose nulle de nouveau après ton prochain coup, ou { $until }.
       *[other] Propose nulle de nouveau après tes { $moves } prochains coups, ou { $until }.
    }
peace-waits-takeback =
    Ta dernière demande de reprise n'a pas été acceptée. { $moves ->
        [0] Redemande { $until }.
        [one] Redemande après ton prochain coup, ou { $until }.
       *[other] Redemande après tes { $moves } prochains coups, ou { $until }.
    }
peace-waits-pause =
    Ta dernière demande de pause n'a pas été acceptée. { $moves ->
        [0] Redemande { $until }.
        [one] Redemande après ton prochain coup, ou { $until }.
       *[other] Redemande après tes { $moves } prochains coups, ou { $until }.
    }
peace-waits-substitute =
    Cette personne n'a pas pris ta place. { $moves ->
        [0] Redemande-lui { $until }.
        [one] Redemande-lui après ton prochain coup, ou { $until }.
       *[other] Redemande-lui après tes { $moves } prochains coups, ou { $until }.
    }
peace-waits-pact =
    Ce pacte n'a pas été accepté. { $moves ->
        [0] Propose-le de nouveau { $until }.
        [one] Propose-le de nouveau après ton prochain coup, ou { $until }.
       *[other] Propose-le de nouveau après tes { $moves } prochains coups, ou { $until }.
    }
peace-seat-offered-already = Tu as déjà offert ta place à cette personne, qui n'a pas encore répondu.
peace-challenge-again = { $who } n'a pas accepté ton dernier défi. Tu pourras lui en lancer un autre { $until }.

## La sourdine.

peace-full = Tu as mis assez de monde en sourdine. `{ COMMAND("unmute") }` fait de la place.
peace-not-from-you = { $who } n'accepte pas de défis de ta part.
peace-not-with-you = { $who } n'accepte pas de jouer avec toi.
peace-muted = { $who } est en sourdine : plus de défis, d'offres ni de mentions de sa part, sur aucun serveur. Cette personne ne s'en aperçoit que si elle te défie. `{ COMMAND("unmute") }` annule.
peace-unmuted = { $who } n'est plus en sourdine.
