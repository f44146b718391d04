import Languages
import Planner

private let language = Language.french

extension HistoryMessage {
  var french: String {
    switch self {
    case .allRituals: "Tous les rituels"
    case .band(let band): words(of: band)
    case .soFar(let band): "\(words(of: band)) jusqu’à présent"
    case .skipped: "sauté"
    case .nothingRan: "rien en cours"
    case .total(let rate, let perfectDays):
      language.percent(rate) + (perfectDays.map { ", \(language.counted($0, "journée parfaite", "journées parfaites"))" } ?? "")
    case .habitsDone(let rate, let skipped):
      "\(language.counted(rate.done, "faite", "faites")) sur \(language.number(rate.due))"
        + (skipped > 0 ? ", \(language.counted(skipped, "sautée", "sautées"))" : "")
    case .allSkipped: "tout sauté"
    case .noArcRan(let title): "Aucun arc de \(language.quoted(title)) n’était en cours ce jour-là."
    case .noRitualRan: "Aucun rituel n’était en cours ce jour-là."
    case .comparison(.up, let points, let before):
      "\(language.counted(points, "point", "points")) au-dessus des 7 jours précédents (\(language.percent(before)))."
    case .comparison(.down, let points, let before):
      "\(language.counted(points, "point", "points")) au-dessous des 7 jours précédents (\(language.percent(before)))."
    case .comparison(.stable, _, let before): "Au niveau des 7 jours précédents (\(language.percent(before)))."
    case .daysBefore(let rate): "Les 7 jours précédents sont à \(language.percent(rate))."
    case .doneThoughNotDue: "faite, bien que non prévue"
    case .dayOfArc(let arc, let day, let count):
      "arc \(arc), jour \(language.number(day)) sur \(language.number(count))"
    case .habit(let title): "Habitude \(title)"
    }
  }

  private func words(of band: RateBand) -> String {
    switch band {
    case .all: "tout est fait"
    case .half: "la moitié ou plus"
    case .less: "moins de la moitié"
    case .nothingDue: "rien à faire"
    }
  }
}
