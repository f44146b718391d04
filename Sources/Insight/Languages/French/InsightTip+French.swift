import Chronology
import Languages
import Planner

private let language = Language.french

extension InsightTip {
  var french: String {
    switch self {
    case .presets: "\(language.quoted("tidemark presets")) montre des rituels pour commencer."
    case .complete(let title):
      "\(language.quoted(title.words)) est terminé; \(language.quoted("tidemark renew")) commence son prochain arc."
    case .noArcToday: "Aucun arc n’est en cours aujourd’hui."
    case .lastDay(let title): "Aujourd’hui est le dernier jour de \(language.quoted(title.words))."
    case .nextEnd(let title, let days):
      "Le prochain arc à se terminer est celui de \(language.quoted(title.words)), dans \(language.days(days))."
    case .perfectDay: "Une journée est parfaite quand toutes ses habitudes à faire sont faites."
    case .openToday(let count, let streak):
      "À faire aujourd’hui\(language.colon) \(language.counted(count, "habitude", "habitudes"))"
        + (streak.map { "; ensuite, la série sera de \(language.days($0))." } ?? ".")
    case .longestWas(let days): "La plus longue série a été de \(language.days(days))."
    case .longestSoFar: "C’est la plus longue série jusqu’à présent."
    case .daysToLongest(let days): "Dans \(language.days(days)), elle égalera la plus longue."
    case .nothingDueToday: "Il n’y a rien à faire aujourd’hui."
    case .allDoneToday: "Tout ce qui est à faire aujourd’hui est fait."
    case .nothingOpenToday: "Il ne reste rien à faire aujourd’hui."
    case .open(let title, let others):
      "À faire\(language.colon) \(language.quoted(title.words))"
        + (others > 0 ? " et \(language.counted(others, "autre", "autres"))." : ".")
    case .trendToCome: "Avec deux semaines de données, il y aura une tendance."
    case .week(.up, let points):
      "Les 7 derniers jours sont \(language.counted(points, "point", "points")) au-dessus des 7 précédents."
    case .week(.down, let points):
      "Les 7 derniers jours sont \(language.counted(points, "point", "points")) au-dessous des 7 précédents."
    case .week(.stable, _): "Les 7 derniers jours sont au niveau des 7 précédents."
    case .activeDay: "Une habitude faite suffit pour qu’un jour soit actif."
    case .today(let isActive): isActive ? "Aujourd’hui en est un." : "Aujourd’hui n’en est pas encore un."
    case .allDoneInWeek: "Tout ce qui était à faire ces 7 derniers jours est fait."
    case .idleDays(let count):
      "Pendant \(language.number(count)) des 7 derniers jours, rien de ce qui était à faire n’a été fait."
    case .nothingDueInWeek: "Il n’y avait rien à faire ces 7 derniers jours."
    case .lowestDay(let weekday, let rate):
      "Le jour le plus bas a été \(language.name(of: weekday)), avec \(Figure.rate(rate).french)."
    case .checkIn: "Un pointage est une habitude faite un jour donné."
    case .nextRound(let missing, let next): "Avec \(language.number(missing)) de plus, il y en aura \(language.number(next))."
    case .nothingDueInMonth: "Il n’y avait rien à faire ces 31 derniers jours."
    case .comparisonToCome: "Avec deux rituels, il y aura une comparaison."
    case .sameRates: "Tous les rituels ont le même pourcentage sur les 31 derniers jours."
    case .lowestRate(let title): "Le pourcentage le plus bas est celui de \(language.quoted(title.words))."
    }
  }
}
