import Chronology

/// How to begin, for views that have nothing to show.
enum TaskExample {
  static let noProject = "There is no project."

  /// How to begin a project.
  static func project(width: Int, today: CivilDate) -> [String] {
    let file = [
      "---", "kind: project", "icon: 📘", "color: blue", "---", "", "# Thesis", "",
      "- [ ] Chapter 3 (due: \(today.adding(days: 5)))", "- [ ] Book a room",
    ]
    return FileExample.lines("A project is a file, such as projects/thesis.md:", file, closing: start, width: width)
  }

  /// How to begin a day.
  static func day(width: Int, today: CivilDate) -> [String] {
    let title = "# \(today) \(today.weekday.title)"
    let file = ["---", "kind: day", "---", "", title, "", "- 09:00 - 10:30 Deep work", "  - [ ] Chapter 3 (project: Thesis)"]
    return FileExample.lines("A day is a file, such as days/\(today).md:", file, closing: start, width: width)
  }

  private static let start = "“tidemark init” begins a vault with such files."
}
