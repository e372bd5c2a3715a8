page-description = Les échecs avec deux rayons laser, joués dans un chat
page-tagline = Les échecs avec deux rayons laser

page-skip = Aller au champ de message
page-channels = Salons
page-news-elsewhere = Nouveaux messages ailleurs
page-your-name = Ton nom
page-cancel = Annuler
page-delete = Supprimer
page-delete-label = Supprimer ton nom
page-you-are = Tu es
page-rename = Renommer
page-rename-label = Renommer : ton nom
page-language = Langue
page-games-and-channels = Parties et salons
page-your-games = Tes parties
page-new-channel = Nouveau salon
page-create = Créer
page-sounds = Sons
page-one-tap = Un seul appui joue le coup
page-push = Préviens-moi quand c'est à moi de jouer
page-the-board = L'échiquier
page-offers = Offres
page-actions = Ce que tu peux faire

page-play = Jouer
page-slogan = Les échecs avec deux rayons laser. Amène le tien à l'autre talon.
page-accept-challenge = Accepter le défi
page-strength = Force de l'ordinateur
page-level-1 = débutant
page-level-2 = facile
page-level-4 = amateur
page-level-6 = club
page-level-9 = expert
page-level-12 = le plus fort
page-invite-friend = Inviter quelqu'un
page-learn = Apprendre en une minute
page-daily = Problème du jour
page-lesson = La leçon
page-lesson-back = Retour
page-lesson-close = Fermer
page-send-link = Envoie ce lien. Qui l'ouvre joue contre toi :
page-seat-awaits = Tu as une place. La partie commence quand les autres auront rejoint.
page-open-challenges = Défis ouverts
page-watch-now = À suivre maintenant
page-all-games = Tous les jeux

page-beside = À côté de l'échiquier
page-moves = Coups
page-talk = Discussion
page-new-lines = , nouveaux messages
page-pacts = Pactes
page-about = Infos
page-about-game = À propos de cette partie

page-older = Messages précédents
page-no-messages = Pas encore de messages.
page-welcome = Tape `{ COMMAND("challenge ") }` pour jouer contre qui accepte, `{ COMMAND("challenge computer") }` pour jouer contre l'ordinateur, `{ COMMAND("rules") }` pour apprendre les règles, ou `{ COMMAND("help") }` pour toutes les commandes.
page-new-messages = Nouveaux messages
page-suggestions = Suggestions
page-message-or-command = Message ou commande
page-message-hint = Message ou /commande
page-file = Ou choisis un fichier
page-needs-script = Ce chat a besoin de JavaScript.

page-download = Télécharger
page-copy-link = Copier le lien
page-no-game-title = Partie introuvable
page-no-game = Il n'y a pas de partie à cette adresse. Le lien est peut-être incomplet.
page-other-games = Joue ou suis une autre partie

page-puzzles-description = Problèmes d'échecs avec rayons laser, résolus sur l'échiquier
page-puzzle = Problème
page-a-puzzle = Un problème
page-next-puzzle = Problème suivant
page-hint = Indice
page-solution = Voir la solution
page-puzzles-of = Problèmes :
page-every-game = tous les jeux
page-puzzles-need-script = Les problèmes ont besoin de JavaScript.

page-invited-only = On entre dans ce chat sur invitation. Demande un lien à qui le gère.
page-invited = On t'invite à jouer aux échecs ici.
page-invitation-over = Cette invitation n'est plus valable. Demandes-en une autre.
page-no-device = Ce lien marche une fois, pendant 10 minutes. Tape à nouveau `/device` sur l'autre appareil.
page-password = Mot de passe de ce chat
page-wrong-password = Ce n'est pas le mot de passe. Vérifie les majuscules, ou demande à qui te l'a donné.
page-come-in = Entrer
page-play-as = Jouer en tant que { $name } sur cet appareil aussi ?
page-continue = Continuer
page-not-let-in = Ce chat n'est pas ouvert à tout le monde. Ouvre sa première page.

page-help-invite = Créer un lien pour faire venir du monde dans ce chat
page-help-device = Créer un lien pour être la même personne sur un autre appareil
page-device-link =
    Ouvre ce lien sur l'autre appareil dans les 10 minutes. Il marche une fois :
    { $link }
page-invitation =
    Jusqu'à 50 personnes peuvent entrer par ce lien, pendant 7 jours :
    { $link }
page-open-to-all = Ce chat est ouvert à tout le monde : envoie son adresse.
page-by-password = On entre avec le mot de passe : envoie-le.
page-managers-invite = Seuls les gérants de #lobby peuvent inviter.

page-name-empty = Tape d'abord un nom.
page-name-long = Un nom peut avoir au plus { $most } caractères.
page-name-unprintable = Ce nom a des caractères invisibles. Prends des lettres et des chiffres.
page-name-no-letter = Un nom a besoin d'une lettre ou d'un chiffre, par exemple Anne.
page-name-at = Un nom ne peut pas commencer par @.
page-name-id = Cela ressemble à un identifiant. Enlève les deux-points.
page-name-reserved = Cela ressemble au nom du bot. Choisis-en un sans le mot { $bot }.
page-name-computer = Cela ressemble au nom d'un ordinateur. Choisis-en un autre, sans les mots computer, bot et level.
page-name-word = Le bot emploie ce mot pour d'autres personnes, camps ou réseaux. Choisis un autre nom.
page-name-taken = Ce nom est pris. Choisis-en un autre, ou ouvre l'onglet qui l'a.
page-name-alike = Ce nom ressemble à { $name }, qui est pris. Choisis-en un qui se distingue.
page-names-full = Tous les noms sont pris ici. Réessaie un autre jour.
page-name-often = Tu as souvent changé de nom pendant tes parties. Tu pourras en changer à nouveau quand elles seront finies.
page-name-first = Choisis d'abord un nom.
page-name-expired = Ton nom a expiré. Choisis-en un à nouveau.
page-channel-name = Le nom d'un salon a de 1 à { $most } caractères (a-z, 0-9 et -) et commence par une lettre ou un chiffre.
page-channels-yours = Tu as déjà { $most } salons. Prends l'un d'eux ; un salon vide disparaît de lui-même après un jour.
page-channels-full = Il y a déjà trop de salons. Prends l'un de ceux qui existent.

page-no-such-game = Cette partie n'existe pas.
page-no-such-channel = Ce salon n'existe pas.
page-no-push = Impossible d'envoyer des notifications à ce navigateur : son service de notifications n'a pas d'adresse publique. Essaie un autre navigateur.
page-no-such-puzzle = Ce problème n'existe pas.
page-no-such-board = Cet échiquier n'existe pas.
page-no-answer = Ce n'est pas une réponse.
page-no-move = Ce n'est pas un coup.
page-no-button = Je ne connais pas ce bouton.
page-no-id = Une requête a besoin de son propre identifiant.
page-type-something = Tape d'abord quelque chose.
page-message-long = Un message peut avoir au plus { $most } caractères. Celui-ci en a { $count }.
page-field-long = Un champ peut avoir au plus { $most } caractères. Celui-ci en a { $count }.
page-send-json = Envoie du JSON, avec le type de contenu application/json.
page-no-method = Cette méthode n'est pas permise ici.
page-not-found = Introuvable.
page-unreadable = Je n'arrive pas à lire cette requête.
page-busy = Le bot a beaucoup à dessiner. Réessaie dans un instant.
page-failed = Quelque chose s'est mal passé. Réessaie.
