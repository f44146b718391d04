import Languages
import Planner

private let language = Language.french

extension InsightLabel {
  var french: String {
    switch self {
    case .card(let card): title(of: card)
    case .ritual(let title): title.words
    case .longest: "La plus longue"
    case .perfectDays: "Journées parfaites"
    case .checkIns: "Pointages"
    case .today: "Aujourd’hui"
    case .past(let days): language.form(days, "Dernier jour", "\(language.number(days)) derniers jours")
    case .before(let days): "\(language.days(days)) \(language.form(days, "précédent", "précédents"))"
    case .allDays, .all: "Depuis le début"
    }
  }

  private func title(of card: InsightCard) -> String {
    switch card {
    case .active: "Actifs"
    case .streak: "Série"
    case .habitsToday: "Habitudes du jour"
    case .completion: "Accomplissement"
    case .daysActive: "Jours actifs"
    case .sevenDayAverage: "Moyenne sur 7 jours"
    case .totalCheckIns: "Total des pointages"
    case .bestRitual: "Meilleur rituel"
    }
  }
}
