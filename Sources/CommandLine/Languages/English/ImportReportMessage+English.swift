import Languages

private let language = Language.english

extension ImportReportMessage {
  var english: String {
    switch self {
    case .sum(let read, let counts): "\(read) read: \(counts.map(words).joined(separator: ", "))"
    case .reason(let found, let reason, let places, let more):
      "\(words(for: found)): \(reason.text(in: language)) (\(places.joined(separator: ", "))\(more > 0 ? " and \(more) more" : ""))"
    case .keptAsWords(let things):
      "kept as words: \(things.map { "\(language.say($0.thing)) \($0.count)" }.joined(separator: ", "))"
    case .titleOfLeft: "Left by an import"
    case .wasNotTaken(let command): "`\(command)` did not take these, as they were:"
    case .created(let path): "\(path): created"
    case .changed(let path): "\(path): changed"
    case .hasWhatWasLeft(let path): "\(path): has what was left, as it was"
    }
  }

  private func words(for found: Count) -> String {
    switch found.outcome {
    case .written: "\(found.count) written"
    case .present: "\(found.count) already there"
    case .leftOut: "\(found.count) left out"
    case .left: "\(found.count) left"
    }
  }
}
