import Outline
import Reading
import SourceText

/// The lines of an item with its fields in another spelling, for a file that writes them so.
struct FieldRespelling {
  /// Nil where the spelling is the plain one, or there is nothing to spell.
  let lines: [String]?

  init(_ lines: [String], in kind: DocumentKind, section: String, spelling: FieldGroup.Spelling) {
    self.lines = FieldRespelling.respelled(lines, kind, section, spelling)
  }

  private static func respelled(
    _ lines: [String],
    _ kind: DocumentKind,
    _ section: String,
    _ spelling: FieldGroup.Spelling
  ) -> [String]? {
    guard spelling != .plain, lines.first?.contains("(") == true else { return nil }
    let place = Probe.Place(kind, section: section.isEmpty ? "Section" : section)
    let probe = Probe(lines.joined(separator: "\n"), in: place)
    let document = probe.document
    var edits: [TextEdit] = []
    for item in document.items {
      for group in item.headline.groups where group.spelling == .plain {
        let fields = item.headline.fields[group.fieldIndexes].map { field in
          let text = "\(document.name(of: field)):: \(document.value(of: field))"
          return spelling == .dataviewSquare ? "[\(text)]" : "(\(text))"
        }
        edits.append(TextEdit(replacing: group.range, with: fields.joined(separator: " ")))
      }
    }
    guard !edits.isEmpty, let text = probe.words(after: edits) else { return nil }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
