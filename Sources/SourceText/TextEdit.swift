/// A replacement of some bytes of a file by a text.
public struct TextEdit: Sendable, Hashable {
  /// The bytes to replace; empty to insert.
  public var range: Range<Int>

  /// What stands there afterwards; empty to delete.
  public var replacement: String

  public init(replacing range: Range<Int>, with replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  public init(insertingAt offset: Int, _ text: String) {
    self.init(replacing: offset..<offset, with: text)
  }

  public init(deleting range: Range<Int>) {
    self.init(replacing: range, with: "")
  }
}

extension SourceText {
  /// The bytes after the edits, or nil where two of them overlap or one lies outside the file.
  ///
  /// Edits may come in any order; all ranges refer to the text before any edit. Insertions at one place stand in the order given.
  public func applying(_ edits: [TextEdit]) -> [UInt8]? {
    let ordered = edits.enumerated().sorted { left, right in
      (left.element.range.lowerBound, left.element.range.upperBound, left.offset)
        < (right.element.range.lowerBound, right.element.range.upperBound, right.offset)
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 64)
    var copied = 0
    for (_, edit) in ordered {
      guard edit.range.lowerBound >= copied, edit.range.upperBound <= bytes.count else { return nil }
      result.append(contentsOf: bytes[copied..<edit.range.lowerBound])
      result.append(contentsOf: edit.replacement.utf8)
      copied = edit.range.upperBound
    }
    result.append(contentsOf: bytes[copied...])
    return result
  }
}
