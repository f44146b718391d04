import Languages

private let language = Language.english

extension DatabasePlace {
  var english: String {
    switch self {
    case .part(let part): language.say(part)
    case .row(let part, let number): "\(language.say(part)), row \(number)"
    case .afterRow(let part, let number): "\(language.say(part)), after row \(number)"
    }
  }
}
