# A demonstração do xadrez sem turnos: seu título, e o que se vê em cada imagem, na ordem delas.

demos-realtime-title = nada de turnos, e peças que precisam recarregar
demos-realtime-start = Os dois lados podem jogar a qualquer momento. Aqui todas as peças estão prontas no início. Normalmente começam com recargas ao acaso.
demos-realtime-cooling = O peão branco jogou e recarrega por uma unidade de dez segundos. O número sobre ele conta os segundos até poder jogar de novo.
demos-realtime-waiting = As pretas respondem na hora. A ampulheta mostra que o lance espera meio segundo, porque as brancas têm preferência. As brancas não esperam e também jogaram um cavalo, que recarrega por três unidades.
demos-realtime-caption = Os dois jogaram de novo. A legenda conta as peças prontas, com o tempo.
demos-realtime-check = O bispo fica pronto de novo após trinta segundos e captura em f7: xeque. O rei está pronto e pode recapturar. Uma peça em recarga não poderia.
