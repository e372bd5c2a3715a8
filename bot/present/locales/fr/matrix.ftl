# Ce que seul Matrix doit dire.

matrix-too-much = Trop de commandes à la fois. Attends quelques secondes.
matrix-sent-to-you = Envoyé à toi dans une discussion directe.
matrix-no-direct-room = Cette réponse est privée, et je ne peux pas ouvrir de discussion directe avec toi. Invite-moi dans une et demande-la là.
matrix-too-many-rooms = Cette réponse est privée, et le serveur ne me laisse pas ouvrir d'autre discussion directe en ce moment. Redemande dans une minute.
matrix-no-file = Je ne peux pas envoyer le fichier : ce serveur ne l'accepte pas.
matrix-kept-too = Sur Matrix, je garde aussi, hors de ma base de données, les membres, les noms et les clés d'appareil des salons où je suis, et quelle discussion directe est la tienne. Tes messages ne sont pas gardés : une commande est effacée dès qu'elle a sa réponse. Je garde un temps ce que je sais d'un salon après l'avoir quitté. Qui me fait marcher peut effacer le dossier `matrix`.
matrix-send-anew = Envoie-la dans un nouveau message.
matrix-edited = Je ne lis pas une commande écrite en modifiant un message. { matrix-send-anew }
matrix-board-changed = Cet échiquier a changé, et ses numéros aussi.
matrix-no-game = Il n'y a pas de partie dans ce message. Réponds à un fichier ou à un texte par `{ COMMAND("import") }`.
matrix-as-a-file = Ou envoie le fichier avec `{ COMMAND("import") }` comme légende, ou réponds à son message par `{ COMMAND("import") }`.
matrix-locked = Je ne peux pas lire un message chiffré dans ce salon. S'il était pour moi, renvoie-le, s'il te plaît.

matrix-from-a-closed-room = Tu as demandé dans { $room }, où je ne peux pas poster :
matrix-from-a-nameless-room = Tu as demandé dans le salon avec { $people }, où je ne peux pas poster :
matrix-hello = Bonjour ! Je joue ici à des variantes des échecs. `{ COMMAND("challenge") }` commence une partie, `{ COMMAND("help") }` montre tout le reste.
matrix-move-alone = Quand c'est à toi de jouer, le coup seul suffit : `{ COMMAND("e4") }`.
matrix-moved = J'ai déménagé dans le nouveau salon, et les parties de celui-ci continuent là : { $link }
matrix-understands = Je ne comprends que les commandes. { $help } les énumère, { $start } commence une partie.
matrix-meant = Voulais-tu dire { $line } ? { matrix-send-anew }
matrix-no-choice = Il n'y a pas de choix { $number } ici.
matrix-namesakes = Plusieurs personnes ici s'appellent { $name }. Utilise un identifiant.
matrix-namesakes-with-ids = Plusieurs personnes ici s'appellent { $name }. Utilise un identifiant : { $ids }.
matrix-type-it = Cela ne peut pas être annulé. Écris { $number } pour confirmer.

matrix-picture-in-words = L'image en mots
matrix-spoiler = (caché)
matrix-message = message
matrix-a-thread = un fil
matrix-another-room = un autre salon

matrix-in-time = dans { $time }
matrix-past = { $day } { $month }, { $time } UTC
matrix-month =
    { $month ->
        [1] janv.
        [2] févr.
        [3] mars
        [4] avr.
        [5] mai
        [6] juin
        [7] juil.
        [8] août
        [9] sept.
        [10] oct.
        [11] nov.
       *[12] déc.
    }
