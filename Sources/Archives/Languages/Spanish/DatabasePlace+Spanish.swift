import Languages

private let language = Language.spanish

extension DatabasePlace {
  var spanish: String {
    switch self {
    case .part(let part): language.say(part)
    case .row(let part, let number): "\(language.say(part)), fila \(number)"
    case .afterRow(let part, let number): "\(language.say(part)), después de la fila \(number)"
    }
  }
}
