import Foundation
import Outline
import SourceText

/// Every byte of a file is in its outline, once.
enum CoverageLaws {
  static func broken(by document: Document) -> [String] {
    var broken: [String] = []
    var offset = 0
    for tile in document.coverage {
      if tile.range.lowerBound != offset || tile.range.isEmpty {
        broken.append("\(tile) begins where what stands before it has not ended, at \(offset)")
      }
      if tile.owner == .unread, document.tree.exceeded == nil {
        broken.append("“\(document.source.string(in: tile.range))” belongs to nothing")
      }
      offset = max(offset, tile.range.upperBound)
    }
    if offset != document.source.bytes.count { broken.append("the coverage ends at \(offset)") }
    return broken + lostItems(in: document) + document.items.flatMap { lostWords(of: $0, in: document) }
  }

  /// Every item stands in one section, group, item or log.
  private static func lostItems(in document: Document) -> [String] {
    var places = Array(repeating: 0, count: document.items.count)
    for case .item(let index) in document.allElements + document.items.flatMap(\.elements) { places[index] += 1 }
    for index in document.items.flatMap(\.log) { places[index] += 1 }
    return places.indices.filter { places[$0] != 1 }.map { "item \($0) stands in \(places[$0]) places" }
  }

  private static func isBeforeLineEnd(_ offset: Int, in document: Document) -> Bool {
    let bytes = document.source.bytes
    return offset < bytes.count && (bytes[offset] == 0x0A || bytes[offset] == 0x0D)
  }

  /// Every byte of a headline is in one of its parts, or is a space, a comment, the backslash of a hard break, which is one, or a mark of the
  /// trailing zone.
  private static func lostWords(of item: Item, in document: Document) -> [String] {
    let headline = item.headline
    guard item.form != .quote else { return [] }
    var parts = [headline.textRange] + headline.groups.map(\.range) + headline.tagRanges
    if let box = headline.box { parts.append(box.range) }
    if let icon = headline.iconRange { parts.append(icon) }
    if let anchor = headline.anchor { parts += [anchor.range, anchor.decorationRange] }
    if let id = headline.idRange { parts.append(id.lowerBound - 1..<id.upperBound) }
    var rest = ""
    var offset = headline.range.lowerBound
    for part in parts.map({ $0.clamped(to: headline.range) }).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if part.lowerBound > offset { rest += document.source.string(in: offset..<part.lowerBound) }
      offset = max(offset, part.upperBound)
    }
    if headline.range.upperBound > offset { rest += document.source.string(in: offset..<headline.range.upperBound) }
    while let start = rest.range(of: "<!--"), let end = rest[start.upperBound...].range(of: "-->") {
      rest.removeSubrange(start.lowerBound..<end.upperBound)
    }
    for ending in ["\\\r\n", "\\\n", "\\\r"] { rest.replace(ending, with: "\n") }
    if rest.last == "\\", isBeforeLineEnd(headline.range.upperBound, in: document) { rest.removeLast() }
    rest.removeAll { $0.isWhitespace || ".,;:!".contains($0) }
    guard !rest.isEmpty else { return [] }
    return ["“\(rest)” of the headline “\(document.source.string(in: headline.range))” is in none of its parts"]
  }
}
