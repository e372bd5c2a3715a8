# Errori nelle partite analizzate dal computer, come problemi.

mistake-mine-means = gli errori delle tue partite analizzate
mistake-none-of-yours = Non si conoscono ancora tuoi errori. Analizza prima una partita finita: `{ COMMAND("analyse") }`.
mistake-no-such = Quella partita non ha nessun errore con quel numero.
mistake-none-of = In `{ $id }` non si conoscono errori. `{ COMMAND("analyse") } { $id }` li cerca.
mistake-form-title = { $id }, errore { $number }: la tua risposta

mistake-head = **Errore { $number } di `{ $id }`**, { $game }: { $players }.
mistake-ask = Che cosa era meglio? Usa **Rispondi** o `{ COMMAND("puzzle") } game:{ $id } number:{ $number } answer:`.
mistake-lost-the-game = { FORM($player, "Il") } ha giocato **{ $move }**, che è costata la partita.
mistake-gave-away-a-won-game = { FORM($player, "Il") } ha giocato **{ $move }**, che ha buttato via una partita vinta.
mistake-lost-pawns = { FORM($player, "Il") } ha giocato **{ $move }**, che è costata { $pawns }.

mistake-right = **Giusto!** { $solution }
mistake-the-same = È ciò che è stato giocato. Che cosa era meglio?
mistake-wrong = È legale, ma il computer ha trovato di meglio. Riprova.
mistake-title-of-played = Giocata: { $move }
mistake-title-of-better = Meglio: { $move }
