import Languages
import Planner

private let language = Language.spanish

extension InsightLabel {
  var spanish: String {
    switch self {
    case .card(let card): title(of: card)
    case .ritual(let title): title.words
    case .longest: "La más larga"
    case .perfectDays: "Días perfectos"
    case .checkIns: "Registros"
    case .today: "Hoy"
    case .past(let days): language.form(days, "Último día", "Últimos \(language.days(days))")
    case .before(let days): "\(language.days(days)) \(language.form(days, "anterior", "anteriores"))"
    case .allDays, .all: "Desde el inicio"
    }
  }

  private func title(of card: InsightCard) -> String {
    switch card {
    case .active: "Activos"
    case .streak: "Racha"
    case .habitsToday: "Hábitos de hoy"
    case .completion: "Cumplimiento"
    case .daysActive: "Días activos"
    case .sevenDayAverage: "Promedio de 7 días"
    case .totalCheckIns: "Total de registros"
    case .bestRitual: "Mejor ritual"
    }
  }
}
