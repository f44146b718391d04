public import Diagnostics
import Outline
import Planner

/// `not-a-link`: an item of one of the vault's lists that is no link.
public enum NotALink: Rule {
  public static let name = "not-a-link"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    guard file.document.kind == .vault, let reading = file.reading else { return }
    for (item, reading) in zip(file.document.items, reading.items) where reading?.type != .link {
      let headline = item.headline
      guard headline.places.contains(.link) else { continue }
      findings.add(
        at: headline.textRange.isEmpty ? item.markerRange : headline.textRange,
        headline.textRange.isEmpty ? emptyMessage : message(file.quote(headline.textRange)),
        help: help
      )
    }
  }

  public static let example = RuleExample(
    found: """
      ---
      kind: vault
      ---

      # My Tidemark

      ## Pages

      - Health
      - [Thesis](pages/thesis.md), the big one
      """,
    instead: """
      ---
      kind: vault
      ---

      # My Tidemark

      ## Pages

      - [[Health]]
      - [Thesis, the big one](pages/thesis.md)
      """
  )

  // MARK: Messages

  private static func message(_ words: String) -> String { "\(words) is not one link, so it gives no file a place" }
  private static let emptyMessage = "an item of this list is empty"
  private static let help = "write one link and nothing else, as “[Words](pages/name.md)” or “[[Title]]”"
}
