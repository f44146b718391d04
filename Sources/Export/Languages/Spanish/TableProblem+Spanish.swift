import Languages

private let language = Language.spanish

extension TableProblem {
  var spanish: String {
    switch self {
    case .isNoDate(let column): "\(language.quoted(column)) no es una fecha, AAAA-MM-DD"
    case .isNoDateOrNothing(let column): "\(language.quoted(column)) no es una fecha, AAAA-MM-DD, ni está vacía"
    case .isNoLaterDate: "\(language.quoted("until")) no es una fecha posterior a \(language.quoted("date")), ni está vacía"
    case .isNoTime: "\(language.quoted("time")) no es una hora, HH:MM"
    case .isNoStatus:
      "\(language.quoted("status")) no es \(language.quoted("done")), \(language.quoted("skipped")) ni \(language.quoted("missed"))"
    case .isNoNumber: "\(language.quoted("value")) no es un número"
    case .isNotOneWord: "\(language.quoted("source")) no es una sola palabra"
    case .isNoWords: "\(language.quoted("task")) no tiene texto"
    case .isNoState:
      "\(language.quoted("state")) no es \(language.quoted("open")), \(language.quoted("done")) ni \(language.quoted("dropped"))"
    case .isNoPriority:
      "\(language.quoted("priority")) no es \(language.quoted("low")), \(language.quoted("medium")) ni \(language.quoted("high")), ni está vacía"
    case .isOtherThanMarkdown:
      "\(language.quoted("every")), \(language.quoted("tags")) o \(language.quoted("id")) no es lo que dice \(language.quoted("markdown"))"
    case .isNoKind: "\(language.quoted("kind")) no es un tipo de archivo"
    case .isNoPath: "\(language.quoted("file")) no es la ruta de un archivo Markdown dentro de la carpeta"
    case .isNoTitle: "\(language.quoted("title")) no es el título de un archivo"
    case .isNoLineOfLog: "\(language.quoted("item-markdown")) no es la línea de un elemento con registro"
    case .isNoLineOfBlock: "\(language.quoted("below")) no es la línea del bloque en que está"
    case .isNoLines(let column): "\(language.quoted(column)) no tiene las líneas de un solo elemento"
    }
  }
}
