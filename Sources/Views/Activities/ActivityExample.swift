import Chronology

/// How to begin with activities, for a view that has none to show.
enum ActivityExample {
  static let noActivities = "There is no activity."

  static func lines(width: Int, today: CivilDate) -> [String] {
    let file = [
      "---", "kind: activities", "---", "", "# Activities", "", "- 🎾 Tennis (category: Hobby, since: \(today))",
      "  - \(today) 18:30",
    ]
    return FileExample.lines("Activities are a file, such as activities.md:", file, width: width)
  }
}
