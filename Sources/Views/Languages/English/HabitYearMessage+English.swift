import Chronology
import Languages

private let language = Language.english

extension HabitYearMessage {
  var english: String {
    switch self {
    case .title: "Each habit, the last twelve months"
    case .untitled: "Untitled"
    case .days(let done, let due, let skipped): days(done, of: due, skipped: skipped)
    case .daysOfPicture(let done, let due, let skipped, let period):
      "\(days(done, of: due, skipped: skipped)), from \(period.first) to \(period.last)."
    case .weeksOf(let title): "\(title): a column for each week"
    case .daysOfMonths: "Days on which each was done"
    case .month: "Month"
    }
  }

  private func days(_ done: Int, of due: Int, skipped: Int) -> String {
    "\(language.number(done)) of \(language.days(due)) done" + (skipped == 0 ? "" : ", \(language.number(skipped)) skipped")
  }
}
