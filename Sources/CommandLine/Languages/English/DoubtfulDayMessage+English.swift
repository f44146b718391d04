import Languages

private let language = Language.english

extension DoubtfulDayMessage {
  var english: String {
    switch self {
    case .noCertainDay(let text, let spellings, let read):
      (spellings.isEmpty
        ? "\(language.title(text)) is not a day"
        : "\(language.title(text)) may be meant as \(spellings.map(language.quoted).joined(separator: " or "))")
        + ", so \(language.title(read)) has no certain day"
    case .writeDay: "write the day so that it is read, or say with --on when it is"
    case .staysInTitle(let text, let meant):
      "\(language.title(text)) stays in the title; did you mean \(language.quoted(meant))?"
    }
  }
}
