import Chronology
import Diagnostics
import Languages
import Lint
package import Outline

/// What is said of a file that somebody named and that is not Tidemark's.
package enum LeftAlone {
  /// One line, without the name of the program and without a newline.
  package static func told(of path: String, _ document: Document) -> LeftAloneMessage {
    .isLeftAlone(ControlCharacters.escaping(path), reason(document, isDated: isDated(path)))
  }

  /// Whether a file is called by a date, as the file of a day is.
  private static func isDated(_ path: String) -> Bool {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return CivilDate.first(in: name) != nil
  }

  private static func reason(_ document: Document, isDated: Bool) -> LeftAloneMessage.Reason {
    let bytes = document.source.bytes
    if bytes.isEmpty { return .isEmpty }
    if WideText.start(of: bytes) != nil { return .isWide }
    if bytes.prefix(1 << 13).contains(0) { return .isNoText }
    guard let property = document.properties[.kind], !property.valueRange.isEmpty else {
      return .lacksKind(isDated ? .day : .page)
    }
    let kind = property.text ?? document.text(property.valueRange)
    if kind.lowercased() == "note" { return .isNote }
    let meant = nearestWord(to: kind, in: DocumentKind.allCases.map(\.rawValue)) ?? MisspelledKind.kindMeant(by: kind)
    return .isNoKind(ControlCharacters.escaping(String(kind.prefix(40))), meant: meant)
  }
}

/// What is said of a file that is not Tidemark's.
package enum LeftAloneMessage: Message {
  /// Why it is not.
  package enum Reason: Hashable, Sendable {
    case isEmpty
    /// It is in UTF-16.
    case isWide
    case isNoText
    /// It lacks the line that says its kind, which would be this one.
    case lacksKind(DocumentKind)
    case isNote
    case isNoKind(String, meant: String?)
  }

  /// The path of the file as it is shown.
  case isLeftAlone(String, Reason)
}
