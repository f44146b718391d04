public import Diagnostics
import Languages
import Outline
import Planner
import Reading

/// `long-phrase`: the phrase of a marked week that is too long.
public enum LongPhrase: Rule {
  public static let name = "long-phrase"
  public static let severity = Severity.warning

  /// The most characters of a phrase (format, *What is reported of a life*).
  package static let limit = 140

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    guard file.document.kind == .life, let reading = file.reading else { return }
    let items = file.document.items
    for index in items.indices where reading.type(of: index) == .mark {
      guard let title = reading.items.title(at: index), title.utf8.count > limit, title.count > limit else { continue }
      findings.add(
        at: items[index].headline.textRange,
        LongPhraseMessage.hasCharacters(title.count, most: limit),
        help: LongPhraseMessage.shorten
      )
    }
  }

  public static let example = RuleExample(
    found: """
      ---
      kind: life
      born: 1990-06-14
      ---

      # My life in weeks

      ## 2026

      - 2026-11-16 Finished the outline of the book about the lightship, which took eleven weeks and not three, and then \
      slept for two whole days while it rained
      """,
    instead: """
      ---
      kind: life
      born: 1990-06-14
      ---

      # My life in weeks

      ## 2026

      - 2026-11-16 Finished the outline of the book about the lightship

        It took eleven weeks and not three, and then I slept for two days while it rained.
      """
  )
}

/// What `long-phrase` says.
enum LongPhraseMessage: Message {
  case hasCharacters(Int, most: Int)
  case shorten
}
