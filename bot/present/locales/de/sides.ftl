# Seiten. Der Stamm ist das Adjektiv ohne Endung: „weiß“ in „weißer Turm“.

sides-white = Weiß
    .stem = weiß
sides-black = Schwarz
    .stem = schwarz
sides-blue = Blau
    .stem = blau
sides-red = Rot
    .stem = rot
