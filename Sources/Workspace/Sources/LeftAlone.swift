import Chronology
import Diagnostics
import Lint
package import Outline

/// What is said of a file that somebody named and that is not Tidemark's.
package enum LeftAlone {
  /// One line, without the name of the program and without a newline.
  package static func words(for path: String, _ document: Document) -> String {
    "\(ControlCharacters.escaping(path)): left alone: \(reason(document, isDated: isDated(path)))"
  }

  /// Whether a file is called by a date, as the file of a day is.
  private static func isDated(_ path: String) -> Bool {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return CivilDate.first(in: name) != nil
  }

  private static func reason(_ document: Document, isDated: Bool) -> String {
    let bytes = document.source.bytes
    if bytes.isEmpty { return "it is empty" }
    if WideText.start(of: bytes) != nil {
      return "it is in UTF-16; save it as UTF-8, in an editor or with “iconv -f UTF-16 -t UTF-8”"
    }
    if bytes.prefix(1 << 13).contains(0) { return "it is not text" }
    guard let property = document.properties[.kind], !property.valueRange.isEmpty else {
      return "it does not begin with front matter that says “kind: \(isDated ? "day" : "page")”"
    }
    let kind = property.text ?? document.text(property.valueRange)
    if kind.lowercased() == "note" { return "“kind: note” says that it is a note, and no file of Tidemark" }
    let kinds = DocumentKind.allCases.map(\.rawValue)
    let written = ControlCharacters.escaping(String(kind.prefix(40)))
    let meant = nearestWord(to: kind, in: kinds) ?? MisspelledKind.kindMeant(by: kind)
    let advice = meant.map { "did you mean “\($0)”?" } ?? "the kinds are \(kinds.joined(separator: ", "))"
    return "“\(written)” is not a kind of file; \(advice)"
  }
}
