public import SourceText

/// One field as it reads.
public struct ReadField: Sendable, Equatable {
  /// The word before the colon, in lower case.
  public var name: String
  /// The value on one line, without quotes and escapes.
  public var value: String

  public init(name: String, value: String) {
    self.name = name.lowercased()
    self.value = value
  }

  init(_ field: Field, in bytes: [UInt8]) {
    self.init(name: Spaces.folded(field.nameRange, in: bytes), value: field.text(in: bytes))
  }
}

extension Field {
  /// The value on one line, without quotes and escapes.
  package func text(in bytes: [UInt8]) -> String {
    let text = Spaces.folded(valueRange, in: bytes)
    return isQuoted ? Escapes.unquoted(text) : text
  }
}

extension Document {
  /// The fields of a headline as they would read after some edits of its groups. Brackets, quotes and code stand in one another,
  /// so what a group says hangs on all of its paragraph.
  ///
  /// - Parameters:
  ///   - restRange: what follows the headline in its paragraph, if something does.
  ///   - edits: in the order of the file, none of them outside of the groups.
  public func fields(of headline: Headline, before restRange: Range<Int>?, after edits: [TextEdit]) -> [ReadField] {
    var offset = min(headline.textRange.lowerBound, headline.groups.first?.range.lowerBound ?? headline.textRange.lowerBound)
    var bytes: [UInt8] = []
    for edit in edits {
      bytes += source.bytes[offset..<edit.range.lowerBound]
      bytes += edit.replacement.utf8
      offset = edit.range.upperBound
    }
    bytes += source.bytes[offset..<max(offset, restRange?.upperBound ?? headline.range.upperBound)]
    // Box, icon and anchor stand before the groups, and are read already.
    let grammar = HeadlineReader.Grammar(readsBox: false, readsIcon: false, anchors: .none, places: headline.places)
    var reader = HeadlineReader(bytes: bytes, grammar: grammar)
    return reader.read(0..<bytes.count).fields.map { ReadField($0, in: bytes) }
  }
}
