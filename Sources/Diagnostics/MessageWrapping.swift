import Languages

/// Breaking messages, which have one line for each thing they say, at the width of a terminal.
///
/// A line is broken at spaces, and what goes on is indented. What is quoted, `“tidemark day friday”`, stays whole where it fits on a
/// line, as a person copies it. A line `type: …` or `next: …` is never broken: a terminal that does it itself still lets the command
/// be copied in one piece.
public enum MessageWrapping {
  private static let commandLabels = labels([.type, .next])
  private static let helpLabels = labels([.help])

  private static func labels(_ labels: [ReportMessage]) -> [String] {
    Language.allCases.flatMap { language in labels.map { "\(language.say($0))\(language.colon) " } }
  }

  /// The same text with each of its lines at most `width` cells wide, but for words that are wider.
  public static func wrapped(_ text: String, width: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { isLeft($0) || DisplayWidth.cells(of: $0) <= width ? String($0) : wrapped(line: $0, width: width) }
      .joined(separator: "\n")
  }

  /// Whether a line stays as it is: a command, and what steers a terminal.
  private static func isLeft(_ line: Substring) -> Bool {
    commandLabels.contains(where: line.drop { $0 == " " }.hasPrefix) || line.utf8.contains { $0 == 0x1B || $0 == 0x0D }
  }

  private static func wrapped(line: Substring, width: Int) -> String {
    let words = line.drop { $0 == " " }
    let start = line.count - words.count
    var indent = start + (helpLabels.first(where: words.hasPrefix)?.count ?? 2)
    if indent > width / 2 { indent = 2 }
    let margin = String(repeating: " ", count: indent)
    var result = String(repeating: " ", count: start)
    var used = start
    var isBegun = false
    for piece in pieces(of: words, width: width - indent) {
      let cells = DisplayWidth.cells(of: piece.text)
      if isBegun, used + piece.spaces + cells > width {
        result += "\n" + margin
        used = indent
      } else {
        result += String(repeating: " ", count: piece.spaces)
        used += piece.spaces
      }
      result += piece.text
      used += cells
      isBegun = true
    }
    return result
  }

  /// What is not broken, with the number of spaces before it.
  private struct Piece {
    var spaces: Int
    var text: Substring
  }

  /// The words of a line, quoted ones as one where they fit.
  private static func pieces(of line: Substring, width: Int) -> [Piece] {
    var pieces: [Piece] = []
    var rest = line
    while !rest.isEmpty {
      let spaces = rest.prefix { $0 == " " }.count
      rest = rest.dropFirst(spaces)
      var end = endOfQuoted(rest)
      // `9:00 - 10:00`
      while rest[end...].hasPrefix(" - ") { end = endOfQuoted(rest[rest.index(end, offsetBy: 3)...]) }
      let whole = rest.prefix(upTo: end)
      let text = DisplayWidth.cells(of: whole) <= width ? whole : rest.prefix { $0 != " " }
      pieces.append(Piece(spaces: spaces, text: text))
      rest = rest.dropFirst(text.count)
    }
    return pieces
  }

  /// Where the first space is that is in no quotation marks.
  private static func endOfQuoted(_ text: Substring) -> Substring.Index {
    var closings: [Character] = []
    for index in text.indices {
      let character = text[index]
      if character == closings.last {
        closings.removeLast()
      } else if let closing = ["“": "”", "«": "»", "`": "`", "\"": "\""][character] as Character?, closings.last != "\"" {
        closings.append(closing)
      } else if character == " ", closings.isEmpty {
        return index
      }
    }
    // A mark that is not closed quotes nothing.
    return closings.isEmpty ? text.endIndex : text.firstIndex(of: " ") ?? text.endIndex
  }
}
