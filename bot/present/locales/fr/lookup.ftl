# De quelle partie il s'agit, et qui peut y agir.

lookup-no-game = Il n'y a pas de partie dans ce salon. `{ COMMAND("challenge") }` en commence une.
lookup-player-gone = Quelqu'un qui jouait cette partie a effacé ses données : elle ne peut pas être reprise.
lookup-you-are-out = Tu ne joues plus dans cette partie. Tu peux encore la regarder.
lookup-no-game-of-code = Il n'y a pas de partie { $typed } ici. `{ COMMAND("games") }` énumère les parties.
lookup-only-these-play = Tu ne joues pas dans cette partie. Y jouent : { $players }. `{ COMMAND("board") }` te montre l'échiquier.
lookup-another-is-on = La partie { $archived } est archivée, et { $played } se joue ici en ce moment. Reprends { $archived } quand { $played } sera finie.
lookup-only-players = Seuls ceux qui jouent peuvent faire cela : { $players }.
lookup-position-has-changed = La position a changé. { $asked }
