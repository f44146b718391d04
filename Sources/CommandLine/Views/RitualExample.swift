import Chronology
import Planner

/// How to begin, for views of rituals that have nothing to show.
enum RitualExample {
  static let noRitual = "There is no ritual yet."

  static func lines(width: Int, today: CivilDate) -> [String] {
    let width = max(width, RitualLines.leastWidth)
    let days = DateRange(first: today, last: today.adding(days: Ritual.standardDuration - 1)) ?? DateRange(today)
    let file = [
      "---", "kind: ritual", "icon: 💧", "time: morning", "---", "", "# Morning water", "",
      "## \(ArcTitle(number: 1, days: days).text)", "", "- 🥛 Drink a glass", "  - \(today)", "- Fill the jug (every: weekday)",
    ]
    return TaskText.wrapped("A ritual is a file, such as rituals/morning-water.md:", width) + [""]
      + file.map { $0.isEmpty ? "" : "  " + $0 } + [""]
      + TaskText.wrapped("A date below a habit says that it was done on that day.", width)
  }
}
