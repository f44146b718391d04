extension CountHelp {
  var spanish: String {
    switch self {
    case .changeExpected: "un cambio como 3, +3, -1 o =12"
    case .change: "3 o +3 suma, -1 resta, =12 fija el número; 1 si no se indica"
    case .summary: "Cambiar el número de un contador o de una cuenta de días"
    case .discussion:
      """
      Un contador no baja de 0 y sigue de un día a otro; “=0” empieza de nuevo. Para registrar en qué días hiciste algo, usa \
      un hábito o una actividad. Los conteos de días desde o hasta una fecha no necesitan ningún comando.
      """
    case .readOneMore: "Leer uno más"
    case .subtractTwelve: "Restar doce"
    case .beginAgain: "Empezar de nuevo en 0"
    }
  }
}
