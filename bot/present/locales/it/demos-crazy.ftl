# La dimostrazione di Crazy chess: il titolo, e che cosa si vede in ogni immagine, in ordine.

demos-crazy-title = la vendetta di una donna, e un alfiere sviato
demos-crazy-start = La posizione iniziale di sempre. Il Nero ha il diritto di veto.
demos-crazy-denied = Il Nero ha posto il veto a e4, quindi il Bianco ha giocato altro e ha avuto il diritto di veto.
demos-crazy-revenge = L'alfiere bianco cattura la donna, e la vendetta di lei cattura l'alfiere. Lui si rialza subito, per un turno. Il segno conta quel turno.
demos-crazy-disguise = Un travestimento: il pedone di g7 si è scambiato di posto con l'alfiere, poi lo ha fatto il pedone di h7. Ora l'alfiere è in h7, lontano da dove voleva andare.
demos-crazy-last-turn = Nel suo ultimo turno l'alfiere cattura un cavallo e scompare. g8 è vuota.
demos-crazy-jump = La torre nera cattura in h2. La torre bianca non ricattura, ma ci salta dentro. Va con lei dovunque vada la torre nera, e può uscire in qualsiasi momento.
