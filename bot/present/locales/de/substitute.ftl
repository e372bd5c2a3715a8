# Ein Platz wird jemand anderem überlassen.

substitute-choose = Wer spielt für dich weiter? `{ COMMAND("substitute") } @name`. Oder wurde dir ein Platz angeboten? `{ COMMAND("substitute") } accept` oder `decline`.
substitute-in-tournament = In einem Turnier spielen alle ihre Partien selbst.
substitute-plays-already = Diese Person spielt in der Partie schon mit.
substitute-is-blocked = Diese Person ist hier gesperrt.
substitute-not-offered = Hier wird kein Platz angeboten. Ein Angebot gilt 24 Stunden.
substitute-you-offered = Du hast deinen Platz angeboten. Bis er übernommen wird, spielst du weiter.
substitute-you-play = Du übernimmst den Platz.
substitute-you-declined = Der Platz wird nicht mehr angeboten.
substitute-agreed-already = Du hast schon zugestimmt.
substitute-you-agreed = Du hast zugestimmt.

substitute-asks = { $player } bietet { $whom } den eigenen Platz an.
substitute-asks-rated = { $player } bietet { $whom } den eigenen Platz an. Eine Niederlage zählt trotzdem für { $player }, ein Sieg für niemanden.
substitute-asks-all = { $player } bietet { $whom } den eigenen Platz an. Eine Niederlage zählt trotzdem für { $player }, ein Sieg für niemanden. { $asked }: `{ COMMAND("substitute") } accept` oder `decline`?
substitute-agrees = { $who } stimmt dem Wechsel zu. Noch gefragt: { $asked }.
substitute-waits = Du hast angenommen. Noch gefragt: { $asked }.
substitute-still-open = Noch offen: { $player } bietet { $whom } den eigenen Platz an. Gefragt: { $asked }.
substitute-for-another = Der Platz wird nur { $whom } angeboten.
substitute-takes-over = { $before } gibt den Platz ab. Neu am Brett: { $player }.
substitute-withdrawn = { $player } bietet den Platz nicht mehr an.
substitute-not-taken = { $who } übernimmt den Platz von { $player } nicht.
substitute-not-agreed = { $who } stimmt dem Wechsel nicht zu. { $player } spielt weiter.
