import Diagnostics
import Outline
import SourceText

/// `textDocument/selectionRange`: from a value to its field, group, words, line, item, section and the whole document.
enum SelectionRanges: RequestKind {
  static let method = "textDocument/selectionRange"
  static let feature = Feature.selection
  static let ability: (name: String, value: JSON)? = ("selectionRangeProvider", true)

  static func answer(_ parameters: Parameters, _ session: inout Session) throws(ResponseError) -> JSON {
    let document = try session.document(at: try parameters.documentAddress())
    let positions = try parameters.member("positions").array().map { (one) throws(ResponseError) in try one.position() }
    guard let read = session.read(document) else { return .null }
    return .array(
      positions.map { position in
        let offset = session.encoding.offset(of: position, in: document.text)
        let ranges = ranges(around: offset, in: read)
        return ranges.reversed().reduce(JSON?.none) { outer, range in
          let own: [(String, JSON)] = [("range", JSON(session.encoding.range(of: range, in: document.text)))]
          return .object(own + (outer.map { [("parent", $0)] } ?? []))
        } ?? .null
      }
    )
  }

  /// The parts of a document that an offset is in, the smallest first, each in the next.
  static func ranges(around offset: Int, in read: ReadDocument) -> [Range<Int>] {
    let outline = read.outline
    var ranges = [0..<read.source.bytes.count]
    if !outline.properties.lines.isEmpty {
      ranges.append(read.bytes(ofLines: outline.properties.lines))
      ranges += outline.properties.entries.flatMap { entry in
        [entry.valueRange, entry.nameRange.lowerBound..<max(entry.nameRange.upperBound, entry.valueRange.upperBound)]
      }
    }
    for section in outline.sections {
      ranges.append(read.bytes(ofLines: section.lines))
      ranges += section.groups.map { read.bytes(ofLines: $0.lines) }
    }
    for item in outline.items {
      ranges.append(read.bytes(ofLines: item.lines))
      ranges += item.noteRanges
      if let entry = item.entry { ranges.append(entry.noteRange) }
    }
    for headline in outline.items.map(\.headline) + read.headings.map(\.headline) {
      ranges += [headline.range, headline.textRange] + headline.tagRanges + headline.groups.map(\.range)
      ranges += headline.fields.flatMap { field in
        [
          field.valueRange, field.nameRange,
          field.nameRange.lowerBound..<max(field.nameRange.upperBound, field.valueRange.upperBound),
        ]
      }
    }
    let around = Set(ranges.filter { $0.touches(offset) && !$0.isEmpty }).sorted {
      ($0.count, $0.lowerBound) < ($1.count, $1.lowerBound)
    }
    var nestedRanges: [Range<Int>] = []
    for range in around
    where nestedRanges.last.map({ range.lowerBound <= $0.lowerBound && $0.upperBound <= range.upperBound }) ?? true {
      nestedRanges.append(range)
    }
    return nestedRanges.isEmpty ? [0..<read.source.bytes.count] : nestedRanges
  }
}
