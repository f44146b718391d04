import Markdown
import SourceText

/// A stretch of a file, and what of the outline it belongs to.
public struct Coverage: Sendable, Equatable {
  public enum Owner: Sendable, Equatable {
    /// The front matter with its fences.
    case properties
    case title
    /// The heading of a section, by its index.
    case section(Int)
    /// The heading of a group, by the indices of its section and of itself.
    case group(Int, Int)
    /// The list marker, the headline or the notes of an item, or the whole of a quote; by its index.
    case item(Int)
    /// A block that is kept and is no item, by its index in the tree.
    case other(Int)
    /// Text that Markdown takes for a link reference definition.
    case definition
    /// Spaces and line endings between all that, and the byte order mark.
    case space
    /// Text that a bound kept from being read. In any other file it would be a fault of the reader.
    case unread
  }

  public var owner: Owner
  public var range: Range<Int>
}

extension Document {
  /// What every byte of the file belongs to, in the order of the file: the stretches follow one another without gap or overlap,
  /// from the first byte to the last.
  public var coverage: [Coverage] {
    var tiles: [Coverage] = []
    var offset = 0
    for part in ownedParts.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      addGap(offset..<max(offset, part.range.lowerBound), to: &tiles)
      tiles.append(part)
      offset = max(offset, part.range.upperBound)
    }
    addGap(offset..<source.bytes.count, to: &tiles)
    return tiles
  }

  /// What stands between two parts: spaces, or text that no part of the outline holds.
  private func addGap(_ gapRange: Range<Int>, to tiles: inout [Coverage]) {
    guard !gapRange.isEmpty else { return }
    let start = gapRange.lowerBound == 0 && source.hasByteOrderMark ? 3 : gapRange.lowerBound
    let text = Spaces.trimmed(min(start, gapRange.upperBound)..<gapRange.upperBound, in: source.bytes)
    let parts: [(Coverage.Owner, Range<Int>)] = [
      (.space, gapRange.lowerBound..<text.lowerBound),
      (isDefinition(text) ? .definition : .unread, text),
      (.space, text.upperBound..<gapRange.upperBound),
    ]
    for (owner, range) in parts where !range.isEmpty { tiles.append(Coverage(owner: owner, range: range)) }
  }

  /// Whether a text that is in no block begins with a definition. Its target may look like a list marker on a line of its own.
  private func isDefinition(_ textRange: Range<Int>) -> Bool {
    guard !textRange.isEmpty else { return false }
    let line = source.line(at: textRange.lowerBound)
    return definitionRanges.contains { $0.contains(line) }
  }

  // MARK: The parts of the outline

  private var ownedParts: [Coverage] {
    var parts: [Coverage] = []
    func add(_ owner: Coverage.Owner, _ range: Range<Int>) {
      if !range.isEmpty { parts.append(Coverage(owner: owner, range: range)) }
    }
    add(.properties, textRange(ofLines: properties.lines))
    if let title { add(.title, textRange(ofLines: title.lines)) }
    for (index, section) in sections.enumerated() {
      if let heading = section.heading { add(.section(index), textRange(ofLines: heading.lines)) }
      for (number, group) in section.groups.enumerated() { add(.group(index, number), textRange(ofLines: group.heading.lines)) }
      for element in section.allElements { addOther(element, add) }
    }
    for (index, item) in items.enumerated() {
      add(.item(index), item.markerRange)
      add(.item(index), item.headline.range)
      for note in item.noteRanges { add(.item(index), note) }
      for element in item.elements { addOther(element, add) }
    }
    return parts
  }

  private func addOther(_ element: Element, _ add: (Coverage.Owner, Range<Int>) -> Void) {
    guard case .other(let index) = element else { return }
    let block = tree[index]
    add(.other(index), block.start..<max(block.start, textRange(ofLines: block.lines).upperBound))
  }

  /// Some lines without the spaces before the first and the ending of the last.
  private func textRange(ofLines lines: Range<Int>) -> Range<Int> {
    guard let last = lines.last else { return 0..<0 }
    let end = source.contentRange(ofLine: last).upperBound
    let start = Spaces.skip(in: source.bytes, from: source.contentRange(ofLine: lines.lowerBound).lowerBound, end: end)
    return min(start, end)..<end
  }
}
