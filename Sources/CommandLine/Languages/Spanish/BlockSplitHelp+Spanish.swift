extension BlockSplitHelp {
  var spanish: String {
    switch self {
    case .when: "cuándo empieza el segundo: 15:00; a la mitad si no se indica"
    case .at: "Hacer que el segundo empiece a esta hora"
    case .summary: "Dividir un bloque de tiempo en dos"
    case .discussion:
      """
      Los dos tienen su nombre, su ícono y su color. Su casilla, sus tareas y todo lo que está debajo se quedan con el \
      primero. La mitad se redondea a cinco minutos. \(BlockHelp.aboutNames.spanish)
      """
    case .inMiddle: "Dividirlo a la mitad"
    case .atLunch: "Dividirlo a la hora de la comida"
    }
  }
}
