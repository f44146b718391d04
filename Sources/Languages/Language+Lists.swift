extension Language {
  /// `a`, `a and b`, `a, b and c`.
  package func and(_ words: [String]) -> String { list(words, and(before:)) }

  /// `a`, `a or b`, `a, b or c`.
  package func or(_ words: [String]) -> String { list(words, or(before:)) }

  private func list(_ words: [String], _ conjunction: (String) -> String) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) \(conjunction(last)) \(last)"
  }

  /// Spanish *y* is *e* before the sound of an i: `agua e hilo`, but `agua y hielo`.
  ///
  /// Source: Real Academia Española, *Diccionario panhispánico de dudas*, *y²*.
  private func and(before word: String) -> String {
    guard self == .spanish else { return choose(english: "and", spanish: "y", french: "et") }
    let sound = Language.beginning(of: word)
    let isVowel = sound.hasPrefix("i") || sound.hasPrefix("í") || sound.hasPrefix("hi") || sound.hasPrefix("hí")
    let isDiphthong = ["ia", "ie", "io", "hia", "hie", "hio"].contains { sound.hasPrefix($0) }
    return isVowel && !isDiphthong ? "e" : "y"
  }

  /// Spanish *o* is *u* before the sound of an o: `siete u ocho`.
  ///
  /// Source: Real Academia Española, *Diccionario panhispánico de dudas*, *o²*.
  private func or(before word: String) -> String {
    guard self == .spanish else { return choose(english: "or", spanish: "o", french: "ou") }
    let sound = Language.beginning(of: word)
    return ["o", "ó", "ho", "hó", "8"].contains { sound.hasPrefix($0) } ? "u" : "o"
  }

  /// The letters that a word is heard to begin with.
  private static func beginning(of word: String) -> String {
    String(word.drop { !$0.isLetter && !$0.isNumber }.prefix(3)).lowercased()
  }

  /// Words as they are quoted: `“Water”`, in French `« Water »` with no-break spaces.
  package func quoted(_ text: String) -> String {
    // Most findings quote several texts. A string that grows part by part is made anew for some of them.
    let (opening, closing) = self == .french ? ("«\u{A0}", "\u{A0}»") : ("“", "”")
    var quoted = ""
    quoted.reserveCapacity(opening.utf8.count + text.utf8.count + closing.utf8.count)
    quoted += opening
    quoted += text
    quoted += closing
    return quoted
  }

  /// What a file calls something, as it is quoted: on one line, cut after sixty characters.
  package func title(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return quoted(line.count > 60 ? "\(line.prefix(59))…" : line)
  }

  /// The sign between a name and what is said of it: `:`, in French behind a no-break space.
  package var colon: String { self == .french ? "\u{A0}:" : ":" }

  /// The words with a capital letter at their beginning.
  package func capitalized(_ words: String) -> String { words.prefix(1).uppercased() + words.dropFirst() }
}
