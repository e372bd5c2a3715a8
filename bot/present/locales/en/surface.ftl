# Where a network can't show buttons, menus, forms or private messages.

# What to do with numbered choices.
surface-choose = Type a number to choose.
# In place of what one person alone may see, where nothing private can be shown.
surface-nothing-private = This answer is private, and I can't send private messages here. Ask me in a direct room.
# The words over a text that is too long for messages.
surface-as-a-file = That is too long for a message, so here it is as a file.

# Behind a numbered choice that can't be taken back.
surface-dangerous = (can't be undone)
# Behind numbered choices in one line.
surface-type-a-number = type a number
# The line that leads to the next page of choices.
# $first (number): the first choice there
# $last (number): the last
# $of (number): all there are
surface-more = **0** More … ({ $first } to { $last } of { $of })

# What a form would ask, as one line that can be copied; its parts follow.
# $title: what it is about
# $line: the line, as it is typed
surface-form = **{ $title }**
    Type it in one line, for example:
    `{ $line }`
# A part of it that is needed.
# $name: its name, as it is typed
# $label: what it is
surface-field = - `{ $name }:` { $label }
# $name: its name, as it is typed
# $label: what it is
surface-field-optional = - `{ $name }:` { $label } (optional)

# The heading of the best choices for what was typed.
surface-choices = Choices:
