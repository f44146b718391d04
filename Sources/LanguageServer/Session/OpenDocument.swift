import Outline
import SourceText
import Vault

/// A text that an editor has open.
struct OpenDocument {
  /// As the client names it.
  let address: String
  /// The version that the client gave the text last.
  var version: Int
  var text: SourceText
  var place: DocumentPlace

  /// A part of a notification about a change.
  enum Change {
    case whole(String)
    case part(Range<TextPosition>, String)
  }

  /// Applies changes one after another: the positions of each count in the text that the one before it left.
  mutating func apply(_ changes: [Change], _ encoding: PositionEncoding) {
    for change in changes {
      switch change {
      case .whole(let words): text = SourceText(words)
      case .part(let range, let words):
        var bytes = text.bytes
        bytes.replaceSubrange(encoding.byteRange(of: range, in: text), with: words.utf8)
        text = SourceText(bytes)
      }
    }
  }
}

/// Where a document is.
enum DocumentPlace: Hashable {
  /// In a vault: its folder, and the path from there.
  case vault(folder: String, name: String)
  /// In no vault.
  case file(path: String)
  /// Nowhere on the disk; the client's name for it.
  case nowhere(String)

  /// What its vault calls the file: the path from the root; of a file in none its name, and of what is no file the client's name.
  var fileName: String {
    switch self {
    case .vault(_, let name): name
    case .file(let path): FileSystem.name(of: path)
    case .nowhere(let address): address
    }
  }
}
