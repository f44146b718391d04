import Languages

private let language = Language.spanish

extension NotifyNeedsDueMessage {
  var spanish: String {
    switch self {
    case .hasNoDay(let value):
      "\(language.quoted("notify: \(value)")) no tiene día: no hay ningún \(language.quoted("due")) al lado"
    case .addDueOrDelete: "agrega \(language.quoted("due: ")) y el día, o quita \(language.quoted("notify"))"
    }
  }
}
