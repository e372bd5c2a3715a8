# What is kept about a person, and its deletion.

privacy-choose = Use `{ COMMAND("privacy") } show`, `{ COMMAND("privacy") } export` or `{ COMMAND("privacy") } delete`.
# What is kept goes along as a file.
privacy-exported = This file has everything kept about you, from every server.
# The question before the deletion has been left too long.
privacy-expired = That question has expired. `{ COMMAND("privacy") } delete` asks again.
privacy-deleted = Your data has been deleted.

# What is the chat's own and not the bot's.
privacy-chats-own = Chat messages are not part of this. In the web chat they are deleted together with your name.
# How long what is deleted lives on, and what becomes of it.
privacy-backups = Whoever runs this bot may keep backups: deleted data stays in them as long as they are kept. If one is restored, your data is back. Delete it again, or ask whoever runs the bot.

# What is kept, and how much of it.
# $name: the name of whom it is about
# $requests: how many commands, as `3 commands`
# $rows: how many entries of the log
# $games: how many games
# $ratings: how many ratings
# $puzzles: how many puzzles
# $muted: whom they have muted, as the next part of the list of settings; empty where there is nobody
privacy-what-is-kept = **What is kept about you**
    - your id on this network and your name ({ $name }), also in what the bot said of you, as far as that is kept
    - { $requests } with their answers (so that a repeated one isn't carried out twice; refused ones for 7 days)
    - { $rows } (challenges, moves, offers, settings) with room and time
    - seats in { $games }, their results, and { $ratings }
    - your answers to { $puzzles }, and your streak of daily puzzles
    - your settings: language, pings, quiet hours and time zone, holidays{ $muted }, and whether you are on the list of all servers
    - which browsers of yours notify you when it is your turn, if you asked for that in the web chat: their addresses at their push services, and the keys they read with
    No IP addresses. `{ COMMAND("privacy") } export` gives you all of it as a file, from every server. `{ COMMAND("privacy") } delete` removes your id, your name, the answers, what you wrote into pacts and notes, your results, ratings and settings. Your moves and which puzzles you solved stay, as those of "{ names-former }". { privacy-chats-own } { privacy-backups }
# $count (number): how many
privacy-requests = { $count ->
    [one] { $count } command
   *[other] { $count } commands
}
# Entries of the bot's own log.
# $count (number): how many
privacy-rows = { $count ->
    [one] { $count } log entry
   *[other] { $count } log entries
}
# $count (number): how many
privacy-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
# $count (number): how many
privacy-ratings = { $count ->
    [one] { $count } rating
   *[other] { $count } ratings
}
# $count (number): how many
privacy-puzzles = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
# The part of the list of settings about who is muted; what follows begins with a comma too.
# $count (number): how many people
privacy-muted = { $count ->
    [one] , whom you have muted ({ $count } person)
   *[other] , whom you have muted ({ $count } people)
}

# The question before the deletion; the games that are resigned by it follow, and then what stays.
privacy-delete-question = Delete your id, your name, the answers you got, what you wrote into pacts and notes, your results, ratings and settings?
# $games: the codes of the games that are resigned by the deletion
# $count (number): how many there are
privacy-resigned = { $count ->
    [one] You are still playing { $games }. It is resigned for you.
   *[other] You are still playing { $games }. They are resigned for you.
}
privacy-stays = Your moves in finished games and which puzzles you solved stay, as those of "{ names-former }". Your archived games can't be resumed afterwards. { privacy-chats-own } { privacy-backups }
