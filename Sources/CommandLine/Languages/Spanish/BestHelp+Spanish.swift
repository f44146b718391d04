extension BestHelp {
  var spanish: String {
    switch self {
    case .numberExpected: "un número como 42 o 12.4, o una duración como 24:30"
    case .value: "el valor del intento, o sus minutos y segundos"
    case .on: "El día del intento; hoy si no se indica"
    case .summary: "Anotar un intento de récord personal"
    case .discussion:
      """
      El intento va a su registro. El récord solo cambia si el intento lo supera. Una duración se escribe en horas, minutos y \
      segundos, 0:23:58; donde el archivo tiene “24:30 min”, el récord se sigue escribiendo así, “23:58 min”.
      """
    case .recordToday: "Anotar lo que hiciste hoy"
    case .recordTime: "Anotar un tiempo, en minutos y segundos"
    case .recordYesterday: "Anotar un intento de ayer"
    }
  }
}
