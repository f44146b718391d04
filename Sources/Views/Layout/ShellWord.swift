/// A text as a person types it into a shell as one word.
package enum ShellWord {
  /// Signs that no shell reads as anything else within a word: `9:30`, `pages/health.md:14`, `+2`.
  private static let plainSigns = "-_./:+"

  package static func quoted(_ text: String) -> String {
    let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || plainSigns.contains($0) }
    if isPlain, !text.isEmpty, text.first != "-" { return text }
    if !text.contains(where: { "\"$`\\!".contains($0) }) { return "\"\(text)\"" }
    return "'" + text.replacing("'", with: "'\\''") + "'"
  }

  /// A command line of words, in which options stand as they are.
  package static func line(_ words: [String]) -> String {
    words.map { word in
      let isLong = word.hasPrefix("--") && word.dropFirst(2).allSatisfy { $0.isLetter || $0 == "-" }
      let isOption = isLong || word.count == 2 && word.first == "-" && word.last?.isLetter == true
      return isOption ? word : quoted(word)
    }
    .joined(separator: " ")
  }
}
