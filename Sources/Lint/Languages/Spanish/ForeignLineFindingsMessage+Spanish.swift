import Languages

private let language = Language.spanish

extension ForeignLineFindingsMessage {
  var spanish: String {
    switch self {
    case .writeTask: "escribe una tarea y sus campos, como \(language.quoted("- [ ] texto (due: 2026-12-31, priority: high)"))"
    case .write(let line): "escribe \(language.quoted(line))"
    case .writeAndKeepWord(let line, let word):
      "escribe \(language.quoted(line)); no hay clave para \(language.quoted(word)), así que se queda como texto"
    case .writeAndKeepWords(let line, let words):
      "escribe \(language.quoted(line)); no hay clave para \(language.and(words.map(language.quoted))), así que se quedan como texto"
    case .writeLinesAsItems(let count):
      language.form(
        count,
        "Escribir esta línea como elemento",
        "Escribir estas \(language.number(count)) líneas como elementos"
      )
    }
  }
}
