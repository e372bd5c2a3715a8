# What a computer says with what it does about pacts, and when it breaks one: one of several ways to say it. Short and characterful, as a
# player at the table would say it; without Markdown and without quotation marks.

# A computer's temper is none there is.
bargain-no-such-temper = A computer's temper is `loyal`, `shrewd`, `treacherous` or `any`: `{ COMMAND("challenge") } computer game:three-way temper:loyal`.
# A temper where nobody makes pacts.
bargain-no-temper-here = A temper is for games of three, where pacts are made: `{ COMMAND("challenge") } computer game:three-way temper:loyal`.

# $side: who says it
# $words: what: one of all the others
bargain-says = { $side }: "{ $words }"

## It offers a pact against somebody who is ahead.

# $side: who is ahead
bargain-together-offered-1 = { $side } stands above us both. Let us look there, and not at each other.
# $side: who is ahead
bargain-together-offered-2 = Alone each of us loses to { $side }. Together we need not.
# $side: who is ahead
bargain-together-offered-3 = { $side } is too much for one. Are you with me?

## It accepts such a pact.

# $side: who is ahead
bargain-together-answered-1 = Agreed: { $side } first, and then we shall see.
# $side: who is ahead
bargain-together-answered-2 = Yes. { $side } must not run away with this.
# $side: who is ahead
bargain-together-answered-3 = My pieces know where to look: at { $side }.

## It offers peace to somebody who attacks it.

# $side: who attacks it, and is spoken to
bargain-relief-offered-1 = You press me hard, { $side }. Some quiet would serve us both.
# $side: who attacks it, and is spoken to
bargain-relief-offered-2 = Enough blows between us for now, { $side }?
# $side: who attacks it, and is spoken to
bargain-relief-offered-3 = I would rather not trade pieces with you, { $side }; somebody else would thank us for it.

## It accepts peace with somebody who attacks it.

bargain-relief-answered-1 = Quiet on that side is worth a good deal to me.
bargain-relief-answered-2 = Gladly. I had not much of an answer to all that.
# $side: who attacks it
bargain-relief-answered-3 = Then I can turn my back on { $side } for a while.

## It offers peace while it is ahead.

bargain-ahead-offered-1 = You and I have nothing to settle just now.
bargain-ahead-offered-2 = I ask for quiet, not for help.
bargain-ahead-offered-3 = There is no need for everybody to come at me at once.

## It accepts peace while it is ahead.

bargain-ahead-answered-1 = Peace costs me nothing at this point.
bargain-ahead-answered-2 = Why not? I have enough to do elsewhere.

## It offers or accepts what does no harm.

bargain-calm-1 = No harm in that.
bargain-calm-2 = Fair enough: nobody loses by it.
bargain-calm-3 = Agreed, for as long as it lasts.

## It leaves its king as a hostage and promises to attack somebody.

# $side: who is to be attacked
bargain-hostage-1 = My king stands before your pieces. Let it stand, and I turn on { $side }.
# $side: who is to be attacked
bargain-hostage-2 = Keep my king as a pledge instead of taking it: against { $side } I am worth more to you alive.

## It keeps the promise of a draw when two are left.

bargain-share-1 = Two are left, as we had foreseen. A draw?
bargain-share-2 = We said that we would share it. I stand by that.

## It refuses peace to somebody who is ahead.

# $side: who is ahead, and is spoken to
bargain-too-strong-1 = You stand too well, { $side }: to spare you would be to lose slowly.
# $side: who is ahead, and is spoken to
bargain-too-strong-2 = Peace with the strongest? Not yet, { $side }.
# $side: who is ahead, and is spoken to
bargain-too-strong-3 = Ask me again when you are not ahead, { $side }.

## It refuses a pact with somebody who has broken one.

# $side: who has broken one, and is spoken to
bargain-distrust-1 = I have seen what your word is worth, { $side }.
# $side: who has broken one, and is spoken to
bargain-distrust-2 = You have broken a pact in this game already, { $side }. No.

## It refuses a pact that another one forbids.

# $pact: that one's number
bargain-bound-1 = Pact { $pact } says otherwise, and I am bound by it.
# $pact: that one's number
bargain-bound-2 = I cannot sign this and pact { $pact } at once.

## It refuses a pact that costs too much.

bargain-too-dear-1 = That is more than I can give.
bargain-too-dear-2 = The price is too high for me.

## It makes a counter-offer.

bargain-other-terms-1 = The partner suits me, the terms do not. Rather this.
bargain-other-terms-2 = Almost. This is what I would sign.
bargain-other-terms-3 = With you, yes; but not on these terms.

## It ends a pact after somebody has attacked it.

# $side: who has attacked it
bargain-struck-1 = After that blow of { $side }'s I have to think of myself.
bargain-struck-2 = I bleed, and others profit by it. No longer.
# $side: who has attacked it
bargain-struck-3 = { $side } strikes hard, and I stood there alone. I am out of this.

## It ends a pact with somebody who has become too strong.

# $side: who has
bargain-outgrown-1 = { $side } has grown too strong to be spared.
# $side: who has
bargain-outgrown-2 = A little longer and { $side } wins. I take my leave, openly.

## It breaks a pact to capture a king.

# $side: whose king
bargain-takes-king-1 = I gave my word; and then { $side }'s king stood there.
# $side: whose king
bargain-takes-king-2 = No promise weighs as much as { $side }'s king.

## It breaks a pact to save its own king.

bargain-saves-king-1 = My king would have fallen. I saw no other way.
bargain-saves-king-2 = I keep my word, but not at the price of my king.

## It breaks a pact to win something.

bargain-gain-1 = It was too good to be left there.
bargain-gain-2 = I said it, and I meant it when I said it.
bargain-gain-3 = Promises are long, and this game is short.

## It breaks a pact because it has no other move.

bargain-no-other-move-1 = I had no move that kept it.
bargain-no-other-move-2 = I would have kept my word, had there been a way.

## It refuses a pact without a special reason.

bargain-no-need-1 = I see no need for that at present.
bargain-no-need-2 = Thank you, but I keep my hands free.
bargain-no-need-3 = Not now.
