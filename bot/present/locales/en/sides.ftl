# Sides, as sentences name them. Forms of a word are its parts, as those of pieces.

sides-white = White
sides-black = Black
sides-blue = Blue
sides-red = Red
