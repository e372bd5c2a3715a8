demos-realtime-title = sin turnos, y con piezas que tienen que enfriarse
demos-realtime-start = Los dos bandos pueden mover en cualquier momento. Aquí todas las piezas están listas al principio. Normalmente empiezan con enfriamientos al azar.
demos-realtime-cooling = El peón blanco ha movido y se enfría durante una unidad de diez segundos. El número que lleva encima cuenta los segundos que faltan para que pueda volver a mover.
demos-realtime-waiting = Las negras responden enseguida. El reloj de arena indica que la jugada espera medio segundo, porque cuando dos jugadas coinciden las blancas van primero. Las blancas no esperan y también han movido un caballo, que se enfría durante tres unidades.
demos-realtime-caption = Los dos han vuelto a mover. El rótulo cuenta las piezas listas, con la hora.
demos-realtime-check = El alfil vuelve a estar listo tras treinta segundos y captura en f7: jaque. El rey está listo y puede capturarlo. Una pieza que se enfría no podría.
