public import Diagnostics

/// `conflict-marker`: a line that git left between the sides of a conflict.
public enum ConflictMarker: Rule {
  public static let name = "conflict-marker"
  public static let severity = Severity.error
  public static let looksAtText = true

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    for range in file.ranges(of: .conflictMarker) {
      findings.add(at: range, message(file.quote(range)), help: help)
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

  // MARK: Messages

  private static func message(_ line: String) -> String { "\(line) marks an unresolved merge" }
  private static let help = "keep what is right and delete the lines that git wrote; until then no command changes the file"
}
