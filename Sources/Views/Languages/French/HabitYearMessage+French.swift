import Chronology
import Languages

private let language = Language.french

extension HabitYearMessage {
  var french: String {
    switch self {
    case .title: "Chaque habitude, les douze derniers mois"
    case .untitled: "Sans titre"
    case .days(let done, let due, let skipped): days(done, of: due, skipped: skipped)
    case .daysOfPicture(let done, let due, let skipped, let period):
      "\(days(done, of: due, skipped: skipped)), du \(period.first) au \(period.last)."
    case .weeksOf(let title): "\(title)\(language.colon) une colonne par semaine"
    case .daysOfMonths: "Jours où chacune a été faite"
    case .month: "Mois"
    }
  }

  private func days(_ done: Int, of due: Int, skipped: Int) -> String {
    "faite \(language.days(done)) sur \(language.number(due))" + (skipped == 0 ? "" : ", sautée \(language.days(skipped))")
  }
}
