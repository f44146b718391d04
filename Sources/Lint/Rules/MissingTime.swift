public import Diagnostics
import Languages
import Outline
import Planner

/// `missing-time`: an item of the vault's routine that does not begin with a time.
public enum MissingTime: Rule {
  public static let name = "missing-time"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    guard file.document.kind == .vault, let reading = file.reading else { return }
    let anchors = file.problems { isAnchor($0) ? true : nil }.map(\.range.lowerBound)
    let index = anchors.isEmpty ? nil : file.headlines
    // What begins like a time and is none has a finding of its own.
    let wrong = Set(anchors.compactMap { index?[$0]?.item })
    for (place, item) in file.document.items.enumerated() where reading.type(of: place) == .bullet {
      let headline = item.headline
      guard headline.places.contains(.routine), !wrong.contains(place) else { continue }
      let words = headline.textRange
      findings.add(
        at: words.isEmpty ? item.markerRange : words,
        words.isEmpty ? MissingTimeMessage.emptyItemHasNoTime : .hasNoTime(file.excerpt(words)),
        help: MissingTimeMessage.beginWithTime
      )
    }
  }

  private static func isAnchor(_ kind: OutlineProblem.Kind) -> Bool {
    switch kind {
    case .unreadAnchor, .meantTime, .halfRange, .backwardAnchor: true
    default: false
    }
  }

  public static let example = RuleExample(
    found: """
      ---
      kind: vault
      ---

      # My Tidemark

      ## Routine

      - Morning pages (every: weekday)
      """,
    instead: """
      ---
      kind: vault
      ---

      # My Tidemark

      ## Routine

      - 07:00 - 07:30 Morning pages (every: weekday)
      """
  )
}

/// What `missing-time` says.
enum MissingTimeMessage: Message {
  /// That no day shows an item of some words.
  case hasNoTime(String)
  /// The same of an item without words.
  case emptyItemHasNoTime
  case beginWithTime
}
