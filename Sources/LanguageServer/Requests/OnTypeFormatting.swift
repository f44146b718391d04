import Chronology
import Diagnostics
import Outline
import Planner
import SourceText

/// `textDocument/onTypeFormatting`: behind an entry of a log a new line begins with the date of today, behind a box with an empty one.
enum OnTypeFormatting: RequestKind {
  static let method = "textDocument/onTypeFormatting"
  static let feature = Feature.onType
  static let ability: (name: String, value: JSON)? = ("documentOnTypeFormattingProvider", ["firstTriggerCharacter": "\n"])

  static func answer(_ parameters: Parameters, _ session: inout Session) throws(ResponseError) -> JSON {
    let document = try session.document(at: try parameters.documentAddress())
    let position = try parameters.member("position").position()
    guard try parameters.member("ch").string() == "\n", let read = session.read(document) else { return [] }
    let today = session.today(session.index(around: document))
    guard let edit = edit(onLine: position.line, in: read, today) else { return [] }
    return .array([edit.message(in: document.text, session.encoding)])
  }

  /// What a new line begins with; nil where that is not certain.
  static func edit(onLine line: Int, in read: ReadDocument, _ today: CivilDate) -> TextEdit? {
    let source = read.source
    guard line > 0, line < source.lineCount else { return nil }
    // It stands behind the line that was ended, and has at most what the editor writes by itself.
    let lineRange = source.contentRange(ofLine: line)
    guard let index = read.item(onLine: line - 1) else { return nil }
    let item = read.outline.items[index]
    let start = source.contentRange(ofLine: item.lines.lowerBound).lowerBound
    guard item.form == .listItem, item.number == nil, item.lines.lowerBound == line - 1,
      source.line(at: item.headline.range.upperBound) == line - 1
    else { return nil }
    let lead = source.string(in: start..<max(start, item.markerRange.upperBound))
    let indent = source.string(in: start..<max(start, item.markerRange.lowerBound))
    let written = source.string(in: lineRange)
    guard indent.allSatisfy(\.isWhitespace),
      written.allSatisfy(\.isWhitespace) || written.withoutOuterSpaces == lead.withoutOuterSpaces
    else { return nil }
    guard let words = next(after: index, in: read, today) else { return nil }
    let spaces = lead.hasSuffix(" ") ? "" : " "
    return TextEdit(replacing: lineRange, with: lead + spaces + words)
  }

  private static func next(after index: Int, in read: ReadDocument, _ today: CivilDate) -> String? {
    let item = read.outline.items[index]
    if let entry = item.entry {
      let owner = read.items.first { read.outline.items[$0.key].log.contains(index) }
      guard let owner, owner.value.item.type.traits.log == .states, read.outline.items[owner.key].log.last == index,
        entry.days.last < today
      else { return nil }
      return today.description
    }
    // An empty box ends the list.
    return item.headline.box != nil && !item.headline.textRange.isEmpty ? "\(Box.State.open.text) " : nil
  }
}
