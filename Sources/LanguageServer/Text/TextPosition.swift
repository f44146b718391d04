import Diagnostics

/// A place in a text as the protocol counts it: the line from 0, and in it units of the encoding that was agreed upon.
struct TextPosition: Hashable, Comparable {
  var line: Int
  var character: Int

  static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }

  var json: JSON { ["line": .integer(line), "character": .integer(character)] }
}

extension JSON {
  /// A range of the protocol.
  init(_ range: Range<TextPosition>) {
    self = ["start": range.lowerBound.json, "end": range.upperBound.json]
  }
}
