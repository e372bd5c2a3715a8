# Esercizi di Crazy chess: una domanda, le risposte, che sono etichette di pulsanti, e che cosa si dice a ciascuna.

exercises-crazy-stacks = La torre bianca trasporta un pedone. La torre nera in a4 trasporta una torre, e questa un pedone. Il Bianco cattura in a4. Che cosa resta lì?
exercises-crazy-stacks-both = torre e pedone bianchi
exercises-crazy-stacks-both-why = Il carico della torre catturata cade in a4, e ciò che cade cattura.
exercises-crazy-stacks-white = un pedone bianco
exercises-crazy-stacks-white-why = Cade anche lui, ma non per ultimo. Chi era in cima alla pila nera?
exercises-crazy-stacks-black = un pedone nero
exercises-crazy-stacks-black-why = La torre nera interna cade e cattura la torre bianca. Il pedone bianco cade e cattura quella torre, il cui pedone cade per ultimo e cattura quello bianco.
exercises-crazy-stacks-nothing = niente
exercises-crazy-stacks-nothing-why = L'ultimo pezzo che cade resta.

exercises-crazy-bishop = La torre bianca con il suo pedone cattura l'alfiere in a4. Che cosa resta lì?
exercises-crazy-bishop-both = torre e pedone bianchi
exercises-crazy-bishop-both-why = Un alfiere catturato si rialza e cattura il pezzo più in basso, qui la torre.
exercises-crazy-bishop-pawn = un pedone bianco
exercises-crazy-bishop-pawn-why = L'alfiere si rialza e cattura la torre. Il pedone cade e cattura l'alfiere, che non si rialza due volte.
exercises-crazy-bishop-risen = un alfiere rialzato
exercises-crazy-bishop-risen-why = La torre che ha catturato trasportava un pedone.

exercises-crazy-tower = In a2 ci sono quattro torri e un pedone. Il cavallo bianco va da a1 a b3 e passando cattura la terza torre. Che cosa resta in a2?
exercises-crazy-tower-two-rooks = due torri
exercises-crazy-tower-two-rooks-why = Ciò che la terza torre trasportava cade in a2, e ciò che cade cattura il pezzo più in basso.
exercises-crazy-tower-rook-and-pawn = una torre e il pedone
exercises-crazy-tower-rook-and-pawn-why = Il pedone cade dopo che la torre che lo trasportava è stata catturata.
exercises-crazy-tower-pawn = il pedone
exercises-crazy-tower-pawn-why = La quarta torre cade su quella più in basso, e il suo carico cade a sua volta. Il pedone è l'ultimo e resta.
exercises-crazy-tower-nothing = niente
exercises-crazy-tower-nothing-why = L'ultimo pezzo che cade resta.

exercises-crazy-inside = Il cavallo bianco salta in c3 e cattura l'alfiere nella torre che c'è lì. Che cosa resta in c3?
exercises-crazy-inside-both = la torre e il cavallo
exercises-crazy-inside-both-why = L'alfiere si rialza e cattura il pezzo più in basso della casa, qui la propria torre.
exercises-crazy-inside-risen = un alfiere rialzato
exercises-crazy-inside-risen-why = Ha catturato la torre, quindi il cavallo che c'era sopra cade.
exercises-crazy-inside-knight = il cavallo
exercises-crazy-inside-knight-why = L'alfiere si rialza e cattura la torre. Il cavallo cade e cattura l'alfiere.

exercises-crazy-suicide = La donna bianca cattura tutt'intorno. Che cosa succede?
exercises-crazy-suicide-nothing = Niente
exercises-crazy-suicide-nothing-why = Tutt'intorno vuol dire pezzi di entrambe le parti.
exercises-crazy-suicide-illegal = È illegale
exercises-crazy-suicide-illegal-why = È l'unica mossa con cui puoi uccidere il tuo stesso re. Prima ti viene chiesto.
exercises-crazy-suicide-loses = Il Bianco perde
exercises-crazy-suicide-loses-why = Cattura il proprio re.

exercises-crazy-check = Il re nero è in una torre in d4, e l'alfiere bianco la attacca. Il Nero è sotto scacco?
exercises-crazy-check-yes = Sì
exercises-crazy-check-yes-why = Se l'alfiere cattura la torre, il re cade e cattura l'alfiere. Ma l'alfiere si rialza e cattura il re.
exercises-crazy-check-no = No
exercises-crazy-check-no-why = Un pezzo in una torre non può essere catturato prima della torre. E che cosa viene dopo?

exercises-crazy-king = Con il primo passo il re bianco cattura l'alfiere in e2. Dove può andare con il secondo?
exercises-crazy-king-d1-why = Quando se ne va, l'alfiere si rialza in e2 e attacca d1.
exercises-crazy-king-f3-why = Quando se ne va, l'alfiere si rialza in e2 e attacca f3.
exercises-crazy-king-stays = resta in e2
exercises-crazy-king-stays-why = Il re fa sempre due passi.
exercises-crazy-king-e1-why = L'alfiere si rialza in e2 e attacca solo in diagonale.

exercises-crazy-queen = Con il primo passo il re bianco cattura la donna in e2. Quale secondo passo lo salva dalla vendetta?
exercises-crazy-queen-e1-why = La vendetta cattura tutto intorno a e2, anche in e1.
exercises-crazy-queen-f2-why = La vendetta cattura tutto intorno a e2, anche in f2.
exercises-crazy-queen-rook = nella torre in f1
exercises-crazy-queen-rook-why = La vendetta cattura la torre, e il re che c'era dentro cade in f1, vivo.
exercises-crazy-queen-none = nessuno
exercises-crazy-queen-none-why = Una torre catturata salva ciò che trasporta.
