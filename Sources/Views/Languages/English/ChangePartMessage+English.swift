import Languages

private let language = Language.english

extension ChangePartMessage {
  var english: String {
    switch self {
    case .turn(let turn):
      switch turn.style {
      case .arrow: "\(turn.before) → \(turn.now)"
      case .spoken: "\(turn.before) to \(turn.now)"
      }
    case .heading(.beginning), .place(.beginning): "the beginning"
    case .heading(.section(let title)): "section \(language.quoted(title))"
    case .heading(.group(let title, let section)):
      "group \(language.quoted(title))" + (section.map { " of \(language.quoted($0))" } ?? "")
    case .place(.item(let name)): name
    case .place(.heading(let title)): language.quoted(title)
    case .value(.turned(let key, let turn)): "\(key) \(ChangePartMessage.turn(turn).english)"
    case .value(.set(let key, let value)): "\(key) \(value)"
    case .value(.removed(let key, let value)): "\(key) \(value) removed"
    case .value(.key(let key)): key
    case .contents(0, _): ""
    case .contents(let items, let done):
      ", with \(language.counted(items, "item", "items"))" + (done > 0 ? ", \(language.number(done)) of them done" : "")
    case .below(0, let done): done > 0 ? ", done" : ""
    case .below(let items, let done):
      ", with \(language.number(items)) below it" + (done > 0 ? ", \(language.number(done)) done" : "")
    }
  }
}
