extension BlockPastMidnight {
  public static let spanish = RuleWords(
    summary: "Un bloque que pasa de la medianoche",
    explanation: """
      Encuentra un bloque de un día, o de la rutina, cuyo intervalo termina al día siguiente (`22:00 - 02:00`). En su propio \
      día cuenta hasta las 24:00, y el resto no cuenta en ninguno. Un intervalo hasta `00:00` termina a medianoche y es \
      correcto.
      """,
    reason: "Un archivo es un día. Lo que se planea para después de la medianoche falta en el día siguiente.",
    fix: """
      Termina el bloque a las 24:00 y escribe el resto como un bloque en el archivo de al lado que lleva el nombre del día \
      siguiente; si no existe, lo crea. El bloque nuevo tiene el texto, el ícono y el color, y ninguna casilla. Riesgoso: \
      cambia dos archivos, y ese día puede estar en un archivo con otro nombre. Con la entrada estándar solo termina el \
      bloque. De `2pm-3:30` hace `14:00 - 15:30`.
      """
  )
}
