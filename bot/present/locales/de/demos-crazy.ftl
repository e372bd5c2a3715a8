# Die Vorführung von Crazy chess.

demos-crazy-title = die Rache einer Dame und ein irregeführter Läufer
demos-crazy-start = Die Grundstellung. Schwarz hat das Vetorecht.
demos-crazy-denied = Schwarz legte ein Veto gegen e4 ein, also spielte Weiß etwas anderes und bekam das Vetorecht.
demos-crazy-revenge = Der Läufer von Weiß schlägt die Dame, und ihre Rache schlägt den Läufer. Er steht sofort wieder auf, für einen Zug. Das Zeichen zählt diesen Zug.
demos-crazy-disguise = Eine Verkleidung: Erst tauschte der Bauer von g7 mit dem Läufer den Platz, dann der Bauer von h7. Der Läufer steht jetzt auf h7, weit weg von seinem Ziel.
demos-crazy-last-turn = In seinem letzten Zug schlägt der Läufer einen Springer und verschwindet. g8 ist leer.
demos-crazy-jump = Der Turm von Schwarz schlägt auf h2. Der Turm von Weiß schlägt nicht zurück, sondern springt hinein. Er fährt mit, wohin der schwarze Turm auch zieht, und kann ihn jederzeit verlassen.
