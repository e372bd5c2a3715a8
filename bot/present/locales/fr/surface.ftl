# Là où un réseau ne montre ni boutons, ni menus, ni formulaires, ni messages privés.

surface-choose = Écris un numéro pour choisir.
surface-nothing-private = Cette réponse est privée, et je ne peux pas envoyer ici de messages privés. Demande-la-moi dans un salon direct.
surface-as-a-file = C'est trop long pour un message : le voici dans un fichier.

surface-dangerous = (ne peut pas être annulé)
surface-type-a-number = écris un numéro
surface-more = **0** Plus … ({ $first } à { $last } sur { $of })

surface-form = **{ $title }**
    Écris-le en une ligne, par exemple :
    `{ $line }`
surface-field = - `{ $name }:` { $label }
surface-field-optional = - `{ $name }:` { $label } (facultatif)

surface-choices = Choix :
