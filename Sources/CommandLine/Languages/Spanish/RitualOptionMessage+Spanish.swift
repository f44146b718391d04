import Languages

private let language = Language.spanish

extension RitualOptionMessage {
  var spanish: String {
    switch self {
    case .isNoSlot(let text, let meant):
      "\(language.quoted(text)) no es una parte del día; ¿quisiste decir \(language.quoted(meant))?"
    }
  }
}
