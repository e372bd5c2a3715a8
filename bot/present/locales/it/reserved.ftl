# Le parole che nessuno può avere come nome, perché ci sono frasi che le dicono della gente; con o senza accenti. Nomi di persona, nessuno:
# né Bianca né Primo.

reserved-words =
    { sides-white } { sides-black } { sides-black.f } { sides-blue } { sides-red } { sides-red.f }
    qualcuno qualcuna nessuno nessuna tutti tutte tutto tutta mondo ognuno ognuna ciascuno chiunque chi
    entrambi entrambe io me tu noi voi loro
    qui canale stanza server chat gruppo gente persona persone membro membri giocatore giocatrice
    giocatori giocatrici avversario avversaria avversari rivale sfidante vincitore vincitrice perdente
    sostituto sostituta spettatore spettatrice spettatori ospite ospiti visitatore visitatrice
    sconosciuto sconosciuta estraneo estranea umano umana umani macchina
    admin amministratore amministratrice moderatore moderatrice proprietario proprietaria gestore
    operatore operatrice organizzatore organizzatrice arbitro squadra assistenza sistema sviluppatore
    sviluppatrice
    anonimo anonima cancellato cancellata eliminato eliminata patta riposo orologio caso
reserved-fillers =
    un uno una il lo la i gli le l mio mia tuo tua nostro nostra vostro vostra suo sua questo questa
    altro altra altri altre ex vecchio vecchia nuovo nuova ultimo ultima precedente stesso stessa solo
    sola due tre e o ma per di del dello della dei degli delle a al allo alla in con da dal è sono era
    ufficiale
reserved-computers = computer bot
reserved-level = livello
