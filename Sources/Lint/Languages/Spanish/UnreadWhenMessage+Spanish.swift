import Languages

private let language = Language.spanish

extension UnreadWhenMessage {
  var spanish: String {
    switch self {
    case .isReadAsWords(let text): "\(language.quoted(text)) se lee como texto"
    case .writeAtEnd(let texts): "escribe \(language.or(texts.map(language.quoted))) al final de la línea"
    case .writeDayTooAtEnd(let texts):
      "escribe también su día, como \(language.or(texts.map(language.quoted))), al final de la línea"
    case .writeIfBegins(let text): "escribe \(language.quoted(text)) si empieza a esa hora"
    case .writeIfRecurs(let text): "escribe \(language.quoted(text)) si se repite"
    case .writeIfHabit(let text): "escribe \(language.quoted(text)) si es un hábito"
    case .writeStreakOfGoal(let group):
      "cada cuánto quieres hacer algo se dice en su propio elemento: escribe \(language.quoted(group)) después del texto al que corresponde la meta"
    case .writeBlock(let time, let title):
      "un hábito no tiene hora; lo que se hace a una hora es un bloque, que se escribe una sola vez en \(language.quoted("Routine")) de tidemark.md, como \(language.quoted("- \(time) \(title)"))"
    }
  }
}
