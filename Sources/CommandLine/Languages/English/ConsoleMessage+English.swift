import Languages

private let language = Language.english

extension ConsoleMessage {
  var english: String {
    switch self {
    case .whichOne(let count): "Which one? 1 to \(count), or Enter for none"
    case .nothingWritten: "nothing was written"
    case .nothingWrittenYet: "nothing is written; without --dry-run:"
    case .moreLines(let count): "and \(count) more lines"
    case .inputDoesNotChange: "“-” is standard input, which does not change; name files, or leave out “--watch”"
    case .outputFailed(let reason): "standard output cannot be written: \(reason.text(in: language))"
    }
  }
}
