import Languages

private let language = Language.english

extension RewordingMessage {
  var english: String {
    switch self {
    case .noItem: "there is no item to change"
    case .noWords: "there are no words to write"
    case .removeRemoves: "`tidemark remove` removes an item"
    case .beginsWithBox(let words, let title, false, let place):
      "\(language.title(words)) begins with a box, and \(language.title(title)) has none, at \(place)"
    case .beginsWithBox(let words, let title, true, let place):
      "\(language.title(words)) begins with a box, and \(language.title(title)) keeps its own, at \(place)"
    case .writeWords(nil): "write the words alone"
    case .writeWords(let help?): "write the words alone; \(help.english)"
    case .writeWordsAndTick: "write the words alone; `tidemark done` and `tidemark reopen` change the box"
    case .hasValue(let words, let title, let place):
      "\(language.title(words)) has a value, and \(language.title(title)) keeps its own, at \(place)"
    case .places(let count, let first, let last): "\(count) places, from \(first) to \(last)"
    }
  }
}
