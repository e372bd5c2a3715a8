# In which language somebody is spoken to.

# The language's own name, as its speakers write it.
language-name = English
# Somebody sees or changes which one they are answered in.
# $language: its name
language-is-chosen = I answer you in { $language }.
# Nothing was chosen.
# $language: the name of the one that is spoken then
language-is-auto = I answer you in { $language }, as your app or this room has it.
# $language: the command with a language, as it is typed
# $codes: the languages there are, each as it is typed with its name
language-how-to-change = `{ $language }` changes it. I speak { $codes }; `auto` follows your app. Boards and posts have the room's language.
# A word that is no language.
# $codes: the languages there are, each as it is typed with its name
language-no-such-language = I don't speak that yet. I speak { $codes }; or use `auto`.
