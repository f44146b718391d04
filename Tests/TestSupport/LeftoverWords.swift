/// What does not belong into a sentence of another language.
public enum LeftoverWords {
  /// Words of English that neither Spanish nor French has.
  private static let words: Set = [
    "the", "of", "is", "are", "was", "and", "with", "have", "not", "this", "that", "which", "from", "day", "days",
    "done",
    "today", "week", "weeks", "task", "tasks", "open", "since", "until", "there", "nothing", "month", "months", "year",
    "years", "habit", "habits", "streak", "skipped", "missed", "its", "it", "for", "by", "or", "some", "more", "left", "over",
    "now", "next", "in",
  ]

  /// Of these the words that are values and keys as well.
  public static let typed: Set = [
    "day", "week", "month", "year", "task", "tasks", "today", "now", "days", "done", "habits", "streak", "until",
  ]

  private static let names = ["Loop Habit Tracker", "Tasks", "Habits.csv"]

  public static func english(in text: String) -> [String] {
    // The names of programs and of their files are the same in each language.
    let text = withoutCode(names.reduce(text) { $0.replacing($1, with: "") })
    return text.split { !$0.isLetter }.map { $0.lowercased() }.filter(words.contains)
  }

  /// A plural behind one of some numbers.
  public static func plurals(in text: String, of numbers: Set<String>) -> [String] {
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
  public static func withoutCode(_ text: String) -> String {
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
