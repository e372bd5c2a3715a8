# Words that nobody can be called, because sentences say them of people: a name that reads as one of them is refused, or shown in quotation
# marks. Each language lists its own, with spaces between them, in any case and with or without accents. A first name is none of them.

# Words of which one alone is enough: sides, and what is said of people without their names.
reserved-words =
    { sides-white } { sides-black } { sides-blue } { sides-red }
    anybody anyone somebody someone nobody noone none everybody everyone all both whoever who me you we
    us he him she her they them themselves yourself myself itself
    here channel room server chat world group people folks person member members player players opponent
    opponents challenger challengers opposition rival winner winners loser losers substitute substitutes
    spectator spectators watcher watchers guest guests visitor stranger user users human humans
    computers bots machine engine
    admin admins administrator administrators moderator moderators mod mods manager managers owner
    owners operator operators organizer organiser organizers organisers host hosts staff support system
    arbiter referee director official officials developer developers team
    unknown deleted removed anonymous anon hidden former unnamed nameless null undefined nil nan bye
    walkover draw drawn winning side sides seat seats turn clock first second third random
# Words that say nothing alone, and that others of these stand with: "a former player", "all of you".
reserved-fillers =
    a an the my your our their his its this that these those any some no not every each either neither
    one two three other others another else new old next last previous former same only just of and or
    but for to by in on at with from as is are was to has web local official real
# No name has one of these words.
reserved-computers = computer bot
# The word before the number of a computer's level.
reserved-level = level
