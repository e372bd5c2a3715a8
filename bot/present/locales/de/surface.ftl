# Wo ein Netz keine Knöpfe, Menüs, Formulare oder privaten Nachrichten zeigen kann.

surface-choose = Tippe eine Zahl, um zu wählen.
surface-nothing-private = Diese Antwort ist privat, und hier kann ich keine privaten Nachrichten schicken. Frag mich in einem direkten Chat.
surface-as-a-file = Das ist zu lang für eine Nachricht, deshalb steht es in einer Datei.

surface-dangerous = (lässt sich nicht rückgängig machen)
surface-type-a-number = tippe eine Zahl
surface-more = **0** Mehr … ({ $first } bis { $last } von { $of })

surface-form = **{ $title }**
    Schreibe es in eine Zeile, zum Beispiel:
    `{ $line }`
surface-field = - `{ $name }:` { $label }
surface-field-optional = - `{ $name }:` { $label } (optional)

surface-choices = Vorschläge:
