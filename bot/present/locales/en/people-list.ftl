# A list of people that somebody keeps: who is blocked in a room, or muted by whoever asks. $list says which: "blocked" or "muted".

# Two people are named, or one whose name has blanks.
# $list: which list
people-list-one-at-a-time =
    { $list ->
        [muted] `{ COMMAND("mute") }` takes one person. A name with spaces goes in quotation marks, for example `{ COMMAND("mute") } "@Ann Lee"`.
       *[blocked] `{ COMMAND("block") }` takes one person. A name with spaces goes in quotation marks, for example `{ COMMAND("block") } "@Ann Lee"`.
    }
# $list: which list
people-list-not-yourself =
    { $list ->
        [muted] You can't mute yourself.
       *[blocked] You can't block yourself.
    }
# $list: which list
# $who: a player
people-list-already =
    { $list ->
        [muted] { $who } is already muted.
       *[blocked] { $who } is already blocked.
    }
# Nobody is named who could be taken off.
# $list: which list
people-list-whom =
    { $list ->
        [muted] Whom? `{ COMMAND("unmute") } @name`. `{ COMMAND("mute") }` alone shows who is muted.
       *[blocked] Whom? `{ COMMAND("unblock") } @name`. `{ COMMAND("block") }` alone shows who is blocked.
    }
# $list: which list
# $who: a player
people-list-not-listed =
    { $list ->
        [muted] { $who } isn't muted.
       *[blocked] { $who } isn't blocked here.
    }
# Nobody on it is called so.
# $list: which list
# $typed: what was typed
people-list-nobody-listed =
    { $list ->
        [muted] Nobody called { $typed } is muted. `{ COMMAND("mute") }` alone shows who is.
       *[blocked] Nobody called { $typed } is blocked here. `{ COMMAND("block") }` alone shows who is.
    }
# Nobody is called so of whom the list could have one.
# $typed: what was typed
people-list-nobody-called = Nobody who has played here is called { $typed }.
# Nobody is on it.
# $list: which list
people-list-empty =
    { $list ->
        [muted] You have muted nobody. `{ COMMAND("mute") } @name` shuts out challenges and pings from somebody.
       *[blocked] Nobody is blocked here. `{ COMMAND("block") }` with a player's name blocks them.
    }
# Everybody on it.
# $list: which list
# $people: they
people-list-everybody =
    { $list ->
        [muted] Muted: { $people }. `{ COMMAND("unmute") } @name` undoes it.
       *[blocked] Blocked here: { $people }.
    }
