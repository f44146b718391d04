import Languages

private let language = Language.english

extension ForeignStateMessage {
  var english: String {
    switch self {
    case .saysState(let signs, let programs):
      "\(language.list(signs)) says the state of a task in \(language.programs(programs)), and is read as a word"
    case .saysPriority(let signs, let programs):
      "\(language.list(signs)) says how much a task matters in \(language.programs(programs)), and is read as a word"
    case .isStruckThrough(let words): "\(language.quoted(words)) is struck through, and is not dropped"
    case .writeIfEnded(let text): "a habit is due to the end of its arc: write \(language.quoted(text)) if it has ended"
    case .writeUntilIfEnded:
      "a habit is due to the end of its arc: write \(language.quoted("until")) and a day beside \(language.quoted("every")) if it has ended"
    case .write(let text): "write \(language.quoted(text))"
    case .writeDroppedOrDone(let dropped, let done):
      "write \(language.quoted(dropped)) if it is dropped, or \(language.quoted(done)) if it is done"
    case .isOnlySign(let sign): "\(language.quoted(sign)) is only a sign, and the box says that the task is open"
    case .writeIfDone(let box): "write \(language.quoted(box)) if it is done"
    case .writeIfDropped(let box): "write \(language.quoted(box)) if it is dropped; if it was only missed, leave the box open"
    }
  }
}
