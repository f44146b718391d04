import Formatting

extension FmtCommandMessage {
  var english: String {
    switch self {
    case .isNotUTF8(let line): "left as it is: line \(line) is not UTF-8"
    case .hasMerge(let line): "left as it is: an unresolved merge on line \(line)"
    case .isOverLimit: "left as it is: it is too large or too deeply nested to be read; `tidemark lint` says where"
    case .wouldChange(let loss):
      "left as it is: formatting would have changed \(words(for: loss)); this is a bug in tidemark, please report it"
    case .wouldBeFormatted: "would be formatted"
    case .formatted: "formatted"
    }
  }

  private func words(for loss: FormattedFile.Loss) -> String {
    switch loss {
    case .edits: "the same place twice"
    case .blocks: "the structure of the Markdown"
    case .values: "what the file says"
    case .notIdempotent: "the file again on a second run"
    }
  }
}
