# Was ein Computer zu Pakten sagt: kurz und mit Charakter, wie jemand am Tisch; ohne Markdown und Anführungszeichen, höchstens 99 Zeichen.

bargain-no-such-temper = Das Gemüt eines Computers ist `loyal`, `shrewd`, `treacherous` oder `any`: `{ COMMAND("challenge") } computer game:three-way temper:loyal`.
bargain-no-temper-here = Ein Gemüt gibt es nur in Spielen zu dritt, wo Pakte geschlossen werden: `{ COMMAND("challenge") } computer game:three-way temper:loyal`.

bargain-says = { $side }: „{ $words }“

## Es bietet einen Pakt gegen eine Seite an, die vorn liegt.

bargain-together-offered-1 = { $side } steht besser als wir beide. Schauen wir dorthin und nicht aufeinander.
bargain-together-offered-2 = Allein verliert jeder von uns gegen { $side }. Zusammen müssen wir das nicht.
bargain-together-offered-3 = { $side } ist für einen allein zu viel. Bist du dabei?

## Es nimmt so einen Pakt an.

bargain-together-answered-1 = Einverstanden: erst { $side }, dann sehen wir weiter.
bargain-together-answered-2 = Ja. { $side } darf uns nicht davonziehen.
bargain-together-answered-3 = Meine Figuren wissen, wohin sie schauen: auf { $side }.

## Es bietet Frieden an, wenn es angegriffen wird.

bargain-relief-offered-1 = Du setzt mir hart zu, { $side }. Etwas Ruhe täte uns beiden gut.
bargain-relief-offered-2 = Genug der Schläge fürs Erste, { $side }?
bargain-relief-offered-3 = Ich tausche ungern Figuren mit dir, { $side }; ein anderer würde es uns danken.

## Es nimmt Frieden an, wenn es angegriffen wird.

bargain-relief-answered-1 = Ruhe auf dieser Seite ist mir einiges wert.
bargain-relief-answered-2 = Gern. Viel hatte ich dem allem nicht entgegenzusetzen.
bargain-relief-answered-3 = Dann kann ich { $side } eine Weile den Rücken zukehren.

## Es bietet Frieden an, während es vorn liegt.

bargain-ahead-offered-1 = Du und ich haben gerade nichts auszufechten.
bargain-ahead-offered-2 = Ich bitte um Ruhe, nicht um Hilfe.
bargain-ahead-offered-3 = Es müssen nicht alle auf einmal auf mich losgehen.

## Es nimmt Frieden an, während es vorn liegt.

bargain-ahead-answered-1 = Frieden kostet mich jetzt nichts.
bargain-ahead-answered-2 = Warum nicht? Ich habe anderswo genug zu tun.

## Es bietet an oder nimmt an, was nicht schadet.

bargain-calm-1 = Das schadet nicht.
bargain-calm-2 = Von mir aus: Dabei verliert niemand.
bargain-calm-3 = Einverstanden, solange es hält.

## Es lässt seinen König als Geisel und verspricht einen Angriff.

bargain-hostage-1 = Mein König steht vor deinen Figuren. Lass ihn stehen, und ich wende mich gegen { $side }.
bargain-hostage-2 = Nimm meinen König als Pfand, schlag ihn nicht: Gegen { $side } nütze ich dir lebend mehr.

## Es hält das Versprechen, Remis zu machen, wenn zwei übrig sind.

bargain-share-1 = Zwei sind übrig, wie wir es kommen sahen. Remis?
bargain-share-2 = Wir wollten teilen, haben wir gesagt. Dabei bleibe ich.

## Es verweigert Frieden, wenn die andere Seite vorn liegt.

bargain-too-strong-1 = Du stehst zu gut, { $side }: Dich zu schonen hieße, langsam zu verlieren.
bargain-too-strong-2 = Frieden mit dem Stärksten? Noch nicht, { $side }.
bargain-too-strong-3 = Frag mich wieder, wenn du nicht vorn liegst, { $side }.

## Es lehnt ab, weil die andere Seite schon einen Pakt gebrochen hat.

bargain-distrust-1 = Ich habe gesehen, was dein Wort wert ist, { $side }.
bargain-distrust-2 = Du hast in dieser Partie schon einen Pakt gebrochen, { $side }. Nein.

## Es lehnt ab, was ein anderer Pakt verbietet.

bargain-bound-1 = Pakt { $pact } sagt etwas anderes, und an ihn bin ich gebunden.
bargain-bound-2 = Das und Pakt { $pact } kann ich nicht zugleich unterschreiben.

## Es lehnt ab, was zu viel kostet.

bargain-too-dear-1 = Das ist mehr, als ich geben kann.
bargain-too-dear-2 = Der Preis ist mir zu hoch.

## Es macht ein Gegenangebot.

bargain-other-terms-1 = Der Partner passt mir, die Bedingungen nicht. Lieber so.
bargain-other-terms-2 = Beinahe. Das hier würde ich unterschreiben.
bargain-other-terms-3 = Mit dir schon, aber nicht zu diesen Bedingungen.

## Es kündigt einen Pakt, nachdem es angegriffen wurde.

bargain-struck-1 = Nach diesem Schlag von { $side } muss ich an mich selbst denken.
bargain-struck-2 = Ich blute, und andere haben den Gewinn. Damit ist Schluss.
bargain-struck-3 = { $side } schlägt hart zu, und ich stand allein da. Ich bin raus.

## Es kündigt einen Pakt mit einer Seite, die zu stark geworden ist.

bargain-outgrown-1 = { $side } ist zu stark geworden, um verschont zu werden.
bargain-outgrown-2 = Noch ein wenig, und { $side } gewinnt. Ich verabschiede mich, ganz offen.

## Es bricht einen Pakt, um einen König zu schlagen.

bargain-takes-king-1 = Ich gab mein Wort; und dann stand da der König von { $side }.
bargain-takes-king-2 = Kein Versprechen wiegt so viel wie der König von { $side }.

## Es bricht einen Pakt, um den eigenen König zu retten.

bargain-saves-king-1 = Mein König wäre gefallen. Ich sah keinen anderen Weg.
bargain-saves-king-2 = Ich halte mein Wort, aber nicht um den Preis meines Königs.

## Es bricht einen Pakt, um etwas zu gewinnen.

bargain-gain-1 = Es war zu gut, um es liegen zu lassen.
bargain-gain-2 = Ich habe es gesagt, und als ich es sagte, meinte ich es auch.
bargain-gain-3 = Versprechen sind lang, und diese Partie ist kurz.

## Es bricht einen Pakt, weil es keinen anderen Zug hat.

bargain-no-other-move-1 = Ich hatte keinen Zug, der ihn gehalten hätte.
bargain-no-other-move-2 = Ich hätte mein Wort gehalten, wäre es nur gegangen.

## Es lehnt ohne besonderen Grund ab.

bargain-no-need-1 = Dafür sehe ich zurzeit keinen Anlass.
bargain-no-need-2 = Danke, aber ich behalte freie Hand.
bargain-no-need-3 = Jetzt nicht.
