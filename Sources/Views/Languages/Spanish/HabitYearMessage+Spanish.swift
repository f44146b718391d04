import Chronology
import Languages

private let language = Language.spanish

extension HabitYearMessage {
  var spanish: String {
    switch self {
    case .title: "Cada hábito, los últimos doce meses"
    case .untitled: "Sin título"
    case .days(let done, let due, let skipped): days(done, of: due, skipped: skipped)
    case .daysOfPicture(let done, let due, let skipped, let period):
      "\(days(done, of: due, skipped: skipped)), del \(period.first) al \(period.last)."
    case .weeksOf(let title): "\(title): una columna por semana"
    case .daysOfMonths: "Días en que se hizo cada uno"
    case .month: "Mes"
    }
  }

  private func days(_ done: Int, of due: Int, skipped: Int) -> String {
    "hecho en \(language.number(done)) de \(language.days(due))"
      + (skipped == 0 ? "" : ", omitido en \(language.number(skipped))")
  }
}
