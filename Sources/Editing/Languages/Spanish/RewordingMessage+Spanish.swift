import Languages

private let language = Language.spanish

extension RewordingMessage {
  var spanish: String {
    switch self {
    case .noItem: "no hay ningún elemento que cambiar"
    case .noWords: "no hay ningún texto que escribir"
    case .removeRemoves: "`tidemark remove` elimina un elemento"
    case .beginsWithBox(let words, let title, false, let place):
      "\(language.title(words)) empieza con una casilla, y \(language.title(title)) no tiene, en \(place)"
    case .beginsWithBox(let words, let title, true, let place):
      "\(language.title(words)) empieza con una casilla, y \(language.title(title)) conserva la suya, en \(place)"
    case .writeWords(nil): "escribe solo el texto"
    case .writeWords(let help?): "escribe solo el texto; \(help.spanish)"
    case .writeWordsAndTick: "escribe solo el texto; `tidemark done` y `tidemark reopen` cambian la casilla"
    case .hasValue(let words, let title, let place):
      "\(language.title(words)) tiene un valor, y \(language.title(title)) conserva el suyo, en \(place)"
    case .places(let count, let first, let last):
      "\(language.counted(count, "lugar", "lugares")), de \(first) a \(last)"
    }
  }
}
