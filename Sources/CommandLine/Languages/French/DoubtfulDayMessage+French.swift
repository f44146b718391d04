import Languages

private let language = Language.french

extension DoubtfulDayMessage {
  var french: String {
    switch self {
    case .noCertainDay(let text, let spellings, let read):
      (spellings.isEmpty
        ? "\(language.title(text)) n’est pas un jour"
        : "\(language.title(text)) veut peut-être dire \(language.or(spellings.map(language.quoted)))")
        + ", si bien que \(language.title(read)) n’a pas de jour certain"
    case .writeDay: "écrivez le jour de sorte qu’il soit lu, ou dites avec --on quand c’est"
    case .staysInTitle(let text, let meant):
      "\(language.title(text)) reste dans le titre; vouliez-vous dire \(language.quoted(meant))?"
    }
  }
}
