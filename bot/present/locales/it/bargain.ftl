# Che cosa dice un computer quando offre, accetta, rifiuta o rompe patti. Breve e con carattere, senza Markdown e senza virgolette.

bargain-no-such-temper = Il carattere di un computer è `loyal`, `shrewd`, `treacherous` o `any`: `{ COMMAND("challenge") } computer game:three-way temper:loyal`.
bargain-no-temper-here = Il carattere serve nei giochi a tre, dove si stringono patti: `{ COMMAND("challenge") } computer game:three-way temper:loyal`.

bargain-says = { FORM($side, "Il") }: «{ $words }»

## Offre un patto contro chi è in vantaggio.

bargain-together-offered-1 = { FORM($side, "Il") } è sopra di noi due. Guardiamo là, e non l'uno contro l'altro.
bargain-together-offered-2 = Da soli perdiamo entrambi contro { FORM($side, "il") }. Insieme no.
bargain-together-offered-3 = { FORM($side, "Il") } è troppo per uno solo. Sei con me?

## Accetta un patto simile.

bargain-together-answered-1 = D'accordo: prima { FORM($side, "il") }, poi si vedrà.
bargain-together-answered-2 = Sì. Non possiamo lasciar scappare { FORM($side, "il") }.
bargain-together-answered-3 = I miei pezzi sanno dove guardare: verso { FORM($side, "il") }.

## Offre pace a chi lo attacca.

bargain-relief-offered-1 = Mi stai addosso, { $side }. Un po' di quiete farebbe bene a entrambi.
bargain-relief-offered-2 = Per ora basta colpi tra noi, { $side }?
bargain-relief-offered-3 = Preferirei non cambiare pezzi con te, { $side }: qualcun altro ce ne ringrazierebbe.

## Accetta la pace con chi lo attacca.

bargain-relief-answered-1 = La quiete da quel lato per me vale parecchio.
bargain-relief-answered-2 = Volentieri. Non avevo grandi risposte a tutto questo.
bargain-relief-answered-3 = Allora per un po' posso voltare le spalle { FORM($side, "al") }.

## Offre pace mentre è in vantaggio.

bargain-ahead-offered-1 = Per ora tu e io non abbiamo conti in sospeso.
bargain-ahead-offered-2 = Chiedo quiete, non aiuto.
bargain-ahead-offered-3 = Non c'è bisogno di venirmi tutti addosso insieme.

## Accetta la pace mentre è in vantaggio.

bargain-ahead-answered-1 = Adesso la pace non mi costa nulla.
bargain-ahead-answered-2 = Perché no? Ho già abbastanza da fare altrove.

## Offre o accetta ciò che non fa danno.

bargain-calm-1 = Non fa male a nessuno.
bargain-calm-2 = Mi pare giusto: nessuno ci perde.
bargain-calm-3 = D'accordo, finché dura.

## Lascia il re in ostaggio e promette di attaccare qualcuno.

bargain-hostage-1 = Il mio re è davanti ai tuoi pezzi. Lascialo lì, e io mi rivolto contro { FORM($side, "il") }.
bargain-hostage-2 = Tieni il mio re in pegno invece di prenderlo: contro { FORM($side, "il") } ti servo più da vivo.

## Mantiene la promessa di patta quando restano in due.

bargain-share-1 = Restiamo in due, come avevamo previsto. Patta?
bargain-share-2 = Avevamo detto di dividere. Mantengo la parola.

## Rifiuta la pace a chi è in vantaggio.

bargain-too-strong-1 = Sei messo troppo bene, { $side }: risparmiarti vorrebbe dire perdere lentamente.
bargain-too-strong-2 = Pace con il più forte? Non ancora, { $side }.
bargain-too-strong-3 = Chiedimelo di nuovo quando non sarai in vantaggio, { $side }.

## Rifiuta un patto con chi ne ha rotto uno.

bargain-distrust-1 = Ho visto che cosa vale la tua parola, { $side }.
bargain-distrust-2 = In questa partita hai già rotto un patto, { $side }. No.

## Rifiuta un patto che un altro vieta.

bargain-bound-1 = Il patto { $pact } dice altro, e io sono legato a quello.
bargain-bound-2 = Non posso firmare insieme questo e il patto { $pact }.

## Rifiuta un patto che costa troppo.

bargain-too-dear-1 = È più di quanto io possa dare.
bargain-too-dear-2 = Il prezzo è troppo alto per me.

## Fa una controfferta.

bargain-other-terms-1 = Il compagno mi va bene, i termini no. Piuttosto così.
bargain-other-terms-2 = Quasi. Questo lo firmerei.
bargain-other-terms-3 = Con te sì; ma non a questi termini.

## Chiude un patto dopo che qualcuno lo ha attaccato.

bargain-struck-1 = Dopo quel colpo { FORM($side, "di") } devo pensare a me.
bargain-struck-2 = Io sanguino, e altri ci guadagnano. Adesso basta.
bargain-struck-3 = { FORM($side, "Il") } colpisce duro, e io ero lì da solo. Mi tiro fuori.

## Chiude un patto con chi è diventato troppo forte.

bargain-outgrown-1 = { FORM($side, "Il") } è diventato troppo forte per risparmiarlo.
bargain-outgrown-2 = Ancora un poco e { FORM($side, "il") } vince. Mi congedo, apertamente.

## Rompe un patto per catturare un re.

bargain-takes-king-1 = Avevo dato la mia parola; e poi lì c'era il re { FORM($side, "di") }.
bargain-takes-king-2 = Nessuna promessa pesa quanto il re { FORM($side, "di") }.

## Rompe un patto per salvare il proprio re.

bargain-saves-king-1 = Il mio re sarebbe caduto. Non vedevo altra via.
bargain-saves-king-2 = Mantengo la parola, ma non al prezzo del mio re.

## Rompe un patto per guadagnare qualcosa.

bargain-gain-1 = Era troppo bello per lasciarlo lì.
bargain-gain-2 = L'ho detto, e quando l'ho detto ci credevo.
bargain-gain-3 = Le promesse sono lunghe, e questa partita è breve.

## Rompe un patto perché non ha altra mossa.

bargain-no-other-move-1 = Non avevo mosse che lo rispettassero.
bargain-no-other-move-2 = Avrei mantenuto la parola, se ci fosse stato un modo.

## Rifiuta un patto senza una ragione particolare.

bargain-no-need-1 = Per il momento non ne vedo il bisogno.
bargain-no-need-2 = Grazie, ma mi tengo le mani libere.
bargain-no-need-3 = Non adesso.
