# La dimostrazione di Buchi neri: il titolo, e che cosa si vede in ogni immagine, in ordine.

demos-black-holes-title = un pedone dà matto attraverso un buco
demos-black-holes-start = Cinque colonne, otto traverse, il Bianco in basso. Non ci sono ancora buchi.
demos-black-holes-empty = Il cavallo bianco ha lasciato b1, così una casa della prima traversa è vuota.
demos-black-holes-drop = Invece di muovere, il Bianco mette un buco in b1.
demos-black-holes-check = Il cavallo cattura in c7 con scacco, e il re nero avanza.
demos-black-holes-second = Il primo buco è andato in b2, e il Bianco ne mette un secondo in b1.
demos-black-holes-through = Anche i buchi possono passare per i buchi: dentro in b2, avanti nella stessa direzione per b3 fino a b4, dove cattura un pedone bianco. Ora il pedone in a3 potrebbe entrare in b4 in diagonale e proseguire per c5 e d6 fino a e7. Scacco matto attraverso un buco.
