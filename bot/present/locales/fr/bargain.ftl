# Ce que dit l'ordinateur de ses pactes. Bref, avec du caractère, sans Markdown ni guillemets. Il parle à un camp : « vous ».

bargain-no-such-temper = Le tempérament de l'ordinateur est `loyal`, `shrewd`, `treacherous` ou `any` : `{ COMMAND("challenge") } computer game:three-way temper:loyal`.
bargain-no-temper-here = Un tempérament ne sert que dans les jeux à trois, où l'on conclut des pactes : `{ COMMAND("challenge") } computer game:three-way temper:loyal`.

bargain-says = { $side } : « { $words } »

## Un pacte contre qui mène.

bargain-together-offered-1 = { CAPITAL(FORM($side, "les")) } nous dominent tous les deux. Regardons de ce côté, et non l'un vers l'autre.
bargain-together-offered-2 = Seul, chacun de nous perd contre { FORM($side, "les") }. À deux, rien n'y oblige.
bargain-together-offered-3 = { CAPITAL(FORM($side, "les")) } sont trop forts pour un seul. Vous en êtes ?

bargain-together-answered-1 = D'accord : { FORM($side, "les") } d'abord, et ensuite nous verrons.
bargain-together-answered-2 = Oui. Il ne faut pas que { FORM($side, "les") } nous échappent.
bargain-together-answered-3 = Mes pièces savent où regarder : vers { FORM($side, "les") }.

## La paix à qui l'attaque.

bargain-relief-offered-1 = Vous me serrez de près, { FORM($side, "les") }. Un peu de calme nous ferait du bien à tous deux.
bargain-relief-offered-2 = Assez de coups entre nous pour l'instant, { FORM($side, "les") } ?
bargain-relief-offered-3 = J'aimerais mieux ne pas échanger de pièces avec vous, { FORM($side, "les") } ; quelqu'un d'autre nous en remercierait.

bargain-relief-answered-1 = Le calme de ce côté vaut beaucoup pour moi.
bargain-relief-answered-2 = Volontiers. Je n'avais pas grand-chose à répondre à tout cela.
bargain-relief-answered-3 = Je peux donc tourner le dos { FORM($side, "aux") } pour un temps.

## La paix quand il mène.

bargain-ahead-offered-1 = Vous et moi n'avons rien à régler pour le moment.
bargain-ahead-offered-2 = Je demande du calme, pas de l'aide.
bargain-ahead-offered-3 = Inutile que tout le monde se jette sur moi à la fois.

bargain-ahead-answered-1 = À ce stade, la paix ne me coûte rien.
bargain-ahead-answered-2 = Pourquoi pas ? J'ai assez à faire ailleurs.

## Ce qui ne fait de mal à personne.

bargain-calm-1 = Il n'y a pas de mal à cela.
bargain-calm-2 = Rien à redire : personne n'y perd.
bargain-calm-3 = Entendu, tant que cela dure.

## Son roi en otage, et la promesse d'attaquer quelqu'un.

bargain-hostage-1 = Mon roi est devant vos pièces. Laissez-le, et je me tourne contre { FORM($side, "les") }.
bargain-hostage-2 = Gardez mon roi en gage au lieu de le prendre : contre { FORM($side, "les") }, je vous suis plus utile vivant.

## La nulle promise à deux.

bargain-share-1 = Il n'en reste que deux, comme nous l'avions prévu. Nulle ?
bargain-share-2 = Nous avions dit que nous partagerions. Je m'y tiens.

## Pas de paix avec qui mène.

bargain-too-strong-1 = Vous êtes trop bien placés, { FORM($side, "les") } : vous épargner, ce serait perdre à petit feu.
bargain-too-strong-2 = La paix avec les plus forts ? Pas encore, { FORM($side, "les") }.
bargain-too-strong-3 = Redemandez-moi quand vous ne mènerez plus, { FORM($side, "les") }.

## Pas de pacte avec qui en a rompu un.

bargain-distrust-1 = J'ai vu ce que vaut votre parole, { FORM($side, "les") }.
bargain-distrust-2 = Vous avez déjà rompu un pacte dans cette partie, { FORM($side, "les") }. Non.

## Un autre pacte l'interdit.

bargain-bound-1 = Le pacte { $pact } dit autre chose, et il me lie.
bargain-bound-2 = Je ne peux pas signer à la fois ceci et le pacte { $pact }.

## Trop cher.

bargain-too-dear-1 = C'est plus que je ne peux donner.
bargain-too-dear-2 = Le prix est trop élevé pour moi.

## Une contre-offre.

bargain-other-terms-1 = L'allié me convient, les termes non. Plutôt ceci.
bargain-other-terms-2 = Presque. Voici ce que je signerais.
bargain-other-terms-3 = Avec vous, oui ; mais pas à ces conditions.

## Il dénonce un pacte après une attaque.

bargain-struck-1 = Après ce coup { FORM($side, "des") }, il faut que je pense à moi.
bargain-struck-2 = Je saigne, et d'autres en profitent. Cela suffit.
bargain-struck-3 = { CAPITAL(FORM($side, "les")) } frappent fort, et j'étais seul. J'en ai fini avec ceci.

## Il dénonce un pacte avec qui est devenu trop fort.

bargain-outgrown-1 = { CAPITAL(FORM($side, "les")) } sont devenus trop forts pour être épargnés.
bargain-outgrown-2 = Encore un peu, et { FORM($side, "les") } gagnent. Je prends congé, à visage découvert.

## Il rompt un pacte pour prendre un roi.

bargain-takes-king-1 = J'avais donné ma parole ; et puis le roi { FORM($side, "des") } était là.
bargain-takes-king-2 = Aucune promesse ne pèse autant que le roi { FORM($side, "des") }.

## Il rompt un pacte pour sauver son roi.

bargain-saves-king-1 = Mon roi serait tombé. Je n'ai pas vu d'autre issue.
bargain-saves-king-2 = Je tiens parole, mais pas au prix de mon roi.

## Il rompt un pacte par intérêt.

bargain-gain-1 = C'était trop beau pour le laisser là.
bargain-gain-2 = Je l'ai dit, et je le pensais en le disant.
bargain-gain-3 = Les promesses sont longues, et cette partie est courte.

## Il rompt un pacte faute d'autre coup.

bargain-no-other-move-1 = Je n'avais aucun coup pour le tenir.
bargain-no-other-move-2 = J'aurais tenu parole s'il y avait eu un moyen.

## Un refus sans raison particulière.

bargain-no-need-1 = Je n'en vois pas l'utilité pour le moment.
bargain-no-need-2 = Merci, mais je garde les mains libres.
bargain-no-need-3 = Pas maintenant.
