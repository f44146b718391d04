extension BlockMoveHelp {
  var spanish: String {
    switch self {
    case .when: "a dónde va: 15:00, “mañana”, “viernes 9:30”, 10:00-11:30, +30m"
    case .toDay: "Moverlo a este día"
    case .at: "Cuándo debe empezar, o de qué hora a qué hora; si no se indica, cuando empieza ahora"
    case .length: "Cuánto debe durar; si no se indica, lo mismo que ahora"
    case .summary: "Mover un bloque de tiempo a otro día u otra hora"
    case .discussion:
      """
      Se mueve con sus tareas y todo lo que está debajo, y conserva su duración, salvo que indiques un fin o una duración. Una \
      hora ocupada se rechaza, y se dicen las libres más cercanas; --nearest toma la más cercana, --overlap lo mueve ahí de \
      todos modos. \(BlockHelp.aboutNames.spanish)
      """
    case .toAfternoon: "Moverlo a la tarde"
    case .withEnd: "Decir también cuándo termina"
    case .halfHourLater: "Moverlo media hora más tarde"
    case .nineToTomorrow: "Mover a mañana lo que empieza a las nueve"
    }
  }
}
