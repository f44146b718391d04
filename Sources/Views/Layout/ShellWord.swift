/// A text as a person types it into a shell as one word.
package enum ShellWord {
  package static func quoted(_ text: String) -> String {
    if !text.isEmpty, text.allSatisfy({ $0.isLetter || $0.isNumber || "-_./".contains($0) }), text.first != "-" { return text }
    if !text.contains(where: { "\"$`\\!".contains($0) }) { return "\"\(text)\"" }
    return "'" + text.replacing("'", with: "'\\''") + "'"
  }

  /// A command line of words, in which options stand as they are.
  package static func line(_ words: [String]) -> String {
    words.map { word in
      let isOption = word.hasPrefix("--") && word.dropFirst(2).allSatisfy { $0.isLetter || $0 == "-" }
      return isOption ? word : quoted(word)
    }
    .joined(separator: " ")
  }
}
