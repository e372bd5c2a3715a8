# Ce que toute demande peut rencontrer.

handler-repeated = Déjà fait.
handler-failed = Quelque chose a mal tourné, et rien n'a été changé. Réessaie. Si l'erreur persiste, dis-le à qui fait marcher ce bot.
handler-full = Le disque du bot est plein : rien ne peut être enregistré pour l'instant, et rien n'a été changé. Les parties restent lisibles. Dis-le à qui fait marcher ce bot.
handler-busy = Le bot est occupé. Réessaie dans un instant.
handler-no-address = Cette demande est incomplète.
handler-not-ours = Je ne connais pas ce choix. Utilise l'échiquier le plus récent.
handler-dead = Ce choix a expiré. Utilise l'échiquier le plus récent.
handler-other-room = Ce choix est celui d'une partie d'un autre salon.
handler-no-picture = *L'image n'a pas pu être dessinée. `{ COMMAND("board") } text` montre l'échiquier en texte.*

handler-wait = Trop vite. Réessaie dans { $seconds } s.
handler-too-much = C'est trop long ({ $chars } caractères).

handler-no-options = { $command } n'a pas d'options.
handler-no-option = { $command } n'a pas d'option { $typed }. Options : { $options }.
handler-long-option = { $option } est trop long : { $chars } caractères. { $command } en prend { $most } au plus.

handler-may-not-write = Je n'ai pas le droit d'écrire dans ce salon : rien ne peut être joué ni suivi ici{ $missing }.
handler-done-unseen = { $done } Les autres ne le voient peut-être pas dans ce salon : il manque au bot { $missing }.
handler-may-not-send-pictures = *Les échiquiers sont montrés ici en texte, car je n'ai pas le droit d'envoyer d'images{ $missing }.*
handler-missing = {" "}(permission manquante : { $missing } ; demande à un gérant de ce salon)

handler-line-is-empty = Écris une commande, par exemple { COMMAND("help") }.
handler-line-is-too-long = Cela fait { $chars } caractères. Une commande en a { $most } au plus.
handler-line-is-unseen = Cette ligne a un caractère qui ne peut pas être montré. Écris-la de nouveau.
handler-no-command = Il n'y a pas de commande { COMMAND($typed) }. { COMMAND("help") } les énumère.
handler-no-command-but = Il n'y a pas de commande { COMMAND($typed) }. Voulais-tu dire { COMMAND($meant) } ?
handler-several-commands = Envoie chaque commande dans son propre message. Rien n'a été fait.
handler-quote-is-open = Un guillemet n'est pas fermé. Écris name:"quelques mots".
handler-option-twice = { CAPITAL($option) } est donné deux fois.
handler-lacks = { CAPITAL($question) }.
handler-option-is-number = { CAPITAL($option) } va de { $least } à { $most }.
handler-not-a-choice = Je ne connais pas « { $typed } ». Utilise { $values }.
handler-near-a-choice = Je ne connais pas « { $typed } ». Voulais-tu dire { $meant } ?
handler-not-a-time = { CAPITAL($typed) } n'est pas une cadence. Utilise par exemple 5+3, 10m, 1d ou none.
handler-option-is-too-long = { CAPITAL($option) } a { $most } caractères au plus. En voilà { $chars }.
handler-one-person = { COMMAND($command) } ne peut nommer qu'une personne.
handler-one-person-others-join = { COMMAND($command) } ne peut nommer qu'une personne. Les autres prennent eux-mêmes les places libres.
handler-misspelt-option = { COMMAND($command) } n'a pas d'option { $typed }. Voulais-tu dire { $meant }: ?
handler-superfluous = { COMMAND($command) } ne prend pas { $typed }. Utilise { $usage }.
