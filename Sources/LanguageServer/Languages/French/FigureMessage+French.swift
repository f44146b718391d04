import Chronology
import Languages

private let language = Language.french

extension FigureMessage {
  var french: String {
    switch self {
    case .day(let day): "\(language.dayAndYear(day.date, .short)), \(language.distance(day))"
    case .weekday(let day): "\(language.capitalized(language.name(of: day.date.weekday))), \(language.distance(day))"
    case .streak(let current, let longest):
      "Série de \(language.number(current)), la plus longue de \(language.number(longest))"
    case .perfectDays(let current, let longest):
      "Série de \(language.counted(current, "journée parfaite", "journées parfaites")), la plus longue de \(language.number(longest))"
    case .lasts(let minutes): "Dure \(language.length(minutes))"
    case .percent(let percent): language.percent(percent)
    case .due(let day): "À faire le \(words(for: day))"
    case .done(let day): "Faite le \(words(for: day))"
    case .steps(let done, let all):
      "\(language.counted(done, "étape faite", "étapes faites")) sur \(language.number(all))"
    case .tasks(let done, let all):
      "\(language.counted(done, "tâche faite", "tâches faites")) sur \(language.number(all))"
    case .openToday: "À faire aujourd’hui"
    case .openSince(let day): "À faire depuis le \(words(for: day))"
    case .ofPeriod(let done, let due): "\(language.number(done)) sur \(language.number(due)) dans cette période"
    case .lastDone(let day): "Dernière fois le \(words(for: day))"
    case .next(let days): "Ensuite\u{A0}: \(days.map { language.dayAndYear($0, .short) }.joined(separator: ", "))"
    case .ofArc(let done, let goal): "\(language.number(done)) sur \(language.number(goal)) dans cet arc"
    case .arcBegins(let day): "L’arc commence le \(words(for: day))"
    case .dayOfArc(let day, let count, 0): "Jour \(language.number(day)) sur \(language.number(count)), le dernier"
    case .dayOfArc(let day, let count, let left):
      "Jour \(language.number(day)) sur \(language.number(count)), \(language.days(left)) \(language.form(left, "restant", "restants"))"
    case .arcIsComplete: "L’arc est terminé"
    case .arcEndedEarly(let days): "L’arc a été terminé plus tôt, après \(language.days(days))"
    case .planned(let days): "Prévue pour le \(days.map(words).joined(separator: "; le "))"
    case .plannedTime(let minutes): "Prévu\u{A0}: \(language.length(minutes))"
    case .nothingFree: "Rien de libre"
    case .free(let minutes, let stretches):
      "Temps libre\u{A0}: \(language.length(minutes)) (\(stretches.map(language.times).joined(separator: ", ")))"
    }
  }

  private func words(for day: SeenDay) -> String { language.say(FigureMessage.day(day)) }
}
