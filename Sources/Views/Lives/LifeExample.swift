package import Chronology

/// How to begin a life in weeks, for a view that has none to show.
package enum LifeExample {
  package static let noLife = "There is no life in weeks."

  /// Where a file says no day of birth.
  package static func noBirth(_ path: String) -> String {
    "\(path) says no day of birth: its front matter wants a line such as “born: 1990-06-14”."
  }

  package static func lines(width: Int, today: CivilDate) -> [String] {
    let file = [
      "---", "kind: life", "born: 1990-06-14", "expectancy: 85", "---", "", "# My life in weeks", "",
      "- \(today) The first mark (rating: good, category: growth)",
    ]
    return FileExample.lines("A life is a file, such as life.md:", file, width: width)
  }
}
