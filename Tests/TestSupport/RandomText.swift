/// Words and texts for random models.
public enum RandomText: Sendable {
  /// Words that read as nothing but words.
  case words
  /// Texts of one line that are full of what could read as syntax, but neither empty nor with spaces at their ends.
  case nasty

  private static let vocabulary = [
    "garden", "dawn", "passport", "lamp", "naïve", "Évora", "日本語", "écrire", "pages", "slowly", "kitchen", "Jo", "river",
    "quiet", "walk", "tea", "café", "straße", "winter", "old", "chapter", "read", "light", "мост", "and", "the", "of",
  ]

  private static let marks = [
    "[x]", "[ ]", "[-]", "- ", "* ", "+ ", "# ", "> ", "1. ", "17:00", "09:00 - 10:00", "2026-11-20", "2026-01-01 - 2026-02-01",
    "(due: 2026-12-31)", "(streak: daily)", "(until", "[due:: 2026-01-01]", "^id", "#tag", "|||||", " | ", "a: 3/8",
    "x: 120 km",
    "📚", "1️⃣", "👩‍👩‍👧", "e\u{301}", "\u{202E}", "\\", "\\(", "`code`", "``", "*b*", "**", "_", "<b>", "</b>", "<!-- c -->",
    "&amp;", "&", "[a](b)", "![i](j)", "[[wiki]]", "\"", "“q”", "—", "skipped", "done", "no", "~~~", "```", "---", "===", "$",
    "\u{1}", "\u{7F}", "\u{A0}", "\u{FFFD}", "{", "}", ",", ":", "::", "!", "@due(2026-01-01)", "http://a.b/c?d=e&f", "|",
  ]

  /// One word.
  public static func word(using random: inout SplitMix64) -> String {
    random.pick(vocabulary)
  }

  /// A text of one line.
  public func line(using random: inout SplitMix64) -> String {
    let count = Int.random(in: 1...5, using: &random)
    switch self {
    case .words:
      return (0..<count).map { _ in RandomText.word(using: &random) }.joined(separator: " ")
    case .nasty:
      var text = random.pick(RandomText.vocabulary)
      for _ in 0..<count {
        let piece = random.chance(70) ? random.pick(RandomText.marks) : RandomText.word(using: &random)
        let space = random.chance(50) ? " " : ""
        text = random.chance(50) ? text + space + piece : piece + space + text
      }
      return text.split(separator: " ").joined(separator: " ")
    }
  }

  /// A text of one to three lines, none of them empty.
  public func lines(using random: inout SplitMix64) -> String {
    let count = random.chance(70) ? 1 : Int.random(in: 2...3, using: &random)
    return (0..<count).map { _ in line(using: &random) }.joined(separator: "\n")
  }
}
