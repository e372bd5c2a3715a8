demos-crazy-title = la venganza de una dama, y un alfil extraviado
demos-crazy-start = La posición inicial de siempre. Las negras tienen el derecho de veto.
demos-crazy-denied = Las negras vetaron e4: las blancas jugaron otra cosa y recibieron el derecho de veto.
demos-crazy-revenge = El alfil blanco captura la dama, y la venganza de ella captura el alfil. Este resucita en el acto, durante un turno. La marca cuenta ese turno.
demos-crazy-disguise = Un disfraz: el peón de g7 se intercambió con el alfil, y luego lo hizo el peón de h7. El alfil está ahora en h7, lejos de donde quería ir.
demos-crazy-last-turn = En su último turno el alfil captura un caballo y desaparece. g8 queda vacía.
demos-crazy-jump = La torre negra captura en h2. La torre blanca no la captura a su vez, sino que salta dentro de ella. Viaja adondequiera que vaya la torre negra y puede salir en cualquier momento.
