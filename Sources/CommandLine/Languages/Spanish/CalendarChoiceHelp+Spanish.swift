extension CalendarChoiceHelp {
  var spanish: String {
    switch self {
    case .tasks:
      "En un calendario: exportar las tareas como tareas, como eventos de sus días, como ambas cosas, o no exportarlas"
    case .zone: "En un calendario: la zona horaria de todas las horas, como Europe/Madrid; ninguna si no se indica"
    case .from: "En un calendario: empezar con este día"
    case .until: "En un calendario: terminar con este día"
    }
  }
}
