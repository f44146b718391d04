package import Chronology

/// How to begin a life in weeks, for a view that has none to show.
package enum LifeBeginning {
  package static let noLife = "There is no life in weeks yet."

  package static let steps = NextSteps(noLife, [("tidemark new life --born 1990-06-14", "Begin one from your birthday")])

  /// Where a file says no day of birth.
  package static func noBirth(_ path: String) -> String {
    "\(path) says no day of birth: add to its front matter a line such as “born: 1990-06-14”."
  }

  /// Where a file says a day of birth that is not read.
  ///
  /// - Parameters:
  ///   - written: what stands behind `born`.
  ///   - line: its line, from 1.
  package static func unreadBirth(_ path: String, line: Int, written: String, today: CivilDate) -> String {
    let meant = MeantDate(written, today: today, .back)
    let isDay = meant.map { $0.isCertain && !$0.isPeriod } ?? false
    let example = isDay ? meant?.dates.first?.description : nil
    return "\(path):\(line) says no day of birth: “\(written)” is not read as a date; write “born: \(example ?? "1990-06-14")”."
  }
}
