extension BlockAddHelp {
  var spanish: String {
    switch self {
    case .text: "sus palabras, con un ícono y campos si quieres"
    case .when: "su día y sus horas: “viernes 9:30 durante 45 minutos”, 10:00-11:30"
    case .at: "Cuándo debe empezar, o de qué hora a qué hora; si no se indica, en el siguiente hueco libre"
    case .length: "Hacer que dure este tiempo; si no se indica, lo que diga default-block de la bóveda"
    case .day: "El día en que está; hoy si no se indica"
    case .summary: "Agregar un bloque de tiempo a un día"
    case .discussion:
      """
      Una hora ocupada se rechaza, y se te dicen las libres más cercanas; --nearest usa la más cercana de ellas dentro de las \
      horas del día, y --overlap escribe el bloque de todos modos. Los bloques de la rutina que el día muestra cuentan como \
      ocupados. Sin hora, el bloque va al siguiente hueco libre. Un día y horas en TEXT mismo, antes o después de sus \
      palabras, se leen donde nada más dice cuándo: “9:00-11:00 Trabajo”. Las horas solas hacen un bloque sin título, al que \
      `tidemark rename 10:00 "Trabajo profundo"` da nombre.

      Un día sin archivo recibe uno con su título y este bloque. La rutina no se escribe en él; las vistas la muestran como \
      antes. `tidemark new day` la escribe.
      """
    case .planMorning: "Planear esta mañana"
    case .asWritten: "Escribirlo como se escribe en un archivo"
    case .withOptions: "Hacer lo mismo con opciones"
    case .planEvening: "Planear una tarde"
    }
  }
}
