# Was im Dreierschach geschieht: wer ausscheidet, und was aus den Figuren wird.

three-way-captured = **{ $by } hat den König von { $out } geschlagen: { $out } scheidet aus.**
three-way-out = **{ $out } scheidet aus.**
three-way-obstacles = Die Figuren von { $out } bleiben als Hindernisse auf dem Brett.
three-way-left = { $one } und { $other } sind übrig.
three-way-inherits = { $heir } erbt alle Figuren von { $from }.
three-way-inherits-label = { $heir } erbt die Figuren
