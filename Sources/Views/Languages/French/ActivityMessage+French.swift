import Insight
import Languages

private let language = Language.french

extension ActivityMessage {
  var french: String {
    switch self {
    case .title: "Activités"
    case .count(let count): language.counted(count, "activité", "activités")
    case .doneToday(let count): language.counted(count, "faite aujourd’hui", "faites aujourd’hui")
    case .sentence(let day, let activities, let doneToday):
      "Activités, \(language.weekdayAndDate(day))\(language.colon) "
        + "\(Self.count(activities).french), \(Self.doneToday(doneToday).french)."
    case .activity: "Activité"
    case .last: "Dernière"
    case .total: "Total"
    case .category: "Catégorie"
    case .inAll: "En tout"
    case .every: "Tous les"
    case .longest: "Écart max."
    case .neverDone: "jamais faite"
    case .done(let day): "faite \(language.distance(day))"
    case .since(let day): "depuis le \(day)"
    case .sinceSentence(let day): "Depuis le \(day)."
    case .doneInAll(let count): "\(language.number(count)) en tout"
    case .doneIn(let count, let period, .short): "\(language.number(count)) en \(period.rawValue)"
    case .doneIn(let count, let period, .full): "\(language.number(count)) en \(language.length(of: period))"
    case .period(let period): language.length(of: period)
    case .meanInterval(let mean): "\(text(of: mean)) j"
    case .longestInterval(let days): "\(language.number(days)) j"
    case .everyDay: "tous les jours"
    case .everyDays(let mean): "intervalle moyen de \(text(of: mean)) \(isSingular(mean) ? "jour" : "jours")"
    case .apart(let days): "au plus \(language.days(days)) d’écart"
    case .rank(let rank): "rang \(rank)"
    case .by(let source): "par \(source)"
    case .details: "Détails"
    }
  }

  /// `3,5`
  private func text(of mean: ActivityHistory.Mean) -> String { mean.text.replacing(".", with: ",") }

  private func isSingular(_ mean: ActivityHistory.Mean) -> Bool { language.isSingular(Double(mean.text) ?? 0) }
}
