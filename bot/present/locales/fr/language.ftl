# Dans quelle langue le bot parle à quelqu'un.

language-name = français
language-is-chosen = Je te réponds en { $language }.
language-is-auto = Je te réponds en { $language }, comme ton application ou ce salon le veut.
language-how-to-change = `{ $language }` change cela. Je parle { $codes } ; `auto` suit ton application. Les échiquiers et les annonces sont dans la langue du salon.
language-no-such-language = Je ne parle pas encore cette langue. Je parle { $codes } ; ou utilise `auto`.
