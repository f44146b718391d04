import Outline

/// The sections and groups of a page that are called *Habits* or the like, in which how often something is done is a streak.
package enum HabitSection {
  /// Whether an item that begins at an offset stands in one.
  static func contains(_ offset: Int, of file: LintedFile) -> Bool {
    guard file.document.kind == .page else { return false }
    let sections = file.document.sections
    let next = sections.partitioningIndex { ($0.heading?.headline.range.lowerBound ?? 0) > offset }
    guard next > 0 else { return false }
    if isCalled(file.key(ofSection: next - 1)) { return true }
    let groups = sections[next - 1].groups
    let group = groups.partitioningIndex { $0.heading.headline.range.lowerBound > offset }
    return group > 0 && isCalled(file.document.key(of: groups[group - 1].heading.headline))
  }

  /// Whether a section or group with a key (`Document.key(ofTitle:)`) is one.
  package static func isCalled(_ key: String) -> Bool { names.contains(key) }

  private static let names: Set<String> = [
    "habits", "my habits", "daily habits", "good habits", "habit tracker", "habit", "streaks", "routines", "gewohnheiten",
    "habitudes", "hábitos", "abitudini", "gewoontes",
  ]
}
