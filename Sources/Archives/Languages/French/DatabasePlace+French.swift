import Languages

private let language = Language.french

extension DatabasePlace {
  var french: String {
    switch self {
    case .part(let part): language.say(part)
    case .row(let part, let number): "\(language.say(part)), ligne \(number)"
    case .afterRow(let part, let number): "\(language.say(part)), après la ligne \(number)"
    }
  }
}
