/// A text that is one image and nothing else: `![alt](source)`, perhaps with a title.
enum ImageShape {
  /// The parts of the image, or nil where the text is something else.
  static func parts(_ bytes: [UInt8], in textRange: Range<Int>) -> ImageParts? {
    guard textRange.count > 4, bytes[textRange.lowerBound] == UInt8(ascii: "!"),
      bytes[textRange.lowerBound + 1] == UInt8(ascii: "["),
      bytes[textRange.upperBound - 1] == UInt8(ascii: ")")
    else { return nil }
    let syntax = InlineSyntax(bytes, in: textRange)
    guard let image = syntax.literals.first, image.kind == .link, image.range == textRange,
      let close = closingBracket(bytes, in: textRange), bytes[close + 1] == UInt8(ascii: "(")
    else { return nil }
    return ImageParts(
      altRange: textRange.lowerBound + 2..<close,
      sourceRange: destination(bytes, from: close + 2, to: textRange.upperBound - 1)
    )
  }

  private static func closingBracket(_ bytes: [UInt8], in textRange: Range<Int>) -> Int? {
    var depth = 0
    var offset = textRange.lowerBound + 1
    while offset + 1 < textRange.upperBound {
      switch bytes[offset] {
      case UInt8(ascii: "\\"): offset += 1
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return offset }
      default: break
      }
      offset += 1
    }
    return nil
  }

  /// The destination without angle brackets and title.
  private static func destination(_ bytes: [UInt8], from start: Int, to end: Int) -> Range<Int> {
    let start = Spaces.skip(in: bytes, from: start, end: end)
    if start < end, bytes[start] == UInt8(ascii: "<"),
      let close = (start..<end).first(where: { bytes[$0] == UInt8(ascii: ">") })
    {
      return start + 1..<close
    }
    var offset = start
    while offset < end, Spaces.length(in: bytes, at: offset, end: end) == 0 { offset += 1 }
    return start..<offset
  }
}
