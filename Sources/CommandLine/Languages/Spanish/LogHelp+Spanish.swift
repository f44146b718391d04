extension LogHelp {
  var spanish: String {
    switch self {
    case .activities: "cada una por su nombre o una parte de él, o FILE:LINE; pon después un día, como ayer o lunes..miércoles"
    case .at: "La hora a la que se hizo"
    case .sourceExpected: "una sola palabra"
    case .source: "Qué programa lo dice"
    case .summary: "Registrar que se hicieron actividades"
    case .discussion:
      """
      Una actividad cuenta una vez al día. Una segunda vez el mismo día solo agrega la hora o las palabras que la entrada aún \
      no tiene.
      """
    case .noteToday: "Registrarla hoy"
    case .noteWhen: "Registrar cuándo fue"
    case .noteTwo: "Registrar dos el domingo pasado"
    }
  }
}
