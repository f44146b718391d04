import Languages

private let language = Language.english

extension RitualOptionMessage {
  var english: String {
    switch self {
    case .isNoSlot(let text, let meant):
      "\(language.quoted(text)) is not a part of the day; did you mean \(language.quoted(meant))?"
    }
  }
}
