/// Code that is told by its indentation of four columns (CommonMark 0.30, section 4.4), as it is kept of a file.
enum IndentedCode {
  private static let columns = 4

  static func isIndented(_ markdown: String) -> Bool { markdown.hasPrefix("    ") || markdown.hasPrefix("\t") }

  /// Whether its first line is further in than code has to be: behind a list such a line is a part of the list, however far in the
  /// words of its items are.
  static func isFurtherIn(_ markdown: String) -> Bool {
    isIndented(markdown) && rest(of: markdown.prefix { !isEnd($0) }).first.map { $0 == " " || $0 == "\t" } ?? false
  }

  /// The same code between fences.
  static func fenced(_ markdown: String) -> String {
    let lines = markdown.split(omittingEmptySubsequences: false, whereSeparator: isEnd).map(rest)
    var fence = "```"
    while lines.contains(where: { $0.contains(fence) }) { fence += "`" }
    return ([fence] + lines + [fence]).joined(separator: "\n")
  }

  /// A carriage return and a line feed are one character.
  private static func isEnd(_ character: Character) -> Bool { character == "\n" || character == "\r\n" }

  /// A line without the indentation that makes it code.
  private static func rest(of line: Substring) -> String {
    var column = 0
    var rest = line
    while column < columns, let first = rest.first, first == " " || first == "\t" {
      column = first == " " ? column + 1 : (column / columns + 1) * columns
      rest.removeFirst()
    }
    return String(rest)
  }
}
