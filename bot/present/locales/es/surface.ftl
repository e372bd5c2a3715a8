# Donde una red no puede mostrar botones, menús, formularios ni mensajes privados.

surface-choose = Escribe un número para elegir.
surface-nothing-private = Esta respuesta es privada, y aquí no puedo enviar mensajes privados. Pregúntame en una sala directa.
surface-as-a-file = Es demasiado largo para un mensaje, así que va como archivo.

surface-dangerous = (no se puede deshacer)
surface-type-a-number = escribe un número
surface-more = **0** Más… ({ $first } a { $last } de { $of })

surface-form = **{ $title }**
    Escríbelo en una línea, por ejemplo:
    `{ $line }`
surface-field = - `{ $name }:` { $label }
surface-field-optional = - `{ $name }:` { $label } (opcional)

surface-choices = Opciones:
