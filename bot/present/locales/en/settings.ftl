# A room's settings: what each is for, and what it cannot be.

# The settings belong to others.
settings-managers-only = Only people who can manage this room can change its settings.
# Others start the games here.
settings-managers-begin = Only people who can manage this room can start games here.
# What stands over the list of them.
settings-head = **Settings of this room** (`{ COMMAND("settings") } games billichess` changes one)
# No game would be left.
settings-name-a-game = Name at least one game, or `all`.
settings-daily-times = Use a time of day, with your time zone if it isn't UTC: `09:00`, `9am Europe/Berlin`, `18:30 +02:00`. Or `off`.
# A channel that is to have the posts of games and cannot.
settings-no-forum = I can't see that forum channel. Name one of this server as `#forum`, and let me view it, send messages and create posts there.

# $names: the settings as they are typed
settings-no-such-setting = There is no such setting. The settings are { $names }.
# A setting has its new value.
# $name: the setting as it is typed
# $value: as it is typed, or a room
settings-is-now = { $name } is now { $value }.
# A setting with its value and what it is for.
# $name: the setting as it is typed
# $value: as it is typed, or a room
# $purpose: what it is for: one of the next ones
settings-line = `{ $name }`: { $value } ({ $purpose })
settings-games = `all`, or names separated by spaces
settings-starters = who can start games: `everyone` or `admins`
settings-theme = pictures: `dark` or `light`
# Which language posts in the room have.
settings-language = language of what I post here: `auto` (as the server or chat has it), or one that `{ COMMAND("language") }` lists
settings-threads = games in threads: `on` or `off`; on Discord also a `#forum`, where each game gets a post
settings-daily = time of the daily puzzle, for example `09:00 Europe/Berlin`, or `off`
settings-places = second among three: `falls` (who falls later), or `shared` by those who fall with as many points
settings-rating = games unless the challenge says otherwise: `casual` or `rated`
settings-time = default time: `none`, `5+3` (minutes and seconds per move), `6h` or `3d` per move
# A setting has only these values.
# $name: the setting as it is typed
# $values: they, as they are typed, joined by "or"
settings-can-be = { $name } can be { $values }.
# A word that is no language.
# $codes: those there are, as they are typed
settings-no-such-language = I speak { $codes }, or `auto`: the language the server or chat has.
# A word that is no game.
# $typed: that
# $games: the games as they are typed
settings-no-such-game = There is no game { $typed }. The games are { $games }.
# A channel of the web chat passes on to who is there.
# $who: who manages it now
settings-manager-left = { $who } now manages this channel, because its manager has left.
# The same, where its manager still has a name.
# $who: who manages it now
settings-manager-away = { $who } now manages this channel, because its manager hasn't been here for 30 days.
# A channel is given to somebody by those who run the bot.
# $who: who manages it now
settings-manager-made = The people who run this bot have made { $who } the manager of this channel.
