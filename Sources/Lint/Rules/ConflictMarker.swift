public import Diagnostics
import Languages

/// `conflict-marker`: a line that git left between the sides of a conflict.
public enum ConflictMarker: Rule {
  public static let name = "conflict-marker"
  public static let severity = Severity.error
  public static let looksAtText = true

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    for range in file.ranges(of: .conflictMarker) {
      findings.add(at: range, ConflictMarkerMessage.marksMerge(file.excerpt(range)), help: ConflictMarkerMessage.keepRight)
    }
  }

  public static let example = RuleExample(
    found: """
      <<<<<<< HEAD
      - Water: 3/8 glasses
      =======
      - Water: 4/8 glasses
      >>>>>>> phone
      """,
    instead: """
      - Water: 4/8 glasses
      """
  )
}

/// What `conflict-marker` says.
enum ConflictMarkerMessage: Message {
  case marksMerge(String)
  case keepRight
}
