extension EndArcHelp {
  var spanish: String {
    switch self {
    case .on: "El último día que cuenta; hoy si no se indica"
    case .summary: "Terminar un arco de un ritual antes de su último día"
    case .discussion:
      """
      Escribe “ended” en el título del arco que contiene el día, que es entonces el último que cuenta. Si se hizo algo después \
      de ese día, no se escribe nada, porque ya no contaría.
      """
    case .today: "Hacer que hoy sea el último día"
    case .earlierDay: "Hacer que el último día sea uno anterior"
    }
  }
}
