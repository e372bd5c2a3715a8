# In welcher Sprache mit jemandem gesprochen wird.

language-name = Deutsch
language-is-chosen = Ich antworte dir auf { $language }.
language-is-auto = Ich antworte dir auf { $language }, wie deine App oder dieser Raum eingestellt ist.
language-how-to-change = `{ $language }` ändert es. Ich spreche { $codes }; `auto` folgt deiner App. Bretter und Beiträge haben die Sprache des Raums.
language-no-such-language = Diese Sprache spreche ich noch nicht. Ich spreche { $codes }; oder nimm `auto`.
