import Languages

extension ActionMessage {
  var spanish: String {
    switch self {
    case .fixAll: "Aplicar todos los arreglos seguros de este archivo"
    case .allowHere(let rule): "Permitir \(rule) aquí"
    case .allowInFile(let rule): "Permitir \(rule) en este archivo"
    case .isGuess: "Solo tú sabes si esto es lo que querías decir."
    }
  }
}
