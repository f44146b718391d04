package import Chronology
import Planner

/// How to begin, for views of rituals that have nothing to show.
package enum RitualExample {
  static let noRitual = "There is no ritual yet."

  static func lines(width: Int, today: CivilDate) -> [String] {
    let days = DateRange(first: today, last: today.adding(days: Ritual.standardDuration - 1)) ?? DateRange(today)
    let file = [
      "---", "kind: ritual", "icon: 💧", "time: morning", "---", "", "# Morning water", "",
      "## \(ArcTitle(number: 1, days: days).text)", "", "- 🥛 Drink a glass", "  - \(today)", "- Fill the jug (every: weekday)",
    ]
    return FileExample.lines(
      "A ritual is a file, such as rituals/morning-water.md:",
      file,
      closing: "A date below a habit says that it was done on that day.",
      width: width
    )
  }

  /// That there is none, and how to begin.
  package static func whenEmpty(width: Int, today: CivilDate) -> [String] {
    [noRitual, ""] + lines(width: width, today: today)
  }
}
