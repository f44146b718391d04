import Languages

private let language = Language.french

extension ChangePartMessage {
  var french: String {
    switch self {
    case .turn(let turn):
      switch turn.style {
      case .arrow: "\(turn.before) → \(turn.now)"
      case .spoken: "avant \(turn.before), maintenant \(turn.now)"
      }
    case .heading(.beginning), .place(.beginning): "le début"
    case .heading(.section(let title)): "section \(language.quoted(title))"
    case .heading(.group(let title, let section)):
      "groupe \(language.quoted(title))" + (section.map { " de \(language.quoted($0))" } ?? "")
    case .place(.item(let name)): name
    case .place(.heading(let title)): language.quoted(title)
    case .value(.turned(let key, let turn)): "\(key) \(ChangePartMessage.turn(turn).french)"
    case .value(.set(let key, let value)): "\(key) \(value)"
    case .value(.removed(let key, let value)): "\(key) \(value) retiré"
    case .value(.key(let key)): key
    case .contents(0, _): ""
    case .contents(let items, let done):
      ", avec \(language.counted(items, "élément", "éléments"))"
        + (done > 0 ? ", dont \(language.counted(done, "fait", "faits"))" : "")
    case .below(0, let done): done > 0 ? ", fait" : ""
    case .below(let items, let done):
      ", avec \(language.number(items)) en dessous" + (done > 0 ? ", dont \(language.counted(done, "fait", "faits"))" : "")
    }
  }
}
