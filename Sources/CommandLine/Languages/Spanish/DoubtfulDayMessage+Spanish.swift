import Languages

private let language = Language.spanish

extension DoubtfulDayMessage {
  var spanish: String {
    switch self {
    case .noCertainDay(let text, let spellings, let read):
      (spellings.isEmpty
        ? "\(language.title(text)) no es un día"
        : "\(language.title(text)) quizá quiere decir \(language.or(spellings.map(language.quoted)))")
        + ", así que \(language.title(read)) no tiene un día seguro"
    case .writeDay: "escribe el día de modo que se lea, o di con --on cuándo es"
    case .staysInTitle(let text, let meant):
      "\(language.title(text)) se queda en el título; ¿quisiste decir \(language.quoted(meant))?"
    }
  }
}
