# Dove una rete non può mostrare pulsanti, menu, moduli o messaggi privati.

surface-choose = Scrivi un numero per scegliere.
surface-nothing-private = Questa risposta è privata, e qui non posso inviare messaggi privati. Chiedimelo in una stanza diretta.
surface-as-a-file = È troppo lungo per un messaggio, quindi eccolo come file.

surface-dangerous = (non si può annullare)
surface-type-a-number = scrivi un numero
surface-more = **0** Altro … (da { $first } a { $last } di { $of })

surface-form = **{ $title }**
    Scrivilo in una riga, per esempio:
    `{ $line }`
surface-field = - `{ $name }:` { $label }
surface-field-optional = - `{ $name }:` { $label } (facoltativo)

surface-choices = Scelte:
