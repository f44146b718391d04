import Languages

private let language = Language.french

extension NotifyNeedsDueMessage {
  var french: String {
    switch self {
    case .hasNoDay(let value):
      "\(language.quoted("notify: \(value)")) n’a pas de jour\u{A0}: il n’y a pas de \(language.quoted("due")) à côté"
    case .addDueOrDelete: "ajoutez \(language.quoted("due: ")) et le jour, ou enlevez \(language.quoted("notify"))"
    }
  }
}
