# Em que idioma se fala com alguém.

language-name = Português (Brasil)
language-is-chosen = Respondo a você em { $language }.
language-is-auto = Respondo a você em { $language }, como diz seu aplicativo ou esta sala.
language-how-to-change = `{ $language }` muda isso. Falo { $codes }; `auto` segue seu aplicativo. Tabuleiros e mensagens têm o idioma da sala.
language-no-such-language = Esse idioma ainda não falo. Falo { $codes }; ou use `auto`.
