import Languages
import Outline

private let language = Language.english

extension LeftAloneMessage {
  package var english: String {
    switch self {
    case .isLeftAlone(let path, let reason): "\(path): left alone: \(text(reason))"
    }
  }

  private func text(_ reason: Reason) -> String {
    switch reason {
    case .isEmpty: "it is empty"
    case .isWide: "it is in UTF-16; save it as UTF-8, in an editor or with “iconv -f UTF-16 -t UTF-8”"
    case .isNoText: "it is not text"
    case .lacksKind(let kind): "it does not begin with front matter that says \(language.quoted("kind: \(kind.rawValue)"))"
    case .isNote: "“kind: note” says that it is a note, and no file of Tidemark"
    case .isNoKind(let word, let meant?):
      "\(language.quoted(word)) is not a kind of file; did you mean \(language.quoted(meant))?"
    case .isNoKind(let word, nil):
      "\(language.quoted(word)) is not a kind of file; the kinds are \(DocumentKind.allCases.map(\.rawValue).joined(separator: ", "))"
    }
  }
}
