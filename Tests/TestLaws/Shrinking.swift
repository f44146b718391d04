import SourceText

/// Makes the input of a failed test small enough to look at.
public enum Shrinking {
  /// A part of a file for which a condition still holds, and of which no piece can be left out: first lines, then characters.
  public static func smallest(_ source: SourceText, where holds: (SourceText) -> Bool) -> SourceText {
    var best = source
    var isSmaller = true
    while isSmaller {
      let lines = (0..<best.lineCount).map { Array(best.bytes[best.fullRange(ofLine: $0)]) }
      let fewerLines = shrunk(lines.filter { !$0.isEmpty }, where: holds)
      let characters = Array(String(decoding: fewerLines.bytes, as: UTF8.self)).map { Array(String($0).utf8) }
      let isText = characters.joined().elementsEqual(fewerLines.bytes)
      let next = shrunk(isText ? characters : fewerLines.bytes.map { [$0] }, where: holds)
      isSmaller = next.bytes.count < best.bytes.count
      if isSmaller { best = next }
    }
    return best
  }

  private static func shrunk(_ pieces: [[UInt8]], where holds: (SourceText) -> Bool) -> SourceText {
    var pieces = pieces
    guard holds(SourceText(Array(pieces.joined()))), pieces.count <= 4000 else { return SourceText(Array(pieces.joined())) }
    var length = max(1, pieces.count / 2)
    while true {
      var start = 0
      while start < pieces.count {
        let candidate = Array(pieces[..<start] + pieces[min(start + length, pieces.count)...])
        if holds(SourceText(Array(candidate.joined()))) { pieces = candidate } else { start += length }
      }
      if length == 1 { return SourceText(Array(pieces.joined())) }
      length /= 2
    }
  }

  /// A file with everything escaped that does not show.
  public static func escaped(_ source: SourceText) -> String {
    String(decoding: source.bytes.prefix(4000), as: UTF8.self).unicodeScalars.map { scalar in
      switch scalar {
      case "\n": "\\n\n"
      case "\\": "\\\\"
      case " "..."~": String(scalar)
      case _ where scalar.properties.isAlphabetic || scalar.properties.isEmojiPresentation: String(scalar)
      default: scalar.escaped(asASCII: true)
      }
    }.joined()
  }
}
