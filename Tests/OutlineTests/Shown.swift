import Chronology
import SourceText
import Testing

@testable import Outline

/// The text of a range of some bytes.
func text(_ range: Range<Int>, of bytes: [UInt8]) -> String {
  String(decoding: bytes[range], as: UTF8.self)
}

/// Where a text first stands in another, in bytes.
func range(of part: String, in whole: String) throws -> Range<Int> {
  let bytes = Array(whole.utf8)
  let wanted = Array(part.utf8)
  let start = try #require((0...max(0, bytes.count - wanted.count)).first { bytes[$0...].starts(with: wanted) })
  return start..<start + wanted.count
}

/// The name of a problem's kind and the text of its range: `halfRange 10:00/11:00`.
func shown(_ problem: OutlineProblem, of bytes: [UInt8]) -> String {
  let kind = String(describing: problem.kind).prefix { $0 != "(" }
  return "\(kind) \(text(problem.range, of: bytes))"
}

/// What was read of a headline, in the order of its parts, each with the text of its range; then what is left of the
/// paragraph, and the problems.
func shown(_ headline: Headline, of bytes: [UInt8], in paragraph: Range<Int>, _ problems: [OutlineProblem] = []) -> String {
  var parts: [String] = []
  if let box = headline.box { parts.append("box=\(text(box.range, of: bytes)) \(box.state?.rawValue ?? "unknown")") }
  if let icon = headline.iconRange { parts.append("icon=\(text(icon, of: bytes))") }
  if let anchor = headline.anchor {
    parts.append("anchor=\(text(anchor.range, of: bytes))")
    let decoration = Spaces.trimmed(anchor.decorationRange, in: bytes)
    if !decoration.isEmpty { parts.append("decoration=\(text(decoration, of: bytes))") }
  }
  parts.append("text=\(text(headline.textRange, of: bytes))")
  if !headline.cutRanges.isEmpty {
    parts.append("cuts=\(headline.cutRanges.map { text($0, of: bytes) }.joined(separator: " "))")
  }
  for group in headline.groups {
    let fields = headline.fields[group.fieldIndexes].map { shown($0, of: bytes) }
    let spelling = group.spelling == .plain ? "group" : "\(group.spelling)"
    parts.append("\(spelling)=\(text(group.range, of: bytes)) {\(fields.joined(separator: ", "))}")
  }
  if !headline.tagRanges.isEmpty {
    parts.append("tags=\(headline.tagRanges.map { text($0, of: bytes) }.joined(separator: " "))")
  }
  if let id = headline.idRange { parts.append("id=\(text(id, of: bytes))") }
  if headline.range.upperBound < paragraph.upperBound {
    parts.append("rest=\(text(headline.range.upperBound..<paragraph.upperBound, of: bytes))")
  }
  parts += problems.map { "!\(shown($0, of: bytes))" }
  return parts.joined(separator: "; ")
}

/// A field as `key: value`; `?` stands before a word that is no key, quotes round a value that is in quotes.
func shown(_ field: Field, of bytes: [UInt8]) -> String {
  let name = field.key?.rawValue ?? "?" + text(field.nameRange, of: bytes)
  let value = text(field.valueRange, of: bytes)
  return "\(name): \(field.isQuoted ? "\"\(value)\"" : value)"
}

/// A file of the kind `page` with a title and one section, in which a snippet stands; its first line is line 6.
func page(_ snippet: String) -> Document {
  Document(reading: SourceText("---\nkind: page\n---\n\n# Page\n## Section\n" + snippet))
}

extension Document {
  init(_ text: String) {
    self.init(reading: SourceText(text))
  }

  var shownProblems: [String] { problems.map { shown($0, of: source.bytes) } }

  /// The title of an item, or the text of a paragraph, a quote or an image.
  func shownTitle(_ item: Item) -> String { title(of: item.headline) }
}
