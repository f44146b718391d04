import Formatting

extension FmtCommandMessage {
  var english: String {
    switch self {
    case .isNotUTF8(let path, let line): "\(path): left as it is: line \(line) is not UTF-8"
    case .hasMerge(let path, let line): "\(path): left as it is: an unresolved merge on line \(line)"
    case .isOverLimit(let path):
      "\(path): left as it is: it is too large or too deeply nested to be read; `tidemark lint` says where"
    case .wouldChange(let path, let loss):
      "\(path): left as it is: formatting would have changed \(words(for: loss)); this is a bug in tidemark, please report it"
    case .wouldBeFormatted(let path): "\(path): would be formatted"
    case .formatted(let path): "\(path): formatted"
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
