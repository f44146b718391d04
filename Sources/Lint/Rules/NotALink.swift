public import Diagnostics
import Languages
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
        headline.textRange.isEmpty ? NotALinkMessage.isEmpty : .isNotOneLink(file.excerpt(headline.textRange)),
        help: NotALinkMessage.writeLink
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
}

/// What `not-a-link` says.
enum NotALinkMessage: Message {
  case isNotOneLink(String)
  case isEmpty
  case writeLink
}
