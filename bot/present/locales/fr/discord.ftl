# Ce que seul Discord doit dire.

discord-as-a-file = C'est trop long pour un message : le voici dans un fichier.
discord-too-large = Une image dépasse les 10 Mo que permet Discord.
discord-shown-below = Montré à tout le monde ci-dessous.
discord-newest-board = Dernier échiquier
discord-to-the-game = Ouvrir la partie
discord-form-late = Discord n'a pas reçu le formulaire à temps. Presse de nouveau le bouton.
discord-not-a-member = Je ne suis pas membre ici, donc cela ne marche pas. Ajoute-moi d'abord au serveur. Les parties marchent sans cela.
discord-no-position = Il n'y a pas de position dans ce message. Je sais lire un FEN, une partie en PGN ou un enregistrement de Lasermate.
discord-no-bots = C'est un bot, et les bots ne peuvent pas jouer ici. Choisis quelqu'un, ou ne nomme pas d'adversaire pour jouer contre qui accepte.
discord-no-such-command = Cette commande n'existe plus. Recharge Discord pour mettre la liste à jour, ou utilise `{ COMMAND("help") }`.

discord-install = Ajouter le bot à un serveur :
    { $server }
    Ou à ton compte, pour jouer en messages privés et sur n'importe quel serveur :
    { $oneself }

# 20 caractères au plus.
discord-tag-live = En cours
discord-tag-finished = Finie

discord-playing =
    { $games ->
        [0] des variantes d'échecs
        [one] { $games } partie de variantes d'échecs
       *[other] { $games } parties de variantes d'échecs
    }

discord-runs-out = (s'écoule { $moment })
discord-unix-time = { $seconds } (temps Unix)
