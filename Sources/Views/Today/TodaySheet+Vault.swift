package import Chronology
package import Outline
package import Planner
package import Vault

/// Which files of a vault a whole `today` is made of.
extension TodaySheet {
  package static let kinds: Set<DocumentKind> = [.ritual, .page, .project, .life]

  /// The days whose files are asked for: what days before left open is shown.
  package static func days(today: CivilDate, now: Moment) -> ClosedRange<CivilDate> {
    firstDay(today, now).adding(days: -TaskSurvey.daysBack)...CivilDate.latest
  }

  /// Whether a file may have what is shown: of a day that is over that is a task.
  package static func mayMatter(today: CivilDate, now: Moment) -> @Sendable (FilePeek, [UInt8], String) -> Bool {
    let first = firstDay(today, now)
    return { peek, bytes, _ in
      if case .day(let date) = peek { date >= first || TaskPeek.mayHaveTasks(bytes) } else { true }
    }
  }

  private static func firstDay(_ today: CivilDate, _ now: Moment) -> CivilDate { min(today, now.date) }
}
