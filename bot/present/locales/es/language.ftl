language-name = español
language-is-chosen = Te respondo en { $language }.
language-is-auto = Te respondo en { $language }, como lo tiene tu aplicación o esta sala.
language-how-to-change = `{ $language }` lo cambia. Hablo { $codes }; `auto` sigue a tu aplicación. Los tableros y avisos van en el idioma de la sala.
language-no-such-language = Ese idioma todavía no lo hablo. Hablo { $codes }; o usa `auto`.
