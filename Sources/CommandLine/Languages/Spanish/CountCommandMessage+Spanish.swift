import Languages

private let language = Language.spanish

extension CountCommandMessage {
  var spanish: String {
    switch self {
    case .countsDown(let title, let place):
      "\(language.title(title)) cuenta hacia atrás, así que no queda claro si quieres sumar o restar, en \(place)"
    case .addBeginsCounter: "`tidemark add` con palabras como \(language.quoted("Agua 0/8")) comienza un contador"
    case .beginOneFirst: "primero se comienza uno nuevo"
    case .tooManyDigits(let most):
      "su número tiene más de \(language.counted(most, "cifra", "cifras")); escribe ahí a mano uno más corto"
    }
  }
}
