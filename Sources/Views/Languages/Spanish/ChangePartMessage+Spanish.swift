import Languages

private let language = Language.spanish

extension ChangePartMessage {
  var spanish: String {
    switch self {
    case .turn(let turn):
      switch turn.style {
      case .arrow: "\(turn.before) → \(turn.now)"
      case .spoken: "antes \(turn.before), ahora \(turn.now)"
      }
    case .heading(.beginning), .place(.beginning): "el comienzo"
    case .heading(.section(let title)): "sección \(language.quoted(title))"
    case .heading(.group(let title, let section)):
      "grupo \(language.quoted(title))" + (section.map { " de \(language.quoted($0))" } ?? "")
    case .place(.item(let name)): name
    case .place(.heading(let title)): language.quoted(title)
    case .value(.turned(let key, let turn)): "\(key) \(ChangePartMessage.turn(turn).spanish)"
    case .value(.set(let key, let value)): "\(key) \(value)"
    case .value(.removed(let key, let value)): "se quitó \(key) \(value)"
    case .value(.key(let key)): key
    case .contents(0, _): ""
    case .contents(let items, let done):
      ", con \(language.counted(items, "elemento", "elementos"))"
        + (done > 0 ? ", \(language.counted(done, "hecho", "hechos"))" : "")
    case .below(0, let done): done > 0 ? ", hecho" : ""
    case .below(let items, let done):
      ", con \(language.number(items)) debajo" + (done > 0 ? ", \(language.counted(done, "hecho", "hechos"))" : "")
    }
  }
}
