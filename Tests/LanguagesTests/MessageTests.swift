import Languages
import Testing

/// Each message of the program with different values, in each language.
@Suite struct MessageTests {
  private static let messages = everyMessage + everyRulePage
  private static let names = messages.map(\.name)

  private static func samples(_ name: String) -> [any Message] { messages.first { $0.name == name }?.samples ?? [] }

  @Test(arguments: names)
  func saysSomethingInEachLanguage(name: String) {
    for message in Self.samples(name) {
      for language in [Language.spanish, .french] {
        let (text, english) = (message.text(in: language), message.english)
        #expect(text.isEmpty == english.isEmpty, "\(message) in \(language)")
        #expect(text.first?.isWhitespace == english.first?.isWhitespace, "\(message) in \(language): “\(text)”")
        #expect(text.last?.isWhitespace == english.last?.isWhitespace, "\(message) in \(language): “\(text)”")
        // Below the first line stands a list, which is indented.
        #expect(!text.prefix { $0 != "\n" }.contains("  "), "\(message) in \(language): “\(text)”")
      }
    }
  }

  @Test(arguments: names)
  func leavesNothingInEnglish(name: String) {
    for message in Self.samples(name) {
      for language in [Language.spanish, .french] {
        var words = LeftoverWords.english(in: message.text(in: language))
        // A help names values and keys, which are the same in each language.
        if name.hasSuffix("Help") { words.removeAll(where: LeftoverWords.typed.contains) }
        #expect(words.isEmpty, "\(message) in \(language): “\(message.text(in: language))” has \(words)")
      }
    }
  }

  @Test(arguments: names)
  func goesByTheCountOfItsThings(name: String) {
    for message in Self.samples(name) {
      #expect(LeftoverWords.plurals(in: message.spanish, of: ["1"]).isEmpty, "\(message): “\(message.spanish)”")
      #expect(LeftoverWords.plurals(in: message.french, of: ["1"]).isEmpty, "\(message): “\(message.french)”")
    }
  }

  @Test(arguments: names)
  func setsFrenchAsInCanada(name: String) {
    for message in Self.samples(name) {
      let text = LeftoverWords.withoutCode(message.french)
      #expect(!text.contains("'"), "\(message): “\(text)” has a straight apostrophe")
      #expect(!text.contains(where: { "“”".contains($0) }), "\(message): “\(text)” has quotation marks of English")
      #expect(
        !text.contains(" :") && !text.contains("« ") && !text.contains(" »"),
        "\(message): “\(text)” can break at a space"
      )
      #expect(!text.contains(/[^\u{A0}\d]:( |$)/), "\(message): “\(text)” has no space before its colon")
    }
  }
}

/// What does not belong into a sentence of another language.
enum LeftoverWords {
  /// Words of English that neither Spanish nor French has.
  private static let words: Set = [
    "the", "of", "is", "are", "was", "and", "with", "have", "not", "this", "that", "which", "from", "day", "days",
    "done",
    "today", "week", "weeks", "task", "tasks", "open", "since", "until", "there", "nothing", "month", "months", "year",
    "years", "habit", "habits", "streak", "skipped", "missed", "its", "it", "for", "by", "or", "some", "more", "left", "over",
    "now", "next", "in",
  ]

  /// Of these the words that are values and keys as well.
  static let typed: Set = [
    "day", "week", "month", "year", "task", "tasks", "today", "now", "days", "done", "habits", "streak", "until",
  ]

  private static let names = ["Loop Habit Tracker", "Tasks", "Habits.csv"]

  static func english(in text: String) -> [String] {
    // The names of programs and of their files are the same in each language.
    let text = withoutCode(names.reduce(text) { $0.replacing($1, with: "") })
    return text.split { !$0.isLetter }.map { $0.lowercased() }.filter(words.contains)
  }

  /// A plural behind one of some numbers.
  static func plurals(in text: String, of numbers: Set<String>) -> [String] {
    let parts = withoutCode(text).split(separator: " ").map(String.init)
    return zip(parts, parts.dropFirst()).compactMap { number, noun in
      let word = noun.filter(\.isLetter)
      let isPlural =
        word.hasSuffix("s")
        && !["más", "mes", "mois", "fois", "plus", "dans", "des", "pas", "tous", "sans", "es", "elles", "ils", "ses"].contains(
          word
        )
      return numbers.contains(number) && isPlural ? "\(number) \(noun)" : nil
    }
  }

  /// A text without what stands in it in the words of the format, of a file or of a shell: what is quoted or emphasized, code,
  /// commands, options, and keys before their values.
  static func withoutCode(_ text: String) -> String {
    var kept = ""
    var closing: Character?
    for letter in text {
      switch (letter, closing) {
      case (_, let end?): if letter == end { closing = nil }
      case ("“", nil): closing = "”"
      case ("«", nil): closing = "»"
      case ("`", nil): closing = "`"
      case ("*", nil): closing = "*"
      default: kept.append(letter)
      }
    }
    let words = kept.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let start = words.firstIndex(of: "tidemark") ?? words.endIndex
    return words[..<start].filter { !$0.hasPrefix("--") && !["every:", "due:", "born:", "kind:", "at:"].contains($0) }.joined(
      separator: " "
    )
  }
}
