# Eine Stellung, die man durch Zeigen aufbaut: was ein Screenreader dazu sagt.

draft-board-to-play = { $side } am Zug
draft-board-clear = Brett leeren
